"""The kernel's interface on top of the reference engine: the same answers, only slower.

It stands in where nothing is compiled. It may touch whole states, as the kernel does.
"""

from upperlip.kernel.interface import Engine
from upperlip.kernel.reference import animals, nuts
from upperlip.kernel.reference.compare import Comparer
from upperlip.kernel.reference.search import Searcher
from upperlip.table.generator import Generator

__all__ = ["ENGINES", "Generator"]

ENGINES: dict[str, Engine] = {
    "moustache": Engine(
        generator=Generator,
        state=animals.KernelState,
        knowledge=animals.Knowledge,
        searcher=Searcher,
        comparer=Comparer,
        endings=None,
        playouts=animals.playouts,
        games=None,
    ),
    "mustachio": Engine(
        generator=Generator,
        state=nuts.KernelState,
        knowledge=nuts.Knowledge,
        searcher=Searcher,
        comparer=Comparer,
        endings=None,
        playouts=nuts.playouts,
        games=None,
    ),
}
