"""Suggestions: what each legal action is worth, how sure that is, and what stands behind it."""

from upperlip.bots.budget import USUAL, Budget
from upperlip.bots.estimate import Suggestion
from upperlip.bots.playbooks import PLAYBOOKS
from upperlip.bots.thinking import listen_and_think
from upperlip.table.generator import Generator
from upperlip.table.shape import AnyView


def suggest(
    view: AnyView, budget: Budget = USUAL, draws: Generator | None = None
) -> tuple[Suggestion, ...]:
    """For every legal action that was tried, the best first; nothing if nothing is asked."""
    if view.ask is None or view.seat not in view.ask.seats:
        return ()
    book, draws = PLAYBOOKS[view.game], draws or Generator(len(view.history))
    estimates = listen_and_think(view, book, None, draws, budget)
    return tuple(book.suggestion(view, estimate) for estimate in estimates)
