"""Mustachio, compiled: its rules, worlds, endings, heuristics, search and arrays.

Stands on `kernel.common` only; what Python needs of it is named here.
"""

from upperlip.kernel.nuts.game import ASKS, VILLAIN_IDS, Position, play_games, playouts
from upperlip.kernel.nuts.search import Searcher
from upperlip.kernel.nuts.worlds import Knowledge

__all__ = ["ASKS", "VILLAIN_IDS", "Knowledge", "Position", "Searcher", "play_games", "playouts"]
