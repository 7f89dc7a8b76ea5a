"""O-25: stars on green cards count negative."""

from dataclasses import replace

from upperlip.animals.cards import GREEN, Card, colour_of
from upperlip.animals.rule import RuleCard, Worth


class GreenNegative(RuleCard):
    id = "green-negative"
    side = "white"
    source = "book"
    rule = "O-25"

    def worth(self, card: Card, worth: Worth) -> Worth:
        green = colour_of(card) == GREEN
        return replace(worth, sign=-1) if green else worth
