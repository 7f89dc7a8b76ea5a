"""All that is looked at, one after the other."""

from collections.abc import AsyncIterator, Mapping

from upperlip.server.doctor.database import check_database
from upperlip.server.doctor.finding import Finding
from upperlip.server.doctor.line import check_line
from upperlip.server.doctor.machine import check_disk, check_machine
from upperlip.server.doctor.neighbours import check_neighbours
from upperlip.server.doctor.setting import check_settings
from upperlip.server.settings import Settings


async def examine(settings: Settings, environment: Mapping[str, str]) -> AsyncIterator[Finding]:
    for finding in check_settings(settings, environment):
        yield finding
    for finding in check_machine():
        yield finding
    for finding in check_disk(settings):
        yield finding
    async for finding in check_database(settings):
        yield finding
    async for finding in check_neighbours(settings):
        yield finding
    async for finding in check_line(settings):
        yield finding
