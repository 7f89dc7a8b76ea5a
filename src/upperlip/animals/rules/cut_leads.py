"""O-15: a card of another colour makes its colour the one to follow."""

from dataclasses import replace

from upperlip.animals.cards import Card, Colour, colour_of, is_joker
from upperlip.animals.rule import Law, RuleCard


def _latest_colour(follow: Colour | None, card: Card) -> Colour | None:
    return follow if is_joker(card) else colour_of(card)


class CutLeads(RuleCard):
    id = "cut-leads"
    side = "black"
    source = "book"
    rule = "O-15"
    advanced = True

    def law(self, law: Law) -> Law:
        return replace(law, follow=_latest_colour)
