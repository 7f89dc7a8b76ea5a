"""Seats as one of them counts: from itself, to the left."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from upperlip.table.seat import Seat, around

SEATS = 6  # at the largest table; what is listed by seat always has so many entries
NOWHERE = 6  # no seat

T = TypeVar("T")


def from_me(values: Sequence[T], me: Seat, blank: T) -> tuple[T, ...]:
    """What is listed by seat, beginning with one's own; blanks where nobody sits."""
    mine = tuple(values[seat] for seat in around(me, len(values)))
    return mine + (blank,) * (SEATS - len(mine))


def distance(seat: Seat, me: Seat, players: int) -> int:
    return (seat - me) % players


def distances(seats: Iterable[Seat], me: Seat, players: int) -> tuple[int, ...]:
    return tuple(sorted(distance(seat, me, players) for seat in seats))
