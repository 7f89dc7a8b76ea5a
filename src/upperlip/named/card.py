"""A card by name."""

from dataclasses import dataclass

from upperlip.animals import cards as animals
from upperlip.definitions.card import is_id
from upperlip.games import GAMES
from upperlip.nuts import cards as nuts
from upperlip.table.ply import Action
from upperlip.table.shape import AnyConfig

DECKS: dict[str, tuple[str, ...]] = {"mustachio": nuts.NAMES, "moustache": animals.NAMES}


@dataclass(frozen=True, slots=True, repr=False)
class Card:
    """A card of one of the games: `Card("moustache", "G7")`. It prints as `G7`.

    A villain from outside is called by its id: `Card("mustachio", "ada:windfall")`.
    """

    game: str
    name: str

    def __post_init__(self) -> None:
        if self.game not in DECKS:
            raise ValueError(f"there is no game {self.game!r}; there are: {', '.join(DECKS)}")
        if self.name not in DECKS[self.game] and not is_id(self.name):
            raise ValueError(f"there is no card {self.name!r} in {self.game}")

    @classmethod
    def numbered(cls, config: AnyConfig, number: int) -> "Card":
        """By the number that the engines know it by."""
        game = GAMES[config.game]
        words = game.write_action(config, Action(game.from_hand[0], number))
        return cls(config.game, words.partition(" ")[2])

    def number(self, config: AnyConfig) -> int:
        """What the engines know it by; raises ValueError where the set-up has no such card."""
        game = GAMES[config.game]
        action: Action | None = game.read_action(config, f"{game.from_hand[0]} {self.name}")
        if action is None:
            raise ValueError(f"there is no card {self.name!r} in this set-up")
        return action.value

    @property
    def special(self) -> bool:
        """Is it a joker, or a villain?"""
        return is_id(self.name) or not self.name[-1].isdigit()

    @property
    def colour(self) -> str | None:
        """The letter of its colour; special cards have none."""
        return None if self.special else self.name[0]

    @property
    def value(self) -> int | None:
        """Its printed number; special cards have none."""
        return None if self.special else int(self.name[1:])

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"Card({self.game!r}, {self.name!r})"


def cards_of(config: AnyConfig, numbers: tuple[int, ...]) -> tuple[Card, ...]:
    return tuple(Card.numbered(config, number) for number in numbers)
