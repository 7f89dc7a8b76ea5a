"""The compiled engines. Importing this fails where they are not built."""

from upperlip.kernel import animals, nuts
from upperlip.kernel.common.generator import Generator
from upperlip.kernel.interface import Engine

__all__ = ["ENGINES", "Generator"]

ENGINES: dict[str, Engine] = {
    "moustache": Engine(
        animals.Position, animals.Knowledge, animals.Searcher, animals.playouts, animals.play_games
    ),
    "mustachio": Engine(
        nuts.Position, nuts.Knowledge, nuts.Searcher, nuts.playouts, nuts.play_games
    ),
}
