"""“It's me”: somebody says that a seat is theirs, and those at the table believe it or not.

Why a hand is not given away by one person's word: docs/decisions/claims.md.
"""

from upperlip.server.tables.presence import Connection
from upperlip.server.tables.refusal import Refusal
from upperlip.server.tables.room import Claim, Room
from upperlip.server.tables.seating import move_seat, withdraw
from upperlip.server.wire import client_messages

ENOUGH_IN_A_ROUND = 2  # who agree: one alone could be asking for themselves


async def claim(room: Room, connection: Connection, message: client_messages.Claim) -> None:
    document, guest, seat = room.document, connection.guest, message.seat
    owner = document.place(seat).guest
    if owner is None or document.seat_of(guest) is not None:
        raise Refusal("nothing-to-claim")
    if room.here(seat):
        raise Refusal("seat-in-use")
    document.check_move(seat, guest, claimed=True)
    if not room.long_gone(owner):
        raise Refusal("claim-too-early")
    if not room.asked_about(guest, owner):
        raise Refusal("nobody-to-agree")
    if seconds := room.vain_claims.wait(guest, room.services.now()):
        raise Refusal("too-often", seconds=seconds)
    withdraw(room, guest)
    room.claims[guest] = Claim(seat, owner)
    room.show()


async def approve(room: Room, connection: Connection, message: client_messages.Approve) -> None:
    guest, claimant = connection.guest, message.guest
    if guest == claimant:
        raise Refusal("own-claim")
    if guest not in room.document.seated and guest != room.host:
        raise Refusal("not-seated")
    found = room.claims.get(claimant)
    if found is None or found.seat != message.seat:
        raise Refusal("nothing-to-claim")
    if not message.yes:
        withdraw(room, claimant)
        room.refuse(claimant, Refusal("claim-refused"))
    elif guest in room.asked_about(claimant, found.owner):
        found.agreed.add(guest)  # and what follows is settled at once
    else:
        raise Refusal("host-only" if room.stage == "lobby" else "not-seated")
    room.show()


async def settle(room: Room) -> None:
    """Seats go to those whom all have believed; claims that have lost their sense are dropped."""
    for claimant, found in list(room.claims.items()):
        seats = room.document.places
        if found.seat >= len(seats) or seats[found.seat].guest != found.owner:
            _drop(room, claimant, Refusal("nothing-to-claim"))
        elif room.presence.here(found.owner):
            _drop(room, claimant, Refusal("seat-in-use"))
        elif not room.presence.here(claimant):
            withdraw(room, claimant)
        elif _believed(room, claimant, found):
            await _give(room, claimant, found)


def _believed(room: Room, claimant: str, found: Claim) -> bool:
    asked = room.asked_about(claimant, found.owner)
    enough = ENOUGH_IN_A_ROUND if room.in_round else 1
    return len(asked) >= enough and found.agreed.issuperset(asked)


async def _give(room: Room, claimant: str, found: Claim) -> None:
    try:
        await move_seat(room, found.seat, claimant, claimed=True)
    except Refusal as no:
        _drop(room, claimant, no)


def _drop(room: Room, claimant: str, no: Refusal) -> None:
    del room.claims[claimant]
    room.refuse(claimant, no)
