"""The web application: API, sockets, page, metrics."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import cache, partial

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from upperlip.server.http import operator, pages
from upperlip.server.http.api import openapi
from upperlip.server.http.api.endpoint import problem
from upperlip.server.http.api.endpoints import ENDPOINTS
from upperlip.server.http.connection import GONE, NO_TABLE, UNKNOWN_GUEST, SocketConnection
from upperlip.server.http.guard import Guard
from upperlip.server.http.tokens import kept_out
from upperlip.server.metrics import together
from upperlip.server.server import Server, client_address
from upperlip.server.store import Guest, StoreError
from upperlip.server.tables.access import AnyTable
from upperlip.server.tables.figures import brought_up_to_date
from upperlip.server.tables.refusal import Refusal

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
            *operator.routes(),
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
    """Counted before it is let in: many that come at once would all be let in otherwise."""
    server: Server = socket.app.state.server
    await socket.accept()
    address = client_address(socket)
    _count_in(server, address)
    try:
        guest, table = await _guest_and_table(server, socket, address)
    except TurnedAway as no:
        _count_out(server, address)
        await socket.close(no.code, no.reason)
    except BaseException:
        _count_out(server, address)
        raise
    else:
        connection = SocketConnection(socket, guest, server.services, table)
        connection.attend(guest.name, partial(_count_out, server, address))


def _count_in(server: Server, address: str) -> None:
    server.services.metrics.connections.inc()
    server.pages[address] += 1


def _count_out(server: Server, address: str) -> None:
    server.services.metrics.connections.dec()
    server.pages[address] -= 1
    if not server.pages[address]:
        del server.pages[address]


class TurnedAway(Exception):
    """With a code for closing the socket and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


async def _guest_and_table(
    server: Server, socket: WebSocket, address: str
) -> tuple[Guest, AnyTable]:
    table: str = socket.path_params["table"]
    settings = server.settings
    crowded = server.pages[address] > settings.connections_per_address
    if crowded and not settings.many_behind(address):
        raise TurnedAway(GONE, "too-many-pages")
    try:
        async with server.admission:
            guest = await server.identity.guest(socket.cookies.get(server.cookie))
            if guest is None:
                raise TurnedAway(UNKNOWN_GUEST, "who-are-you")
        return guest, await server.table(table)
    except Refusal as refusal:
        raise TurnedAway(NO_TABLE, refusal.reason.message) from None
    except StoreError as error:
        server.services.watch.failed(error, table)
        raise TurnedAway(GONE, "store-failed") from None
    except TurnedAway:
        raise
    except Exception as error:  # a table that cannot be rebuilt harms nobody else
        server.services.log.failed("room failed", error, table=table)
        raise TurnedAway(GONE, "room-failed") from None


async def _about_api(_request: Request) -> Response:
    return HTMLResponse(openapi.page(ENDPOINTS))


async def _openapi(_request: Request) -> Response:
    return Response(_description(), media_type="application/json")


@cache
def _description() -> bytes:
    """Takes ten times as long as any other answer, and whoever likes may ask for it."""
    return msgspec.json.encode(openapi.document(ENDPOINTS))


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
    """For whoever has the token, wherever they are: addresses can be made to say anything."""
    server: Server = request.app.state.server
    token, given = server.settings.metrics_token, request.headers.get("authorization", "")
    if token is None:
        return problem(403, Refusal("metrics-closed"))
    if no := kept_out(request, f"Bearer {token}", given.encode("latin-1")):
        return no
    text = brought_up_to_date(server.services).whole_text()
    if server.company is not None:
        own = server.company.neighbourhood.address
        text = together({own: text, **await server.company.metrics()})
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4")
