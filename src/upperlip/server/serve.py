"""Runs the server: `upperlip serve`."""

import asyncio
import gc
import socket
import sys
import webbrowser
from collections.abc import Callable

import uvicorn
from msgspec.structs import replace

from upperlip.server import log
from upperlip.server.http.app import application
from upperlip.server.http.connection import LARGEST
from upperlip.server.http.protocol import PageProtocol
from upperlip.server.server import Server
from upperlip.server.settings import Settings
from upperlip.server.tables.lobby import Lobby


class CannotListen(OSError):
    """Says who has the port, in words."""


class PageServer(uvicorn.Server):
    """Says goodbye: uvicorn alone would close the sockets without a word."""

    def __init__(self, config: uvicorn.Config, lobby: Lobby) -> None:
        super().__init__(config)
        self._lobby = lobby

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._lobby.close()
        await asyncio.sleep(0.2)  # for the last words to leave
        await super().shutdown(sockets)


def serve(settings: Settings, *, browse: bool, say: Callable[[str], None]) -> None:
    """Until it is told to stop."""
    log.set_up(settings.log_format)
    with _listener(settings) as listener, asyncio.Runner(loop_factory=_new_loop()) as runner:
        settings = replace(settings, port=listener.getsockname()[1])
        runner.run(_run(settings, listener, browse=browse, say=say))


def _new_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415 – there is none elsewhere

    return uvloop.new_event_loop


async def _run(
    settings: Settings, listener: socket.socket, *, browse: bool, say: Callable[[str], None]
) -> None:
    """What can go wrong with the store does so before anything listens."""
    parts = await Server.start(settings)
    gc.freeze()  # what is there for good would make every later collection a longer pause
    config = uvicorn.Config(
        application(parts),
        ws=PageProtocol,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=5,
    )
    server = PageServer(config, parts.lobby)
    running = asyncio.create_task(server.serve([listener]))
    while not server.started and not running.done():
        await asyncio.sleep(0.01)
    _welcome(settings, browse=browse, say=say)
    await running


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
