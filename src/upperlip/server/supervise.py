"""Several server processes on one machine: they share a port, and are replaced when they end."""

import asyncio
import os
import signal
import socket
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from collections.abc import Callable
from contextlib import suppress

import msgspec

from upperlip.server.bots.turns import FOLDER
from upperlip.server.settings import PREFIX, Settings
from upperlip.server.store import Store
from upperlip.workers import cores

LISTENER = "UPPERLIP_LISTENER"  # the descriptor of the socket that a child is to listen at
_LOOK = 0.05  # seconds
_PAUSE = 1.0  # seconds before one is replaced that has not lived longer


class Supervisor:
    """All accept from one socket: who is stopped or ends takes no visitor along."""

    def __init__(
        self, settings: Settings, listener: socket.socket, welcome: Callable[[], None]
    ) -> None:
        self._settings = settings
        self._welcome = welcome
        self._listener = listener
        self._children: dict[int, Process] = {}  # those that are up, by number
        self._stopping = asyncio.Event()
        self._was_up = False
        self._failed = 0
        self._replacing = asyncio.Lock()
        self._turns = ""  # where those of the machine are

    async def run(self) -> int:
        """Until it is told to stop. SIGHUP replaces them one by one, for an upgrade.

        The exit code: not 0 if they cannot even start.
        """
        await (await Store.open(self._settings.store_url, several=True)).close()
        with tempfile.TemporaryDirectory(prefix="upperlip-") as turns:
            self._turns = turns
            await self._run()
        return self._failed

    async def _run(self) -> None:
        self._listener.listen()  # whoever comes before they are there waits
        loop = asyncio.get_running_loop()
        for ending in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(ending, self._stopping.set)
        replacing: set[asyncio.Task[None]] = set()
        loop.add_signal_handler(
            signal.SIGHUP, lambda: replacing.add(asyncio.create_task(self._replace()))
        )
        watching = [asyncio.create_task(self._watch(n)) for n in range(self._count)]
        await self._stopping.wait()
        for child in self._children.values():
            _end(child)
        await asyncio.gather(*watching)

    @property
    def _count(self) -> int:
        assert self._settings.processes is not None
        return self._settings.processes

    async def _watch(self, number: int) -> None:
        while not self._stopping.is_set():
            begun = time.monotonic()
            child = self._children[number] = await self._started(number)
            if self._stopping.is_set():
                _end(child)
            code = await child.wait()
            del self._children[number]
            if code and not self._was_up:
                self._failed = code
                self._stopping.set()
            if time.monotonic() - begun < _PAUSE:
                with suppress(TimeoutError):
                    async with asyncio.timeout(_PAUSE):
                        await self._stopping.wait()

    async def _replace(self) -> None:
        """Each when the one before it is there again."""
        async with self._replacing:
            for number in range(self._count):
                old = await self._there(number)
                if old is None:
                    return
                _end(old)
                while await self._there(number) is old:
                    await asyncio.sleep(_LOOK)

    async def _there(self, number: int) -> Process | None:
        """When it is up; None if all are to end."""
        while number not in self._children and not self._stopping.is_set():
            await asyncio.sleep(_LOOK)
        return self._children.get(number)

    async def _started(self, number: int) -> Process:
        """As soon as it listens, or has given up."""
        child = await create_subprocess_exec(
            *(sys.executable, "-m", "upperlip", "serve"),
            stdin=PIPE,  # which it reads to its end: ours
            stdout=PIPE,
            pass_fds=[self._listener.fileno()],
            env=os.environ | self._environment(number),
        )
        assert child.stdout is not None
        up = bool(await child.stdout.readline())
        if up and not self._was_up:
            self._was_up = True
            self._welcome()
        return child

    def _environment(self, number: int) -> dict[str, str]:
        """All settings, so that no flag is needed; each has its share of the bots' processes."""
        settings = self._settings
        workers, rest = divmod(settings.workers or 2 * cores(), self._count)
        host, port = settings.internal
        own: dict[str, object] = {"processes": 1, "workers": max(1, workers + (number < rest))}
        named = f"[{host}]" if ":" in host else host
        own["internal_address"] = f"{named}:{port + number if port else 0}"
        given = msgspec.structs.asdict(settings) | own
        return {
            **{PREFIX + name.upper(): str(value) for name, value in given.items() if value},
            LISTENER: str(self._listener.fileno()),
            FOLDER: self._turns,
            "PYTHONUNBUFFERED": "1",  # its first line says that it is there
        }


def _end(child: Process) -> None:
    with suppress(ProcessLookupError):
        child.send_signal(signal.SIGTERM)


def inherited() -> socket.socket | None:
    """What we are to listen at, if we are one of several that somebody has started."""
    number = os.environ.pop(LISTENER, None)
    return None if number is None else socket.socket(fileno=int(number))


async def orphaned() -> None:
    """Waits until whoever has started us is gone."""
    loop, gone = asyncio.get_running_loop(), asyncio.Event()

    def read() -> None:
        if not os.read(sys.stdin.fileno(), 1024):
            gone.set()

    loop.add_reader(sys.stdin.fileno(), read)
    try:
        await gone.wait()
    finally:
        loop.remove_reader(sys.stdin.fileno())
