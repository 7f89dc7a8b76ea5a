"""Bots of one's own: a class with one method, written against views by name."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from inspect import signature
from typing import Protocol

from upperlip.bots.bot import Bot
from upperlip.bots.budget import Budget
from upperlip.named import Action, View, view_of
from upperlip.table import ply
from upperlip.table.generator import Generator
from upperlip.table.shape import AnyView


class OwnBot(ABC):
    """A bot of your own: write `choose`, and it plays wherever ours do.

    It need not inherit from this class; one method `choose` is enough. `choose` may also take
    `draws` (`draws.below(6)` rolls a die, the same in every repetition of the game) and `budget`
    (`budget.seconds`, `budget.simulations`: how much it may think), by these names.
    """

    @abstractmethod
    def choose(self, view: View, actions: Sequence[Action]) -> Action | str:
        """One of the actions, or its words."""


class AnyBot(Protocol):
    """Whatever has a method `choose`: a `Bot`, or what inherits from nothing."""

    @property
    def choose(self) -> Callable[..., object]: ...


class BadBot(ValueError):
    """A bot of one's own that cannot be used, or did what it must not."""


class IllegalChoice(BadBot):
    """None of the actions that it was offered."""


class Adapted(Bot):
    """Makes a bot of one's own one of ours."""

    def __init__(self, own: object, name: str) -> None:
        choose = getattr(own, "choose", None)
        if not callable(choose):
            raise BadBot(f"{name} has no method choose(view, actions)")
        self._choose: Callable[..., Action | str] = choose
        takes = signature(choose)
        self._wants = [word for word in ("draws", "budget") if word in takes.parameters]
        try:
            takes.bind(None, None, **dict.fromkeys(self._wants))
        except TypeError as error:
            raise BadBot(
                f"{name}: choose takes view, actions, and draws or budget: {error}"
            ) from None
        self.name = name
        self.thinks = "budget" in self._wants

    def choose(
        self,
        view: AnyView,
        actions: tuple[ply.Action, ...],
        draws: Generator,
        budget: Budget,
    ) -> ply.Action:
        named = {Action.of(view.config, action): action for action in actions}
        more = {"draws": draws, "budget": budget}
        chosen = self._choose(
            view_of(view), list(named), **{word: more[word] for word in self._wants}
        )
        for action, inside in named.items():
            if chosen in (action, action.words):
                return inside
        legal = ", ".join(map(str, named))
        raise IllegalChoice(f"{self.name} chose {str(chosen)[:60]!r}; it may: {legal}")
