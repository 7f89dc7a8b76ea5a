from upperlip.kernel.common.generator import Generator
from upperlip.kernel.interface import Found, Knowledge

class Searcher:
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
        only: int = 0,
    ) -> Found: ...
