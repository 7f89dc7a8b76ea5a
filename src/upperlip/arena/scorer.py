"""What a game tells the arena."""

from collections.abc import Sequence
from typing import Any, Protocol

from upperlip.arena.assignments import Assignment
from upperlip.statistics.counters import Counters
from upperlip.table.match import Match

# A win in parts, so that up to six who tie can have equal whole numbers of them.
WIN = 60


class Scorer(Protocol):
    """The modules `animals` and `nuts`. Every counter has a number for each of the entrants."""

    def parties(self, config: Any, *, whole: bool) -> int:
        """How many can win."""
        ...

    def party_of_seats(self, match: Match, *, whole: bool) -> tuple[int, ...]:
        """Once cards are dealt: the party that each seat plays for."""
        ...

    def count(self, match: Match, assignment: Assignment, *, whole: bool) -> Counters:
        """What the round or the game, now over, brought to each of the two."""
        ...


def split(winners: Sequence[int], assignment: Assignment) -> list[int]:
    """A win, shared by the parties that tie for it."""
    won = [0, 0]
    for party in winners:
        won[assignment[party]] += WIN // len(winners)
    return won
