from upperlip.animals.view import View
from upperlip.kernel.animals.game import Position
from upperlip.kernel.common.generator import Generator

class Knowledge:
    @staticmethod
    def from_view(view: View) -> Knowledge: ...
    @staticmethod
    def certain(position: Position) -> Knowledge: ...
    def draw(self, rng: Generator) -> Position: ...
