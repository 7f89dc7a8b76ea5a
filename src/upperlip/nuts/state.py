"""The true state of a game. Only this game's own files, `Match` and tests look at it.

Named tuples: they are copied at every ply (docs/decisions/states-are-named-tuples.md).
"""

from typing import NamedTuple

from upperlip.nuts.cards import Card, Colour
from upperlip.nuts.chance import Deal, Flip
from upperlip.nuts.config import TITLE, Config
from upperlip.table.ply import Ask, Decision, Hidden
from upperlip.table.seat import Seat

Hand = tuple[Card, ...]  # always sorted
Ply = Decision | Deal | Flip


class Spell(NamedTuple):
    """The trump that an effect brought, or none, up to and with a trick (U-32, E-37)."""

    trump: Colour | None
    last_trick: int  # counted from 0


class Trick(NamedTuple):
    """The trick on the table, in order of play from its leader."""

    leader: Seat
    cards: tuple[Card, ...] = ()
    colour: Colour | None = None  # of its first nut, or `led` (U-20)
    swings: tuple[int, ...] = ()  # what turned cards brought (U-34)
    led: Colour | None = None  # the colour that a leading villain gave it (U-20)


class DoneTrick(NamedTuple):
    leader: Seat
    cards: tuple[Card, ...]
    numbers: tuple[int, ...]  # copied ones included (U-28)
    trump: Colour | None  # in force when it was judged
    turned: tuple[int, ...]  # what turned cards brought (U-34)
    winner: Seat
    led: Colour | None = None  # the colour that a leading villain gave it (U-20)


class Round(NamedTuple):
    number: int
    dealer: Seat
    size: int  # cards dealt to each
    villains: tuple[Card, ...]  # in use this round
    deck: tuple[Card, ...]  # what the deal came from
    packet: bool  # was it arranged by U-51?
    hands: tuple[Hand, ...]
    pile: tuple[Card, ...]  # a set, kept sorted: it has no order (U-12)
    turned: tuple[Card, ...] = ()  # from the pile, visible
    recycled: bool = False  # the pile was made by U-13
    proposal: int | None = None  # a blind bid that partners have not all answered
    proposer: Seat | None = None
    agreed: bool = True
    blinds: tuple[int | None, ...] = ()  # by side
    bids: tuple[int | None, ...] = ()  # by seat, once said or revealed
    chosen: tuple[tuple[int, ...], ...] = ()  # by seat: a bid or cards to pass, not yet revealed
    trump: Colour | None = None
    spell: Spell | None = None
    trick: Trick = Trick(0)
    tricks: tuple[DoneTrick, ...] = ()

    @property
    def secrets(self) -> tuple[int | None, ...]:
        """By seat, where one answer is all that is wanted."""
        return tuple(answers[0] if answers else None for answers in self.chosen)

    @property
    def trump_in_force(self) -> Colour | None:
        if self.spell and len(self.tricks) <= self.spell.last_trick:
            return self.spell.trump
        return self.trump


class Score(NamedTuple):
    """A finished round, each by side."""

    bids: tuple[int, ...]
    blind: tuple[bool, ...]
    tricks: tuple[int, ...]
    points: tuple[int, ...]


class Duel(NamedTuple):
    """The tie-break (U-45): who is still in it, throws won, throws not yet revealed."""

    sides: tuple[int, ...]
    wins: tuple[int, ...]
    secrets: tuple[int | None, ...]  # by place in `sides`


class State(NamedTuple):
    config: Config
    agenda: tuple[Ask, ...]
    # In a guessed world, rounds before this one are as the guessing seat remembers them.
    history: tuple[Ply | Hidden, ...] = ()
    round: Round | None = None
    scores: tuple[Score, ...] = ()
    duel: Duel | None = None
    shown: tuple[Card, ...] = ()  # villains of earlier showcases (U-6)
    stock: tuple[Card, ...] = ()  # between rounds: the pile the next deal may come from (U-50)
    spent: tuple[Card, ...] = ()  # played in earlier rounds since the last shuffle (U-13)

    @property
    def game(self) -> str:
        return TITLE

    @property
    def live(self) -> Round:
        assert self.round is not None, "no round has begun"
        return self.round
