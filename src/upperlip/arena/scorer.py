"""What a game tells the arena."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from upperlip.arena.assignments import Assignment
from upperlip.statistics.counters import Counters
from upperlip.table.shape import AnyConfig, AnyView, Result

# A win in parts, so that up to six who tie can have equal whole numbers of them.
WIN = 60


C = TypeVar("C", bound=AnyConfig)
V = TypeVar("V", bound=AnyView)


@dataclass(frozen=True, slots=True)
class Scorer(Generic[C, V]):
    """What a game tells of rounds, or of `whole` games. Counters have a number per entrant."""

    rounds_are_won: bool  # else they are for points
    # How many can win.
    parties: Callable[[C, bool], int]
    # The party that each seat plays for, once cards are dealt.
    party_of_seats: Callable[[V, bool], tuple[int, ...]]
    # What a round, now over, brought to each of the two; seen openly.
    count_round: Callable[[V, Assignment], Counters]
    # The same of a game, with its result.
    count_game: Callable[[V, Result, Assignment], Counters]
    # How much further ahead the better bot is in a round where there is twice as much to play for
    # as usual (`control`); found once on deals that no contest of ours has, and fixed since.
    control: float


AnyScorer = Scorer[Any, Any]


def split(winners: Sequence[int], assignment: Assignment) -> list[int]:
    """A win, shared by the parties that tie for it."""
    won = [0, 0]
    for party in winners:
        won[assignment[party]] += WIN // len(winners)
    return won
