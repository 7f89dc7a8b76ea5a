"""A rule card is data: an id, what it says of itself, and its effects (O-5, E-41)."""

from dataclasses import dataclass
from typing import Literal

from upperlip.animals.effect import Effect
from upperlip.definitions.card import Words


@dataclass(frozen=True, slots=True)
class RuleCard:
    id: str
    side: Literal["white", "black"]
    source: Literal["book", "reviews", "house", "outside"]
    rule: str  # where it stands in the rules
    effects: tuple[Effect, ...]
    advanced: bool = False
    name: Words = ()  # of a card from outside; the others' texts are in `upperlip.texts`
    text: Words = ()

    def __hash__(self) -> int:
        return hash(self.id)  # set-ups are looked up all the time
