from collections.abc import Sequence

from upperlip.kernel.common.generator import Generator
from upperlip.kernel.interface import Position as AnyPosition
from upperlip.kernel.nuts.game import Position
from upperlip.table.shape import AnyView

class Knowledge:
    @staticmethod
    def from_view(view: AnyView) -> Knowledge: ...
    @staticmethod
    def certain(position: AnyPosition) -> Knowledge: ...
    def lean(
        self,
        worth: Sequence[int],
        shown: Sequence[int],
        fits: Sequence[Sequence[int] | None],
        tries: int,
    ) -> None: ...
    def draw(self, rng: Generator) -> Position: ...
