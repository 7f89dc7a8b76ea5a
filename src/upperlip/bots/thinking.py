"""Thinking about a decision: what each action is worth, over worlds drawn from what a seat knows.

The search itself is the kernel's; here is how it is asked, for either game. The kernel is imported
late, with the first search: most of what bots are asked needs none.
"""

import threading
from collections.abc import Sequence
from time import monotonic
from typing import TYPE_CHECKING

from upperlip.bots.budget import Budget
from upperlip.bots.estimate import Estimate
from upperlip.bots.playbook import AnyPlaybook, Style
from upperlip.table.generator import Generator, pick
from upperlip.table.ply import Action
from upperlip.table.seat import Seat
from upperlip.table.shape import AnyConfig, AnyState, AnyView

if TYPE_CHECKING:
    from upperlip.kernel import Knowledge, Searcher


def know(view: AnyView) -> "Knowledge":
    """What the view's seat knows."""
    from upperlip import kernel  # noqa: PLC0415 – see above

    return kernel.knowledge(view)


def know_all(state: AnyState) -> "Knowledge":
    """What nobody at a table may know."""
    from upperlip import kernel  # noqa: PLC0415 – see above

    return kernel.certainty(state)


def legal_in(view: AnyView, knowledge: "Knowledge") -> tuple[Action, ...]:
    """What the view's seat, which knows this, may do now: the same in every world that fits."""
    from upperlip import kernel  # noqa: PLC0415 – see above

    world = knowledge.draw(kernel.generator_for(view))
    numbers = world.legal(view.seat)
    return tuple(kernel.action(view.game, world.ask, number) for number in numbers)


class _Searchers(threading.local):
    """For each thread, one per engine: a searcher is large, and does one thing at a time."""

    def __init__(self) -> None:
        self._by_kind: dict[type[Searcher], Searcher] = {}

    def of(self, config: AnyConfig) -> "Searcher":
        from upperlip import kernel  # noqa: PLC0415 – see above

        kind = kernel.engine_for(config).searcher
        if kind not in self._by_kind:
            self._by_kind[kind] = kind()
        return self._by_kind[kind]


_SEARCHERS = _Searchers()


def listen_and_think(
    view: AnyView,
    book: AnyPlaybook,
    actions: Sequence[Action] | None,
    draws: Generator,
    budget: Budget,
) -> list[Estimate]:
    """With an ear for what was bid: an estimate for each of these actions, or of all that are
    legal, the best first. What it takes to know the view is part of the budget."""
    began, knowledge = monotonic(), know(view)
    if actions is None:
        actions = legal_in(view, knowledge)
    book.lean(view, knowledge)
    left, style = budget.after(monotonic() - began), book.style(view.config)
    return think(knowledge, view.seat, actions, draws, left, style, view.config)


def think(
    knowledge: "Knowledge",
    seat: Seat,
    actions: Sequence[Action],
    draws: Generator,
    budget: Budget,
    style: Style,
    config: AnyConfig,
) -> list[Estimate]:
    """An estimate for every action that was tried, the best first."""
    from upperlip import kernel  # noqa: PLC0415 – see above

    numbers = {kernel.value(config.game, action): action for action in actions}
    found = _SEARCHERS.of(config).search(
        knowledge,
        kernel.generator_for(config, draws.word()),
        seat,
        simulations=budget.simulations or 0,
        seconds=budget.seconds or 0,
        exact=style.exact // config.players,
        tail=style.tail // config.players,
        noise=style.noise,
        exploration=style.exploration,
        guidance=style.guidance,
        judged=style.judged,
        only=_as_bits(numbers) if max(numbers) < 60 else 0,
    )
    if not found:  # a throw for the match: one sign is as good as another
        return [Estimate(action, 0.5, 0.0, 0) for action in pick(actions, len(actions), draws)]
    estimates = [
        Estimate(numbers[number], *found[number]) for number in sorted(found) if number in numbers
    ]
    return sorted(estimates, key=_trust, reverse=True)


def _as_bits(numbers: dict[int, Action]) -> int:
    return sum(1 << number for number in numbers)


def _trust(estimate: Estimate) -> tuple[int, float]:
    """A tree search tries most what is best; where all is solved, all are tried alike."""
    return estimate.visits, estimate.value
