"""How a contest stands: estimates over its deals, as replays of a deal are no news of their own."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from upperlip.arena.contest import Contest
from upperlip.arena.deal import SCORERS, Deal
from upperlip.statistics.estimates import Average, Estimate, Ratio


class MoveTimes(NamedTuple):
    """The time of moves that left a choice, in seconds."""

    moves: int
    median: float
    p99: float
    p999: float
    most: float


def share_won(deal: Deal) -> float:
    first, second = deal.counters["won"]
    return first / (first + second)


def points_of(deal: Deal, entrant: int) -> float:
    """What each party of theirs made in a round, or in a game."""
    return deal.counters["points"][entrant] / deal.counters["parties"][entrant]


def lead(deal: Deal) -> float:
    """How many points the first is ahead; both had equally many parties."""
    return points_of(deal, 0) - points_of(deal, 1)


class Headline(NamedTuple):
    """The number that the contest is about."""

    is_share: bool  # of wins; else the lead in points
    even: float

    def value(self, deal: Deal) -> float:
        return share_won(deal) if self.is_share else lead(deal)

    def average(self, deals: Iterable[Deal]) -> Average:
        average = Average(is_share=self.is_share)
        for deal in deals:
            average.add(self.value(deal))
        return average


def headline_of(contest: Contest) -> Headline:
    """Games are won; rounds too, unless the game plays them for points."""
    is_share = contest.whole or SCORERS[contest.title].rounds_are_won
    return Headline(is_share, 0.5 if is_share else 0.0)


def estimate_points(deals: Iterable[Deal], entrant: int) -> Estimate:
    average = Average()
    for deal in deals:
        average.add(points_of(deal, entrant))
    return average.estimate


def estimate_lead(deals: Iterable[Deal]) -> Estimate:
    return Headline(is_share=False, even=0).average(deals).estimate


def bids(deals: Sequence[Deal], entrant: int, kind: str) -> Ratio:
    """Those met of those made; `kind` is `bids` or `blind`."""
    met = [deal.counters[f"{kind}_met"][entrant] for deal in deals]
    return Ratio(met, [deal.counters[f"{kind}_made"][entrant] for deal in deals])


def estimate_bonus_lead(deals: Sequence[Deal]) -> Estimate | None:
    """How far the first is ahead by bids alone: the bonus, times how much more often it is met.

    None where nobody bids, and where deals are from a file that does not tell.
    """
    if not all("bonus" in deal.counters for deal in deals):
        return None
    average = Average()
    for deal in deals:
        counters = deal.counters
        first, second = (counters["bonus"][n] / counters["parties"][n] for n in (0, 1))
        average.add(first - second)
    return average.estimate


def move_times(deals: Iterable[Deal], entrant: int) -> MoveTimes | None:
    times = sorted(time for deal in deals for time in deal.times[entrant])
    if not times:
        return None

    def quantile(part: float) -> float:
        """The least time that at least this part of all moves did not exceed."""
        return times[max(0, -int(-part * len(times) // 1) - 1)] / 1e6

    return MoveTimes(len(times), quantile(0.5), quantile(0.99), quantile(0.999), times[-1] / 1e6)
