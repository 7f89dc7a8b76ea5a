from upperlip.kernel.animals.game import KernelState
from upperlip.kernel.common.generator import Generator
from upperlip.kernel.interface import KernelState as AnyKernelState
from upperlip.table.shape import AnyView

class Knowledge:
    @staticmethod
    def from_view(view: AnyView) -> Knowledge: ...
    @staticmethod
    def certain(state: AnyKernelState) -> Knowledge: ...
    def draw(self, rng: Generator) -> KernelState: ...
