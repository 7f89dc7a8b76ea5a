"""E-34: the trick's cards, before and after it, earn no card points."""

from dataclasses import dataclass, replace

from upperlip.nuts.effect import Effect, Law


@dataclass(frozen=True, slots=True, kw_only=True)
class Void(Effect):
    kind = "void"
    rule = "E-34"

    def mark(self, law: Law) -> Law:
        return replace(law, worthless=True)
