from upperlip.kernel.common.generator import Generator
from upperlip.kernel.interface import Knowledge

class Mind:
    def think(
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
        curiosity: float = 0.7,
        only: int = 0,
    ) -> dict[int, tuple[float, float, int]]: ...
