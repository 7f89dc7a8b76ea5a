"""The kernel's interface on top of the reference engine: the same answers, only slower.

It stands in where nothing is compiled, and is loaded only then. It may touch whole states, as the
kernel does.
"""

from upperlip.kernel.interface import Engine
from upperlip.kernel.reference import animals, nuts
from upperlip.kernel.reference.search import Searcher
from upperlip.table.generator import Generator

__all__ = ["ENGINES", "Generator"]

ENGINES: dict[str, Engine] = {
    "moustache": Engine(
        animals.Position, animals.Knowledge, Searcher, animals.playouts, None, None
    ),
    "mustachio": Engine(nuts.Position, nuts.Knowledge, Searcher, nuts.playouts, None, None),
}
