"""O-25: the team with more blue cards loses five stars; on a tie nobody does."""

from dataclasses import replace

from upperlip.animals.cards import BLUE, Card, colour_of
from upperlip.animals.rule import RuleCard, Tally

TAX = 5


def _blues(cards: tuple[Card, ...]) -> int:
    return sum(colour_of(card) == BLUE for card in cards)


class BlueTax(RuleCard):
    id = "blue-tax"
    side = "white"
    source = "book"
    rule = "O-25"

    def tally(self, tally: Tally) -> Tally:
        (ours, theirs), (first, second) = tally.stars, map(_blues, tally.captured)
        return replace(
            tally, stars=(ours - TAX * (first > second), theirs - TAX * (second > first))
        )
