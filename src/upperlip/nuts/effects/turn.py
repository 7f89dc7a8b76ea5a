"""E-39: a card turned from the pile decides what the trick's winner gets."""

from dataclasses import dataclass
from typing import Annotated

from upperlip.definitions.parameter import Whole
from upperlip.nuts.cards import Card, Colour, colour_of, is_villain
from upperlip.nuts.effect import Effect

_PRIZE = Whole(-20, 20)


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn(Effect):
    kind = "turn"
    rule = "E-39"
    good: Annotated[int, _PRIZE]
    bad: Annotated[int, _PRIZE]

    def step(self) -> str:
        return "twins"

    def points(self, turned: Card, trump: Colour | None) -> int:
        return self.bad if is_villain(turned) or colour_of(turned) == trump else self.good
