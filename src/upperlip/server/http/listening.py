"""The HTTP protocol, and how we listen: what uvicorn has no limits of its own for.

Half a request must not hold a connection for ever, nor may somebody who never reads the answer.
"""

from asyncio import TimerHandle, Transport
from typing import Any

import h11
import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol

from upperlip.server.http.connection import LARGEST
from upperlip.server.http.connection_limits import ConnectionLimits
from upperlip.server.http.protocol import UNREAD_SECONDS, PageProtocol
from upperlip.server.settings import Settings

REQUEST_SECONDS = 10.0  # from its first byte, or from the connection, to its last
IDLE_SECONDS = 5  # that a connection is kept for another request: a proxy must let go earlier
_UNFINISHED = (h11.IDLE, h11.SEND_BODY)


class PageConfig(uvicorn.Config):
    """Everything that uvicorn has to know; the protocols find their limits here."""

    def __init__(self, app: ASGIApp, settings: Settings, descriptors: int) -> None:
        super().__init__(
            app,
            http=RequestProtocol,
            ws=CountedPageProtocol,
            ws_max_size=LARGEST,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=[str(proxy) for proxy in settings.proxies_on_sockets],
            timeout_keep_alive=IDLE_SECONDS,
            timeout_graceful_shutdown=5,
        )
        self.limits = ConnectionLimits(
            descriptors, settings.connections_per_address, settings.many_behind
        )


def _limits(config: uvicorn.Config) -> ConnectionLimits:
    assert isinstance(config, PageConfig), "nobody else makes one"
    return config.limits


def _peer(transport: Transport) -> str:
    name = transport.get_extra_info("peername")
    return str(name[0]) if name else "?"


class RequestProtocol(H11Protocol):
    _unfinished: TimerHandle | None = None
    _unread: TimerHandle | None = None

    def __init__(self, config: uvicorn.Config, *rest: Any, **more: Any) -> None:
        super().__init__(config, *rest, **more)
        self._limits = _limits(config)

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._limits.come(transport, _peer(transport)):
            self._wait_for_request()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state not in _UNFINISHED:
            self._stop_waiting()
            self._limits.heard(self.transport)
        elif self._unfinished is None and self.transport.get_protocol() is self:
            self._limits.listen(self.transport)
            self._wait_for_request()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        self._limits.go(self.transport)  # the page's protocol counts it from now on
        super().handle_websocket_upgrade(event)

    def _wait_for_request(self) -> None:
        self._unfinished = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._unfinished is not None:
            self._unfinished.cancel()
            self._unfinished = None

    # Whoever does not read the answer

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_sending()

    def _stop_sending(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._stop_sending()
        self._limits.go(self.transport)
        super().connection_lost(exc)


class CountedPageProtocol(PageProtocol):
    """It has sent a whole request, so it is not silent."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        limits = _limits(self.config)
        if limits.come(transport, _peer(transport)):
            limits.heard(transport)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        _limits(self.config).go(self.transport)
        super().connection_lost(exc)
