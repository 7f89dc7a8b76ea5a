from upperlip.kernel.common.generator import Generator
from upperlip.kernel.nuts.game import Position
from upperlip.nuts.view import View

class Knowledge:
    @staticmethod
    def from_view(view: View) -> Knowledge: ...
    @staticmethod
    def certain(position: Position) -> Knowledge: ...
    def draw(self, rng: Generator) -> Position: ...
