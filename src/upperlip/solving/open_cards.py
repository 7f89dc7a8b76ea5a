"""What solving must be told about a game."""

from collections.abc import Callable
from dataclasses import dataclass

from upperlip.table.reason import Reason
from upperlip.table.seat import Seat


@dataclass(frozen=True, slots=True)
class OpenCards:
    """Each is asked about a state of its own game, in which a round is being played."""

    # (state): why a position in which a seat is asked has no value, if it has none.
    obstacle: Callable[..., Reason | None]
    # (state): the seats of the two sides.
    sides: Callable[..., tuple[tuple[Seat, ...], tuple[Seat, ...]]]
    # (state, the kernel's): how far ahead the first side is when the round has just ended there.
    ahead: Callable[..., int]
    # (state, ahead): what it means to end so far ahead.
    verdict: Callable[..., Reason]
