"""What every answer says to browsers, and whom we answer at all."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from upperlip.server.http.api.endpoint import problem
from upperlip.server.settings import Settings
from upperlip.server.tables.refusal import Refusal

_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # where a card lies is written on the card
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": _POLICY,
    "referrer-policy": "no-referrer",  # a table's address is its key
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_HARMLESS = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Security headers on everything; nothing that changes anything for other sites' pages."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._public = None if settings.public_url is None else urlsplit(settings.public_url).netloc

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
        elif not self._welcome(scope):
            await self._refuse(scope, receive, send)
        elif scope["type"] == "http":
            await self._app(scope, receive, _with_headers(send))
        else:
            await self._app(scope, receive, send)

    def _welcome(self, scope: Scope) -> bool:
        """Browsers say which site a request comes from; tools say nothing."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None or (scope["type"] == "http" and scope["method"] in _HARMLESS):
            return True
        try:
            site = urlsplit(origin).netloc
        except ValueError:  # no browser writes such a thing
            return False
        return site in (headers.get("host"), self._public)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        await problem(403, Refusal("other-site"))(scope, receive, _with_headers(send))


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
