"""The WebSocket protocol, as patient as a host: not for ever.

What uvicorn leaves open: whoever stops reading keeps the socket and what waits in it for as long as
they like, unread answers to pings included; whoever sends nothing but pings and empty pieces of
messages keeps us busy with a few bytes each; and broken UTF-8 is logged like a fault of ours.
Once a page is let in, it goes on without ASGI: an event, a queue and a task for each message would
cost more than the message, and the request and all the layers that saw it more than the page.
"""

from asyncio import Future, TimerHandle, get_running_loop
from collections.abc import Callable
from typing import Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

EXTENSION = "upperlip.page"  # where the application finds its page's protocol
UNREAD_SECONDS = 10.0  # that what was sent may wait for its reader
_PIECE = 4096  # bytes read before we look whether it is worth going on
_NOISE = 100.0  # frames at once that say nothing
_NOISE_PER_SECOND = 2.0
_NOT_UTF8 = 1007
_WHOLE_TEXT = 0x81  # the first byte of a message in one frame (RFC 6455, 5.2)
_TWO_BYTES, _EIGHT_BYTES = 126, 127  # of length follow


class Listener(Protocol):
    """To whom a page speaks that was let in."""

    def hear(self, text: str) -> None: ...

    def gone(self) -> None:
        """The page has ended, or is being ended; called once."""


class _Mailbox:
    """What the application waits for: as `asyncio.Queue`, at a tenth of its size."""

    __slots__ = ("_waiting", "items")

    def __init__(self) -> None:
        self.items: list[Any] = []
        self._waiting: Future[None] | None = None

    def put_nowait(self, item: object) -> None:
        self.items.append(item)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:
        while not self.items:
            self._waiting = get_running_loop().create_future()
            await self._waiting
        return self.items.pop(0)

    def empty(self) -> bool:
        return not self.items


class _End:
    """In the mailbox's place for a page that was let in: all that still comes there is its end."""

    __slots__ = ("_end",)

    def __init__(self, end: Callable[[], None]) -> None:
        self._end = end

    def put_nowait(self, _event: object) -> None:
        self._end()


class _Sign:
    """As `asyncio.Event`, where nobody waits."""

    __slots__ = ("_up",)

    def __init__(self, up: bool) -> None:
        self._up = up

    def is_set(self) -> bool:
        return self._up

    def set(self) -> None:
        self._up = True

    def clear(self) -> None:
        self._up = False


class PageProtocol(WebSocketsSansIOProtocol):
    _listener: Listener | None = None
    _let_in = False
    _unread: TimerHandle | None = None
    _quiet = _NOISE  # frames that may still come and say nothing
    _heard_noise = 0.0

    def __init__(self, *parts: Any, **named: Any) -> None:
        super().__init__(*parts, **named)
        self._mailbox = _Mailbox()
        self.queue = self._mailbox  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            assert self.scope["extensions"] is not None, "uvicorn offers one itself"
            self.scope["extensions"][EXTENSION] = {"protocol": self}

    def start_keepalive(self) -> None:
        """The page is let in: what it asked, and what it was answered, is not needed any more."""
        super().start_keepalive()
        self.request.headers.clear()  # the parser never lets go of the request
        del self.request, self.response

    # From the application to a listener

    def speak_to(self, listener: Listener) -> None:
        """The page is let in; the application that did so may end."""
        self._listener, self._let_in = listener, True
        self.queue = _End(self._end)  # type: ignore[assignment]
        self.writable = _Sign(self.writable.is_set())  # type: ignore[assignment]
        for event in self._mailbox.items:  # what came before anybody listened
            if event["type"] == "websocket.receive":
                listener.hear(event.get("text") or "")
            else:
                self._end()
        del self._mailbox
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def _end(self) -> None:
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.gone()
            self._close_in_time()

    async def run_asgi(self) -> None:
        """As uvicorn's, which would close the socket of a page that was let in."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("Exception in ASGI application")
            self.send_500_response()
        if self._let_in:
            del self.scope
            return
        if self.close_timer is None:
            self.transport.close()
        self._close_in_time()

    def _close_in_time(self) -> None:
        """Even if the last word is never read."""
        self.loop.call_later(self.close_timeout + 1, self.transport.abort)

    # What is said

    def write_text(self, text: bytes) -> None:
        """Unless the socket is being closed."""
        if self.conn.state is OPEN and not self.close_sent and not self.disconnected:
            self.transport.write(_head(len(text)) + text)

    def say_goodbye(self, code: int, reason: str) -> None:
        """Closes the socket as ASGI's `websocket.close` would, without having to wait."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    # Whoever does not read

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _stop_waiting(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def handle_ping(self) -> None:
        if not self._endure():
            return
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # an answer more would only wait with the others

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # closing would wait until the last word is read

    # What is heard

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), _PIECE):
            if not self.transport.is_closing():
                super().data_received(data[start : start + _PIECE])

    def _endure(self) -> bool:
        """A frame that says nothing: pages send hardly any, and each costs as much as a message."""
        now = self.loop.time()
        since, self._heard_noise = now - self._heard_noise, now
        self._quiet = min(_NOISE, self._quiet + since * _NOISE_PER_SECOND) - 1
        if self._quiet < 0 and not self.transport.is_closing():
            self.transport.abort()
        return self._quiet >= 0

    def handle_cont(self, event: Frame) -> None:
        if event.fin or self._endure():
            super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        if self._endure():
            super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        if self.close_sent and not self._endure():  # nobody listens any more
            return
        if self.curr_msg_data_type != "text":
            text = ""  # pages send nothing of the kind
        else:
            try:
                text = b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.fail(_NOT_UTF8)
                self.handle_parser_exception()
                return
        if not self._let_in:
            super().send_receive_event_to_app()
            return
        self.frames = []
        if self._listener is not None and not self.close_sent:
            self._listener.hear(text)


def _head(size: int) -> bytes:
    """Of a frame with so many bytes of text."""
    if size < _TWO_BYTES:
        return bytes((_WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((_WHOLE_TEXT, _TWO_BYTES)) + size.to_bytes(2)
    return bytes((_WHOLE_TEXT, _EIGHT_BYTES)) + size.to_bytes(8)
