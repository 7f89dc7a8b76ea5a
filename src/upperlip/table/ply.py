"""A ply is one thing that happens: a seat's decision or an outcome of chance.

Plies and asks are named tuples: small, immutable, quick to compare.
"""

from typing import NamedTuple

from upperlip.table.seat import Seat


class Action(NamedTuple):
    """What a seat does: `Action("play", 17)`. The game's notation turns it into `play B7`."""

    verb: str
    value: int = 0


class Decision(NamedTuple):
    seat: Seat
    action: Action


class Hidden(NamedTuple):
    """A decision that the viewer knows was made, but not what it was."""

    seat: Seat
    verb: str


class Ask(NamedTuple):
    """The head of the agenda: what is to be done, and the seats that still have to answer.

    No seats: it is chance's turn, or a step the game takes by itself.
    """

    what: str
    seats: tuple[Seat, ...] = ()
