"""The trick on the table as one seat sees it, and who can still take it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from upperlip.table.seat import Seat

Card = int
MOST_TO_COME = 1  # players after this one; of more, nothing is called sure


@dataclass(frozen=True)
class Scene:
    """What a seat knows of the trick; the cards it may play are those that compare by strength."""

    seat: Seat
    friends: frozenset[Seat]  # its side, itself included
    cards: tuple[Card, ...]  # in the trick so far
    hand: tuple[Card, ...]
    to_come: int  # players after this one
    unseen: tuple[Card, ...]  # wherever they are
    worth: tuple[int, ...]  # by card: what the side gains that takes it
    # How good a card is in later tricks; None for one that does not compare.
    strength: Callable[[Card], int | None]
    # Who takes a full trick.
    taker: Callable[[tuple[Card, ...]], Seat | None]
    highest: int  # from this strength on, nothing but a higher one of these beats a card
    keeps: bool = True  # are strong cards worth keeping once this trick is taken?
    saves: bool = True  # and what a trick of the others' is given: is it a loss to this side?
    sated: bool = False  # would one trick more break a bid that is met?
    # The others that a trick more would help: taking it from them is no lapse.
    hungry: frozenset[Seat] = frozenset()

    @cached_property
    def holder(self) -> Seat | None:
        """Whose the trick is as it lies."""
        return self.taker(self.cards) if self.cards else None

    def takers(self, card: Card) -> frozenset[Seat | None]:
        """Everybody who may take the trick once this card is played, whoever holds what."""
        so_far = (*self.cards, card)
        if self.to_come == 0:
            return frozenset({self.taker(so_far)})
        if self.to_come > MOST_TO_COME:
            return frozenset({None, *self.friends, -1})
        return frozenset(self.taker((*so_far, other)) for other in self.unseen)

    def is_highest(self, card: Card) -> bool:
        """Does no card that was not seen yet beat it?"""
        strength = self.strength(card)
        if strength is None or strength < self.highest:
            return False
        return all(strength > (self.strength(other) or 0) for other in self.unseen)

    def is_between(self, low: Card, high: Card) -> bool:
        """Is a card unseen that the higher one beats and the lower one does not?"""
        least, most = self.strength(low), self.strength(high)
        assert least is not None
        assert most is not None
        return any(least < (self.strength(other) or 0) < most for other in self.unseen)
