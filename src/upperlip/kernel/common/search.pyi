# What search.pxi and paired.pxi put into each game's search.pyx.

from collections.abc import Sequence

from upperlip.kernel.common.compared import Compared
from upperlip.kernel.common.generator import Generator
from upperlip.kernel.interface import Found, Knowledge

class Searcher:
    dropped: float

    def search(
        self,
        knowledge: Knowledge,
        rng: Generator,
        seat: int,
        *,
        simulations: int = 0,
        seconds: float = 0,
        exact: int = 5,
        tail: int = 4,
        noise: float = 1.0,
        exploration: float = 0.7,
        guidance: float = 0.0,
        judged: bool = False,
        only: int = 0,
        branches: int = 200_000,
    ) -> Found: ...

class Comparer:
    def compare(
        self,
        knowledge: Knowledge,
        rng: Generator,
        seat: int,
        answers: Sequence[int],
        *,
        worlds: int,
        first: int = 0,
        tail: int = 3,
        noise: float = 1.0,
    ) -> dict[int, Compared]: ...
    def value(
        self,
        knowledge: Knowledge,
        rng: Generator,
        *,
        worlds: int,
        tail: int = 3,
        noise: float = 1.0,
        teams: int = -1,
        crown: int = -1,
    ) -> tuple[float, ...]: ...
