"""How much there is to play for in a deal, as a control: it takes some chance out of an estimate.

What a deal is worth with open hands cancels by itself where both have played both sides of it:
duplicated deals are that control, with the best coefficient. What is left is that some deals are
settled by the cards and others by the players. Open hands, played out by rules of thumb a number
of times, tell which: where the outcomes differ there is much to play for, and the better of the
two should be further ahead. So an estimate is corrected by a coefficient, which the game fixes
beforehand (`Scorer`), times how far the control of its deals lies from its average. That average
comes from other deals, many times as many; its own error is in the interval. Whatever the
coefficient, the estimate stays unbiased; a bad one only makes it less sure.
"""

from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, variance
from typing import NamedTuple

from upperlip.arena.contest import Contest
from upperlip.arena.deal import SCORERS, Deal
from upperlip.arena.standing import headline_of
from upperlip.statistics.estimates import Estimate, Z, mean_of
from upperlip.table.match import Match

PLAYOUTS = 64
TIMES = 10  # so many other deals for each of the contest, for the average
_ELSEWHERE = 60 << 32  # numbers of deals that no contest has; a whole number of games
_STREAM = 23


def room_to_play(contest: Contest, number: int) -> float:
    """How much the outcome of a deal varies with open hands, as a standard deviation."""
    return sqrt(variance(open_values(contest, number)))


def open_values(contest: Contest, number: int) -> list[float]:
    """What the round is worth to the first seat, all cards known, in each playout."""
    from upperlip import kernel  # noqa: PLC0415 – most of the arena needs none

    match = Match(
        contest.game,
        contest.config,
        contest.seed,
        number,
        first_round=contest.first_round(number),
    )
    while match.let_chance():
        pass
    knowledge = kernel.certainty(match.truth)
    comparer = kernel.engine_for(contest.config).comparer()
    return [
        comparer.value(
            knowledge,
            kernel.generator_for(contest.config, _STREAM, number, playout),
            worlds=1,
            tail=0,
        )[0]
        for playout in range(PLAYOUTS)
    ]


class Controlled(NamedTuple):
    """An estimate without the control and with it."""

    plain: Estimate
    corrected: Estimate
    coefficient: float

    @property
    def shrunk(self) -> float | None:
        """By which part the interval is shorter; below 0: longer. None where it had no length, or
        no end: of one deal, and of a few that went alike."""
        length = self.plain.high - self.plain.low
        if not 0 < length < inf:
            return None
        return 1 - (self.corrected.high - self.corrected.low) / length


def coefficient_of(contest: Contest) -> float:
    """Fixed beforehand; 0 where open hands tell nothing. The first bot is to be the better one."""
    return 0.0 if contest.whole else SCORERS[contest.title].control


def controlled(contest: Contest, deals: Sequence[Deal]) -> Controlled:
    """What the contest is about, corrected; the control has the average 1."""
    headline = headline_of(contest)
    values = [headline.value(deal) for deal in deals]
    controls = [room_to_play(contest, deal.number) for deal in deals]
    elsewhere = [room_to_play(contest, _ELSEWHERE + number) for number in range(TIMES * len(deals))]
    return correct(values, controls, elsewhere, coefficient_of(contest))


def correct(
    values: Sequence[float],
    controls: Sequence[float],
    elsewhere: Sequence[float],
    coefficient: float,
) -> Controlled:
    average = fmean(elsewhere)
    corrected = mean_of(
        [
            value - coefficient * (control / average - 1)
            for value, control in zip(values, controls, strict=True)
        ]
    )
    half = (corrected.high - corrected.low) / 2
    doubt = Z * coefficient / average * sqrt(variance(elsewhere) / len(elsewhere))
    half = sqrt(half * half + doubt * doubt)
    whole = Estimate(corrected.value, corrected.value - half, corrected.value + half)
    return Controlled(mean_of(values), whole, coefficient)
