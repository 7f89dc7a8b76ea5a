"""Seats: numbered from 0; left is the next number, play goes left (U-11, O-7)."""

from functools import cache

Seat = int

SPECTATOR: Seat = -1  # sees what is public
OPEN: Seat = -2  # sees everything: for games that are over

NAMELESS = "seat {}"  # what records call whoever sits there and has no name


def left_of(seat: Seat, players: int) -> Seat:
    return (seat + 1) % players


def right_of(seat: Seat, players: int) -> Seat:
    return (seat - 1) % players


@cache
def around(first: Seat, players: int) -> tuple[Seat, ...]:
    """All seats once, clockwise from `first`."""
    return tuple((first + step) % players for step in range(players))
