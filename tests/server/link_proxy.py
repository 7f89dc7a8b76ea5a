"""Stands between two server processes, and can stop passing anything on."""

import asyncio
from contextlib import suppress


class LinkProxy:
    """Whoever calls it gets to the process behind it."""

    def __init__(self, target: str) -> None:
        self._host, _, port = target.partition(":")
        self._port = int(port)
        self._server: asyncio.Server | None = None
        self._sockets: set[asyncio.StreamWriter] = set()
        self._silent = False
        self.passed = 0  # bytes

    @property
    def address(self) -> str:
        assert self._server is not None, "it is open"
        return f"127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1")

    def close(self) -> None:
        if self._server is not None:
            self._server.close()
        self._drop()

    def fall_silent(self) -> None:
        """All sockets stand, new ones are taken, and nothing gets through: as a cut cable does."""
        self._silent = True

    def speak_again(self) -> None:
        """What was said meanwhile is lost, so the sockets are of no use any more."""
        self._silent = False
        self._drop()

    def _drop(self) -> None:
        for socket in self._sockets:
            socket.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        sockets = {writer}
        self._sockets |= sockets
        with suppress(OSError):
            there, here = await asyncio.open_connection(self._host, self._port)
            sockets.add(here)
            self._sockets |= sockets
            await asyncio.gather(self._pass_on(reader, here), self._pass_on(there, writer))
        for socket in sockets:
            socket.close()
        self._sockets -= sockets

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while some := await reader.read(1 << 16):
                if not self._silent:
                    self.passed += len(some)
                    writer.write(some)
                    await writer.drain()
        writer.close()
