"""E-21: what captured animals count: more, so much, times so much, or negative."""

from dataclasses import dataclass, replace
from typing import Annotated

from upperlip.animals.cards import COLOURS, Card, colour_of, value_of
from upperlip.animals.effect import Effect, Letter, Value, Worth, Yes
from upperlip.definitions.parameter import OneOf, Whole

_CHANGES = ("add", "set", "times", "negative")
_WHICH = ("", "colour ", "value ", "colour value ")


@dataclass(frozen=True, slots=True, kw_only=True)
class CardWorth(Effect):
    kind = "worth"
    rule = "E-21"
    shapes = tuple(which + change for which in _WHICH for change in _CHANGES)
    colour: Letter | None = None
    value: Value | None = None
    add: Annotated[int, Whole(-9, 9, zero=False)] | None = None
    set: Annotated[int, Whole(-9, 9)] | None = None
    times: Annotated[int, OneOf((0, 2, 3))] | None = None
    negative: Yes | None = None

    def worth(self, card: Card, worth: Worth) -> Worth:
        if self.colour not in (None, COLOURS[colour_of(card)]):
            return worth
        if self.value not in (None, value_of(card)):
            return worth
        return replace(
            worth,
            bonus=worth.bonus + (self.add or 0),
            fixed=self.set if worth.fixed is None else worth.fixed,
            factor=worth.factor * (1 if self.times is None else self.times),
            sign=-1 if self.negative else worth.sign,
        )
