"""What chance decides: the villains and hands of a round, and cards turned from the pile.

In a view a deal stands with blanks: `hands` then holds only the viewer's own cards.
"""

from dataclasses import dataclass

from upperlip.nuts.cards import Card
from upperlip.table.seat import Seat


@dataclass(frozen=True, slots=True)
class Deal:
    round: int
    dealer: Seat
    villains: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Flip:
    card: Card


Outcome = Deal | Flip
