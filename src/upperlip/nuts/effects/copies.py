"""E-31: its number is that of the card before it and so much more, or less."""

from dataclasses import dataclass
from typing import Annotated

from upperlip.definitions.parameter import Whole
from upperlip.nuts.effect import Effect


@dataclass(frozen=True, slots=True, kw_only=True)
class Copies(Effect):
    kind = "copies"
    rule = "E-31"
    plus: Annotated[int, Whole(-5, 5)]

    def number(self, number: int, before: int) -> int:
        return before + self.plus
