"""A villain is data: an id, a number, and its effects (U-2, E-41)."""

from dataclasses import dataclass
from typing import TypeVar

from upperlip.definitions.card import Words
from upperlip.nuts.effect import Effect, Law

E = TypeVar("E", bound=Effect)


@dataclass(frozen=True, slots=True)
class Villain:
    id: str
    number: int | None  # none printed: it copies another (E-31)
    rule: str  # where it stands in the rules
    effects: tuple[Effect, ...]
    scores: bool = True  # does its number earn card points (U-40)?
    name: Words = ()  # of a card from outside; the others' texts are in `upperlip.texts`
    text: Words = ()

    def __hash__(self) -> int:
        return hash(self.id)  # set-ups are looked up all the time

    def effect(self, kind: type[E]) -> E | None:
        """Its effect of this kind, if it has one; it never has two (E-43)."""
        return next((each for each in self.effects if isinstance(each, kind)), None)

    def number_after(self, before: int) -> int:
        """Its number, `before` being the number of the card played just before it (or 0)."""
        number = self.number or 0
        for effect in self.effects:
            number = effect.number(number, before)
        return number

    @property
    def always_trump(self) -> bool:
        return any(effect.always_trump for effect in self.effects)

    def mark(self, law: Law) -> Law:
        for effect in self.effects:
            law = effect.mark(law)
        return law
