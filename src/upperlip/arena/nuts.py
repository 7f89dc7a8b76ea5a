"""What counts in Mustachio: points, bids met, and who wins a game."""

from collections.abc import Iterable

from upperlip.arena.assignments import Assignment
from upperlip.arena.scorer import Scorer, split
from upperlip.nuts.config import Config
from upperlip.nuts.scoring import bid_bonus
from upperlip.nuts.view import View
from upperlip.statistics.counters import Counters
from upperlip.table.shape import Result

_Score = tuple[tuple[int, ...], tuple[bool, ...], tuple[int, ...], tuple[int, ...]]


def _parties(config: Config, _: bool) -> int:
    """Sides last all game."""
    return len(config.teams)


def _party_of_seats(view: View, _: bool) -> tuple[int, ...]:
    return tuple(view.config.side_of(seat) for seat in range(view.config.players))


def _count_round(view: View, assignment: Assignment) -> Counters:
    return _count(view.config, view.scores[-1:], assignment)


def _count_game(view: View, result: Result, assignment: Assignment) -> Counters:
    return {
        **_count(view.config, view.scores, assignment),
        "won": split(result["winners"], assignment),
    }


def _count(config: Config, scores: Iterable[_Score], assignment: Assignment) -> Counters:
    names = ("points", "bonus", "bids_made", "bids_met", "blind_made", "blind_met")
    counts: Counters = {name: [0, 0] for name in names}
    counts["parties"] = [assignment.count(0), assignment.count(1)]
    for score in scores:
        for entrant, bid, blind, tricks, points in zip(assignment, *score, strict=True):
            kind = "blind" if blind else "bids"
            counts["points"][entrant] += points
            counts[f"{kind}_made"][entrant] += 1
            counts[f"{kind}_met"][entrant] += tricks == bid
            counts["bonus"][entrant] += bid_bonus(config, blind=blind) * (tricks == bid)
    return counts


SCORER = Scorer(
    rounds_are_won=False,
    parties=_parties,
    party_of_seats=_party_of_seats,
    count_round=_count_round,
    count_game=_count_game,
    control=0.0,  # on the same numbers of deals it told nothing
)
