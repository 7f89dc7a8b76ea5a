"""Where tables are kept, for the commands of those who run a server."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TypeVar

from upperlip.commands import Usage, complain, say
from upperlip.commands.arguments import Parser
from upperlip.commands.serve import IN_USE

T = TypeVar("T")


def add_data(command: Parser) -> None:
    command.add_argument(
        "--data",
        metavar="FILE",
        help="where the server keeps its tables (default UPPERLIP_DATA, or upperlip.sqlite); "
        "or a postgresql:// address",
    )


def store_url(data: str | None) -> str:
    """As the server would find it."""
    from upperlip.server.settings import BadSetting, read_settings  # noqa: PLC0415 – others need none

    try:
        return read_settings({"data": data}).store_url
    except BadSetting as error:
        raise Usage(str(error)) from None


def report_outcome(work: Coroutine[object, object, T], words: Callable[[T], str]) -> int:
    """Says what came of it, or who has the tables."""
    from upperlip.server.store import InUse, StoreError  # noqa: PLC0415

    try:
        result = asyncio.run(work)
    except InUse as error:
        complain(str(error))
        return IN_USE
    except StoreError as error:
        raise Usage(str(error)) from None
    say(words(result))
    return 0
