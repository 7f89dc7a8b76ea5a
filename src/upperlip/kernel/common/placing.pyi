from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet

from upperlip.kernel.common.generator import Generator

class Placing:
    @property
    def ways(self) -> float: ...
    def __init__(self, cards: Mapping[int, AbstractSet[int]], capacity: Sequence[int]) -> None: ...
    def draw(self, rng: Generator) -> list[list[int]]: ...
