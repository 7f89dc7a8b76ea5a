"""E-16: these animals, or those of equal value, are discarded before the trick is judged."""

from collections import Counter
from dataclasses import dataclass, replace

from upperlip.animals.cards import COLOURS, Card, colour_of, value_of
from upperlip.animals.effect import Credit, Effect, Law, Letter, Value, Yes


@dataclass(frozen=True, slots=True, kw_only=True)
class Out(Effect):
    kind = "out"
    rule = "E-16"
    shapes = ("equals", "colour", "value", "colour value")
    equals: Yes | None = None
    colour: Letter | None = None
    value: Value | None = None

    def law(self, law: Law, owner: Credit) -> Law:
        return replace(law, outs=(*law.outs, (owner, self._stay_out)))

    def _stay_out(self, animals: tuple[Card, ...]) -> tuple[Card, ...]:
        if self.equals:
            times = Counter(map(value_of, animals))
            return tuple(card for card in animals if times[value_of(card)] > 1)
        return tuple(card for card in animals if self._names(card))

    def _names(self, card: Card) -> bool:
        return self.colour in (None, COLOURS[colour_of(card)]) and self.value in (
            None,
            value_of(card),
        )
