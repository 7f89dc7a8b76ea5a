"""E-19: at the round's start everyone gives so many cards to a neighbour."""

from dataclasses import dataclass
from typing import Annotated

from upperlip.animals.effect import Effect
from upperlip.definitions.parameter import OneOf, Whole
from upperlip.table.seat import Seat, left_of, right_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass(Effect):
    kind = "pass"
    rule = "E-19"
    once = True
    cards: Annotated[int, Whole(1, 5)]
    to: Annotated[str, OneOf(("left", "right"))]

    def opening(self) -> str:
        return "give"

    def receiver(self, giver: Seat, players: int) -> Seat:
        return (left_of if self.to == "left" else right_of)(giver, players)

    def giver(self, receiver: Seat, players: int) -> Seat:
        return (right_of if self.to == "left" else left_of)(receiver, players)
