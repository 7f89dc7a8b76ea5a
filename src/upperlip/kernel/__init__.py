"""Both games for search and simulation: compiled where that was possible, else by the reference.

    world = kernel.knowledge(view).draw(kernel.Generator(7))
    world.play_round(kernel.Generator(8))

Either way the rules, the names and the numbers are the same; only the speed is not.
"""

from typing import Any

from upperlip.kernel.answer import action, value
from upperlip.kernel.choice import choose, switched_off
from upperlip.kernel.room import of_animals

FAST = choose()

from upperlip.kernel import animals, nuts  # noqa: E402 – they are there once chosen, not before
from upperlip.kernel.common.generator import Generator  # noqa: E402
from upperlip.kernel.interface import Knowledge, Position  # noqa: E402
from upperlip.kernel.search import Mind  # noqa: E402

__all__ = [
    "FAST", "Generator", "Knowledge", "Mind", "Position",
    "action", "animals", "begin", "certainty", "knowledge", "notice", "nuts", "value",
]  # fmt: skip


def begin(config: Any) -> Position:
    """A whole game, before its first step of chance."""
    if of_animals(config):
        return animals.Position.begin(config)
    return nuts.Position.begin(config)


def knowledge(view: Any) -> Knowledge:
    """What the seat knows that is shown this view."""
    if of_animals(view):
        return animals.Knowledge.from_view(view)
    return nuts.Knowledge.from_view(view)


def certainty(state: Any) -> Knowledge:
    """What somebody knows who sees all cards: for the arena's yardstick, not for a fair bot."""
    if of_animals(state):
        return animals.Knowledge.certain(animals.Position.from_state(state))
    return nuts.Knowledge.certain(nuts.Position.from_state(state))


def notice() -> str | None:
    """What people should be told about the kernel, if anything: the id of a sentence."""
    if FAST:
        return None
    return "term-kernel-off" if switched_off() else "term-kernel-missing"
