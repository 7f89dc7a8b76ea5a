"""The page itself: built from web/ into this package, and served as it is."""

import gzip
from functools import cache, lru_cache
from html import escape
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from upperlip.server.http.allowances import LISTS
from upperlip.server.http.preloading import preloads
from upperlip.server.server import Server, client_address
from upperlip.server.store import StoreError
from upperlip.server.tables.refusal import Refusal
from upperlip.texts import Texts

BUILT = Path(__file__).parents[1] / "built"
_PREVIEW = "<!--preview-->"
_NOT_BUILT = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Upperlip</title>'
    "<p>The server runs, but its page has not been built. In a source tree, <code>make web</code> "
    'builds it. The API is at <a href="./api">/api</a>.</p></html>'
)
_OFFLINE = "offline.html"
_DAY = 24 * 3600
_ZIPPED = (".js", ".css", ".svg", ".json", ".webmanifest")


def routes() -> list[BaseRoute]:
    return [
        Route("/", _index),
        Route("/t/{table}", _table),
        Route("/{screen:path}", _file_or_index),
    ]


async def _index(request: Request) -> Response:
    return _html(request)


async def _table(request: Request) -> Response:
    """With what messengers show of a link; they run no script."""
    server: Server = request.app.state.server
    if server.allowances.spend(LISTS, client_address(request)):
        return _html(request)  # nobody looks at so many invitations
    try:
        shown = await (await server.table(request.path_params["table"])).preview()
    except Refusal:
        return _html(request, 404)
    except StoreError as error:  # the page itself will say so, and try again
        server.services.watch.failed(error)
        return _html(request, 503)
    title = _title(shown.game)
    link = f"{server.settings.address}/t/{shown.id}"
    meta = {
        "og:title": f"{shown.founder} invites you to {title}",
        "og:description": f"{shown.players} players, in the browser, without an account.",
        "og:image": f"{server.settings.address}/icon-512.png",
        "og:url": link,
    }
    tags = "".join(
        f'<meta property="{name}" content="{escape(text)}">' for name, text in meta.items()
    )
    language = request.headers.get("accept-language", "")
    early = preloads(BUILT, language, server.settings.path)
    return _html(request, preview=tags, early=early)


@cache
def _title(game: str) -> str:
    """Texts take longer to read than all the rest of a page."""
    return Texts("en", game).say(f"{game}-title")


def _html(request: Request, status: int = 200, *, preview: str = "", early: str = "") -> Response:
    """`early`: what it will need next, after what it needs first."""
    path = request.app.state.server.settings.path
    index = BUILT / "index.html"
    if not index.is_file():
        return HTMLResponse(_below(path, _NOT_BUILT), status)
    if path:  # the page's script must know, too
        preview += f'<meta name="upperlip-path" content="{escape(path)}">'
    page = _below(path, index.read_text("utf-8")).replace(_PREVIEW, preview)
    page = page.replace("</head>", f"{early}</head>", 1)
    return HTMLResponse(page, status, headers={"cache-control": "no-cache"})


def _below(path: str, page: str) -> str:
    """What it asks for by itself is asked for where we are to be found."""
    return page.replace('="./', f'="{path}/')


async def _file_or_index(request: Request) -> Response:
    """Screens of the page have addresses of their own; all else is a file or nothing."""
    wanted = request.path_params["screen"]
    file = _built(wanted)
    if wanted == _OFFLINE and file is not None:  # shown at any address, like the page itself
        path = request.app.state.server.settings.path
        return HTMLResponse(
            _below(path, file.read_text("utf-8")), headers={"cache-control": "no-cache"}
        )
    if file is not None:
        forever = wanted.startswith("assets/")  # their names change with their content
        age = f"max-age={365 * _DAY}, immutable" if forever else "no-cache"
        return _file(file, age, zipped="gzip" in request.headers.get("accept-encoding", ""))
    return _html(request, 200 if "." not in wanted and not wanted.startswith("api") else 404)


def _file(file: Path, age: str, *, zipped: bool) -> Response:
    headers = {"cache-control": age, "vary": "accept-encoding"}
    if not zipped or file.suffix not in _ZIPPED:
        return FileResponse(file, headers=headers)
    content = _gzip(file, file.stat().st_mtime_ns)
    kind = guess_type(file.name)[0]
    return Response(content, headers={**headers, "content-encoding": "gzip"}, media_type=kind)


@lru_cache(maxsize=200)
def _gzip(file: Path, _changed: int) -> bytes:
    """Phones on slow lines wait for bytes; all of the page together is small enough to keep."""
    return gzip.compress(file.read_bytes(), mtime=0)


def _built(wanted: str) -> Path | None:
    try:
        file = (BUILT / wanted).resolve()
        return file if file.is_relative_to(BUILT) and file.is_file() else None
    except (OSError, ValueError):  # too long for a file's name, or a zero byte in it
        return None
