"""The WebSocket protocol, as patient as a host: not for ever.

What uvicorn leaves open: whoever stops reading keeps the socket and what waits in it for as long as
they like, unread answers to pings included; and broken UTF-8 is logged like a fault of ours.
"""

from asyncio import TimerHandle

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

UNREAD_SECONDS = 10.0  # that what was sent may wait for its reader
_NOT_UTF8 = 1007


class PageProtocol(WebSocketsSansIOProtocol):
    _unread: TimerHandle | None = None

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
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # an answer more would only wait with the others

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # closing would wait until the last word is read

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(self.close_timeout + 1, self.transport.abort)

    # What cannot be read

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(_NOT_UTF8)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()


def _is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True
