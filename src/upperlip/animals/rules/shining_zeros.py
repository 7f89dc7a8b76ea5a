"""O-25: every captured 0 has two stars."""

from dataclasses import replace

from upperlip.animals.cards import Card, is_joker, value_of
from upperlip.animals.rule import RuleCard, Worth


class ShiningZeros(RuleCard):
    id = "shining-zeros"
    side = "white"
    source = "house"
    rule = "O-25"

    def worth(self, card: Card, worth: Worth) -> Worth:
        zero = not is_joker(card) and value_of(card) == 0
        return replace(worth, stars=2) if zero else worth
