from upperlip.kernel.common.kernel_state import GamePosition

ASKS: tuple[str, ...]

class Position(GamePosition):
    @property
    def rounds(self) -> tuple[tuple[int, ...], ...]: ...
    @property
    def pile(self) -> tuple[int, ...]: ...

def playouts(positions: list[Position], count: int, seed: int, first: int = 0) -> list[int]: ...
