"""E-37: the trump, or none, of this trick and some of the next; or its player names it."""

from dataclasses import dataclass
from typing import Annotated

from upperlip.definitions.parameter import OneOf, Whole
from upperlip.nuts.cards import COLOURS, Colour
from upperlip.nuts.effect import Effect


@dataclass(frozen=True, slots=True, kw_only=True)
class Trump(Effect):
    kind = "trump"
    rule = "E-37"
    colour: Annotated[str, OneOf(("named", "none", *COLOURS))]
    tricks: Annotated[int, Whole(1, 9)]

    def step(self) -> str:
        return "trump" if self.colour == "named" else "spell"

    @property
    def fixed(self) -> Colour | None:
        """The colour that it makes trump; none where there is none, or where it is named."""
        return COLOURS.index(self.colour) if self.colour in COLOURS else None
