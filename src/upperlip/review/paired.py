"""Differences between actions that were tried in the same worlds, and how sure they are."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import fsum, sqrt
from typing import NamedTuple, TypeVar

from upperlip.review.yardstick import MILLION
from upperlip.statistics.estimates import Estimate, mean_of

A = TypeVar("A")


class Difference(NamedTuple):
    """In millionths, with its 95 % interval."""

    value: int
    low: int
    high: int

    @property
    def open(self) -> bool:
        """Too close to call: it may as well be nothing."""
        return self.low <= 0 <= self.high


NOTHING = Difference(0, 0, 0)


def mean(values: Sequence[float]) -> float:
    return fsum(values) / len(values)


def difference(first: Sequence[float], second: Sequence[float]) -> Difference:
    """By how much the first is better, world by world."""
    return _in_millionths(_estimate(first, second))


def loss(values: Mapping[A, Sequence[float]], played: A) -> Difference:
    """By how much the best action is better than the one played.

    Whichever of several equal actions looks best has been lucky; so the best is chosen in one
    half of the worlds and measured in the other, both ways round.
    """
    halves = [{action: each[half::2] for action, each in values.items()} for half in (0, 1)]
    measured = []
    for chosen_in, other in pairwise((*halves, halves[0])):
        best = max(chosen_in, key=lambda action: mean(chosen_in[action]))
        measured.append(_estimate(other[best], other[played]))
    middle = fsum(each.value for each in measured) / 2
    wide = sqrt(fsum((each.high - each.value) ** 2 for each in measured)) / 2
    return _in_millionths(Estimate(middle, middle - wide, middle + wide))


def _estimate(first: Sequence[float], second: Sequence[float]) -> Estimate:
    return mean_of([one - other for one, other in zip(first, second, strict=True)])


def _in_millionths(estimate: Estimate) -> Difference:
    return Difference(*(round(MILLION * each) for each in estimate))
