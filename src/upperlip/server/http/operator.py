"""The operator's page: how much goes on and how well, for whoever has the token.

No names, no cards, no tables' addresses: what it shows may stand on a wall.
"""

import base64
import binascii
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from importlib.metadata import version

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from upperlip.server.http.api.endpoint import problem
from upperlip.server.http.tokens import kept_out
from upperlip.server.server import Server
from upperlip.server.tables.figures import FigureGroup
from upperlip.server.tables.refusal import Refusal

_EVERY = 10  # seconds until the page looks again
_ASK = {"www-authenticate": 'Basic realm="Upperlip", charset="UTF-8"'}  # browsers ask for it then
_PRIVATE = {"cache-control": "no-store"}
_HEAD = (
    '<!doctype html><html lang="en"><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width">'
    f'<meta http-equiv="refresh" content="{_EVERY}">'
    "<title>Upperlip: how it goes</title>"
)


def routes() -> list[Route]:
    return [Route("/operator", _page), Route("/operator/seen", _seen)]


async def _page(request: Request) -> Response:
    server: Server = request.app.state.server
    if (no := _turned_away(request)) is not None:
        return no
    body = _shown(await server.figures())
    head = f"{_HEAD}<h1>Upperlip {escape(version('upperlip'))}</h1>"
    return HTMLResponse(f"{head}{body}</html>", headers=_PRIVATE)


async def _seen(request: Request) -> Response:
    """How a request looks from here: what proxies make of it (`upperlip doctor` asks)."""
    if (no := _turned_away(request)) is not None:
        return no
    address = request.client.host if request.client else "?"
    forwarded = request.headers.get("x-forwarded-for", "")
    return JSONResponse({"address": address, "forwarded": forwarded}, headers=_PRIVATE)


def _turned_away(request: Request) -> Response | None:
    """Whoever has the token may look, as a password (of anybody) or as a machine says it."""
    server: Server = request.app.state.server
    token = server.settings.operator_token
    if token is None:
        return problem(404, Refusal("no-such-address"))
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    said = _password(given) if kind.lower() == "basic" else given.encode("latin-1")
    no = kept_out(request, token, said, 401)
    if no is not None:
        no.headers.update(_ASK)
    return no


def _password(given: str) -> bytes:
    try:
        return base64.b64decode(given, validate=True).partition(b":")[2]
    except (binascii.Error, ValueError):
        return b""


# What it shows


def _shown(processes: Mapping[str, Sequence[FigureGroup]]) -> str:
    """A column for each process, in the same place whichever of them answers."""
    ordered = sorted(processes.items())
    columns = [{part.title: dict(part.rows) for part in parts} for _, parts in ordered]
    titles = _in_order([part.title for part in parts] for _, parts in ordered)
    head = "".join(f"<th>{escape(name)}" for name, _ in ordered) if len(columns) > 1 else ""
    return "".join(
        f"<h2>{escape(title)}</h2><table>{f'<tr><td>{head}' if head else ''}"
        f"{_cells([column.get(title, {}) for column in columns])}</table>"
        for title in titles
    )


def _cells(columns: Sequence[Mapping[str, str]]) -> str:
    return "".join(
        f"<tr><th>{escape(name)}" + "".join(f"<td>{escape(each.get(name, ''))}" for each in columns)
        for name in _in_order(columns)
    )


def _in_order(lists: Iterable[Iterable[str]]) -> list[str]:
    """All that is in one of them, each once."""
    return list(dict.fromkeys(each for some in lists for each in some))
