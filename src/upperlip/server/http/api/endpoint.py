"""An endpoint: what it takes, what it answers, and who answers."""

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from upperlip.server.http.allowances import Rate
from upperlip.server.server import Server, client_address
from upperlip.server.store import StoreError
from upperlip.server.tables.refusal import Refusal
from upperlip.server.wire.api import Problem
from upperlip.server.wire.events import reason_on_the_wire
from upperlip.server.wire.fields import wrong_field

LARGEST_BODY = 64 * 1024
_STORE_BACK = 5  # seconds: as good a guess as any
_encode = msgspec.json.Encoder().encode


class Failed(Exception):
    """An answer other than 200; `later`: seconds after which to try again."""

    def __init__(self, status: int, refusal: Refusal, later: int | None = None) -> None:
        super().__init__(status)
        self.status = status
        self.refusal = refusal
        self.later = later


class Parameter(NamedTuple):
    name: str
    where: str  # path or query
    schema: dict[str, object]
    summary: str


class Endpoint(NamedTuple):
    method: str
    path: str
    summary: str
    answer: Callable[[Request, Any], Awaitable[object]]
    gives: object  # the type of a good answer; None: none
    takes: type[Struct] | None = None
    parameters: tuple[Parameter, ...] = ()
    failures: Mapping[int, str] = MappingProxyType({})
    rate: Rate | None = None  # for each address
    kind: str = "application/json"  # of a good answer

    def route(self) -> Route:
        return Route(self.path, self._respond, methods=[self.method])

    async def _respond(self, request: Request) -> Response:
        server: Server = request.app.state.server
        try:
            if self.rate is not None:
                spend(request, self.rate)
            body = None if self.takes is None else await _body(request, self.takes)
            given = await self.answer(request, body)
        except Failed as error:
            return problem(error.status, error.refusal, error.later)
        except StoreError as error:
            server.services.watch.failed(error)
            return problem(503, Refusal("store-failed"), _STORE_BACK)
        except Refusal as refusal:
            return problem(409, refusal)
        return given if isinstance(given, Response) else answer(given)


def answer(given: object, status: int = 200) -> Response:
    return Response(_encode(given), status, media_type="application/json")


def problem(status: int, refusal: Refusal, later: int | None = None) -> Response:
    response = answer(Problem(reason=reason_on_the_wire(refusal.reason)), status)
    if later is not None:
        response.headers["retry-after"] = str(later)
    return response


def spend(request: Request, rate: Rate, refusal: Refusal | None = None) -> None:
    """Of what the visitor's address is allowed; `refusal` if there is more to say than how long."""
    server: Server = request.app.state.server
    seconds = server.allowances.spend(rate, client_address(request))
    if seconds:
        raise Failed(429, refusal or Refusal("too-often", seconds=seconds), seconds)


async def _body(request: Request, kind: type[Struct]) -> Struct:
    if request.headers.get("content-type", "").partition(";")[0] != "application/json":
        raise Failed(415, Refusal("json-only"))  # a foreign form cannot send it unasked
    read = await _read(request)
    try:
        return msgspec.json.decode(read, type=kind)
    except msgspec.ValidationError as error:
        field = wrong_field(error)
        no = Refusal("not-understood") if field is None else Refusal("wrong-field", field=field)
        raise Failed(400, no) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Failed(400, Refusal("not-understood")) from None


async def _read(request: Request) -> bytes:
    read = b""
    try:
        async for piece in request.stream():
            read += piece
            if len(read) > LARGEST_BODY:
                raise Failed(413, Refusal("too-large"))
    except ClientDisconnect:  # gone in the middle of it: nobody reads the answer
        raise Failed(400, Refusal("not-understood")) from None
    return read
