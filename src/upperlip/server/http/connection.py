"""A page's socket: what comes goes to the room's inbox, what goes out waits in a short queue."""

import asyncio
from collections import deque

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from upperlip.server.store import Guest
from upperlip.server.tables.inbox import Connected, Disconnected, Received
from upperlip.server.tables.room_task import RoomTask
from upperlip.server.tables.services import Services
from upperlip.server.wire import client_messages, server_messages
from upperlip.server.wire.events import Reason

LARGEST = 64 * 1024  # bytes of a message from a page
_QUEUE_BYTES = 1 << 20  # that a page may be behind before it is dropped
_BURST = 40.0  # messages at once
_PER_SECOND = 20.0
_MOST_MISTAKES = 20

# Codes of our own for closing: the page must not try again by itself.
GONE = 4000
UNKNOWN_GUEST = 4401
NO_TABLE = 4404

_decode = msgspec.json.Decoder(client_messages.AnyClientMessage).decode
_encode = msgspec.json.Encoder().encode


class Broken(Exception):
    """The page misbehaves; the word says how."""


class SocketConnection:
    """One open page of a guest, to its room a connection like any other."""

    def __init__(self, socket: WebSocket, guest: Guest, services: Services) -> None:
        self.guest = guest.id
        self._socket = socket
        self._services = services
        self._queue: deque[bytes] = deque()
        self._behind = 0
        self._wake = asyncio.Event()
        self._ending: str | None = None
        self._left = _BURST
        self._seen = services.now()
        self._mistakes = 0
        self._sending: asyncio.Task[None] | None = None

    # Called by the room

    def send(self, message: bytes) -> None:
        if self._ending is not None:
            return
        self._queue.append(message)
        self._behind += len(message)
        if self._behind > _QUEUE_BYTES:  # it does not read: let it come back when it does
            self._queue.clear()
            self._services.metrics.dropped.labels("slow").inc()
            self._ending = "too-slow"
            if self._sending is not None:
                self._sending.cancel()  # it waits for a reader
        self._wake.set()

    def close(self, why: str) -> None:
        if self._ending is None:
            reason = Reason(rule="table", message=why)
            self.send(_encode(server_messages.Gone(reason=reason)))
            self._ending = why
            self._wake.set()

    # Called by the server

    async def serve(self, room_task: RoomTask, name: str) -> None:
        """Until the page, or the room, has had enough."""
        room = room_task.room
        room.put(Connected(self, name))
        listening = asyncio.create_task(self._listen(room_task))
        sending = self._sending = asyncio.create_task(self._send_all())
        try:
            await asyncio.wait({listening, sending}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.put(Disconnected(self))
            for task in (listening, sending):
                task.cancel()
            await asyncio.gather(listening, sending, return_exceptions=True)
        await self._close()

    async def _listen(self, room_task: RoomTask) -> None:
        try:
            while True:
                message = self._read(await self._socket.receive())
                if message is not None:
                    room_task.room.put(Received(self, message))
        except WebSocketDisconnect:
            pass
        except Broken as error:
            self._services.metrics.dropped.labels(str(error)).inc()
            self.close(str(error))
            await asyncio.sleep(0.2)  # for the last word to leave

    def _read(self, event: Message) -> client_messages.AnyClientMessage | None:
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(1000)
        self._services.metrics.messages.inc()
        self._slow_down()
        try:
            text = event.get("text")
            message: client_messages.AnyClientMessage = _decode(
                text if isinstance(text, str) else b""
            )
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._mistakes += 1
            if self._mistakes > _MOST_MISTAKES:
                raise Broken("too-many-mistakes") from None
            reason = Reason(rule="table", message="not-understood")
            self.send(_encode(server_messages.Refused(ref=None, reason=reason)))
            return None
        return message

    def _slow_down(self) -> None:
        now = self._services.now()
        self._left = min(_BURST, self._left + (now - self._seen) * _PER_SECOND)
        self._seen = now
        if self._left < 1:
            raise Broken("too-fast")
        self._left -= 1

    async def _send_all(self) -> None:
        while True:
            while self._queue:
                message = self._queue.popleft()
                await self._socket.send_text(message.decode())
                self._behind -= len(message)
            if self._ending is not None:
                return
            await self._wake.wait()
            self._wake.clear()

    async def _close(self) -> None:
        if self._socket.client_state is WebSocketState.CONNECTED:
            try:
                async with asyncio.timeout(1):
                    await self._socket.close(GONE, self._ending)
            except (TimeoutError, RuntimeError, WebSocketDisconnect):
                pass
