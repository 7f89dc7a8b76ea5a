"""The true state of a game. Only this game's own files, `Match` and tests look at it.

Named tuples: they are copied at every ply (docs/decisions/states-are-named-tuples.md).
"""

from typing import NamedTuple

from upperlip.animals.cards import Card, Colour
from upperlip.animals.chance import Deal, Rule, Trophies
from upperlip.animals.config import TITLE, Config
from upperlip.table.ply import Ask, Decision, Hidden
from upperlip.table.seat import Seat

Hand = tuple[Card, ...]  # always sorted
Ply = Decision | Rule | Deal | Trophies


class Trick(NamedTuple):
    """The trick on the table, in order of play from its leader."""

    leader: Seat
    cards: tuple[Card, ...] = ()
    follow: Colour | None = None  # the colour to follow (O-14, O-15)


class DoneTrick(NamedTuple):
    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat | None
    stolen: Card | None = None  # O-21


class Round(NamedTuple):
    number: int
    teams: tuple[int, ...]
    crown: Seat
    hands: tuple[Hand, ...]
    given: tuple[Hand, ...]  # chosen for a neighbour, not yet handed over, as chosen
    trick: Trick
    tricks: tuple[DoneTrick, ...] = ()
    opened: int = 0  # how many of the row's openings have happened (O-13)


class Score(NamedTuple):
    """A finished round."""

    teams: tuple[int, ...]
    crown: Seat
    stars: tuple[int, int]
    winner: int


class State(NamedTuple):
    config: Config
    agenda: tuple[Ask, ...]
    # In a guessed world, rounds before this one are as the guessing seat remembers them.
    history: tuple[Ply | Hidden, ...] = ()
    row: tuple[str, ...] = ()
    round: Round | None = None
    scores: tuple[Score, ...] = ()
    trophies: tuple[tuple[int | None, ...], ...] = ()  # by round, then seat

    @property
    def game(self) -> str:
        return TITLE

    @property
    def live(self) -> Round:
        assert self.round is not None, "no round has begun"
        return self.round
