"""E-33: the lowest number wins, or the highest, colours and trump ignored."""

from dataclasses import dataclass, replace
from typing import Annotated

from upperlip.definitions.parameter import OneOf
from upperlip.nuts.effect import Effect, Law


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged(Effect):
    kind = "judged"
    rule = "E-33"
    by: Annotated[str, OneOf(("lowest", "highest"))]

    def mark(self, law: Law) -> Law:
        return replace(law, judged=self.by)
