"""What pages ask for around the game: seats, bots, options, the host's business."""

import hashlib

import msgspec

from upperlip.server.store.operations import AddMove, TakePart, UseMove
from upperlip.server.store.rows import Move, Participant
from upperlip.server.tables.document import Person, read_manner
from upperlip.server.tables.names import clean_name
from upperlip.server.tables.presence import Page
from upperlip.server.tables.refusal import Refusal
from upperlip.server.tables.room import Room
from upperlip.server.wire import client_messages, server_messages
from upperlip.table.seat import Seat

STAND_IN = "regular"  # who plays for those who left
LINK_SECONDS = 600
MOST_PEOPLE = 60  # at one table, in seats or watching
MOST_PAGES = 6  # of one guest at one table


def need_host(room: Room, page: Page) -> None:
    if room.host != page.guest:
        raise Refusal("host-only")


def need_lobby(room: Room) -> None:
    """After a game, too, it must be reopened first: whoever takes a seat sees what it saw."""
    if room.stage != "lobby":
        raise Refusal("not-during-game")


def need_seat(room: Room, page: Page) -> Seat:
    seat = room.document.seat_of(page.guest)
    if seat is None:
        raise Refusal("not-seated")
    return seat


def _remember(room: Room, guest: str) -> Person:
    return room.document.people.setdefault(guest, Person(name=room.names.get(guest, "?")))


# Seats


async def sit(room: Room, page: Page, wish: client_messages.Sit) -> None:
    place = room.document.place(wish.seat)
    seated = room.document.seat_of(page.guest) is not None
    comes_back = place.left_by == page.guest and not seated
    if not comes_back:
        need_lobby(room)
    _remember(room, page.guest)
    room.document.sit(page.guest, wish.seat)
    room.claims.pop(page.guest, None)
    await room.store()
    room.show(play=comes_back)


async def stand(room: Room, page: Page, _: client_messages.Stand) -> None:
    _vacate(room, need_seat(room, page))
    await room.store()
    room.show()


def _vacate(room: Room, seat: Seat) -> None:
    """In a game a bot goes on, and the seat waits for its owner."""
    place = room.document.places[seat]
    guest, place.guest = place.guest, None
    if room.stage not in ("lobby", "over"):
        place.bot, place.left_by = STAND_IN, guest


async def leave(room: Room, page: Page, _: client_messages.Leave) -> None:
    seat = room.document.seat_of(page.guest)
    if seat is not None:
        _vacate(room, seat)
    await room.store()
    send_off(room, page.guest, "left")


def send_off(room: Room, guest: str, why: str) -> None:
    """Closes all pages of a guest, saying why."""
    for page in room.presence.pages:
        if page.guest == guest:
            page.send_off(why)
            room.forget(page)
    room.claims.pop(guest, None)
    room.show()


async def call(room: Room, page: Page, wish: client_messages.Call) -> None:
    if room.in_round:  # a watcher's name could tell somebody something, too
        raise Refusal("name-fixed")
    name = clean_name(wish.name)
    if not name:
        raise Refusal("name-empty")
    room.names[page.guest] = name
    if person := room.document.people.get(page.guest):
        person.name = name
    await room.store()
    room.show()


async def bot(room: Room, page: Page, wish: client_messages.Bot) -> None:
    need_host(room, page)
    need_lobby(room)
    room.document.set_bot(wish.seat, wish.level)
    await room.store()
    room.show()


async def swap(room: Room, page: Page, wish: client_messages.Swap) -> None:
    need_host(room, page)
    need_lobby(room)
    room.document.swap(*wish.seats)
    await room.store()
    room.show()


async def change(room: Room, page: Page, wish: client_messages.Change) -> None:
    need_host(room, page)
    document = room.document
    manner = read_manner(document.manner, wish.manner or {})
    if wish.players is not None or wish.options is not None:
        need_lobby(room)
        document.set_up(wish.players, wish.options)
    document.manner = manner
    await room.store()
    room.show(play=wish.manner is not None)  # spectators may be let in, or not any more


# People


async def remove(room: Room, page: Page, wish: client_messages.Remove) -> None:
    need_host(room, page)
    if wish.guest == page.guest:
        raise Refusal("not-yourself")
    seat = room.document.seat_of(wish.guest)
    if seat is None and wish.guest not in room.presence.guests():
        raise Refusal("no-such-guest")
    _remember(room, wish.guest).removed = True
    if seat is not None:
        _vacate(room, seat)
        room.document.places[seat].left_by = None
    await room.store()
    send_off(room, wish.guest, "removed")


async def mute(room: Room, page: Page, wish: client_messages.Mute) -> None:
    need_host(room, page)
    if wish.guest not in room.document.people and wish.guest not in room.presence.guests():
        raise Refusal("no-such-guest")
    _remember(room, wish.guest).muted = wish.muted
    await room.store()
    room.show()


# Another device


async def ask_link(room: Room, page: Page, _: client_messages.AskLink) -> None:
    """The token travels in the link's fragment and is spent by a button, not by a preview."""
    seat = need_seat(room, page)
    token = room.house.random(32).hex()
    expires = room.house.millis() + LINK_SECONDS * 1000
    kept = _link_of(room, page.guest, token)
    await room.store([AddMove(Move(kept, room.document.id, seat, expires))])
    page.tell(msgspec.json.encode(server_messages.Link(token=token)))


def hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def _link_of(room: Room, guest: str, token: str) -> bytes:
    """A link is its owner's: it moves nobody else who sits in that seat later."""
    return hashed(f"{room.document.id} {guest} {token}")


async def redeem(room: Room, guest: str, name: str, token: str) -> Seat:
    """The seat that a one-time link moves here."""
    document, at = room.document, room.house.millis()
    person, seat = document.people.get(guest), document.seat_of(guest)
    if person is not None and person.removed:
        raise Refusal("removed")
    owners = [owner for owner in document.seated if seat is None or owner == guest]
    moves = await room.house.store.write([UseMove(_link_of(room, o, token), at) for o in owners])
    owner = next((owner for owner, move in zip(owners, moves, strict=True) if move), None)
    seat = None if owner is None else document.seat_of(owner)
    if seat is None:
        raise Refusal("link-spent")
    room.names.setdefault(guest, name)
    room.claims.pop(guest, None)
    await move_seat(room, seat, guest)
    return seat


async def claim(room: Room, page: Page, wish: client_messages.Claim) -> None:
    place = room.document.place(wish.seat)
    if place.guest is None or room.document.seat_of(page.guest) is not None:
        raise Refusal("nothing-to-claim")
    if room.here(wish.seat):
        raise Refusal("seat-in-use")
    room.claims[page.guest] = wish.seat
    room.show()


async def approve(room: Room, page: Page, wish: client_messages.Approve) -> None:
    need_host(room, page)
    seat = room.claims.pop(wish.guest, None)
    if seat is None:
        raise Refusal("nothing-to-claim")
    if wish.yes:
        if room.here(seat):
            raise Refusal("seat-in-use")
        if room.document.place(seat).guest is None:
            raise Refusal("nothing-to-claim")
        await move_seat(room, seat, wish.guest)
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
