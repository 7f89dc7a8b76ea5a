"""E-25: fewer stars win the round."""

from dataclasses import dataclass, replace

from upperlip.animals.effect import Effect, Tally


@dataclass(frozen=True, slots=True, kw_only=True)
class Fewest(Effect):
    kind = "fewest"
    rule = "E-25"

    def tally(self, tally: Tally) -> Tally:
        return replace(tally, fewest_wins=True)
