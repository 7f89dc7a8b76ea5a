"""What counts in Moustache: whose team wins a round, who wins a game."""

from typing import Any

from upperlip.animals.config import Config
from upperlip.arena.assignments import Assignment
from upperlip.arena.scorer import WIN, split
from upperlip.statistics.counters import Counters
from upperlip.table.match import Match
from upperlip.table.seat import OPEN, SPECTATOR


def parties(config: Config, *, whole: bool) -> int:
    """The two teams of a round; over a game, whose teams change, every seat is its own."""
    return config.players if whole else 2


def party_of_seats(match: Match, *, whole: bool) -> tuple[int, ...]:
    if whole:
        return tuple(range(match.config.players))
    teams: tuple[int, ...] = match.view(SPECTATOR).round.teams
    return teams


def count(match: Match, assignment: Assignment, *, whole: bool) -> Counters:
    if not whole:
        won = [0, 0]
        won[assignment[match.view(OPEN).scores[-1].winner]] = WIN
        return {"won": won}
    result: Any = match.result
    points, seats = [0, 0], [0, 0]
    for seat, sum_ in enumerate(result["points"]):
        points[assignment[seat]] += sum_
        seats[assignment[seat]] += 1
    return {"won": split(result["winners"], assignment), "points": points, "parties": seats}
