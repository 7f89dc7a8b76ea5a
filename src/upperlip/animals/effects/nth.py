"""E-15: the n-th strongest wins, where so many are left."""

from dataclasses import dataclass, replace
from typing import Annotated

from upperlip.animals.cards import Card
from upperlip.animals.effect import Credit, Effect, Law, Ranked
from upperlip.definitions.parameter import Whole


@dataclass(frozen=True, slots=True, kw_only=True)
class Nth(Effect):
    kind = "nth"
    rule = "E-15"
    n: Annotated[int, Whole(2, 6)]

    def law(self, law: Law, owner: Credit) -> Law:
        return replace(law, deciders=(*law.deciders, (owner, self._decide)))

    def _decide(self, _law: Law, ranked: Ranked) -> Card | None:
        return ranked[self.n - 1] if len(ranked) >= self.n else None
