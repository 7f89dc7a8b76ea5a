"""O-13: pink cards in hand lie face up, from the card's place in the opening on."""

from upperlip.animals.cards import PINK, Card, colour_of
from upperlip.animals.rule import RuleCard


class PinkOpen(RuleCard):
    id = "pink-open"
    side = "white"
    source = "book"
    rule = "O-13"

    def opening(self) -> tuple[str, ...]:
        return ("show",)

    def shows(self, card: Card) -> bool:
        return colour_of(card) == PINK
