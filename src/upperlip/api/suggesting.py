"""What a seat should do, and why, from its view alone."""

from dataclasses import dataclass

from upperlip import bots
from upperlip.api.match import check_whole
from upperlip.bots import budget_of
from upperlip.named import Action, View
from upperlip.table.generator import Generator
from upperlip.table.reason import Reason
from upperlip.texts import LANGUAGES, Texts


@dataclass(frozen=True, slots=True)
class Suggestion:
    """What an action is worth: a share of rounds or games won, or points to be expected."""

    action: Action
    value: float
    error: float  # to either side, 95 times of 100; tells little of fewer than ten deals
    reason: Reason

    def in_words(self, language: str = "en") -> str:
        """What stands behind it, in words: `en`, `fr` or `ru`."""
        if language not in LANGUAGES:
            raise ValueError(
                f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}"
            )
        return Texts(language, self.action.game).reason(self.reason)

    def __str__(self) -> str:
        return f"{self.action}: {self.in_words()}"


def suggest(
    view: View, simulations: int | None = None, seconds: float | None = None, seed: int = 0
) -> tuple[Suggestion, ...]:
    """What to do, the best first, with reasons; nothing if nothing is asked of the view's seat.

    It thinks in worlds that fit the view, so it knows no more than the seat does. By default for
    a second; with simulations and a seed the same on every machine. Best is what the search tried
    most, which need not be what has the highest value. The command `upperlip suggest` also says in
    words what matters, and why the first is better.
    """
    if not isinstance(view, View):
        raise TypeError("what to do depends on who asks: suggest takes a view, match.view(seat)")
    budget = budget_of(seconds, simulations)
    check_whole("seed", seed)
    found = bots.suggest(view.inside, budget, Generator(seed))
    return tuple(
        Suggestion(Action.of(view.inside.config, each.action), each.value, each.error, each.reason)
        for each in found
    )
