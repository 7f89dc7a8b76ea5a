from upperlip.kernel.common.kernel_state import GameState

ASKS: tuple[str, ...]

class KernelState(GameState):
    @property
    def rounds(self) -> tuple[tuple[int, ...], ...]: ...
    @property
    def pile(self) -> tuple[int, ...]: ...

def playouts(states: list[KernelState], count: int, seed: int, first: int = 0) -> list[int]: ...
