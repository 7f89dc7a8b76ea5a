"""What a bot is: it sees a view, never more, and returns one of the legal actions."""

from abc import ABC, abstractmethod
from typing import Any

from upperlip.bots.budget import USUAL, Budget
from upperlip.table.generator import Generator
from upperlip.table.match import Match
from upperlip.table.ply import Action
from upperlip.table.seat import Seat
from upperlip.table.shape import AnyState, AnyView


class Bot(ABC):
    name: str
    looks: bool = True  # does it need a view at all? Building one takes time.
    thinks: bool = True  # does it make use of its budget?
    peeks: bool = False  # must it see the truth? Then it plays in the arena only.

    @abstractmethod
    def choose(
        self, view: AnyView, actions: tuple[Action, ...], draws: Generator, budget: Budget
    ) -> Action: ...

    def weigh(
        self, view: AnyView, actions: tuple[Action, ...], draws: Generator, budget: Budget
    ) -> tuple[Action, dict[Action, float]]:
        """What it chooses, and what it holds of the actions it has tried, from 0 to 1.

        Most bots cannot say.
        """
        return self.choose(view, actions, draws, budget), {}

    def choose_open(
        self,
        state: AnyState,
        seat: Seat,
        actions: tuple[Action, ...],
        draws: Generator,
        budget: Budget,
    ) -> Action:
        """What a bot that peeks does instead; the state is the true one."""
        raise NotImplementedError(f"{self.name} does not peek")


class Peeks(ValueError):
    """A bot that sees all cards was asked to play where only fair ones may."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name} sees all cards: it plays in the arena only")


def choice_of(bot: Bot, match: Match, seat: Seat, budget: Budget = USUAL) -> Action:
    """What the bot does at this seat now."""
    if bot.peeks:
        raise Peeks(bot.name)
    view: Any = match.view(seat) if bot.looks else None
    return bot.choose(view, match.legal(seat), match.draws_for(seat), budget)
