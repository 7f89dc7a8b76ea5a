"""Moustache, compiled: its rules, worlds, endings, heuristics, search and arrays.

Stands on `kernel.common` only; what Python needs of it is named here.
"""

from upperlip.kernel.animals.endings import Endings
from upperlip.kernel.animals.game import ASKS, Position, playouts
from upperlip.kernel.animals.search import Comparer, Searcher
from upperlip.kernel.animals.worlds import Knowledge

__all__ = ["ASKS", "Comparer", "Endings", "Knowledge", "Position", "Searcher", "playouts"]
