"""Who answers what."""

import asyncio
import json
from collections.abc import Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from upperlip.fairness import commitment_to
from upperlip.games import GAMES
from upperlip.records.check import read_head, replayed
from upperlip.records.read import Fault
from upperlip.records.verify import proof_in, verify
from upperlip.server.http.api.endpoint import Failed, answer
from upperlip.server.http.identity import COOKIE, YEARS
from upperlip.server.server import Server, client_address
from upperlip.server.store import Guest
from upperlip.server.store.documents import read_game_head
from upperlip.server.tables import seating
from upperlip.server.tables.chat_rules import PRESETS
from upperlip.server.tables.pacing import PACES
from upperlip.server.tables.refusal import Refusal
from upperlip.server.tables.room import Room
from upperlip.server.tables.room_task import RoomTask
from upperlip.server.tables.table_game import RULES_VERSION
from upperlip.server.tables.table_settings import TALKS
from upperlip.server.wire import api
from upperlip.server.wire.api import NewTable
from upperlip.server.wire.events import event_on_the_wire, reason_on_the_wire
from upperlip.server.wire.views import on_the_wire
from upperlip.table.errors import TableError
from upperlip.table.seat import OPEN

T = TypeVar("T")


def _server(request: Request) -> Server:
    server: Server = request.app.state.server
    return server


async def _guest(request: Request) -> Guest:
    guest = await _server(request).identity.guest(request.cookies.get(COOKIE))
    if guest is None:
        raise Failed(401, Refusal("who-are-you"))
    return guest


# People


async def who_am_i(request: Request, _: None) -> api.Me:
    guest = await _server(request).identity.guest(request.cookies.get(COOKIE))
    return api.Me(guest=guest.id if guest else None, name=guest.name if guest else None)


async def introduce(request: Request, body: api.Introduction) -> Response:
    server = _server(request)
    guest, token = await server.identity.introduce(request.cookies.get(COOKIE), body.name)
    response = answer(api.Me(guest=guest.id, name=guest.name))
    if token is not None:
        response.set_cookie(
            COOKIE,
            token,
            max_age=YEARS * 365 * 24 * 3600,
            secure=server.settings.secure,
            httponly=True,
            samesite="lax",
        )
    return response


# Tables


async def menu(request: Request, _: None) -> api.Menu:
    return api.Menu(
        games=[_setup(title) for title in GAMES],
        levels=list(_server(request).services.bots.levels),
        paces=list(PACES),
        talks=list(TALKS),
        presets=list(PRESETS),
        address=_server(request).settings.address,
    )


def _setup(title: str) -> api.Setup:
    game = GAMES[title]
    return api.Setup(
        game=title,
        least=game.players[0],
        most=game.players[-1],
        options={str(players): game.configure(players, {}).options() for players in game.players},
        rounds=game.rounds,
    )


async def open_table(request: Request, body: NewTable) -> api.Opened:
    guest, server = await _guest(request), _server(request)
    table = await server.lobby.open_table(body, guest.id, guest.name, client_address(request))
    return api.Opened(id=table, link=f"{server.settings.address}/t/{table}")


async def listed(request: Request, _: None) -> list[api.Listed]:
    return [
        api.Listed(
            id=room.document.id,
            game=room.document.game,
            players=room.document.players,
            free=_free(room),
            stage=room.stage,
            names=[room.name_of(guest) for guest in room.document.seated],
        )
        for room in _server(request).lobby.listed()
    ]


def _free(room: Room) -> int:
    return sum(place.guest is None for place in room.document.places)


async def _room_task(request: Request) -> RoomTask:
    try:
        return await _server(request).lobby.room_task(request.path_params["table"])
    except Refusal as refusal:
        raise Failed(404, refusal) from None


async def preview(request: Request, _: None) -> api.TablePreview:
    room = (await _room_task(request)).room
    document = room.document
    return api.TablePreview(
        id=document.id,
        game=document.game,
        players=document.players,
        free=_free(room),
        stage=room.stage,
    )


async def move(request: Request, body: api.Redemption) -> api.Moved:
    guest, room_task = await _guest(request), await _room_task(request)
    seat = await room_task.do(
        lambda: seating.redeem(room_task.room, guest.id, guest.name, body.token)
    )
    return api.Moved(seat=seat)


# Finished games


async def finished(request: Request, _: None) -> list[api.Finished]:
    guest = await _guest(request)
    before = request.query_params.get("before")
    number = _game_number(before) if before is not None else None
    games = await _server(request).services.store.finished_games(guest.id, number)
    return [
        api.Finished(
            id=game.id,
            game=game.title,
            players=read_game_head(game.head).players,
            begun_at=game.begun_at,
            ended_at=game.ended_at,
            outcome=game.outcome,
            reason=game.reason,
        )
        for game in games
    ]


def _game_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 15):
        raise Failed(404, Refusal("no-such-game"))
    return int(text)


async def _record(request: Request) -> str:
    """Only for those who took part, and only when the game is over."""
    guest, store = await _guest(request), _server(request).services.store
    game = _game_number(request.path_params["game"])
    if guest.id not in {person.guest_id for person in await store.participants(game)}:
        raise Failed(404, Refusal("no-such-game"))
    found = await store.record(game)
    if found is None:
        raise Failed(404, Refusal("not-over-yet"))
    return found


async def record(request: Request, _: None) -> Response:
    found = await _record(request)
    name = f"upperlip-{request.path_params['game']}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(found + "\n", media_type="application/json", headers=headers)


async def replay(request: Request, _: None) -> api.Replay:
    """One round at a time: a whole game is long."""
    found = await _record(request)
    wanted = _game_number(request.query_params.get("round", "1"))
    try:
        return await _read_aside(request, lambda: _replayed(json.loads(found), wanted))
    except (Fault, TableError):
        raise Refusal("cannot-replay") from None  # begun under older rules


async def _read_aside(request: Request, read: Callable[[], T]) -> T:
    """Reading a whole game takes a while: beside the tables, and one reader at a time."""
    async with _server(request).record_reading:
        return await asyncio.to_thread(read)


def _replayed(found: object, wanted: int) -> api.Replay:
    head = read_head(found)
    steps, game, rounds = [], head.game, 0
    for played in replayed(head):
        events = game.narrate(played.before, played.ply, played.after)
        rounds += sum(event.message == game.round_heading for event in events)
        if rounds == wanted:
            steps.append(
                api.Step(
                    events=[event_on_the_wire(event.seen_by(OPEN)) for event in events],
                    view=on_the_wire(game.view(played.after, OPEN)),
                )
            )
    return api.Replay(
        game=game.title,
        players=list(head.players),
        options=head.config.options(),
        round=wanted,
        rounds=rounds,
        steps=steps,
    )


async def verdict(request: Request, _: None) -> api.Verdict:
    found = await _record(request)
    return await _read_aside(request, lambda: _judged(json.loads(found)))


def _judged(found: object) -> api.Verdict:
    try:
        proof = proof_in(verify(found))
    except (Fault, TableError) as error:
        fault = reason_on_the_wire(error.reason)
        return api.Verdict(proven=False, fault=fault, commitment=None, salts=[])
    return api.Verdict(
        proven=True,
        fault=None,
        commitment=commitment_to(proof.secret),
        salts=[None if salt is None else salt.hex() for salt in proof.salts],
    )


async def health(_request: Request, _: None) -> api.Health:
    return api.Health(well=True, rules_version=RULES_VERSION)
