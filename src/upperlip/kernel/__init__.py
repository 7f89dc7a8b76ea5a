"""Both games for search and simulation: compiled where that was possible, else by the reference.

    world = kernel.knowledge(view).draw(kernel.Generator(7))
    world.play_round(kernel.Generator(8))

Either way the rules, the names and the numbers are the same; only the speed is not. Here belongs
what must be fast; it stands on the games, whose rules it restates, and on nothing above them.
"""

from typing import TYPE_CHECKING

from upperlip.kernel.answer import action, value
from upperlip.kernel.choice import choose, switched_off
from upperlip.kernel.interface import Engine, Knowledge, Position, Searcher
from upperlip.table.shape import AnyState, AnyView, Setup

FAST = choose()

if TYPE_CHECKING or FAST:
    from upperlip.kernel.compiled import ENGINES, Generator
else:
    from upperlip.kernel.reference import ENGINES, Generator

__all__ = [
    "ENGINES", "FAST", "Engine", "Generator", "Knowledge", "Position", "Searcher",
    "action", "begin", "certainty", "engine_for", "knowledge", "notice", "value",
]  # fmt: skip


def engine_for(of: Setup | AnyView | AnyState) -> Engine:
    """The engine of the game that something is of."""
    return ENGINES[of.game]


def begin(config: Setup) -> Position:
    """A whole game, before its first step of chance."""
    return engine_for(config).position.begin(config)


def knowledge(view: AnyView) -> Knowledge:
    """What the seat knows that is shown this view."""
    return engine_for(view).knowledge.from_view(view)


def certainty(state: AnyState) -> Knowledge:
    """What somebody knows who sees all cards: for the arena's yardstick, not for a fair bot."""
    engine = engine_for(state)
    return engine.knowledge.certain(engine.position.from_state(state))


def notice() -> str | None:
    """What people should be told about the kernel, if anything: the id of a sentence."""
    if FAST:
        return None
    return "term-kernel-off" if switched_off() else "term-kernel-missing"
