"""E-36: points to the trick's winner."""

from dataclasses import dataclass, replace

from upperlip.nuts.effect import Effect, Law, Points


@dataclass(frozen=True, slots=True, kw_only=True)
class WinnerPoints(Effect):
    kind = "points"
    rule = "E-36"
    points: Points

    def mark(self, law: Law) -> Law:
        return replace(law, swings=(*law.swings, self.points))
