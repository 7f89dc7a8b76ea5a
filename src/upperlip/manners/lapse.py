"""A play that annoys people, and what would have been better."""

from typing import NamedTuple

from upperlip.table.ply import Action
from upperlip.table.seat import Seat

# In the order in which they are told: a partner's trick overtaken for nothing; stars or points
# thrown to the enemy; the highest card spent on a trick that a lower one takes as surely; a trick
# too many, where one could stay below.
KINDS = ("overtaken", "thrown", "wasted", "broken")


class Occasion(NamedTuple):
    """A decision at which some card would be such a play."""

    kind: str
    # By each such card: those that would be as good now and better later.
    better: dict[Action, tuple[Action, ...]]


class Lapse(NamedTuple):
    kind: str
    seat: Seat
    played: Action
    better: tuple[Action, ...]
