"""What a seat sees as bytes, and back; as numbers for a network."""

from typing import Any

from upperlip.research.games import RESEARCH_GAMES
from upperlip.research.layout import Layout
from upperlip.table.shape import AnyView

LAYOUTS: dict[str, Layout] = {title: game.layout for title, game in RESEARCH_GAMES.items()}


def encode(view: AnyView) -> bytes:
    """What the view's seat sees, and nothing else. Only the cards of the boxes have numbers."""
    if view.config.cards:
        ids = ", ".join(card.id for card in view.config.cards)
        raise ValueError(f"encodings know the cards of the boxes only, not {ids}")
    return RESEARCH_GAMES[view.game].encode(view)


def decode(game: str, data: bytes) -> Any:
    """The fields again, as an `Observation` of the game."""
    return RESEARCH_GAMES[game].decode(data)
