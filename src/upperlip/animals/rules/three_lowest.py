"""O-18.3: if a 3 is left, the lowest card of the strongest colour wins."""

from dataclasses import replace

from upperlip.animals.cards import Card, colour_of, value_of
from upperlip.animals.rule import Law, Ranked, RuleCard


def _lowest_of_the_strongest(ranked: Ranked) -> Card | None:
    if not any(value_of(card) == 3 for card in ranked):
        return None
    return [card for card in ranked if colour_of(card) == colour_of(ranked[0])][-1]


class ThreeLowest(RuleCard):
    id = "three-lowest"
    side = "black"
    source = "book"
    rule = "O-18"
    advanced = True

    def law(self, law: Law) -> Law:
        return replace(law, deciders=(*law.deciders, (self.id, _lowest_of_the_strongest)))
