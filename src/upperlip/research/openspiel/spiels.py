"""The table of what OpenSpiel must be told, by the game's title."""

from upperlip.animals import MOUSTACHE
from upperlip.nuts import MUSTACHIO
from upperlip.research.openspiel.animals import SPIEL as ANIMALS
from upperlip.research.openspiel.nuts import SPIEL as NUTS
from upperlip.research.openspiel.spiel import AnySpiel

SPIELS: dict[str, AnySpiel] = {MOUSTACHE.title: ANIMALS, MUSTACHIO.title: NUTS}
