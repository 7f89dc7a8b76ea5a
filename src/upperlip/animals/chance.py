"""What chance decides: the rule card, teams, crown and hands, the trophies.

In a view the same outcomes stand with blanks: `hands` then holds only the cards that the
viewer knows, `drawn` only the trophies it knows (HIDDEN for the others).
"""

from dataclasses import dataclass

from upperlip.animals.cards import Card
from upperlip.table.seat import Seat

HIDDEN = -1  # a trophy that was drawn, but not shown


@dataclass(frozen=True, slots=True)
class Rule:
    round: int
    id: str


@dataclass(frozen=True, slots=True)
class Deal:
    round: int
    teams: tuple[int, ...]
    crown: Seat
    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Trophies:
    round: int
    drawn: tuple[int | None, ...]


Outcome = Rule | Deal | Trophies
