"""What is played: which game, by whom, how often."""

import math
from importlib.metadata import version
from typing import NamedTuple

from upperlip.bots import USUAL, Bot, Budget, find_bot, find_entrant
from upperlip.games import GAMES
from upperlip.table.game import AnyGame
from upperlip.table.shape import AnyConfig


class Entrant(NamedTuple):
    """A bot with its budget: `novice`, `expert@200` (simulations), `expert@0.05s`."""

    name: str
    budget: Budget = USUAL

    @property
    def bot(self) -> Bot:
        return find_bot(self.name)

    def __str__(self) -> str:
        return f"{self.name}@{self.budget}" if self.bot.thinks else self.name


def read_entrant(text: str, usual: Budget = USUAL) -> Entrant:
    """From its text form; ValueError says what is wrong with it."""
    name, at, amount = text.partition("@")
    find_entrant(name)
    return Entrant(name, _read_budget(amount) if at else usual)


def _read_budget(amount: str) -> Budget:
    try:
        if amount.endswith("s"):
            return Budget(seconds=read_seconds(amount.removesuffix("s")))
        if amount.isascii() and amount.isdigit() and int(amount) > 0:
            return Budget(simulations=int(amount))
    except ValueError:
        pass
    raise ValueError(f"{amount!r} is neither simulations, like 200, nor seconds, like 0.05s")


def read_seconds(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds < math.inf:
        raise ValueError("must be a time above zero")
    return seconds


class Contest(NamedTuple):
    """Two entrants and the deals they play; deal n is the same wherever and whenever."""

    title: str
    config: AnyConfig
    entrants: tuple[Entrant, Entrant]
    whole: bool = False  # games; else each deal is one round
    seed: int = 0
    manners: bool = False  # are plays counted that annoy people?

    @property
    def game(self) -> AnyGame:
        return GAMES[self.title]

    @property
    def names(self) -> tuple[str, str]:
        """Of the entrants, told apart."""
        first, second = map(str, self.entrants)
        return (first, second) if first != second else (f"{first} (1)", f"{second} (2)")

    def first_round(self, deal: int) -> int:
        """Deals take the rounds of a game in turn."""
        return 1 if self.whole else 1 + deal % self.game.rounds

    def described(self) -> dict[str, object]:
        """All that a deal depends on; bots of another version may play otherwise."""
        cards = [self.game.write_definition(card) for card in self.config.cards]
        return {
            "game": self.title,
            "players": self.config.players,
            "options": self.config.options(),
            **({"cards": cards} if cards else {}),
            "bots": list(map(str, self.entrants)),
            "unit": "game" if self.whole else "round",
            "seed": self.seed,
            **({"manners": True} if self.manners else {}),
            "version": version("upperlip"),
        }
