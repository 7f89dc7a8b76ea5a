"""What counts in Moustache: whose team wins a round, who wins a game."""

from upperlip.animals.config import Config
from upperlip.animals.view import View
from upperlip.arena.assignments import Assignment
from upperlip.arena.scorer import WIN, Scorer, split
from upperlip.statistics.counters import Counters
from upperlip.table.shape import Result


def _parties(config: Config, whole: bool) -> int:
    """The two teams of a round; over a game, whose teams change, every seat is its own."""
    return config.players if whole else 2


def _party_of_seats(view: View, whole: bool) -> tuple[int, ...]:
    if whole:
        return tuple(range(view.config.players))
    assert view.round is not None, "cards are dealt"
    return view.round.teams


def _count_round(view: View, assignment: Assignment) -> Counters:
    won = [0, 0]
    won[assignment[view.scores[-1].winner]] = WIN
    return {"won": won}


def _count_game(_: View, result: Result, assignment: Assignment) -> Counters:
    points, seats = [0, 0], [0, 0]
    for seat, sum_ in enumerate(result["points"]):
        points[assignment[seat]] += sum_
        seats[assignment[seat]] += 1
    return {"won": split(result["winners"], assignment), "points": points, "parties": seats}


SCORER = Scorer(
    rounds_are_won=True,
    parties=_parties,
    party_of_seats=_party_of_seats,
    count_round=_count_round,
    count_game=_count_game,
    control=0.08,  # 300 deals of novice and random, 150 of expert@60 and novice, seed 77
)
