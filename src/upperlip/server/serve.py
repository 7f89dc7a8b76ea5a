"""Runs the server: `upperlip serve`."""

import asyncio
import gc
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import uvicorn
from msgspec.structs import replace

from upperlip.definitions.library import Library
from upperlip.server import log
from upperlip.server.http.app import application
from upperlip.server.http.listening import PageConfig
from upperlip.server.server import Server
from upperlip.server.settings import Settings
from upperlip.server.supervise import Supervisor, inherited, orphaned
from upperlip.server.tables.cleaning import clean_daily

_MOST_DESCRIPTORS = 1 << 16
_SWITCH = 0.001  # seconds that the store's threads wait for Python's lock, at most
_YOUNG = 5_000  # new objects, until Python looks which of them refer to themselves
_NEVER = 1_000_000_000
_BETWEEN_COLLECTIONS = 600.0  # seconds


class CannotListen(OSError):
    """Says who has the port, in words."""


class PageServer(uvicorn.Server):
    """Says goodbye: uvicorn alone would close the sockets without a word."""

    def __init__(self, config: uvicorn.Config, parts: Server) -> None:
        super().__init__(config)
        self._parts = parts

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._parts.company is not None:  # whoever comes now is to come to the others
            for server in self.servers:
                server.close()
        await self._parts.say_goodbye()
        await asyncio.sleep(0.2)  # for the last words to leave
        await super().shutdown(sockets)


def serve(settings: Settings, cards: Library, *, browse: bool, say: Callable[[str], None]) -> None:
    """Until it is told to stop; tables may name these cards from outside."""
    log.set_up(settings.log_format)
    given = inherited()
    with (
        given or _listener(settings) as listener,
        asyncio.Runner(loop_factory=_new_loop()) as runner,
    ):
        settings = replace(settings, port=listener.getsockname()[1])
        if settings.processes is not None and settings.processes > 1:
            welcome = partial(_welcome, settings, browse=browse, say=say)
            code = runner.run(Supervisor(settings, listener, welcome).run())
            if code:
                sys.exit(code)
        else:
            runner.run(_run(settings, cards, listener, given is not None, browse=browse, say=say))


def _new_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415 – there is none elsewhere

    return uvloop.new_event_loop


async def _run(
    settings: Settings,
    cards: Library,
    listener: socket.socket,
    child: bool,
    *,
    browse: bool,
    say: Callable[[str], None],
) -> None:
    """What can go wrong with the store does so before anything listens."""
    parts = await Server.start(settings, cards)
    sys.setswitchinterval(_SWITCH)
    _collect_rarely()
    config = PageConfig(application(parts), settings, _descriptors())
    server = PageServer(config, parts)
    running = asyncio.create_task(server.serve([listener]))
    while not server.started and not running.done():
        await asyncio.sleep(0.01)
    if child:
        with suppress(BrokenPipeError):  # whoever has started us is gone already
            say("up")
    else:
        _welcome(settings, browse=browse, say=say)
    collecting = asyncio.create_task(_collect())
    cleaning = asyncio.create_task(_clean(parts, settings))
    taken_over = asyncio.create_task(parts.services.store.taken_over())
    alone = asyncio.create_task(orphaned() if child else asyncio.Event().wait())
    ends = {running, taken_over, alone}
    await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
    for task in (collecting, cleaning, alone):
        task.cancel()
    server.should_exit |= alone.done()
    if taken_over.done():
        server.should_exit = True
        await running
        raise taken_over.result()
    taken_over.cancel()
    await running


def _collect_rarely() -> None:
    """A whole collection stops every table, a tenth of a second and longer where there are
    hundreds, and finds next to nothing: games, pages and messages are freed without it."""
    gc.freeze()
    gc.set_threshold(_YOUNG, 5, _NEVER)


async def _collect() -> None:
    """What refers to itself: tables and pages that are long gone."""
    while True:
        await asyncio.sleep(_BETWEEN_COLLECTIONS)
        gc.collect()


async def _clean(parts: Server, settings: Settings) -> None:
    days, finished = settings.keep_days, settings.keep_finished_days
    if days is not None or finished is not None:
        forget = parts.identity.forget_all
        await clean_daily(parts.services, parts.lobby, days, finished, parts.guests_here, forget)


def _descriptors() -> int:
    """As many as the system lets us have: each connection takes one."""
    if sys.platform == "win32":
        return _MOST_DESCRIPTORS
    import resource  # noqa: PLC0415 – there is none elsewhere

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < _MOST_DESCRIPTORS:
        most = _MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, _MOST_DESCRIPTORS)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        return most
    return min(soft, _MOST_DESCRIPTORS)


def _welcome(settings: Settings, *, browse: bool, say: Callable[[str], None]) -> None:
    here = f"http://localhost:{settings.port}"
    say(f"Upperlip is at {here}")
    if not settings.address.startswith(("http://127.", here)):
        say(f"friends come to {settings.address}")
    say("Ctrl-C stops it; games go on where they were.")
    if browse:
        webbrowser.open(here)


def _listener(settings: Settings) -> socket.socket:
    """Bound before anything else, so that a taken port is one clear line."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        where = f"{settings.host}:{settings.port}"
        raise CannotListen(f"cannot listen at {where}: {error.strerror}; try --port") from None
    return listener
