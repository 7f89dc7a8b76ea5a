"""Those who come to disturb: pairs at tables of their own, and clients below the WebSocket."""

import asyncio
from typing import Any

from websockets.frames import Frame, Opcode

from tests.server.background_server import BackgroundServer
from tests.server.guests import PATIENCE, Closed, Guest, Page
from upperlip.server.http.identity import COOKIE


async def pair(server: BackgroundServer, **setup: Any) -> tuple[str, list[Guest], list[Page]]:
    """Two at a table of their own."""
    guests = await server.visitors("Mal", "Eve")
    setup = {"game": "mustachio", "players": 2, "settings": {"pace": "instant"}} | setup
    table = await guests[0].open_table(**setup)
    pages = [await guest.page(table) for guest in guests]
    await pages[1].say("sit", seat=1)
    for page in pages:
        await page.until(lambda page=page: page.table["seats"][1]["guest"] is not None)  # type: ignore[misc]
    return table, guests, pages


async def begin(pages: list[Page]) -> None:
    for page in pages:
        await page.salt()
    await pages[0].start()
    await asyncio.gather(*(_to_play(page) for page in pages))


async def _to_play(page: Page) -> None:
    while page.table["stage"] != "play":
        if page.table["waiting"]:
            await page.go_on()
        await page.hear()


async def closing(page: Page) -> Closed:
    """How the server closes it."""
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                await page.hear()
    except Closed as closed:
        return closed


def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


class RawSocket:
    """A client below the WebSocket: sends what it likes, reads when it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def connect(cls, address: str) -> "RawSocket":
        host, port = address.split(":")
        return cls(*await asyncio.open_connection(host, int(port), limit=1024))

    @classmethod
    async def page(cls, guest: Guest, table: str, **headers: str) -> "RawSocket":
        """Asks for a socket; the answer is still to be read."""
        socket = await cls.connect(guest.address)
        asked = {
            "host": guest.address,
            "upgrade": "websocket",
            "connection": "Upgrade",
            "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
            "sec-websocket-version": "13",
            "cookie": f"{COOKIE}={guest.http.cookies.get(COOKIE)}",
        } | headers
        lines = [f"GET /ws/{table} HTTP/1.1", *(f"{n}: {v}" for n, v in asked.items())]
        socket.writer.write("\r\n".join([*lines, "", ""]).encode())
        return socket

    async def let_in(self) -> None:
        answer = await self.reader.readuntil(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101")

    async def read_all(self) -> bytes:
        """Until the server closes it, politely or not."""
        read = b""
        try:
            async with asyncio.timeout(PATIENCE):
                while piece := await self.reader.read(65536):
                    read += piece
        except ConnectionError:
            pass
        return read

    async def close_code(self) -> int:
        """That the server closes the WebSocket with."""
        async with asyncio.timeout(PATIENCE):
            while True:
                kind, size = await self.reader.readexactly(2)
                if size > 125:
                    size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8))
                payload = await self.reader.readexactly(size)
                if kind & 0xF == Opcode.CLOSE:
                    return int.from_bytes(payload[:2])

    def vanish(self) -> None:
        """As a cut cable: without a word."""
        self.writer.transport.abort()
