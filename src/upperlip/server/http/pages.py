"""The page itself: built from web/ into this package, and served as it is."""

import gzip
from functools import lru_cache
from html import escape
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from upperlip.server.server import Server
from upperlip.server.tables.refusal import Refusal
from upperlip.texts import Texts

BUILT = Path(__file__).parents[1] / "built"
_PREVIEW = "<!--preview-->"
_NOT_BUILT = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Upperlip</title>'
    "<p>The server runs, but its page has not been built. In a source tree, <code>make web</code> "
    "builds it. The API is at <a href='/api'>/api</a>.</p></html>"
)
_DAY = 24 * 3600
_ZIPPED = (".js", ".css", ".svg", ".json", ".webmanifest")


def routes() -> list[BaseRoute]:
    return [
        Route("/", _index),
        Route("/t/{table}", _table),
        Route("/{screen:path}", _file_or_index),
    ]


async def _index(_request: Request) -> Response:
    return _html("")


async def _table(request: Request) -> Response:
    """With what messengers show of a link; they run no script."""
    server: Server = request.app.state.server
    try:
        document = (await server.lobby.room_task(request.path_params["table"])).room.document
    except Refusal:
        return _html("", 404)
    texts = Texts("en", document.game)
    title = escape(texts.say(f"{document.game}-title"))
    link = f"{server.settings.address}/t/{document.id}"
    meta = {
        "og:title": f"Upperlip: a table of {title}",
        "og:description": f"A seat for you, {document.players} players.",
        "og:image": f"{server.settings.address}/icon-512.png",
        "og:url": link,
    }
    tags = "".join(
        f'<meta property="{name}" content="{escape(text)}">' for name, text in meta.items()
    )
    return _html(tags)


def _html(preview: str, status: int = 200) -> Response:
    index = BUILT / "index.html"
    if not index.is_file():
        return HTMLResponse(_NOT_BUILT, status)
    page = index.read_text("utf-8").replace(_PREVIEW, preview)
    return HTMLResponse(page, status, headers={"cache-control": "no-cache"})


async def _file_or_index(request: Request) -> Response:
    """Screens of the page have addresses of their own; all else is a file or nothing."""
    wanted = request.path_params["screen"]
    file = _built(wanted)
    if file is not None:
        forever = wanted.startswith("assets/")  # their names change with their content
        age = f"max-age={365 * _DAY}, immutable" if forever else "no-cache"
        return _file(file, age, zipped="gzip" in request.headers.get("accept-encoding", ""))
    return _html("", 200 if "." not in wanted and not wanted.startswith("api") else 404)


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
