"""What a rule card can do: few pure hooks, each doing nothing unless a card says otherwise.

The hooks transform three small frozen values, folded over the row from left to right (O-18):
the `Law` of a trick, the `Worth` of a captured card, the `Tally` of a round.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Literal

from upperlip.animals.cards import VALUES, Card, Colour, colour_of, is_joker

Ranked = tuple[Card, ...]  # the animals that compete, strongest first
Team = int


def first_colour_stays(follow: Colour | None, card: Card) -> Colour | None:
    """O-14, O-16: the first animal's colour is to be followed; jokers change nothing."""
    return colour_of(card) if follow is None and not is_joker(card) else follow


@dataclass(frozen=True, slots=True, eq=False)
class Law:
    """How a trick is followed, judged and led on from; one object per row, so known by identity."""

    colours: tuple[int, ...] = (0, 1, 2, 3)  # strength of each colour (O-17)
    values: tuple[int, ...] = tuple(range(VALUES))  # rank of each value (O-17)
    follow: Callable[[Colour | None, Card], Colour | None] = first_colour_stays
    # Who competes (O-18.1): the animals in, the animals that stay out; with the rule's id.
    outs: tuple[tuple[str, Callable[[tuple[Card, ...]], tuple[Card, ...]]], ...] = ()
    # Who wins instead of the strongest (O-18.3), tried in order; with the rule's id.
    deciders: tuple[tuple[str, "Decider"], ...] = ()
    threes: str = "colour"  # the table's reading of `three-lowest` (O-18)
    # Whose player leads next instead of the winner (O-22); with the rule's id.
    next_lead: tuple[str, Callable[[Ranked], Card]] | None = None


Decider = Callable[[Law, Ranked], Card | None]


@dataclass(frozen=True, slots=True)
class Worth:
    """What a captured card counts (O-25): sign × (stars + bonus), so the order cannot matter."""

    stars: int
    bonus: int = 0
    sign: int = 1

    @property
    def total(self) -> int:
        return self.sign * (self.stars + self.bonus)


@dataclass(frozen=True, slots=True)
class Tally:
    """The end of a round (O-25, O-26)."""

    stars: tuple[int, int]
    captured: tuple[tuple[Card, ...], tuple[Card, ...]]  # by team
    last_team: Team | None  # who won the last trick and its cards
    fewest_wins: bool = False


class RuleCard:
    id: ClassVar[str]
    side: ClassVar[Literal["white", "black"]]
    source: ClassVar[Literal["book", "reviews", "house"]]
    rule: ClassVar[str]  # where its effect stands
    advanced: ClassVar[bool] = False

    def opening(self) -> tuple[str, ...]:
        """What happens at the round's start (O-13)."""
        return ()

    def shows(self, card: Card) -> bool:
        """Does this card lie face up in hand, once the opening's `show` has come?"""
        return False

    def law(self, law: Law) -> Law:
        return law

    def worth(self, card: Card, worth: Worth) -> Worth:
        return worth

    def tally(self, tally: Tally) -> Tally:
        return tally
