"""The table of yardsticks, by the game's title."""

from upperlip.animals import MOUSTACHE
from upperlip.nuts import MUSTACHIO
from upperlip.review.animals import YARDSTICK as ANIMALS
from upperlip.review.nuts import YARDSTICK as NUTS
from upperlip.review.yardstick import AnyYardstick

YARDSTICKS: dict[str, AnyYardstick] = {MOUSTACHE.title: ANIMALS, MUSTACHIO.title: NUTS}
