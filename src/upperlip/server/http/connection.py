"""A page's socket: what comes goes to the room's inbox, what goes out is written at once."""

from collections.abc import Callable

import msgspec
from starlette.websockets import WebSocket

from upperlip.server.http.protocol import EXTENSION, PageProtocol
from upperlip.server.store import Guest
from upperlip.server.tables.access import AnyTable
from upperlip.server.tables.inbox import Connected, Disconnected, Said
from upperlip.server.tables.services import Services
from upperlip.server.wire import client_messages, server_messages
from upperlip.server.wire.events import Reason

LARGEST = 64 * 1024  # bytes of a message from a page
_UNREAD_BYTES = 1 << 20  # that a page may be behind before it is dropped
_BURST = 40.0  # messages at once
_PER_SECOND = 20.0
_MOST_MISTAKES = 20
_RESYNCS = 20  # at once: each costs as much as a dozen messages, and pages hardly need any
_RESYNC_SECONDS = 0.5  # for one more

# Codes of our own for closing: the page must not try again by itself.
GONE = 4000
UNKNOWN_GUEST = 4401
NO_TABLE = 4404

_decode = msgspec.json.Decoder(client_messages.AnyClientMessage).decode
_encode = msgspec.json.Encoder().encode
_PONG = _encode(server_messages.Pong())


class SocketConnection:
    """One open page of a guest, to its room a connection like any other.

    Starlette lets the page in. What is said from then on goes straight to and from the socket's
    protocol: every layer would cost as much as the message itself.
    """

    __slots__ = (
        "_ending",
        "_left",
        "_mistakes",
        "_page",
        "_resynced",
        "_seen",
        "_services",
        "_table",
        "_when_gone",
        "guest",
    )

    def __init__(
        self, socket: WebSocket, guest: Guest, services: Services, table: AnyTable
    ) -> None:
        self.guest = guest.id
        self._services = services
        self._table = table
        self._page: PageProtocol = socket.scope["extensions"][EXTENSION]["protocol"]
        self._ending: str | None = None
        self._left = _BURST
        self._seen = services.now()
        self._mistakes = 0
        self._resynced = 0.0  # when all its resyncs are worked off

    # Called by the room

    def send(self, message: bytes) -> None:
        if self._ending is not None:
            return
        self._page.write_text(message)
        if self.unread > _UNREAD_BYTES:
            self._ending = "too-slow"  # it does not read: let it come back when it does
            self._services.metrics.dropped.labels("slow").inc()
            self._page.transport.abort()

    def close(self, why: str) -> None:
        if self._ending is None:
            reason = Reason(rule="table", message=why)
            self.send(_encode(server_messages.Gone(reason=reason)))
            self._ending = why
            self._page.say_goodbye(GONE, why)

    @property
    def unread(self) -> int:
        """Bytes that wait for the page to read them."""
        return self._page.transport.get_write_buffer_size()

    # Called by the server

    def attend(self, name: str, when_gone: Callable[[], None]) -> None:
        """From now on, until the page or the room has had enough."""
        self._when_gone = when_gone
        self._table.put(Connected(self, name))
        self._page.speak_to(self)

    def gone(self) -> None:
        self._table.put(Disconnected(self))
        self._when_gone()

    def hear(self, text: str) -> None:
        if self._ending is not None:
            return
        self._services.metrics.messages.inc()
        if not self._in_time():
            self._drop("too-fast")
            return
        try:
            message: client_messages.AnyClientMessage = _decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._misunderstood()
        else:
            if isinstance(message, client_messages.Ping):
                self.send(_PONG)
            elif isinstance(message, client_messages.Resync) and not self._may_resync():
                self._drop("too-fast")
            else:
                self._table.put(Said(self, message, self._seen))

    def _misunderstood(self) -> None:
        self._mistakes += 1
        if self._mistakes > _MOST_MISTAKES:
            self._drop("too-many-mistakes")
            return
        reason = Reason(rule="table", message="not-understood")
        self.send(_encode(server_messages.Refused(ref=None, reason=reason)))

    def _drop(self, why: str) -> None:
        self._services.metrics.dropped.labels(why).inc()
        self.close(why)

    def _in_time(self) -> bool:
        now = self._services.now()
        self._left = min(_BURST, self._left + (now - self._seen) * _PER_SECOND)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def _may_resync(self) -> bool:
        self._resynced = max(self._resynced, self._seen) + _RESYNC_SECONDS
        return self._resynced <= self._seen + _RESYNCS * _RESYNC_SECONDS
