"""What a seat should do, and why, from its view alone."""

from dataclasses import dataclass

from upperlip import bots
from upperlip.bots import USUAL, Budget
from upperlip.named import Action, View
from upperlip.table.generator import Generator
from upperlip.table.reason import Reason
from upperlip.texts import Texts


@dataclass(frozen=True, slots=True)
class Suggestion:
    """What an action is worth: a share of rounds or games won, or points to be expected."""

    action: Action
    value: float
    error: float  # to either side, 95 times of 100
    reason: Reason

    def told(self, language: str = "en") -> str:
        """What stands behind it, in words: `en`, `fr` or `ru`."""
        return Texts(language, self.action.game).reason(self.reason)

    def __str__(self) -> str:
        return f"{self.action}: {self.told()}"


def suggest(
    view: View, simulations: int | None = None, seconds: float | None = None, seed: int = 0
) -> tuple[Suggestion, ...]:
    """What to do, the best first, with reasons; nothing if nothing is asked of the view's seat.

    It thinks in worlds that fit the view, so it knows no more than the seat does. By default for
    a second; with simulations and a seed the same on every machine.
    """
    budget = Budget(seconds, simulations) if simulations or seconds else USUAL
    found = bots.suggest(view.inside, budget, Generator(seed))
    return tuple(
        Suggestion(Action.of(view.game, each.action), each.value, each.error, each.reason)
        for each in found
    )
