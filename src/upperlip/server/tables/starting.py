"""The beginning of a game: salts are in, seats are taken, a secret is spent."""

import json

from upperlip.fairness import Proof, commitment_to
from upperlip.server.store.documents import GameHead, write
from upperlip.server.store.operations import BeginGame
from upperlip.server.store.rows import NewGame, Participant
from upperlip.server.tables.playing import open_round
from upperlip.server.tables.presence import Connection
from upperlip.server.tables.refusal import Refusal
from upperlip.server.tables.room import Room
from upperlip.server.tables.seating import need_host, need_no_game, need_no_practice, need_seat
from upperlip.server.tables.table_game import TableGame
from upperlip.server.wire import client_messages
from upperlip.table.seat import Seat


async def salt(room: Room, connection: Connection, message: client_messages.Salt) -> None:
    need_seat(room, connection)
    if message.commitment != room.commitment:
        raise Refusal("other-commitment")
    if connection.guest in room.document.salts:  # the first one counts
        return
    room.document.salts[connection.guest] = message.salt
    await room.store()
    room.show()


async def start(room: Room, connection: Connection, _: client_messages.Start) -> None:
    need_host(room, connection)
    need_no_practice(room)
    need_no_game(room)
    document = room.document
    config = document.config()
    if any(place.free for place in document.places):
        raise Refusal("seats-free")
    unsalted = [seat for seat in room.playing_here if not _salted(room, seat)]
    if unsalted:
        raise Refusal("salts-missing", seats=tuple(unsalted))
    proof = Proof(bytes.fromhex(document.secret), _salts(room))
    game = new_game(room, proof, config.version)
    people = [
        Participant(place.guest, seat)
        for seat, place in enumerate(document.places)
        if place.guest is not None
    ]
    (game_id,) = await room.write([BeginGame(game, people)])
    assert isinstance(game_id, int), "a game that has begun has a number"
    sit_down(room, game_id, game.number)
    room.table_game = TableGame(document.game, config, game.number, proof, room.services.chance)
    room.services.metrics.games_begun.inc()
    await open_round(room)


def sit_down(room: Room, game_id: int, number: int, plies: int = 0) -> None:
    """A game has begun, with so many plies in its log: its secret is spent, the next one's drawn.

    Bots that stood in for somebody stay.
    """
    document = room.document
    document.number, document.playing, document.ended = number, game_id, None
    document.secret, document.salts = room.services.random(32).hex(), {}
    document.hold_all()
    room.claims.clear()
    room.begin_log(plies)


def _salted(room: Room, seat: Seat) -> bool:
    return room.document.places[seat].guest in room.document.salts


def _salts(room: Room) -> tuple[bytes | None, ...]:
    given = room.document.salts
    return tuple(
        bytes.fromhex(given[place.guest]) if place.guest in given else None
        for place in room.document.places
    )


def new_game(room: Room, proof: Proof, version: int) -> NewGame:
    document = room.document
    head = GameHead(
        players=document.names(),
        options=document.options,
        cards=document.cards,
        bots=[place.bot for place in document.places],
    )
    return NewGame(
        table_id=document.id,
        number=document.number + 1,
        title=document.game,
        rules_version=version,
        head=write(head),
        secret=proof.secret,
        commitment=bytes.fromhex(commitment_to(proof.secret)),
        salts=json.dumps([None if salt is None else salt.hex() for salt in proof.salts]),
        begun_at=room.services.millis(),
    )
