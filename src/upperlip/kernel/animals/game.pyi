from upperlip.kernel.common.kernel_state import GameState

ASKS: tuple[str, ...]

class KernelState(GameState):
    @property
    def rounds(self) -> tuple[tuple[tuple[int, int], int], ...]: ...
    @staticmethod
    def at_deal(players: int, row: list[str]) -> KernelState: ...

def playouts(states: list[KernelState], count: int, seed: int, first: int = 0) -> list[int]: ...
