"""O-18.3: a 2 wins whatever its colour; of several, the one of the strongest colour."""

from dataclasses import replace

from upperlip.animals.cards import Card, value_of
from upperlip.animals.rule import Law, Ranked, RuleCard


def _strongest_two(_law: Law, ranked: Ranked) -> Card | None:
    return next((card for card in ranked if value_of(card) == 2), None)


class TwosWin(RuleCard):
    id = "twos-win"
    side = "black"
    source = "book"
    rule = "O-18"

    def law(self, law: Law) -> Law:
        return replace(law, deciders=(*law.deciders, (self.id, _strongest_two)))
