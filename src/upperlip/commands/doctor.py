"""upperlip doctor."""

import argparse
import asyncio
import os

from upperlip.commands import say
from upperlip.commands.arguments import Commands
from upperlip.commands.serve import FLAGS, add_flags

WRONG = 1  # the exit code where something is
_MARKS = {"good": "ok   ", "note": "note ", "wrong": "WRONG"}


def register(commands: Commands) -> None:
    command = commands.add_parser(
        "doctor", help="what is wrong with a server, or would be, and what to do about it"
    )
    add_flags(command)
    command.epilog = "Give it what the server is given, flags and environment."
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from upperlip.server.doctor import Finding, examine  # noqa: PLC0415 – others need no server
    from upperlip.server.settings import BadSetting, read_settings  # noqa: PLC0415

    def tell(finding: Finding) -> None:
        say(f"{_MARKS[finding.level]} {finding.words}")

    try:
        settings = read_settings({name: getattr(arguments, name, None) for name in FLAGS})
    except BadSetting as error:
        tell(Finding("wrong", f"a setting is not understood: {error}"))
        return WRONG

    async def examination() -> bool:
        well = True
        async for finding in examine(settings, os.environ):
            tell(finding)
            well = well and finding.level != "wrong"
        return well

    return 0 if asyncio.run(examination()) else WRONG
