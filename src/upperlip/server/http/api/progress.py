"""One's own progress over many games, from the reviews that are kept."""

import msgspec
from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response

from upperlip.review.progress import Partner
from upperlip.server.http.allowances import REVIEWS
from upperlip.server.http.api.handlers import known_guest, read_record, server_of
from upperlip.server.http.counting import Reviewed
from upperlip.server.store import ReviewedGame, Sharing
from upperlip.server.store.documents import read_game_head

MOST_GAMES = 200


async def progress(request: Request, _: None) -> Response:
    found = await _found(request)
    games = await _read(request, "progress", found)
    waiting = [row.game_id for row in found if row.summary is None and row.document is None]
    answer = {
        "reviewed": len(found) - len(waiting),
        "waiting": waiting[: REVIEWS.burst],  # more cannot be begun at once
        "games": Raw(games),
    }
    return Response(msgspec.json.encode(answer), media_type="application/json")


async def in_json(request: Request, _: None) -> Response:
    read = await _read(request, "decisions", await _found(request))
    return _download(read + b"\n", "application/json", "json")


async def in_csv(request: Request, _: None) -> Response:
    read = await _read(request, "decisions-table", await _found(request))
    return _download(msgspec.json.decode(read, type=str).encode(), "text/csv", "csv")


def _download(content: bytes, kind: str, ending: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="upperlip-decisions.{ending}"'}
    return Response(content, media_type=kind, headers=headers)


async def _found(request: Request) -> list[ReviewedGame]:
    guest = await known_guest(request)
    return await server_of(request).services.store.reviewed_games(guest.id, MOST_GAMES)


async def _read(request: Request, kind: str, found: list[ReviewedGame]) -> bytes:
    """Counted where records are read, for it is too much work for where tables are run."""
    reviewed = [row for row in found if row.summary is not None or row.document is not None]
    sharings = await server_of(request).services.store.sharings([row.game_id for row in reviewed])
    asked = [_asked(row, sharings.get(row.game_id)) for row in reviewed]
    hints = request.query_params.get("hints") != "0"
    return await read_record(request, kind, msgspec.json.encode(asked).decode(), int(hints))


def _asked(row: ReviewedGame, sharing: Sharing | None) -> Reviewed:
    return Reviewed(
        id=row.game_id,
        at=row.ended_at,
        summary=row.summary,
        document=row.document,
        people=_people(row, sharing),
    )


def _people(row: ReviewedGame, sharing: Sharing | None) -> list[Partner]:
    """People are named who agreed to share this game with their names; bots have levels."""
    head = read_game_head(row.head)
    consents = sharing.consents if sharing is not None else ()
    unnamed = {consent.seat for consent in consents if consent.hidden is not False}
    named = {consent.seat for consent in consents} - unnamed
    return [
        Partner(name=name) if seat in named else Partner(bot=None if seat in unnamed else bot)
        for seat, (name, bot) in enumerate(zip(head.players, head.bots, strict=True))
    ]
