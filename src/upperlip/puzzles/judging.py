"""Is a decision a puzzle? Some answers are good, all others clearly worse, nothing lies between."""

from collections.abc import Sequence
from itertools import pairwise, takewhile
from typing import NamedTuple

from upperlip.review.comparing import WORLDS, Comparison, compare
from upperlip.review.decision import Option, ranked
from upperlip.review.paired import difference, mean
from upperlip.review.yardstick import MILLION
from upperlip.review.yardsticks import YARDSTICKS
from upperlip.statistics.estimates import mean_of
from upperlip.table.ply import Action
from upperlip.table.shape import AnyView

MARGINS = {"share": 200_000, "points": 8 * MILLION}  # by unit, in millionths
VERIFIED = 10 * WORLDS
GLANCED = 60  # worlds that show that most decisions are no puzzles
_LEAST_ANSWERS = 3


class Separated(NamedTuple):
    """All that is legal, the best first, told apart."""

    compared: Comparison
    good: tuple[Option, ...]
    rest: tuple[Option, ...]


def judge(view: AnyView, actions: Sequence[Action], worlds: int = VERIFIED) -> Separated | None:
    """None if it is no puzzle; looked at more and more closely, for most are none."""
    if len(actions) < _LEAST_ANSWERS:
        return None
    compared = compare(view, actions, min(GLANCED, worlds))
    if not _is_split(compared, MARGINS[YARDSTICKS[view.game].unit] / MILLION / 2):
        return None
    judged = None
    for closer in (min(WORLDS, worlds), worlds):
        if compared.worlds < closer:
            more = compare(view, actions, closer - compared.worlds, first=compared.worlds)
            compared = compared.plus(more)
        judged = separated(view, compared)
        if judged is None:
            return None
    return judged


def _is_split(compared: Comparison, margin: float) -> bool:
    """At a glance: does a gap of half the margin lie anywhere between the answers?"""
    values = sorted(mean(each.values) for each in compared.by_action.values())
    return any(high - low >= margin for low, high in pairwise(values))


def separated(view: AnyView, compared: Comparison) -> Separated | None:
    """By the margin, with intervals apart; and at least as many are wrong as are good."""
    yardstick = YARDSTICKS[view.game]
    options = ranked(compared, yardstick)
    small = yardstick.thresholds[0]
    good = tuple(takewhile(lambda each: each.behind.open or each.behind.value < small, options))
    rest = options[len(good) :]
    if len(good) > len(rest):
        return None
    worst, best = (compared.by_action[each.action].values for each in (good[-1], rest[0]))
    apart = difference(worst, best)
    if apart.value < MARGINS[yardstick.unit] or mean_of(worst).low <= mean_of(best).high:
        return None
    return Separated(compared, good, rest)
