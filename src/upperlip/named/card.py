"""A card by name."""

from dataclasses import dataclass

from upperlip.animals import cards as animals
from upperlip.nuts import cards as nuts

DECKS: dict[str, tuple[str, ...]] = {"mustachio": nuts.NAMES, "moustache": animals.NAMES}


@dataclass(frozen=True, slots=True, repr=False)
class Card:
    """A card of one of the games: `Card("moustache", "G7")`. It prints as `G7`."""

    game: str
    name: str

    def __post_init__(self) -> None:
        if self.game not in DECKS:
            raise ValueError(f"there is no game {self.game!r}; there are: {', '.join(DECKS)}")
        if self.name not in DECKS[self.game]:
            raise ValueError(f"there is no card {self.name!r} in {self.game}")

    @classmethod
    def numbered(cls, game: str, number: int) -> "Card":
        """By the number that the engines know it by."""
        return cls(game, DECKS[game][number])

    @property
    def number(self) -> int:
        """What the engines know it by."""
        return DECKS[self.game].index(self.name)

    @property
    def special(self) -> bool:
        """Is it a joker, or a villain?"""
        return not self.name[-1].isdigit()

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


def cards_of(game: str, numbers: tuple[int, ...]) -> tuple[Card, ...]:
    return tuple(Card.numbered(game, number) for number in numbers)
