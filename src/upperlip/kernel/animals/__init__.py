"""Moustache, compiled: its rules, worlds, endings, heuristics, search and arrays.

Stands on `kernel.common` only; what Python needs of it is named here.
"""

from upperlip.kernel.animals.game import ASKS, RULE_IDS, Position, play_games, playouts
from upperlip.kernel.animals.search import Searcher
from upperlip.kernel.animals.worlds import Knowledge

__all__ = ["ASKS", "RULE_IDS", "Knowledge", "Position", "Searcher", "play_games", "playouts"]
