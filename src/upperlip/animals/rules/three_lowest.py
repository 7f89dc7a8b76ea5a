"""O-18.3: if a 3 is left, the lowest card wins: of the strongest colour, or of all."""

from dataclasses import replace

from upperlip.animals.cards import Card, colour_of, value_of
from upperlip.animals.rule import Law, Ranked, RuleCard


def _lowest(law: Law, ranked: Ranked) -> Card | None:
    if not any(value_of(card) == 3 for card in ranked):
        return None
    if law.threes == "overall":  # of equal values the strongest colour, which stands first
        return min(ranked, key=lambda card: law.values[value_of(card)])
    return [card for card in ranked if colour_of(card) == colour_of(ranked[0])][-1]


class ThreeLowest(RuleCard):
    id = "three-lowest"
    side = "black"
    source = "book"
    rule = "O-18"
    advanced = True

    def law(self, law: Law) -> Law:
        return replace(law, deciders=(*law.deciders, (self.id, _lowest)))
