"""What if: from a step of a finished game somebody plays on, at a table of their own."""

import msgspec
from starlette.requests import Request

from upperlip.definitions import versions
from upperlip.records.record import format_of
from upperlip.server.http.allowances import new_tables
from upperlip.server.http.api.endpoint import spend
from upperlip.server.http.api.handlers import (
    ending_of,
    known_guest,
    opened,
    own_record,
    read_record,
    server_of,
)
from upperlip.server.http.api.sharing import shared
from upperlip.server.tables.practice import Origin, practice_table
from upperlip.server.tables.refusal import Refusal
from upperlip.server.wire import api

_ORIGINS = msgspec.json.Decoder(Origin)


async def from_own(request: Request, body: api.NewPractice) -> api.Opened:
    """Only of games that were played to their end: the cards of others are a secret."""
    found = await own_record(request)
    if not ending_of(found).over:
        raise Refusal("practice-unfinished")
    return await _open(request, found, body)


async def from_shared(request: Request, body: api.NewPractice) -> api.Opened:
    return await _open(request, (await shared(request)).record, body)


async def _open(request: Request, record: str, body: api.NewPractice) -> api.Opened:
    guest, server = await known_guest(request), server_of(request)
    origin = _ORIGINS.decode(record)
    read = await read_record(request, "practice", record, body.step)
    if read == b"null" or origin.format != format_of(versions.latest()):
        raise Refusal("nothing-to-practise")
    origin = msgspec.structs.replace(origin, steps=origin.steps[: int(read)])
    document = practice_table(server.services, origin, body, (guest.id, guest.name))
    most = server.settings.tables_per_address
    spend(request, new_tables(most), Refusal("too-many-tables", number=most))
    return await opened(server, document)
