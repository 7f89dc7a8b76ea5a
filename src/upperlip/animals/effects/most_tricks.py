"""E-24: stars for the team that won more tricks; tie: nobody."""

from dataclasses import dataclass, replace

from upperlip.animals.effect import Effect, Stars, Tally, more


@dataclass(frozen=True, slots=True, kw_only=True)
class MostTricks(Effect):
    kind = "most-tricks"
    rule = "E-24"
    stars: Stars

    def tally(self, tally: Tally) -> Tally:
        team = more(tally.takers.count(0), tally.takers.count(1))
        return replace(tally, stars=tally.paid(team, self.stars))
