"""Thinking about a decision: what each action is worth, over worlds drawn from what a seat knows.

The search itself is the kernel's; here is how it is asked, for either game.
"""

import threading
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from upperlip.animals.config import Config as AnimalsConfig
from upperlip.bots.budget import Budget
from upperlip.table.generator import Generator, pick
from upperlip.table.ply import Action
from upperlip.table.seat import Seat

if TYPE_CHECKING:
    from upperlip.kernel import Knowledge

POINTS = 400.0  # the kernel's rewards in Mustachio go from 0 to 1 over so many points


class Style(NamedTuple):
    """How a bot thinks: how many cards, in all hands together, it solves exactly, and so on."""

    exact: int  # cards left from which on every action is solved in every world
    tail: int  # cards left at which a simulation is solved instead of played on
    curiosity: float = 0.7  # how much the tree search tries what has done badly
    noise: float = 1.0  # in the rules of thumb by which simulations are played on


# Exact ends take a few hundred microseconds at these sizes (docs/decisions/thinking.md).
ANIMALS = Style(exact=20, tail=16)
PAIRS = Style(exact=16, tail=12, curiosity=0.4)  # two sides: alpha-beta
SOLO = Style(exact=12, tail=8, curiosity=0.4)  # more: every line of play counts


class Estimate(NamedTuple):
    """What an action is worth: a reward between 0 and 1, its standard error, how often tried."""

    action: Action
    value: float
    error: float
    visits: int


def style_for(config: Any) -> Style:
    if isinstance(config, AnimalsConfig):
        return ANIMALS
    return PAIRS if len(config.teams) == 2 else SOLO


@cache
def _kernel() -> Any:
    """Loaded with the first thought: in a source tree that may mean building it."""
    return import_module("upperlip.kernel")


def know(view: Any) -> "Knowledge":
    """What the view's seat knows."""
    knowledge: Knowledge = _kernel().knowledge(view)
    return knowledge


def know_all(state: Any) -> "Knowledge":
    """What nobody at a table may know."""
    knowledge: Knowledge = _kernel().certainty(state)
    return knowledge


def legal_in(knowledge: "Knowledge", seat: Seat) -> tuple[Action, ...]:
    """What the seat that knows this may do now: the same in every world that fits."""
    kernel = _kernel()
    world = knowledge.draw(kernel.Generator())
    return tuple(kernel.action(world.ask, number) for number in world.legal(seat))


class _Minds(threading.local):
    """One for each thread: a mind is large, and thinks of one thing at a time."""

    def __init__(self) -> None:
        self.mind = _kernel().Mind()


_minds = cache(_Minds)


def think(
    knowledge: "Knowledge",
    seat: Seat,
    actions: Sequence[Action],
    draws: Generator,
    budget: Budget,
    style: Style,
    players: int,
) -> list[Estimate]:
    """An estimate for every action that was tried, the best first."""
    kernel = _kernel()
    numbers = {kernel.value(action): action for action in actions}
    found = _minds().mind.think(
        knowledge,
        kernel.Generator(draws.word()),
        seat,
        simulations=budget.simulations or 0,
        seconds=budget.seconds or 0,
        exact=style.exact // players,
        tail=style.tail // players,
        noise=style.noise,
        curiosity=style.curiosity,
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
