"""What a seat may know: built field by field, with perfect recall, never cut from the state."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from typing import ClassVar, TypeGuard

from upperlip.nuts.agenda import unseen
from upperlip.nuts.cards import Card, Colour
from upperlip.nuts.chance import Deal
from upperlip.nuts.config import TITLE, Config
from upperlip.nuts.effects.passing import Pass
from upperlip.nuts.scoring import Tally, tallies
from upperlip.nuts.state import DoneTrick, Duel, Hand, Ply, Round, Score, Spell, State, Trick
from upperlip.table.ply import Ask, Decision, Hidden
from upperlip.table.seat import OPEN, Seat

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
    chosen: tuple[int, ...]  # what one has chosen, while others still choose
    trump: Colour | None
    trump_in_force: Colour | None
    spell: Spell | None
    trick: Trick
    tricks: tuple[DoneTrick, ...]
    tallies: tuple[Tally, ...]  # by side

    @property
    def secret(self) -> int | None:
        """The same where one answer is all that is wanted."""
        return self.chosen[0] if self.chosen else None


@dataclass(frozen=True, slots=True)
class Glance:
    """What a seat sees on the table now, without looking back."""

    game: ClassVar[str] = TITLE

    seat: Seat
    config: Config
    agenda: tuple[Ask, ...]
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


@dataclass(frozen=True, slots=True)
class View(Glance):
    """All a seat may know: what it sees, and all it has seen happen."""

    history: tuple[Seen, ...]


def view(state: State, seat: Seat) -> View:
    now = glance(state, seat)
    return View(
        seat=now.seat,
        config=now.config,
        agenda=now.agenda,
        round=now.round,
        scores=now.scores,
        duel=now.duel,
        shown=now.shown,
        stock=now.stock,
        spent=now.spent,
        history=_history(state, seat),
    )


def glance(state: State, seat: Seat) -> Glance:
    return Glance(
        seat=seat,
        config=state.config,
        agenda=state.agenda,
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
        chosen=round_.chosen[seat] if seated else (),
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
    seen: list[Seen] = []
    effect: Pass | None = None
    several = False
    for ply in state.history:
        if isinstance(ply, Deal):
            effect = passing(state.config, ply.villains)
            several = several or (effect is not None and effect.cards > 1)
        seen.append(_seen(state, ply, seat, effect))
    return tuple(_unordered(seen, seat) if several else seen)


def passing(config: Config, villains: tuple[Card, ...]) -> Pass | None:
    """How cards are passed in a round with these villains; no two do so (E-43)."""
    effects = (config.villain(card).effect(Pass) for card in villains)
    return next((effect for effect in effects if effect is not None), None)


def _seen(state: State, ply: Seen, seat: Seat, effect: Pass | None) -> Seen:
    if isinstance(ply, Decision):
        if ply.action.verb != "pass" or seat == ply.seat:
            return ply
        received = effect is not None and effect.receiver(ply.seat, state.config.players) == seat
        return ply if received else Hidden(ply.seat, "pass")
    if isinstance(ply, Deal):
        not_yet = unseen(state.agenda) and ply.round == len(state.scores) + 1
        own = () if not_yet or seat < 0 else ply.hands[seat]
        hands = tuple(own if owner == seat else () for owner in range(len(ply.hands)))
        return replace(ply, hands=hands)
    return ply


def _unordered(seen: list[Seen], seat: Seat) -> Iterator[Seen]:
    """The order in which another chose cards to pass is nobody's business: they stand sorted."""
    for giver, plies in groupby(seen, key=lambda ply: ply.seat if is_pass(ply) else None):
        if giver in (None, seat):
            yield from plies
        else:
            passed = [ply for ply in plies if is_pass(ply)]
            yield from sorted(passed, key=lambda ply: ply if isinstance(ply, Decision) else ())


def is_pass(ply: Seen) -> TypeGuard[Decision | Hidden]:
    """A card passed (U-27), seen or not; nothing else is ever hidden in this game."""
    return isinstance(ply, Hidden) or (isinstance(ply, Decision) and ply.action.verb == "pass")
