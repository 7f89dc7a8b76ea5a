"""What a bot is: it sees a view, never more, and returns one of the legal actions."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from upperlip.table.generator import Generator
from upperlip.table.match import Match
from upperlip.table.ply import Action
from upperlip.table.seat import Seat


class Bot(ABC):
    name: ClassVar[str]
    looks: ClassVar[bool] = True  # does it need a view at all? Building one takes time.

    @abstractmethod
    def choose(self, view: Any, actions: tuple[Action, ...], draws: Generator) -> Action: ...


def choice_of(bot: Bot, match: Match, seat: Seat) -> Action:
    """What the bot does at this seat now."""
    view = match.view(seat) if bot.looks else None
    return bot.choose(view, match.legal(seat), match.draws_for(seat))
