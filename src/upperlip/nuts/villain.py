"""What a villain can do: few pure hooks, each doing nothing unless a card says otherwise.

Effects on the judging and scoring of a trick transform one small frozen value, the trick's
`Law`, folded over its villains in the order of play.
"""

from dataclasses import dataclass
from typing import ClassVar

from upperlip.nuts.cards import Card, Colour


@dataclass(frozen=True, slots=True)
class Law:
    """How a trick is judged and what it brings."""

    lowest_wins: bool = False
    worthless: bool = False  # its point cards score nothing
    counts: int = 1  # how many tricks it counts (U-29)
    swings: tuple[int, ...] = ()  # points to the winner, apart from cards (U-34, U-35)


class Villain:
    id: ClassVar[str]
    number: ClassVar[int]
    rule: ClassVar[str]  # where its effect stands
    team_points: ClassVar[int] = 0  # for capturing it in team play (U-40)

    def number_after(self, before: int) -> int:
        """Its number, `before` being the number of the card played just before it (or 0)."""
        return self.number

    def colour(self, trick_colour: Colour | None, trump: Colour | None) -> Colour | None:
        """The colour it counts as (U-22)."""
        return trick_colour

    def colour_led(self, trump: Colour | None) -> Colour | None:
        """The colour it gives a trick by leading it, at tables that play so (U-20)."""
        return None

    def asks(self, last_trick: bool) -> tuple[str, ...]:
        """What must be done at once, before the next card."""
        return ()

    def ends_trump(self) -> bool:
        """Is there no trump for this trick and the next?"""
        return False

    def swing(self, turned: Card, trump: Colour | None) -> int:
        """Points to the trick's winner for a card turned over by its ask."""
        raise NotImplementedError(f"{self.id} turns no card")

    def law(self, law: Law) -> Law:
        return law
