"""E-17: the colour to follow is the first animal's, or that of the latest cut; the leftmost."""

from dataclasses import dataclass, replace
from typing import Annotated

from upperlip.animals.effect import Credit, Effect, Law
from upperlip.definitions.parameter import OneOf


@dataclass(frozen=True, slots=True, kw_only=True)
class Follow(Effect):
    kind = "follow"
    rule = "E-17"
    once = True
    which: Annotated[str, OneOf(("first", "latest"))]

    def law(self, law: Law, owner: Credit) -> Law:
        return replace(law, following=law.following or self.which)
