"""What a seat sees as bytes, and back; as numbers for a network."""

from typing import Any

from upperlip.animals.view import View as AnimalsView
from upperlip.research import animals, nuts
from upperlip.research.layout import Layout

LAYOUTS: dict[str, Layout] = {layout.game: layout for layout in (animals.LAYOUT, nuts.LAYOUT)}
_ROOMS = {"moustache": animals, "mustachio": nuts}


def encode(view: Any) -> bytes:
    """What the view's seat sees, and nothing else."""
    return animals.encode(view) if isinstance(view, AnimalsView) else nuts.encode(view)


def decode(game: str, data: bytes) -> Any:
    """The fields again, as a `Sight` of the game."""
    return _ROOMS[game].decode(data)
