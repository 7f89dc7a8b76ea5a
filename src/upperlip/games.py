"""The games there are, by the name they have in records and on the command line."""

from upperlip.animals import MOUSTACHE
from upperlip.nuts import MUSTACHIO
from upperlip.table.game import AnyGame

GAMES: dict[str, AnyGame] = {game.title: game for game in (MUSTACHIO, MOUSTACHE)}
