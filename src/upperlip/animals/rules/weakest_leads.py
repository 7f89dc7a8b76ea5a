"""O-22: the weakest card's player leads the next trick."""

from dataclasses import replace

from upperlip.animals.cards import Card
from upperlip.animals.rule import Law, Ranked, RuleCard


def _weakest(ranked: Ranked) -> Card:
    return ranked[-1]


class WeakestLeads(RuleCard):
    id = "weakest-leads"
    side = "black"
    source = "house"
    rule = "O-22"

    def law(self, law: Law) -> Law:
        return replace(law, next_lead=(self.id, _weakest))
