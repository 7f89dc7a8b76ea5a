"""The compiled engines. Importing this fails where they are not built."""

from upperlip.kernel import animals, nuts
from upperlip.kernel.animals.arrays import Games as AnimalsGames
from upperlip.kernel.common.generator import Generator
from upperlip.kernel.interface import Engine
from upperlip.kernel.nuts.arrays import Games as NutsGames

__all__ = ["ENGINES", "Generator"]

ENGINES: dict[str, Engine] = {
    "moustache": Engine(
        generator=Generator,
        state=animals.KernelState,
        knowledge=animals.Knowledge,
        searcher=animals.Searcher,
        comparer=animals.Comparer,
        endings=animals.Endings,
        playouts=animals.playouts,
        games=AnimalsGames,
    ),
    "mustachio": Engine(
        generator=Generator,
        state=nuts.KernelState,
        knowledge=nuts.Knowledge,
        searcher=nuts.Searcher,
        comparer=nuts.Comparer,
        endings=nuts.Endings,
        playouts=nuts.playouts,
        games=NutsGames,
    ),
}
