"""E-13: an animal of this value wins; of several, the one of the strongest colour."""

from dataclasses import dataclass, replace

from upperlip.animals.cards import Card, value_of
from upperlip.animals.effect import Credit, Effect, Law, Ranked, Value


@dataclass(frozen=True, slots=True, kw_only=True)
class Wins(Effect):
    kind = "wins"
    rule = "E-13"
    value: Value

    def law(self, law: Law, owner: Credit) -> Law:
        return replace(law, deciders=(*law.deciders, (owner, self._decide)))

    def _decide(self, _law: Law, ranked: Ranked) -> Card | None:
        return next((card for card in ranked if value_of(card) == self.value), None)
