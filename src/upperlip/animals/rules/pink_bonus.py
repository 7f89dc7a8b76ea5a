"""O-25: every captured pink card is worth one star more."""

from dataclasses import replace

from upperlip.animals.cards import PINK, Card, colour_of
from upperlip.animals.rule import RuleCard, Worth


class PinkBonus(RuleCard):
    id = "pink-bonus"
    side = "white"
    source = "reviews"
    rule = "O-25"

    def worth(self, card: Card, worth: Worth) -> Worth:
        pink = colour_of(card) == PINK
        return replace(worth, bonus=worth.bonus + 1) if pink else worth
