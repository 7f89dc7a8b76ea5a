"""What an action is worth: to a bot, and as it is told to people."""

from typing import NamedTuple

from upperlip.table.ply import Action
from upperlip.table.reason import Reason

SURE = 1.96  # standard errors to either side: 95 times of 100 the truth lies between
_FEW = 10  # deals from fewer than these say nothing of how far they may be off
_NOTHING = 1e-6  # where all are alike, what rounding leaves of an error


class Estimate(NamedTuple):
    """A reward between 0 and 1, its standard error, how often the action was tried."""

    action: Action
    value: float
    error: float
    visits: int

    @property
    def sure(self) -> str:
        """How sentences put it: the error is `unknown`, all came out `alike`, or it is `known`."""
        if self.visits < _FEW:
            return "unknown"
        return "alike" if self.error < _NOTHING else "known"


def told(error: float) -> int:
    """Rounded, but a real error is never told as none."""
    return max(1, round(error))


class Suggestion(NamedTuple):
    """The value: a share of rounds (or, in a match's last round, of matches) won, or points."""

    action: Action
    value: float
    error: float  # to either side, 95 %
    reason: Reason
