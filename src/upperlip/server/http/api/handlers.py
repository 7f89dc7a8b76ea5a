"""Who answers what."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from upperlip.definitions import versions
from upperlip.definitions.card import OutsideCard
from upperlip.games import GAMES
from upperlip.records.forms import FORMS
from upperlip.records.record import Result
from upperlip.server.http.allowances import NAMES, READINGS, new_guests, new_tables
from upperlip.server.http.api.endpoint import Failed, answer, spend
from upperlip.server.http.identity import YEARS
from upperlip.server.http.reader import Busy, ReadingFailed
from upperlip.server.server import Server
from upperlip.server.store import FinishedRow, Guest, Sharing
from upperlip.server.tables.access import AnyTable
from upperlip.server.tables.chat_rules import PRESETS
from upperlip.server.tables.document import Document
from upperlip.server.tables.pacing import PACES
from upperlip.server.tables.refusal import Refusal
from upperlip.server.tables.table_settings import HINTS, TALKS
from upperlip.server.wire import api
from upperlip.server.wire.api import NewTable
from upperlip.server.wire.cards import card_on_the_wire
from upperlip.table.seat import Seat

_READER_BACK = 2  # seconds


class _Written(Struct):
    """Of a record only what its ending is read from."""

    game: str
    players: list[str]
    result: dict[str, object] | None


_WRITTEN = msgspec.json.Decoder(_Written)


class _Ending(NamedTuple):
    """Who was there at the end, and what came of it, if that can be read."""

    players: list[str]
    result: Result | None
    over: bool  # played to its end


def server_of(request: Request) -> Server:
    server: Server = request.app.state.server
    return server


def _token(request: Request) -> str | None:
    return request.cookies.get(server_of(request).cookie)


async def guest_if_known(request: Request) -> Guest | None:
    return await server_of(request).identity.guest(_token(request))


async def known_guest(request: Request) -> Guest:
    guest = await guest_if_known(request)
    if guest is None:
        raise Failed(401, Refusal("who-are-you"))
    return guest


# People


async def who_am_i(request: Request, _: None) -> api.Me:
    guest = await guest_if_known(request)
    return api.Me(guest=guest.id if guest else None, name=guest.name if guest else None)


async def introduce(request: Request, body: api.Introduction) -> Response:
    server, token = server_of(request), _token(request)
    known = await server.identity.guest(token)
    spend(request, NAMES if known else new_guests(server.settings.guests_per_address))
    guest, token = await server.identity.introduce(token, body.name)
    response = answer(api.Me(guest=guest.id, name=guest.name))
    if token is not None:
        response.set_cookie(
            server.cookie,
            token,
            max_age=YEARS * 365 * 24 * 3600,
            secure=server.settings.secure,
            httponly=True,
            samesite="lax",
            path=server.settings.path or "/",
        )
    return response


# Tables


async def menu(request: Request, _: None) -> api.Menu:
    services = server_of(request).services
    return api.Menu(
        games=[_offer(title, services.cards.get(title, ())) for title in GAMES],
        levels=list(services.bots.levels),
        paces=list(PACES),
        talks=list(TALKS),
        hints=list(HINTS),
        presets=list(PRESETS),
        address=server_of(request).settings.address,
    )


def _offer(title: str, cards: Sequence[OutsideCard]) -> api.GameOffer:
    game = GAMES[title]
    return api.GameOffer(
        game=title,
        least=game.players[0],
        most=game.players[-1],
        options={str(players): game.configure(players, {}).options() for players in game.players},
        cards=[card_on_the_wire(title, card) for card in cards],
        rounds=game.rounds,
    )


async def open_table(request: Request, body: NewTable) -> api.Opened:
    guest, server = await known_guest(request), server_of(request)
    document = server.lobby.new_document(body, guest.id, guest.name)
    most = server.settings.tables_per_address
    spend(request, new_tables(most), Refusal("too-many-tables", number=most))
    return await opened(server, document)


async def opened(server: Server, document: Document) -> api.Opened:
    table = await server.lobby.open_table(document)
    return api.Opened(id=table, link=f"{server.settings.address}/t/{table}")


async def listed(request: Request, _: None) -> list[api.Listed]:
    return await server_of(request).listed()


async def _table(request: Request) -> AnyTable:
    try:
        return await server_of(request).table(request.path_params["table"])
    except Refusal as refusal:
        raise Failed(404, refusal) from None


async def preview(request: Request, _: None) -> api.TablePreview:
    return await (await _table(request)).preview()


async def move(request: Request, body: api.Redemption) -> api.Moved:
    guest, table = await known_guest(request), await _table(request)
    return api.Moved(seat=await table.redeem(guest.id, guest.name, body.token))


# One's own games


async def running(request: Request, _: None) -> list[api.Running]:
    """Nothing for strangers: they have none."""
    guest = await guest_if_known(request)
    if guest is None:
        return []
    tables = await server_of(request).services.store.running_tables(guest.id)
    found = [await _running_at(request, table, guest.id) for table in tables]
    return [game for game in found if game is not None]


async def _running_at(request: Request, table: str, guest: str) -> api.Running | None:
    server = server_of(request)
    if table not in server.lobby.tables_in_memory():
        spend(request, READINGS)
    try:
        return await (await server.table(table)).running(guest)
    except Refusal:  # it cannot be rebuilt: nobody can go on there
        return None


async def finished(request: Request, _: None) -> list[api.Finished]:
    guest = await known_guest(request)
    before = request.query_params.get("before")
    number = game_number(before) if before is not None else None
    server = server_of(request)
    games = await server.services.store.finished_games(guest.id, number)
    sharings = await server.services.store.sharings([game.id for game in games])
    return [
        _finished(
            game, sharing_for(server, sharings[game.id], guest.id) if game.id in sharings else None
        )
        for game in games
    ]


def sharing_for(server: Server, found: Sharing, guest: str) -> api.Sharing:
    """Who shares a game, as one who played it may know."""
    given = {consent.person: consent.hidden for consent in found.consents}
    mine = next(consent.hidden for consent in found.consents if consent.guest_id == guest)
    return api.Sharing(
        people=len(given),
        agreed=sum(hidden is not None for hidden in given.values()),
        mine="no" if mine is None else "hidden" if mine else "named",
        link=f"{server.settings.address}/r/{found.token}" if found.public else None,
    )


def _finished(game: FinishedRow, sharing: api.Sharing | None) -> api.Finished:
    ending = ending_of(game.record)
    return api.Finished(
        id=game.id,
        game=game.title,
        players=ending.players,
        seat=game.seat,
        begun_at=game.begun_at,
        ended_at=game.ended_at,
        outcome=game.outcome,
        reason=game.reason,
        result=ending.result,
        sharing=sharing,
    )


def ending_of(record: str) -> _Ending:
    """Nothing where it cannot be read: the other games are to be seen all the same."""
    try:
        written = _WRITTEN.decode(record)
    except msgspec.DecodeError:
        return _Ending([], None, over=False)
    over = written.result is not None
    try:
        result = FORMS[written.game].result_of(written.result)
    except (msgspec.ValidationError, KeyError):
        result = None
    return _Ending(written.players, result, over)


def game_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 15):
        raise Failed(404, Refusal("no-such-game"))
    return int(text)


async def own_record(request: Request) -> str:
    """Only for those who took part, and only when the game is over."""
    guest, store = await known_guest(request), server_of(request).services.store
    game = game_number(request.path_params["game"])
    if guest.id not in {person.guest_id for person in await store.participants(game)}:
        raise Failed(404, Refusal("no-such-game"))
    found = await store.record(game)
    if found is None:
        raise Failed(404, Refusal("not-over-yet"))
    return found


async def record(request: Request, _: None) -> Response:
    found = await own_record(request)
    name = f"upperlip-{request.path_params['game']}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(found + "\n", media_type="application/json", headers=headers)


async def replay(request: Request, _: None) -> Response:
    """One round at a time: a whole game is long."""
    found, (seat, _people) = await own_record(request), await seats(request)
    return await round_in(request, found, seat)


async def round_in(request: Request, found: str, seat: Seat) -> Response:
    """The round that is asked for; `seat`: of whoever asks, below 0 of strangers."""
    wanted = game_number(request.query_params.get("round", "1"))
    read = await read_record(request, "replay", found, wanted, seat)
    if read == b"null":
        raise Refusal("cannot-replay")
    return Response(read, media_type="application/json")


async def seats(request: Request) -> tuple[Seat, list[Seat]]:
    """One's own, and all that people have played."""
    guest, store = await known_guest(request), server_of(request).services.store
    people = await store.participants(game_number(request.path_params["game"]))
    own = min(person.seat for person in people if person.guest_id == guest.id)
    return own, sorted({person.seat for person in people})


async def verdict(request: Request, _: None) -> Response:
    read = await read_record(request, "verdict", await own_record(request))
    return Response(read, media_type="application/json")


async def read_record(
    request: Request, kind: str, found: str, wanted: int = 0, seat: Seat = 0
) -> bytes:
    spend(request, READINGS)
    try:
        return await server_of(request).reader.read(kind, found, wanted, seat)
    except (Busy, ReadingFailed):
        raise Failed(503, Refusal("busy"), _READER_BACK) from None


# The server itself


async def health(_request: Request, _: None) -> api.Health:
    """It runs; whether it can keep anything, `ready` says."""
    return api.Health(well=True, rules_version=versions.latest())


async def ready(request: Request, _: None) -> api.Readiness:
    if not await server_of(request).services.watch.ready():
        raise Failed(503, Refusal("store-failed"), _READER_BACK)
    return api.Readiness(ready=True)
