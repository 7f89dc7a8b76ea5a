"""What a seat does, in words."""

from dataclasses import dataclass
from functools import cache

from upperlip.definitions.card import is_id
from upperlip.games import GAMES
from upperlip.named.card import DECKS, Card
from upperlip.table import ply
from upperlip.table.shape import AnyConfig


@cache
def _usual(game: str) -> AnyConfig:
    """One like any other: they all know the cards of the box."""
    config: AnyConfig = GAMES[game].configure(4, {})
    return config


def _is_action(game: str, words: str) -> bool:
    """Of the box's cards, or of one from outside, which only its set-up knows."""
    verb, _, card = words.partition(" ")
    known = GAMES[game].read_action(_usual(game), words) is not None
    return known or (verb in GAMES[game].from_hand and is_id(card))


@dataclass(frozen=True, slots=True, repr=False)
class Action:
    """What a seat does, as records write it: `Action("moustache", "play G7")`."""

    game: str
    words: str

    def __post_init__(self) -> None:
        if self.game not in GAMES:
            raise ValueError(f"there is no game {self.game!r}; there are: {', '.join(GAMES)}")
        if not isinstance(self.words, str) or not _is_action(self.game, self.words):
            raise ValueError(f"{self.words!r} is no action of {self.game}")

    @classmethod
    def of(cls, config: AnyConfig, action: ply.Action) -> "Action":
        """From the engines' own form."""
        return cls(config.game, GAMES[config.game].write_action(config, action))

    def inside(self, config: AnyConfig) -> ply.Action:
        """The engines' own form; raises ValueError where the set-up has no such card."""
        action: ply.Action | None = GAMES[self.game].read_action(config, self.words)
        if action is None:
            raise ValueError(f"{self.words!r} is no action of this set-up")
        return action

    @property
    def verb(self) -> str:
        """`play`, `bid`, `give` and so on."""
        return self.words.partition(" ")[0]

    @property
    def card(self) -> Card | None:
        """The card it is about, if it is about one."""
        rest = self.words.partition(" ")[2]
        return Card(self.game, rest) if rest in DECKS[self.game] or is_id(rest) else None

    @property
    def number(self) -> int | None:
        """The number of a bid."""
        rest = self.words.partition(" ")[2]
        return int(rest) if rest.isdigit() else None

    def __str__(self) -> str:
        return self.words

    def __repr__(self) -> str:
        return f"Action({self.game!r}, {self.words!r})"
