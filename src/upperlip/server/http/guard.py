"""What every answer says to browsers, and whom we answer at all."""

import socket
from ipaddress import ip_address
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
_USUAL_PORTS = {"http": 80, "https": 443}
_HARMLESS = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Security headers on everything; nothing that changes anything for other sites' pages."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._public = _origin(settings.public_url) if settings.public_url else None
        here = socket.gethostname().lower()
        self._names = {"localhost", here, f"{here}.local"}

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
            if _origin(origin) == self._public:
                return True
            site = urlsplit(origin)
            return site.netloc == headers.get("host") and self._is_here(site.hostname or "")
        except ValueError:  # no browser writes such a thing
            return False

    def _is_here(self, name: str) -> bool:
        """An address, or a name that nobody else can give us.

        Every site can have its own name lead to us; then its pages are at the host they ask, too.
        """
        try:
            ip_address(name)
        except ValueError:
            return name in self._names
        return True

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        await problem(403, Refusal("other-site"))(scope, receive, _with_headers(send))


def _origin(url: str) -> tuple[str, str | None, int | None]:
    """Browsers leave out the usual port, whatever a public URL says."""
    site = urlsplit(url)
    return site.scheme, site.hostname, site.port or _USUAL_PORTS.get(site.scheme)


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
