"""Suggestions: what each legal action is worth, how sure that is, and what stands behind it."""

from time import monotonic

from upperlip.bots.budget import USUAL, Budget
from upperlip.bots.estimate import Suggestion
from upperlip.bots.playbooks import PLAYBOOKS
from upperlip.bots.thinking import know, legal_in, think
from upperlip.table.generator import Generator
from upperlip.table.shape import AnyView


def suggest(
    view: AnyView, budget: Budget = USUAL, draws: Generator | None = None
) -> tuple[Suggestion, ...]:
    """For every legal action that was tried, the best first; nothing if nothing is asked."""
    if view.ask is None or view.seat not in view.ask.seats:
        return ()
    began, draws = monotonic(), draws or Generator(len(view.history))
    knowledge, book = know(view), PLAYBOOKS[view.game]
    actions = legal_in(view, knowledge)
    book.lean(view, knowledge)
    left, style = budget.after(monotonic() - began), book.style(view.config)
    estimates = think(knowledge, view.seat, actions, draws, left, style, view.config)
    return tuple(book.suggestion(view, estimate) for estimate in estimates)
