"""The web application: API, sockets, page, metrics."""

import hmac
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from upperlip.server import page
from upperlip.server.api import openapi
from upperlip.server.api.endpoint import problem
from upperlip.server.api.endpoints import ENDPOINTS
from upperlip.server.connection import NO_TABLE, UNKNOWN_GUEST, Connection
from upperlip.server.guard import Guard
from upperlip.server.identity import COOKIE
from upperlip.server.refusal import Refusal
from upperlip.server.server import Server, client_address
from upperlip.server.settings import Settings

_LOOPBACK = ("127.0.0.1", "::1")


def application(settings: Settings, start: Callable[[], Awaitable[Server]]) -> Starlette:
    """`start` makes the server when the application comes up."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        app.state.server = await start()
        try:
            yield
        finally:
            await app.state.server.stop()

    return Starlette(
        routes=[
            *(endpoint.route() for endpoint in ENDPOINTS),
            Route("/api", _about_api),
            Route("/api/openapi.json", _openapi),
            Route("/metrics", _metrics),
            WebSocketRoute("/ws/{table}", _socket),
            Route("/api/{rest:path}", _nothing, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
            *page.routes(),
        ],
        middleware=[Middleware(Guard, settings=settings)],
        lifespan=life,
    )


async def _socket(socket: WebSocket) -> None:
    server: Server = socket.app.state.server
    guest = await server.identity.guest(socket.cookies.get(COOKIE))
    await socket.accept()
    if guest is None:
        await socket.close(UNKNOWN_GUEST, "who-are-you")
        return
    try:
        keeper = await server.lobby.keeper(socket.path_params["table"])
    except Refusal as refusal:
        await socket.close(NO_TABLE, refusal.reason.message)
        return
    pages = server.house.metrics.pages
    pages.inc()
    try:
        await Connection(socket, guest, server.house).serve(keeper, guest.name)
    finally:
        pages.dec()


async def _about_api(_request: Request) -> Response:
    return HTMLResponse(openapi.page(ENDPOINTS))


async def _openapi(_request: Request) -> Response:
    return JSONResponse(openapi.document(ENDPOINTS))


async def _nothing(_request: Request) -> Response:
    return problem(404, Refusal("no-such-address"))


async def _metrics(request: Request) -> Response:
    server: Server = request.app.state.server
    if not _may_read_metrics(request, server.settings.metrics_token):
        return problem(403, Refusal("metrics-closed"))
    house = server.house
    house.metrics.bots_waiting.set(house.desk.waiting)
    house.metrics.bots_stood_in.set(house.desk.counts.stood_in)
    return PlainTextResponse(house.metrics.text(), media_type="text/plain; version=0.0.4")


def _may_read_metrics(request: Request, token: str | None) -> bool:
    if token is not None:
        given = request.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    return client_address(request) in _LOOPBACK
