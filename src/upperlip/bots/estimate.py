"""What an action is worth: to a bot, and as it is told to people."""

from typing import NamedTuple

from upperlip.table.ply import Action
from upperlip.table.reason import Reason

SURE = 1.96  # standard errors to either side: 95 times of 100 the truth lies between


class Estimate(NamedTuple):
    """A reward between 0 and 1, its standard error, how often the action was tried."""

    action: Action
    value: float
    error: float
    visits: int


class Suggestion(NamedTuple):
    """The value: a share of rounds (or, in a match's last round, of matches) won, or points."""

    action: Action
    value: float
    error: float  # to either side, 95 %
    reason: Reason
