"""Both games for search and simulation: compiled where that was possible, else by the reference.

    world = kernel.knowledge(view).draw(kernel.Generator(7))
    world.play_round(kernel.Generator(8))

Either way the rules, the names and the numbers are the same; only the speed is not. Here belongs
what must be fast; it stands on the games, whose rules it restates, and on nothing above them.
"""

from typing import TYPE_CHECKING, Any

from upperlip.kernel import reference
from upperlip.kernel.answer import action, value
from upperlip.kernel.choice import choose, is_stale, switched_off
from upperlip.kernel.interface import Engine, KernelState, Knowledge, Searcher
from upperlip.table.shape import AnyConfig, AnyState, AnyView

FAST = choose()

if TYPE_CHECKING or FAST:
    from upperlip.kernel.compiled import ENGINES as COMPILED
    from upperlip.kernel.compiled import Generator
    from upperlip.kernel.counting import PLAY_GAMES
else:
    from upperlip.table.generator import Generator

    COMPILED, PLAY_GAMES = {}, {}

__all__ = [
    "COMPILED",
    "FAST",
    "PLAY_GAMES",
    "Engine",
    "Generator",
    "KernelState",
    "Knowledge",
    "Searcher",
    "action",
    "begin",
    "certainty",
    "engine_for",
    "generator_for",
    "knowledge",
    "notice",
    "switched_off",
    "value",
]


def engine_for(of: AnyConfig | AnyView | AnyState) -> Engine:
    """The engine of the game that something is of: the compiled one, where there is one."""
    return COMPILED.get(of.game) or reference.ENGINES[of.game]


def generator_for(of: AnyConfig | AnyView, *key: int) -> Any:
    """The stream of this key, as the engine wants it."""
    return engine_for(of).generator(*key)


def begin(config: AnyConfig) -> KernelState:
    """A whole game, before its first step of chance."""
    return engine_for(config).state.begin(config)


def knowledge(view: AnyView) -> Knowledge:
    """What the seat knows that is shown this view."""
    return engine_for(view).knowledge.from_view(view)


def certainty(state: AnyState) -> Knowledge:
    """What somebody knows who sees all cards: for the arena's yardstick, not for a fair bot."""
    engine = engine_for(state)
    return engine.knowledge.certain(engine.state.from_state(state))


def notice() -> str | None:
    """What people should be told about the kernel, if anything: the id of a sentence."""
    if FAST or (is_stale() and not switched_off()):  # that was said already
        return None
    return "term-kernel-off" if switched_off() else "term-kernel-missing"
