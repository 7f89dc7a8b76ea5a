"""E-35: the trick counts so many more, or fewer."""

from dataclasses import dataclass, replace
from typing import Annotated

from upperlip.definitions.parameter import OneOf
from upperlip.nuts.effect import Effect, Law


@dataclass(frozen=True, slots=True, kw_only=True)
class Tricks(Effect):
    kind = "tricks"
    rule = "E-35"
    tricks: Annotated[int, OneOf((-2, -1, 1, 2))]

    def mark(self, law: Law) -> Law:
        return replace(law, counts=law.counts + self.tricks)
