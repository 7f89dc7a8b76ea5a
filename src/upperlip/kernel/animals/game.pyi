from upperlip.kernel.common.kernel_state import GamePosition

ASKS: tuple[str, ...]

class Position(GamePosition):
    @property
    def rounds(self) -> tuple[tuple[tuple[int, int], int], ...]: ...
    @staticmethod
    def at_deal(players: int, row: list[str]) -> Position: ...

def playouts(positions: list[Position], count: int, seed: int, first: int = 0) -> list[int]: ...
