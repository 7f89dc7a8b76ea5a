"""The table of lores, by the game's title."""

from upperlip.animals import MOUSTACHE
from upperlip.nuts import MUSTACHIO
from upperlip.puzzles.animals import LORE as ANIMALS
from upperlip.puzzles.lore import Lore
from upperlip.puzzles.nuts import LORE as NUTS

LORES: dict[str, Lore] = {MOUSTACHE.title: ANIMALS, MUSTACHIO.title: NUTS}
