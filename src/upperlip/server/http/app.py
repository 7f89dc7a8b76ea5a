"""The web application: API, sockets, page, metrics."""

import hmac
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from upperlip.server.http import pages
from upperlip.server.http.api import openapi
from upperlip.server.http.api.endpoint import problem
from upperlip.server.http.api.endpoints import ENDPOINTS
from upperlip.server.http.connection import NO_TABLE, UNKNOWN_GUEST, SocketConnection
from upperlip.server.http.guard import Guard
from upperlip.server.http.identity import COOKIE
from upperlip.server.server import Server, client_address
from upperlip.server.tables.refusal import Refusal

_LOOPBACK = ("127.0.0.1", "::1")
_METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


def application(server: Server) -> Starlette:
    """For a server that has been started; it is stopped with the application."""

    @asynccontextmanager
    async def life(_app: Starlette) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await server.stop()

    app = Starlette(
        routes=[
            *(endpoint.route() for endpoint in ENDPOINTS),
            Route("/api", _about_api),
            Route("/api/openapi.json", _openapi),
            Route("/metrics", _metrics),
            WebSocketRoute("/ws/{table}", _socket),
            *(_other_methods(path) for path in dict.fromkeys(e.path for e in ENDPOINTS)),
            Route("/api/{rest:path}", _nothing, methods=_METHODS),
            *pages.routes(),
        ],
        middleware=[Middleware(Guard, settings=server.settings)],
        lifespan=life,
    )
    app.state.server = server
    return app


async def _socket(socket: WebSocket) -> None:
    with suppress(WebSocketDisconnect):  # gone before it was let in
        await _let_in(socket)


async def _let_in(socket: WebSocket) -> None:
    server: Server = socket.app.state.server
    async with server.admission:
        guest = await server.identity.guest(socket.cookies.get(COOKIE))
    await socket.accept()
    if guest is None:
        await socket.close(UNKNOWN_GUEST, "who-are-you")
        return
    try:
        async with server.admission:
            room_task = await server.lobby.room_task(socket.path_params["table"])
    except Refusal as refusal:
        await socket.close(NO_TABLE, refusal.reason.message)
        return
    connections = server.services.metrics.connections
    connections.inc()
    try:
        await SocketConnection(socket, guest, server.services).serve(room_task, guest.name)
    finally:
        connections.dec()


async def _about_api(_request: Request) -> Response:
    return HTMLResponse(openapi.page(ENDPOINTS))


async def _openapi(_request: Request) -> Response:
    return JSONResponse(openapi.document(ENDPOINTS))


async def _nothing(_request: Request) -> Response:
    return problem(404, Refusal("no-such-address"))


def _other_methods(path: str) -> Route:
    """There is something at this address, but not for this method."""
    allowed = ", ".join(endpoint.method for endpoint in ENDPOINTS if endpoint.path == path)

    async def refuse(_request: Request) -> Response:
        response = problem(405, Refusal("no-such-address"))
        response.headers["allow"] = allowed
        return response

    return Route(path, refuse, methods=_METHODS)


async def _metrics(request: Request) -> Response:
    server: Server = request.app.state.server
    if not _may_read_metrics(request, server.settings.metrics_token):
        return problem(403, Refusal("metrics-closed"))
    services = server.services
    services.metrics.bots_waiting.set(services.bots.waiting)
    services.metrics.bots_asked.set(services.bots.counts.asked)
    services.metrics.bots_failed.set(services.bots.counts.failed)
    services.metrics.bots_stood_in.set(services.bots.counts.stood_in)
    return PlainTextResponse(services.metrics.text(), media_type="text/plain; version=0.0.4")


def _may_read_metrics(request: Request, token: str | None) -> bool:
    if token is not None:
        given = request.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    return client_address(request) in _LOOPBACK
