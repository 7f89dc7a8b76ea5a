"""A hint while a game is played: from the seat's own view, like everything but the ledger.

It goes three steps far: what matters now, what comes into question, and which of it, with figures.
"""

import time
from collections.abc import Sequence
from typing import NamedTuple

from upperlip.games import GAMES
from upperlip.review.comparing import WORLDS, Comparison, compare
from upperlip.review.decision import Option, ranked
from upperlip.review.reasons import why_better
from upperlip.review.yardstick import AnyYardstick, Stake
from upperlip.review.yardsticks import YARDSTICKS
from upperlip.table.ply import Action
from upperlip.table.reason import Reason, because
from upperlip.table.shape import AnyView

STEPS = (1, 2, 3)
FEWEST_WORLDS = 40


class Hint(NamedTuple):
    """`best` and `why` are of the whole answer; `question` is of its first part."""

    matters: tuple[Reason, ...]
    question: tuple[Action, ...]  # what comes into question, in the order of the hand
    best: tuple[Action, ...]
    options: tuple[Option, ...]  # all that is legal, the best first
    why: Reason | None  # against the best of those that are surely worse
    worlds: int


def hint_for(
    view: AnyView, actions: Sequence[Action], seconds: float = 0.5, most: int = WORLDS
) -> Hint:
    """For a seat that is asked, within about so many seconds."""
    game, yardstick = GAMES[view.game], YARDSTICKS[view.game]
    parts = game.answer_parts(view)
    compared = _compared(view, actions, seconds / parts, most)
    options = ranked(compared, yardstick)
    best, seen, left = [options[0].action], view, tuple(actions)
    while len(best) < parts:
        seen = game.with_part(seen, best[-1])
        left = tuple(action for action in left if action != best[-1])
        rest = _compared(seen, left, seconds / parts, most)
        best.append(ranked(rest, yardstick)[0].action)
    small = yardstick.thresholds[0]
    near = {each.action for each in options if each.behind.open or each.behind.value < small}
    return Hint(
        matters=matters(view, actions[0].verb),
        question=tuple(action for action in actions if action in near or action in best),
        best=tuple(best),
        options=options,
        why=_why(view, compared, options),
        worlds=compared.worlds,
    )


def _compared(view: AnyView, actions: Sequence[Action], seconds: float, most: int) -> Comparison:
    """In as many worlds as there is time for, twice as many each time."""
    began = time.perf_counter()
    compared = compare(view, actions, min(FEWEST_WORLDS, most))
    while compared.worlds < most:
        worlds = compared.worlds
        taken = time.perf_counter() - began
        more = min(worlds, most - worlds, int(worlds * (seconds - taken) / taken))
        if more < FEWEST_WORLDS // 2:
            break
        compared = compared.plus(compare(view, actions, more, first=worlds))
    return compared


def _why(view: AnyView, compared: Comparison, options: Sequence[Option]) -> Reason | None:
    best = options[0].action
    for option in options[1:]:
        if not option.behind.open:
            why = why_better(view, compared, best, option.action)
            return None if why is None else why.reason
    return None


# What matters


def matters(view: AnyView, verb: str) -> tuple[Reason, ...]:
    """The first step of a hint."""
    yardstick = YARDSTICKS[view.game]
    if verb != "play":
        return (yardstick.aims[verb], *yardstick.scene(view))
    stake = yardstick.stake(view)
    fewest = because(yardstick.rules["card"], "hint-fewest")
    aim = yardstick.aims[verb] if stake.wanted > 0 else fewest
    return (aim, *_of_trick(view, yardstick, stake), *yardstick.scene(view))


def _of_trick(view: AnyView, yardstick: AnyYardstick, stake: Stake) -> tuple[Reason, ...]:
    """Who has the trick as it lies, what lies in it, and whether it is wanted."""
    round_ = view.round
    assert round_ is not None, "tricks belong to rounds"
    lying, rule = round_.trick.cards, yardstick.rules["trick"]
    reasons = []
    if stake.sated:
        reasons.append(because(yardstick.rules["bid"], "hint-bid-met"))
    if not lying:
        return (*reasons, because(rule, "hint-lead"))
    winning = yardstick.winning(view)
    if winning is not None:
        ours = winning in stake.friends
        message = "hint-trick-ours" if ours else "hint-trick-theirs"
        reasons.append(because(rule, message, seat=winning))
    worth = stake.wanted * sum(stake.worth[card] for card in lying)
    reasons.append(because(yardstick.rules["card"], yardstick.in_it, count=worth))
    if len(lying) == view.config.players - 1:
        reasons.append(because(rule, "hint-last"))
    return tuple(reasons)
