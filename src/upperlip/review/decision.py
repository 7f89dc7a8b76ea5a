"""One decision, judged from the view that the seat had: nothing else may come in here."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from upperlip.review.comparing import WORLDS, Comparison, compare
from upperlip.review.moment import ReviewedMoment
from upperlip.review.paired import NOTHING, Difference, difference, loss, mean
from upperlip.review.reasons import Why, why_better
from upperlip.review.yardstick import MILLION, AnyYardstick
from upperlip.review.yardsticks import YARDSTICKS
from upperlip.table.ply import Action
from upperlip.table.seat import Seat

# How a decision is graded, the mildest first. `close`: too close to call; `slight`: a loss below
# the first threshold.
GRADES = ("best", "close", "slight", "small", "clear", "grave")


class Option(NamedTuple):
    """One of the actions that were legal."""

    action: Action
    value: int  # in millionths
    behind: Difference  # by how much the best is better
    tricks: tuple[int, ...]  # of a bid: in how many worlds the side won 0, 1, 2 … tricks


class JudgedDecision(NamedTuple):
    """What a decision was worth. All values are in millionths, for the seat's own side."""

    moment: ReviewedMoment
    options: tuple[Option, ...]  # the best first
    grade: str
    loss: Difference
    worlds: int
    parties: tuple[int, ...]  # what the loss meant to each party
    why: Why | None

    @property
    def seat(self) -> Seat:
        return self.moment.view.seat

    @property
    def best(self) -> Option:
        return self.options[0]

    @property
    def played(self) -> Option:
        return next(each for each in self.options if each.action == self.moment.played)

    @property
    def counted(self) -> int:
        """The loss as it is summed up: what is too close to call is none."""
        return 0 if self.grade in ("best", "close") else self.loss.value


def judge(moment: ReviewedMoment, worlds: int = WORLDS) -> JudgedDecision:
    view = moment.view
    yardstick = YARDSTICKS[view.game]
    compared = compare(view, moment.actions, worlds)
    values = {action: each.values for action, each in compared.by_action.items()}
    options = ranked(compared, yardstick)
    best = options[0].action
    lost = NOTHING if best == moment.played else loss(values, moment.played)
    grade = "best" if best == moment.played else _grade(yardstick, lost)
    lossy = grade in GRADES[2:]
    party = yardstick.party(view, view.seat)
    return JudgedDecision(
        moment=moment,
        options=options,
        grade=grade,
        loss=lost,
        worlds=compared.worlds,
        parties=_meant(compared, best, moment.played, lost.value if lossy else 0, party),
        why=why_better(view, compared, best, moment.played) if lossy else None,
    )


def ranked(compared: Comparison, yardstick: AnyYardstick) -> tuple[Option, ...]:
    """All that was compared, the best first."""
    values = {action: each.values for action, each in compared.by_action.items()}
    order = sorted(values, key=lambda action: (-mean(values[action]), action))
    return tuple(_option(compared, action, order[0], yardstick) for action in order)


def _option(compared: Comparison, action: Action, best: Action, yardstick: AnyYardstick) -> Option:
    mine, first = compared.by_action[action], compared.by_action[best]
    tricks: tuple[int, ...] = ()
    if action.verb in yardstick.bids:
        counts = Counter(max(0, gain) for gain in mine.gains)
        tricks = tuple(counts[number] for number in range(max(counts) + 1))
    behind = NOTHING if action == best else difference(first.values, mine.values)
    return Option(action, round(MILLION * mean(mine.values)), behind, tricks)


def _grade(yardstick: AnyYardstick, lost: Difference) -> str:
    if lost.open or lost.value < 0:
        return "close"
    reached = sum(lost.value >= threshold for threshold in yardstick.thresholds)
    return GRADES[2 + reached]


def _meant(
    compared: Comparison, best: Action, played: Action, lost: int, party: int
) -> tuple[int, ...]:
    """What a loss meant to each party: what one side loses, others gain."""
    after, before = compared.by_action[played].parties, compared.by_action[best].parties
    changes = [one - other for one, other in zip(after, before, strict=True)]
    if lost <= 0 or changes[party] >= 0:
        return (0,) * len(changes)
    return tuple(round(lost * change / -changes[party]) for change in changes)


def sum_of(decisions: Sequence[JudgedDecision]) -> int:
    """The losses of some decisions together."""
    return sum(decision.counted for decision in decisions)
