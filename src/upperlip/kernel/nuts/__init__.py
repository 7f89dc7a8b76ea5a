"""Mustachio, compiled: its rules, worlds, endings, heuristics, search and arrays.

Stands on `kernel.common` only; what Python needs of it is named here.
"""

from upperlip.kernel.nuts.endings import Endings
from upperlip.kernel.nuts.game import ASKS, Position, playouts
from upperlip.kernel.nuts.search import Comparer, Searcher
from upperlip.kernel.nuts.worlds import Knowledge

__all__ = [
    "ASKS",
    "Comparer",
    "Endings",
    "Knowledge",
    "Position",
    "Searcher",
    "playouts",
]
