"""E-38: everyone passes so many cards to a neighbour at once, or as many as are left to play."""

from dataclasses import dataclass
from typing import Annotated

from upperlip.definitions.parameter import Whole
from upperlip.nuts.effect import Effect, Neighbour
from upperlip.table.seat import Seat, left_of, right_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass(Effect):
    kind = "pass"
    rule = "E-38"
    cards: Annotated[int, Whole(1, 3)]
    to: Neighbour

    def step(self) -> str:
        return "pass"

    def receiver(self, giver: Seat, players: int) -> Seat:
        return (left_of if self.to == "left" else right_of)(giver, players)

    def giver(self, receiver: Seat, players: int) -> Seat:
        return (right_of if self.to == "left" else left_of)(receiver, players)
