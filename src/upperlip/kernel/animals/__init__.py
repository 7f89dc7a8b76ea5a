"""Moustache, compiled: its rules, worlds, endings, heuristics, search and arrays.

Stands on `kernel.common`, and where speed does not matter on `upperlip.animals`: what a set-up, its
rule cards and a view come to is asked there, in Python. What Python needs of it is named here.
"""

from upperlip.kernel.animals.endings import Endings
from upperlip.kernel.animals.game import ASKS, KernelState, playouts
from upperlip.kernel.animals.search import Comparer, Searcher
from upperlip.kernel.animals.worlds import Knowledge

__all__ = ["ASKS", "Comparer", "Endings", "KernelState", "Knowledge", "Searcher", "playouts"]
