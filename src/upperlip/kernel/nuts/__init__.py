"""Mustachio, compiled: its rules, worlds, endings, heuristics, search and arrays.

Stands on `kernel.common`, and where speed does not matter on `upperlip.nuts`: what a set-up, its
villains and a view come to is asked there, in Python. What Python needs of it is named here.
"""

from upperlip.kernel.nuts.endings import Endings
from upperlip.kernel.nuts.game import ASKS, KernelState, playouts
from upperlip.kernel.nuts.search import Comparer, Searcher
from upperlip.kernel.nuts.worlds import Knowledge

__all__ = [
    "ASKS",
    "Comparer",
    "Endings",
    "KernelState",
    "Knowledge",
    "Searcher",
    "playouts",
]
