"""E-14: where such an animal is left, the lowest wins: of the strongest colour, or of all."""

from dataclasses import dataclass, replace
from typing import Annotated

from upperlip.animals.cards import Card, colour_of, value_of
from upperlip.animals.effect import Credit, Effect, Law, Ranked, Value
from upperlip.definitions.parameter import OneOf


@dataclass(frozen=True, slots=True, kw_only=True)
class Lowest(Effect):
    kind = "lowest"
    rule = "E-14"
    value: Value | None = None
    among: Annotated[str, OneOf(("colour", "overall", "threes"))]

    def law(self, law: Law, owner: Credit) -> Law:
        return replace(law, deciders=(*law.deciders, (owner, self._decide)))

    def _decide(self, law: Law, ranked: Ranked) -> Card | None:
        if not any(self.value in (None, value_of(card)) for card in ranked):
            return None
        among = law.threes if self.among == "threes" else self.among
        if among == "overall":  # of equal values the strongest colour, which stands first
            return min(ranked, key=lambda card: law.values[value_of(card)])
        return [card for card in ranked if colour_of(card) == colour_of(ranked[0])][-1]
