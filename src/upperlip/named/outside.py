"""Cards from outside, as strangers hand them over: a file, or definitions."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from upperlip.definitions.card import OutsideCard
from upperlip.definitions.library import read_library
from upperlip.games import GAMES
from upperlip.table.errors import TableError

# A `.toml` file or a folder of them, or definitions as records have them (E-41).
Cards = str | os.PathLike[str] | Sequence[Mapping[str, object]]


def library_of(game: str, cards: Cards) -> tuple[OutsideCard, ...]:
    """All that are given; those that no option names stay out of the game (E-45).

    Raises ValueError, or OSError.
    """
    readers = {title: each.read_definition for title, each in GAMES.items()}
    try:
        if isinstance(cards, str | os.PathLike):
            return read_library(Path(cards), readers)[game]
        if not isinstance(cards, Sequence):
            raise ValueError("cards: must be a file, a folder, or a list of definitions")
        return tuple(readers[game](definition) for definition in cards)
    except TableError as error:
        raise ValueError(str(error)) from None
