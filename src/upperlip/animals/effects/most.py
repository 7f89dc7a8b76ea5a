"""E-22: the team that captured more of these cards gets stars, or loses them; tie: nobody."""

from dataclasses import dataclass, replace

from upperlip.animals.cards import COLOURS, Card, colour_of, is_joker, value_of
from upperlip.animals.effect import Effect, Letter, Stars, Tally, Value, more


@dataclass(frozen=True, slots=True, kw_only=True)
class Most(Effect):
    kind = "most"
    rule = "E-22"
    shapes = ("colour", "value")
    colour: Letter | None = None
    value: Value | None = None
    stars: Stars

    def names(self, card: Card) -> bool:
        if is_joker(card):  # E-3
            return False
        return self.colour == COLOURS[colour_of(card)] or self.value == value_of(card)

    def tally(self, tally: Tally) -> Tally:
        first, second = (sum(map(self.names, cards)) for cards in tally.captured)
        return replace(tally, stars=tally.paid(more(first, second), self.stars))
