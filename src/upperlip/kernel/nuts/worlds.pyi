from collections.abc import Sequence

from upperlip.kernel.common.generator import Generator
from upperlip.kernel.interface import KernelState as AnyKernelState
from upperlip.kernel.nuts.game import KernelState
from upperlip.table.shape import AnyView

class Knowledge:
    @staticmethod
    def from_view(view: AnyView) -> Knowledge: ...
    @staticmethod
    def certain(state: AnyKernelState) -> Knowledge: ...
    def lean(
        self,
        worth: Sequence[int],
        shown: Sequence[int],
        fits: Sequence[Sequence[int] | None],
        tries: int,
    ) -> None: ...
    def draw(self, rng: Generator) -> KernelState: ...
