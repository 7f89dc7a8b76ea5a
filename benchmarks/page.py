"""A page that costs next to nothing: what a server can take should not hang on its clients.

The WebSocket protocol as far as an honest server needs it (RFC 6455): messages in one frame, pings
answered, a mask of zeros.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any, cast

import msgspec
from msgspec import UNSET, Struct, UnsetType

_TEXT, _PING, _PONG = 1, 9, 10


class Ask(Struct):
    id: str
    what: str
    seats: list[int]


class Choice(Struct):
    parts: int
    legal: list[str]


class Round(Struct):
    hand: list[str]
    hand_sizes: list[int]


class View(Struct):
    round: Round | None


class Play(Struct):
    ask: Ask | None
    choice: Choice | None
    view: View


class Seat(Struct):
    bot: str | None
    salted: bool


class Table(Struct):
    seats: list[Seat]
    stage: str
    number: int
    next_commitment: str
    waiting: str | None


class Message(Struct):
    """What a player needs to know of all that is told."""

    type: str
    id: str = ""
    table: Table | UnsetType = UNSET
    play: Play | UnsetType | None = UNSET
    reason: dict[str, Any] = {}


_decode = msgspec.json.Decoder(Message).decode
_encode = msgspec.json.Encoder().encode


class Page(asyncio.Protocol):
    """`hear` is called with every message."""

    def __init__(self, hear: Callable[["Page", Message], None]) -> None:
        self.table: Table | None = None
        self.play: Play | None = None
        self.lost = False
        self._hear = hear
        self._buffer = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None

    async def connect(self, port: int, table: str, cookie: str) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, "127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        assert self._transport is not None
        self._transport.write(
            f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )

    def say(self, kind: str, **fields: object) -> None:
        self._send(_TEXT, _encode({"type": kind, **fields}))

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else _long_head(kind, size)
        assert self._transport is not None
        self._transport.write(head + bytes(4) + payload)

    # Called by the loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, _: Exception | None) -> None:
        self.lost = True

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head.decode()
            self._open, self._buffer = True, bytearray(rest)
        while (frame := self._frame()) is not None:
            self._take(*frame)

    def _frame(self) -> tuple[int, bytes] | None:
        """The next one that is complete."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start])
        if len(buffer) < start + size:
            return None
        frame = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return frame

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == _PING:
            self._send(_PONG, payload)
        elif kind == _TEXT:
            message = _decode(payload)
            if message.table is not UNSET:
                self.table = message.table
            if message.play is not UNSET:
                self.play = message.play
            self._hear(self, message)


def _long_head(kind: int, size: int) -> bytes:
    return bytes((0x80 | kind, 0x80 | 126)) + size.to_bytes(2)
