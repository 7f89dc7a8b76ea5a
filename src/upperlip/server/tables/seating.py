"""What pages ask for around the game: seats, bots, options, the host's business."""

import hashlib

import msgspec

from upperlip.server.store.documents import Person
from upperlip.server.store.operations import AddMove, TakePart, UseMove
from upperlip.server.store.rows import Move, Participant
from upperlip.server.tables.names import clean_name
from upperlip.server.tables.presence import Connection
from upperlip.server.tables.refusal import Refusal
from upperlip.server.tables.room import Room
from upperlip.server.tables.table_settings import changed_settings, fixed_during_games
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


def need_seat(room: Room, connection: Connection) -> Seat:
    seat = room.document.seat_of(connection.guest)
    if seat is None:
        raise Refusal("not-seated")
    return seat


def _remember(room: Room, guest: str) -> Person:
    return room.document.people.setdefault(guest, Person(name=room.names.get(guest, "?")))


# Seats


async def sit(room: Room, connection: Connection, message: client_messages.Sit) -> None:
    place = room.document.place(message.seat)
    seated = room.document.seat_of(connection.guest) is not None
    comes_back = place.left_by == connection.guest and not seated
    if not comes_back:
        need_lobby(room)
    _remember(room, connection.guest)
    room.document.sit(connection.guest, message.seat)
    room.claims.pop(connection.guest, None)
    await room.store()
    room.show(play=comes_back)


async def stand(room: Room, connection: Connection, _: client_messages.Stand) -> None:
    _vacate(room, need_seat(room, connection))
    await room.store()
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
    await room.store()
    close_connections(room, connection.guest, "left")


def close_connections(room: Room, guest: str, why: str) -> None:
    """Closes all pages of a guest, saying why."""
    for connection in room.presence.connections:
        if connection.guest == guest:
            connection.close(why)
            room.forget(connection)
    room.claims.pop(guest, None)
    room.show()


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
    if fixed_during_games(settings) != fixed_during_games(document.settings):
        need_no_game(room)
    if message.players is not None or message.options is not None:
        need_lobby(room)
        document.set_up(message.players, message.options)
    document.settings = settings
    await room.store()
    room.show(play=message.settings is not None)  # spectators may be let in, or not any more


# People


async def remove(room: Room, connection: Connection, message: client_messages.Remove) -> None:
    need_host(room, connection)
    if message.guest == connection.guest:
        raise Refusal("not-yourself")
    seat = room.document.seat_of(message.guest)
    if seat is None and message.guest not in room.presence.guests():
        raise Refusal("no-such-guest")
    _remember(room, message.guest).removed = True
    if seat is not None:
        _vacate(room, seat)
        room.document.places[seat].left_by = None
    await room.store()
    close_connections(room, message.guest, "removed")


async def mute(room: Room, connection: Connection, message: client_messages.Mute) -> None:
    need_host(room, connection)
    if message.guest not in room.document.people and message.guest not in room.presence.guests():
        raise Refusal("no-such-guest")
    _remember(room, message.guest).muted = message.muted
    await room.store()
    room.show()


# Another device


async def ask_link(room: Room, connection: Connection, _: client_messages.AskLink) -> None:
    """The token travels in the link's fragment and is spent by a button, not by a preview."""
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
    document, at = room.document, room.services.millis()
    person, seat = document.people.get(guest), document.seat_of(guest)
    if person is not None and person.removed:
        raise Refusal("removed")
    owners = [owner for owner in document.seated if seat is None or owner == guest]
    moves = await room.services.store.write([UseMove(_link_of(room, o, token), at) for o in owners])
    owner = next((owner for owner, move in zip(owners, moves, strict=True) if move), None)
    seat = None if owner is None else document.seat_of(owner)
    if seat is None:
        raise Refusal("link-spent")
    room.names.setdefault(guest, name)
    room.claims.pop(guest, None)
    await move_seat(room, seat, guest)
    return seat


async def claim(room: Room, connection: Connection, message: client_messages.Claim) -> None:
    place = room.document.place(message.seat)
    if place.guest is None or room.document.seat_of(connection.guest) is not None:
        raise Refusal("nothing-to-claim")
    if room.here(message.seat):
        raise Refusal("seat-in-use")
    room.claims[connection.guest] = message.seat
    room.show()


async def approve(room: Room, connection: Connection, message: client_messages.Approve) -> None:
    need_host(room, connection)
    seat = room.claims.pop(message.guest, None)
    if seat is None:
        raise Refusal("nothing-to-claim")
    if message.yes:
        if room.here(seat):
            raise Refusal("seat-in-use")
        if room.document.place(seat).guest is None:
            raise Refusal("nothing-to-claim")
        await move_seat(room, seat, message.guest)
    else:
        room.show()


async def move_seat(room: Room, seat: Seat, guest: str) -> None:
    """The same person under another token: the seat, the name and the host's role go along."""
    document = room.document
    place = document.places[seat]
    before, place.guest, place.bot = place.guest, guest, None
    known = document.people.get(before or "")
    document.people[guest] = Person(
        name=known.name if known else room.names.get(guest, "?"),
        muted=known is not None and known.muted,
    )
    if before is not None and document.founder == before:
        document.founder = guest
    if before in document.salts:
        document.salts[guest] = document.salts.pop(before)
    took_part = []
    if document.playing is not None:
        took_part = [TakePart(document.playing, Participant(guest, seat))]
    await room.store(took_part)
    room.show(play=True)
