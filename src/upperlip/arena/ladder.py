"""Everybody against everybody on the same deals, and a rating for each.

In games for points a deal goes to whoever made more of it over all replays, as at a duplicate
table; what is won there is half of a deal that ends even.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from statistics import fmean
from typing import NamedTuple

from upperlip.arena.contest import Contest, Entrant
from upperlip.arena.deal import Deal, replays
from upperlip.arena.ratings import Meeting, ratings
from upperlip.arena.standing import Headline, MoveTimes, headline_of, move_times
from upperlip.statistics.counters import Counters
from upperlip.statistics.estimates import Estimate
from upperlip.table.shape import AnyConfig

YARDSTICK = "novice"  # never changes, so it stands at 0 (its code is frozen)

Pair = tuple[int, int]


class Ladder(NamedTuple):
    """Who plays what; the pairs are in the order of the entrants."""

    title: str
    config: AnyConfig
    entrants: tuple[Entrant, ...]
    whole: bool = False
    seed: int = 0
    manners: bool = False
    against: tuple[int, ...] = ()  # only pairs with one of these; nothing: all pairs

    @property
    def pairs(self) -> tuple[Pair, ...]:
        pairs = combinations(range(len(self.entrants)), 2)
        return tuple(pair for pair in pairs if not self.against or {*pair} & {*self.against})

    def contest(self, pair: Pair) -> Contest:
        both = self.entrants[pair[0]], self.entrants[pair[1]]
        return Contest(self.title, self.config, both, self.whole, self.seed, self.manners)

    @property
    def anchor(self) -> int:
        """Who has the rating 0: the yardstick, or without it the first."""
        names = [entrant.name for entrant in self.entrants]
        return names.index(YARDSTICK) if YARDSTICK in names else 0


Played = Mapping[Pair, Sequence[Deal]]


class Rung(NamedTuple):
    """Where somebody stands."""

    place: int  # among the entrants
    rating: Estimate
    score: float  # its share of all deals it played
    rounds: int  # that it took part in; or games
    times: MoveTimes | None


def deal_score(headline: Headline, deal: Deal) -> float:
    """What the first had of a deal: its share of wins, or the deal for more points."""
    value = headline.value(deal)
    if headline.is_share:
        return value
    return 0.5 if value == headline.even else float(value > headline.even)


def standings(ladder: Ladder, played: Played) -> list[Rung]:
    """The best first."""
    meetings = list(_meetings(ladder, played))
    found = ratings(len(ladder.entrants), meetings, ladder.anchor)
    replayed = len(replays(ladder.contest(ladder.pairs[0])))
    rungs = []
    for place, rating in enumerate(found):
        scores = _scores(place, meetings)
        score, rounds = fmean(scores), len(scores) * replayed
        rungs.append(Rung(place, rating, score, rounds, _times(place, played)))
    return sorted(rungs, key=lambda rung: rung.rating.value, reverse=True)


def _meetings(ladder: Ladder, played: Played) -> Iterator[Meeting]:
    for pair, deals in played.items():
        headline = headline_of(ladder.contest(pair))
        for deal in deals:
            yield Meeting(deal.number, *pair, deal_score(headline, deal))


def _scores(place: int, meetings: Sequence[Meeting]) -> list[float]:
    return [
        meeting.score if meeting.first == place else 1 - meeting.score
        for meeting in meetings
        if place in (meeting.first, meeting.second)
    ]


def _times(place: int, played: Played) -> MoveTimes | None:
    """Of all its moves, whoever it played against."""
    times = [
        time
        for pair, deals in played.items()
        if place in pair
        for deal in deals
        for time in deal.times[pair.index(place)]
    ]
    return move_times([Deal(0, {}, (times, []))], 0)


def counted(place: int, played: Played) -> list[tuple[Counters, int]]:
    """The counters of all deals that somebody played, each with which of the two it was."""
    return [
        (deal.counters, pair.index(place))
        for pair, deals in played.items()
        if place in pair
        for deal in deals
    ]
