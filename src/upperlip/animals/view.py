"""What a seat may know: built field by field, with perfect recall, never cut from the state."""

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, TypeGuard

from upperlip.animals.cards import Card, Colour, colour_of
from upperlip.animals.chance import HIDDEN, Deal, Trophies
from upperlip.animals.config import TITLE, Config
from upperlip.animals.law import law_of
from upperlip.animals.line import Outside, Row, open_colours, open_from_the_deal, passing
from upperlip.animals.scoring import captured
from upperlip.animals.state import DoneTrick, Hand, Ply, Round, Score, State, Trick
from upperlip.table.ply import Ask, Decision, Hidden
from upperlip.table.seat import OPEN, Seat

Seen = Ply | Hidden


@dataclass(frozen=True, slots=True)
class RoundView:
    number: int
    teams: tuple[int, ...]
    crown: Seat
    hand: Hand  # one's own
    given: Hand  # what one has chosen to give, while others still choose
    hand_sizes: tuple[int, ...]
    open: tuple[Hand, ...]  # cards in hands that lie face up (O-13); all of them if OPEN looks
    trick: Trick
    tricks: tuple[DoneTrick, ...]
    captured: tuple[tuple[Card, ...], tuple[Card, ...]]
    opened: int  # how many of the row's openings have happened (O-13)
    shown: tuple[Colour, ...]  # the colours that lie face up by now


@dataclass(frozen=True, slots=True)
class Glance:
    """What a seat sees on the table now, without looking back."""

    game: ClassVar[str] = TITLE

    seat: Seat
    config: Config
    agenda: tuple[Ask, ...]
    row: tuple[str, ...]
    round: RoundView | None
    scores: tuple[Score, ...]
    trophies: tuple[tuple[int | None, ...], ...]  # by round and seat; HIDDEN where not known

    @property
    def ask(self) -> Ask | None:
        return self.agenda[0] if self.agenda else None


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
        row=now.row,
        round=now.round,
        scores=now.scores,
        trophies=now.trophies,
        history=_history(state, seat),
    )


def glance(state: State, seat: Seat) -> Glance:
    drawn = tuple(_trophies_seen(state, drawn, seat) for drawn in state.trophies)
    return Glance(
        seat=seat,
        config=state.config,
        agenda=state.agenda,
        row=state.row,
        round=None if state.round is None else _round(state, state.round, seat),
        scores=state.scores,
        trophies=drawn,
    )


def _round(state: State, round_: Round, seat: Seat) -> RoundView:
    row = state.row[: round_.number]  # the next rule may lie there already
    seated = seat >= 0
    config = state.config
    shown = open_colours(row, round_.opened, config.known)
    return RoundView(
        number=round_.number,
        teams=round_.teams,
        crown=round_.crown,
        hand=round_.hands[seat] if seated else (),
        given=round_.given[seat] if seated else (),
        hand_sizes=tuple(map(len, round_.hands)),
        open=tuple(_face_up(shown, hand, seat) for hand in round_.hands),
        trick=round_.trick,
        tricks=round_.tricks,
        captured=captured(law_of(row, config.threes, config.known), round_.teams, round_.tricks),
        opened=round_.opened,
        shown=shown,
    )


def _face_up(shown: tuple[Colour, ...], hand: Hand, seat: Seat) -> Hand:
    return hand if seat == OPEN else tuple(card for card in hand if colour_of(card) in shown)


def _trophies_seen(
    state: State, drawn: tuple[int | None, ...], seat: Seat
) -> tuple[int | None, ...]:
    """O-30: one's own; all of them when the game is over or they are all alike."""
    if not state.agenda or state.config.even_trophies or seat == OPEN:
        return drawn
    return tuple(
        token if token is None or owner == seat else HIDDEN for owner, token in enumerate(drawn)
    )


def _history(state: State, seat: Seat) -> tuple[Seen, ...]:
    if seat == OPEN:
        return state.history
    seen: list[Seen] = []
    gifts: list[Seen] = []
    row: Row = ()
    players, outside = state.config.players, state.config.known
    for ply in state.history:
        if isinstance(ply, Deal):
            row = state.row[: ply.round]
            seen.append(_deal_seen(row, outside, ply, seat))
        elif isinstance(ply, Trophies):
            seen.append(Trophies(ply.round, _trophies_seen(state, ply.drawn, seat)))
        elif is_give(ply) and ply.seat != seat:
            effect = passing(row, outside)
            assert effect is not None, "cards are given by an effect"
            face_up = open_from_the_deal(row, outside)
            gifts.append(_gift_seen(face_up, ply, effect.receiver(ply.seat, players) == seat))
            if len(gifts) == effect.cards:  # the order of another's choice is nobody's business
                seen += sorted(gifts, key=lambda gift: (isinstance(gift, Hidden), gift))
                gifts = []
        else:
            seen.append(ply)
    return tuple(seen)


def is_give(ply: Seen) -> TypeGuard[Decision | Hidden]:
    """A gift (O-13), seen or not; nothing else is ever hidden in this game."""
    return isinstance(ply, Hidden) or (isinstance(ply, Decision) and ply.action.verb == "give")


@lru_cache(maxsize=1 << 12)  # every view tells the whole history again
def _deal_seen(row: Row, outside: Outside, deal: Deal, seat: Seat) -> Deal:
    shown = open_from_the_deal(row, outside)
    hands = tuple(
        hand if owner == seat else _face_up(shown, hand, seat)
        for owner, hand in enumerate(deal.hands)
    )
    return Deal(deal.round, deal.teams, deal.crown, hands)


def _gift_seen(face_up: tuple[Colour, ...], ply: Decision | Hidden, received: bool) -> Seen:
    if isinstance(ply, Hidden) or received or colour_of(ply.action.value) in face_up:
        return ply
    return Hidden(ply.seat, "give")
