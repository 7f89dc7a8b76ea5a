"""What a seat may know: built field by field, with perfect recall, never cut from the state."""

from dataclasses import dataclass, replace
from typing import ClassVar

from upperlip.nuts.agenda import unseen
from upperlip.nuts.cards import Card, Colour
from upperlip.nuts.chance import Deal
from upperlip.nuts.config import TITLE, Config
from upperlip.nuts.scoring import Tally, tallies
from upperlip.nuts.state import DoneTrick, Duel, Hand, Ply, Round, Score, Spell, State, Trick
from upperlip.table.ply import Ask, Decision, Hidden
from upperlip.table.seat import OPEN, Seat, left_of

Seen = Ply | Hidden


@dataclass(frozen=True, slots=True)
class RoundView:
    number: int
    dealer: Seat
    size: int
    villains: tuple[Card, ...]
    deck: tuple[Card, ...]  # what the deal came from: everyone can work it out
    packet: bool
    hand: Hand  # one's own, once blind bids are over (U-16)
    hands: tuple[Hand, ...]  # everyone's, if OPEN looks
    hand_sizes: tuple[int, ...]
    pile_size: int
    turned: tuple[Card, ...]
    recycled: bool
    proposal: int | None
    proposer: Seat | None
    agreed: bool
    blinds: tuple[int | None, ...]
    bids: tuple[int | None, ...]
    secret: int | None  # what one has chosen, while others still choose
    trump: Colour | None
    trump_in_force: Colour | None
    spell: Spell | None
    trick: Trick
    tricks: tuple[DoneTrick, ...]
    tallies: tuple[Tally, ...]  # by side


@dataclass(frozen=True, slots=True)
class View:
    game: ClassVar[str] = TITLE

    seat: Seat
    config: Config
    agenda: tuple[Ask, ...]
    history: tuple[Seen, ...]
    round: RoundView | None
    scores: tuple[Score, ...]
    duel: Duel | None
    shown: tuple[Card, ...]
    stock: tuple[Card, ...]
    spent: tuple[Card, ...]

    @property
    def ask(self) -> Ask | None:
        return self.agenda[0] if self.agenda else None

    @property
    def unseen(self) -> bool:
        """Nobody has looked at a card of the round yet (U-16)."""
        return unseen(self.agenda)


def view(state: State, seat: Seat) -> View:
    return View(
        seat=seat,
        config=state.config,
        agenda=state.agenda,
        history=_history(state, seat),
        round=None if state.round is None else _round(state, state.round, seat),
        scores=state.scores,
        duel=None if state.duel is None else _duel(state, state.duel, seat),
        shown=state.shown,
        stock=state.stock,  # all that was dealt before lies open by now
        spent=state.spent,
    )


def _round(state: State, round_: Round, seat: Seat) -> RoundView:
    seated = seat >= 0
    return RoundView(
        number=round_.number,
        dealer=round_.dealer,
        size=round_.size,
        villains=round_.villains,
        deck=round_.deck,
        packet=round_.packet,
        hand=round_.hands[seat] if seated and not unseen(state.agenda) else (),
        hands=round_.hands if seat == OPEN else (),
        hand_sizes=tuple(map(len, round_.hands)),
        pile_size=len(round_.pile),
        turned=round_.turned,
        recycled=round_.recycled,
        proposal=round_.proposal,
        proposer=round_.proposer,
        agreed=round_.agreed,
        blinds=round_.blinds,
        bids=round_.bids,
        secret=round_.secrets[seat] if seated else None,
        trump=round_.trump,
        trump_in_force=round_.trump_in_force,
        spell=round_.spell,
        trick=round_.trick,
        tricks=round_.tricks,
        tallies=tallies(state.config, round_.tricks),
    )


def _duel(state: State, duel: Duel, seat: Seat) -> Duel:
    """Throws not yet revealed stay with their thrower (U-45)."""
    throwers = (state.config.teams[side][0] for side in duel.sides)
    secrets = tuple(
        sign if seat in (thrower, OPEN) else None
        for thrower, sign in zip(throwers, duel.secrets, strict=True)
    )
    return duel._replace(secrets=secrets)


def _history(state: State, seat: Seat) -> tuple[Seen, ...]:
    if seat == OPEN:
        return state.history
    return tuple([_seen(state, ply, seat) for ply in state.history])


def _seen(state: State, ply: Seen, seat: Seat) -> Seen:
    if isinstance(ply, Decision):
        if ply.action.verb != "pass" or seat in (ply.seat, left_of(ply.seat, state.config.players)):
            return ply
        return Hidden(ply.seat, "pass")
    if isinstance(ply, Deal):
        not_yet = unseen(state.agenda) and ply.round == len(state.scores) + 1
        own = () if not_yet or seat < 0 else ply.hands[seat]
        hands = tuple(own if owner == seat else () for owner in range(len(ply.hands)))
        return replace(ply, hands=hands)
    return ply
