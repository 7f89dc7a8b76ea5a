"""E-23: stars for the round's first or last trick; none if nobody got it."""

from dataclasses import dataclass, replace
from typing import Annotated

from upperlip.animals.effect import Effect, Stars, Tally
from upperlip.definitions.parameter import OneOf


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickPrize(Effect):
    kind = "trick"
    rule = "E-23"
    which: Annotated[str, OneOf(("first", "last"))]
    stars: Stars

    def tally(self, tally: Tally) -> Tally:
        first = tally.takers[0] if tally.takers else None
        team = first if self.which == "first" else tally.last
        return replace(tally, stars=tally.paid(team, self.stars))
