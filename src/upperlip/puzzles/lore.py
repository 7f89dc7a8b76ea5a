"""What puzzles must be told about a game."""

from collections.abc import Callable
from dataclasses import dataclass

from upperlip.table.generator import Generator

Cards = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Lore:
    # Options of a set-up for so many players, those of the box only.
    options: Callable[[int, Generator], dict[str, object]]
    # Asks whose answers are one action, chosen by somebody who has seen cards.
    asks: tuple[str, ...]
    # The ids of the cards whose effects act on a trick that ends up so: the game's view, and cards.
    acting: Callable[..., frozenset[str]]
    # The cards of a card's own colour that are stronger: the game's view, and the card.
    stronger: Callable[..., Cards]
