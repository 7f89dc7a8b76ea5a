"""E-18: who leads next: the winner, the weakest animal's player, or the leader's left."""

from dataclasses import dataclass, replace
from typing import Annotated

from upperlip.animals.cards import Card
from upperlip.animals.effect import Credit, Effect, Law, Ranked
from upperlip.definitions.parameter import OneOf


@dataclass(frozen=True, slots=True, kw_only=True)
class Lead(Effect):
    kind = "lead"
    rule = "E-18"
    once = True
    who: Annotated[str, OneOf(("winner", "weakest", "left"))]

    def law(self, law: Law, owner: Credit) -> Law:
        return replace(law, leads=(*law.leads, (owner, self._next)))

    def _next(self, cards: tuple[Card, ...], left: Ranked, winner: Card | None) -> Card | None:
        if self.who == "winner":
            return winner
        if self.who == "weakest":
            return left[-1] if left else None
        return next(iter(cards[1:]), None)  # the leader's left neighbour played second
