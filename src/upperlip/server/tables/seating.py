"""What pages ask for around the game: seats, bots, options, the host's business."""

import hashlib
from collections.abc import Sequence

import msgspec

from upperlip.server.store.documents import Person
from upperlip.server.store.operations import AddMove, Operation, TakePart, UseMove
from upperlip.server.store.rows import Move, Participant
from upperlip.server.tables.chat_rules import talk_is_closed
from upperlip.server.tables.document import Document
from upperlip.server.tables.names import clean_name
from upperlip.server.tables.presence import Connection
from upperlip.server.tables.refusal import Refusal
from upperlip.server.tables.room import Room
from upperlip.server.tables.table_settings import (
    changed_settings,
    fixed_during_games,
    only_urgent,
)
from upperlip.server.wire import client_messages, server_messages
from upperlip.table.seat import Seat

STAND_IN = "regular"  # who plays for those who left
LINK_SECONDS = 600
MOST_PEOPLE = 60  # at one table, in seats or watching
MOST_CONNECTIONS = 6  # of one guest at one table


def need_host(room: Room, connection: Connection) -> None:
    if room.host != connection.guest:
        raise Refusal("host-only")


def need_lobby(room: Room) -> None:
    """After a game, too, it must be reopened first: whoever takes a seat sees what it saw."""
    if room.stage != "lobby":
        raise Refusal("not-during-game")


def need_no_game(room: Room) -> None:
    """Before games and after them."""
    if room.stage not in ("lobby", "over"):
        raise Refusal("not-during-game")


def need_no_practice(room: Room) -> None:
    """Whoever plays on from a finished game does so once, and alone."""
    if room.document.practice is not None:
        raise Refusal("practice-only")


def need_seat(room: Room, connection: Connection) -> Seat:
    seat = room.document.seat_of(connection.guest)
    if seat is None:
        raise Refusal("not-seated")
    return seat


def _remember(room: Room, guest: str) -> Person:
    """Without the name of a stranger who came while talk is closed: a seat would show it."""
    name = "" if guest in room.nameless else room.names.get(guest, "?")
    return room.document.people.setdefault(guest, Person(name=name))


async def _keep(room: Room, operations: Sequence[Operation] = ()) -> None:
    room.document.forget_strangers()
    await room.store(operations)


# Seats


async def sit(room: Room, connection: Connection, message: client_messages.Sit) -> None:
    document, guest = room.document, connection.guest
    before = document.place(message.seat).guest
    comes_back = document.returns_to(guest) == message.seat
    if not comes_back:
        _need_free(room, guest, message.seat)
    document.sit(guest, message.seat)
    _remember(room, guest)
    room.claims.pop(guest, None)
    await _keep(room, _takes_part(room, guest, message.seat))
    room.show(play=room.table_game is not None)
    if before is not None and before != guest:
        room.refuse(before, Refusal("owner-is-back"))


def _need_free(room: Room, guest: str, seat: Seat) -> None:
    """In the lobby any seat will do; in a game a bot's, for those who have seen no other hand."""
    document = room.document
    if room.stage == "lobby":
        return
    taken = document.place(seat).guest is not None
    if taken or document.seat_of(guest) is not None or room.stage == "over":
        need_lobby(room)
    document.check_move(seat, guest, claimed=False)
    if not document.stands_alone(seat, in_round=room.in_round):
        raise Refusal("seat-kept")


async def stand(room: Room, connection: Connection, _: client_messages.Stand) -> None:
    _vacate(room, need_seat(room, connection))
    await _keep(room)
    room.show()


def _vacate(room: Room, seat: Seat) -> None:
    """In a game a bot goes on, and the seat waits for its owner."""
    place = room.document.places[seat]
    guest, place.guest = place.guest, None
    if room.stage not in ("lobby", "over"):
        place.bot, place.left_by = STAND_IN, guest


async def leave(room: Room, connection: Connection, _: client_messages.Leave) -> None:
    seat = room.document.seat_of(connection.guest)
    if seat is not None:
        _vacate(room, seat)
    await _keep(room)
    close_connections(room, connection.guest, "left")


def close_connections(room: Room, guest: str, why: str) -> None:
    """Closes all pages of a guest, saying why."""
    for connection in room.presence.connections:
        if connection.guest == guest:
            connection.close(why)
            room.forget(connection)
    withdraw(room, guest)
    room.show()


def withdraw(room: Room, guest: str) -> None:
    """A claim has come to nothing, if there is one: the next one waits."""
    if room.claims.pop(guest, None) is not None:
        room.vain_claims.note(guest, room.services.now())


async def rename(room: Room, connection: Connection, message: client_messages.Rename) -> None:
    if room.in_round:  # a watcher's name could tell somebody something, too
        raise Refusal("name-fixed")
    name = clean_name(message.name)
    if not name:
        raise Refusal("name-empty")
    room.names[connection.guest] = name
    if person := room.document.people.get(connection.guest):
        person.name = name
    await room.store()
    room.show()


async def bot(room: Room, connection: Connection, message: client_messages.Bot) -> None:
    need_host(room, connection)
    need_lobby(room)
    room.document.set_bot(message.seat, message.level, room.services.bots.levels)
    await room.store()
    room.show()


async def swap(room: Room, connection: Connection, message: client_messages.Swap) -> None:
    need_host(room, connection)
    need_lobby(room)
    room.document.swap(*message.seats)
    await room.store()
    room.show()


async def change(room: Room, connection: Connection, message: client_messages.Change) -> None:
    need_host(room, connection)
    document = room.document
    settings = changed_settings(document.settings, message.settings or {})
    alone = document.plays_alone(connection.guest)
    before = fixed_during_games(document.settings, alone=alone)
    if fixed_during_games(settings, alone=alone) != before:
        need_no_game(room)
    quiet = talk_is_closed(document, room.stage) and not alone
    if quiet and not only_urgent(document.settings, settings):
        raise Refusal("settings-fixed")
    if message.players is not None or message.options is not None:
        need_lobby(room)
        offered = room.services.cards.get(document.game, ())
        document.set_up(message.players, message.options, offered)
    document.settings = settings
    await room.store()
    room.show(play=message.settings is not None)  # spectators may be let in, or not any more


# People


async def remove(room: Room, connection: Connection, message: client_messages.Remove) -> None:
    need_host(room, connection)
    _check_removal(room.document, connection.guest, message.guest)
    seat = room.document.seat_of(message.guest)
    if seat is None and message.guest not in room.presence.guests():
        raise Refusal("no-such-guest")
    _remember(room, message.guest).removed = True
    if seat is not None:
        _vacate(room, seat)
    room.document.give_up(message.guest)
    await _keep(room)
    close_connections(room, message.guest, "removed")


def _check_removal(document: Document, host: str, guest: str) -> None:
    """Who runs the table while its founder is away sends nobody away who plays: there is no way
    back from that, and two minutes without a connection are soon over."""
    if guest == host:
        raise Refusal("not-yourself")
    if guest == document.founder:
        raise Refusal("not-the-founder")
    own = document.seat_of(host)
    if own is not None and guest in document.places[own].taken_from:
        raise Refusal("seat-was-theirs")
    if host != document.founder and guest in document.held:
        raise Refusal("founder-only")


async def mute(room: Room, connection: Connection, message: client_messages.Mute) -> None:
    need_host(room, connection)
    if message.guest not in room.document.people and message.guest not in room.presence.guests():
        raise Refusal("no-such-guest")
    _remember(room, message.guest).muted = message.muted
    await _keep(room)
    room.show()


# Another device


async def ask_link(room: Room, connection: Connection, _: client_messages.AskLink) -> None:
    """The token travels in the link's fragment and is spent by a button, not by a preview."""
    need_no_practice(room)
    seat = need_seat(room, connection)
    token = room.services.random(32).hex()
    expires = room.services.millis() + LINK_SECONDS * 1000
    kept = _link_of(room, connection.guest, token)
    await room.store([AddMove(Move(kept, room.document.id, seat, expires))])
    connection.send(msgspec.json.encode(server_messages.Link(token=token)))


def hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def _link_of(room: Room, guest: str, token: str) -> bytes:
    """A link is its owner's: it moves nobody else who sits in that seat later."""
    return hashed(f"{room.document.id} {guest} {token}")


async def redeem(room: Room, guest: str, name: str, token: str) -> Seat:
    """The seat that a one-time link moves here."""
    need_no_practice(room)
    document, at = room.document, room.services.millis()
    person = document.people.get(guest)
    if person is not None and person.removed:
        raise Refusal("removed")
    owners = {seat: place.guest for seat, place in enumerate(document.places) if place.guest}
    in_the_way = {seat: _in_the_way(document, seat, guest) for seat in owners}
    tried = [seat for seat, no in in_the_way.items() if no is None]
    links = [UseMove(_link_of(room, owners[seat], token), at) for seat in tried]
    moves = await room.write(links) if links else ()
    seat = next((seat for seat, move in zip(tried, moves, strict=True) if move), None)
    if seat is None:
        raise next((no for no in in_the_way.values() if no), Refusal("link-spent"))
    room.introduce(guest, name)
    await move_seat(room, seat, guest, claimed=False)
    return seat


def _in_the_way(document: Document, seat: Seat, guest: str) -> Refusal | None:
    """Why a seat does not move to a guest: links to such are not even tried, and stay good."""
    if document.seat_of(guest) not in (None, seat):  # one seat each
        return Refusal("link-spent")
    try:
        document.check_move(seat, guest, claimed=False)
    except Refusal as no:
        return no
    return None


async def move_seat(room: Room, seat: Seat, guest: str, *, claimed: bool) -> None:
    """To another guest, who says to be the same person; by an owner's own link, who is."""
    owner = room.document.places[seat].guest
    room.document.move(seat, guest, claimed=claimed)
    room.claims.pop(guest, None)
    await _keep(room, _takes_part(room, guest, seat, None if claimed else owner))
    room.show(play=True)


def _takes_part(
    room: Room, guest: str, seat: Seat, moved_from: str | None = None
) -> list[Operation]:
    playing = room.document.playing
    if playing is None or room.document.practice is not None:
        return []
    return [TakePart(playing, Participant(guest, seat), moved_from)]
