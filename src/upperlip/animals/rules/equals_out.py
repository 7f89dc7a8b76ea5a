"""O-18.1: cards of equal value are discarded before the trick is judged."""

from collections import Counter
from dataclasses import replace

from upperlip.animals.cards import Card, value_of
from upperlip.animals.rule import Law, RuleCard


def _equals(animals: tuple[Card, ...]) -> tuple[Card, ...]:
    times = Counter(map(value_of, animals))
    return tuple(card for card in animals if times[value_of(card)] > 1)


class EqualsOut(RuleCard):
    id = "equals-out"
    side = "black"
    source = "book"
    rule = "O-18"

    def law(self, law: Law) -> Law:
        return replace(law, outs=(*law.outs, (self.id, _equals)))
