"""Runs the server: `upperlip serve`."""

import asyncio
import socket
import sys
import webbrowser
from collections.abc import Callable

import uvicorn

from upperlip.server import log
from upperlip.server.app import application
from upperlip.server.connection import LARGEST
from upperlip.server.server import Server
from upperlip.server.settings import Settings


class CannotListen(OSError):
    """Says who has the port, in words."""


def serve(settings: Settings, *, browse: bool, say: Callable[[str], None]) -> None:
    """Until it is told to stop."""
    log.set_up(settings.log_format)
    listener = _listener(settings)
    app = application(settings, lambda: Server.start(settings))
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=5,
    )
    server = uvicorn.Server(config)
    asyncio.run(_run(server, listener, settings, browse=browse, say=say))


async def _run(
    server: uvicorn.Server,
    listener: socket.socket,
    settings: Settings,
    *,
    browse: bool,
    say: Callable[[str], None],
) -> None:
    running = asyncio.create_task(server.serve([listener]))
    while not server.started and not running.done():
        await asyncio.sleep(0.01)
    if not running.done():
        _welcome(settings, listener.getsockname()[1], browse=browse, say=say)
    await running


def _welcome(settings: Settings, port: int, *, browse: bool, say: Callable[[str], None]) -> None:
    here = f"http://localhost:{port}"
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
