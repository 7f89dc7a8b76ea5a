"""What counts in Mustachio: points, bids met, and who wins a game."""

from typing import Any

from upperlip.arena.assignments import Assignment
from upperlip.arena.scorer import split
from upperlip.nuts.config import Config
from upperlip.statistics.counters import Counters
from upperlip.table.match import Match
from upperlip.table.seat import OPEN


def parties(config: Config, *, whole: bool) -> int:  # noqa: ARG001 – sides last all game
    return len(config.teams)


def party_of_seats(match: Match, *, whole: bool) -> tuple[int, ...]:  # noqa: ARG001
    return tuple(match.config.side_of(seat) for seat in range(match.config.players))


def count(match: Match, assignment: Assignment, *, whole: bool) -> Counters:
    names = ("points", "bids_made", "bids_met", "blind_made", "blind_met")
    counts: Counters = {name: [0, 0] for name in names}
    counts["parties"] = [assignment.count(0), assignment.count(1)]
    scores = match.view(OPEN).scores
    for score in scores if whole else scores[-1:]:
        for entrant, bid, blind, tricks, points in zip(assignment, *score, strict=True):
            kind = "blind" if blind else "bids"
            counts["points"][entrant] += points
            counts[f"{kind}_made"][entrant] += 1
            counts[f"{kind}_met"][entrant] += tricks == bid
    if whole:
        result: Any = match.result
        counts["won"] = split(result["winners"], assignment)
    return counts
