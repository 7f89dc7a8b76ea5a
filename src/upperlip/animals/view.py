"""What a seat may know: built field by field, with perfect recall, never cut from the state."""

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, TypeGuard

from upperlip.animals.cards import Card
from upperlip.animals.chance import HIDDEN, Deal, Trophies
from upperlip.animals.config import GIFTS, TITLE, Config
from upperlip.animals.law import law_of
from upperlip.animals.rules import BY_ID
from upperlip.animals.scoring import captured
from upperlip.animals.state import DoneTrick, Hand, Ply, Round, Score, State, Trick
from upperlip.table.ply import Ask, Decision, Hidden
from upperlip.table.seat import OPEN, Seat, left_of

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
    shown: bool  # pink-open has begun


@dataclass(frozen=True, slots=True)
class View:
    game: ClassVar[str] = TITLE

    seat: Seat
    config: Config
    agenda: tuple[Ask, ...]
    history: tuple[Seen, ...]
    row: tuple[str, ...]
    round: RoundView | None
    scores: tuple[Score, ...]
    trophies: tuple[tuple[int | None, ...], ...]  # by round and seat; HIDDEN where not known

    @property
    def ask(self) -> Ask | None:
        return self.agenda[0] if self.agenda else None


def view(state: State, seat: Seat) -> View:
    drawn = tuple(_trophies_seen(state, drawn, seat) for drawn in state.trophies)
    return View(
        seat=seat,
        config=state.config,
        agenda=state.agenda,
        history=_history(state, seat),
        row=state.row,
        round=None if state.round is None else _round(state, state.round, seat),
        scores=state.scores,
        trophies=drawn,
    )


def _round(state: State, round_: Round, seat: Seat) -> RoundView:
    row = state.row[: round_.number]  # the next rule may lie there already
    seated = seat >= 0
    return RoundView(
        number=round_.number,
        teams=round_.teams,
        crown=round_.crown,
        hand=round_.hands[seat] if seated else (),
        given=round_.given[seat] if seated else (),
        hand_sizes=tuple(map(len, round_.hands)),
        open=tuple(_face_up(row, hand, round_.shown, seat) for hand in round_.hands),
        trick=round_.trick,
        tricks=round_.tricks,
        captured=captured(law_of(row, state.config.threes), round_.teams, round_.tricks),
        shown=round_.shown,
    )


def _face_up(row: tuple[str, ...], hand: Hand, shown: bool, seat: Seat) -> Hand:
    if seat == OPEN:
        return hand
    return tuple(card for card in hand if shown and lies_open(row, card))


def lies_open(row: tuple[str, ...], card: Card) -> bool:
    """Does a card lie face up in hand, once the opening has come so far (O-13)?"""
    return any(BY_ID[rule].shows(card) for rule in row)


def open_while_giving(row: tuple[str, ...]) -> bool:
    """Do cards lie face up from the deal on, before any are given (O-13)?"""
    starts = [start for rule in row for start in BY_ID[rule].opening()]
    return starts[:1] == ["show"]


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
    row: tuple[str, ...] = ()
    for ply in state.history:
        if isinstance(ply, Deal):
            row = state.row[: ply.round]
            seen.append(_deal_seen(row, ply, seat))
        elif isinstance(ply, Trophies):
            seen.append(Trophies(ply.round, _trophies_seen(state, ply.drawn, seat)))
        elif is_give(ply) and ply.seat != seat:
            gifts.append(_gift_seen(row, ply, seat, state.config.players))
            if len(gifts) == GIFTS:  # the order of another's choice is nobody's business
                seen += sorted(gifts, key=lambda gift: (isinstance(gift, Hidden), gift))
                gifts = []
        else:
            seen.append(ply)
    return tuple(seen)


def is_give(ply: Seen) -> TypeGuard[Decision | Hidden]:
    """A gift under pass-three, seen or not; nothing else is ever hidden in this game."""
    return isinstance(ply, Hidden) or (isinstance(ply, Decision) and ply.action.verb == "give")


@lru_cache(maxsize=1 << 12)  # every view tells the whole history again
def _deal_seen(row: tuple[str, ...], deal: Deal, seat: Seat) -> Deal:
    from_the_deal = open_while_giving(row)
    hands = tuple(
        hand if owner == seat else _face_up(row, hand, from_the_deal, seat)
        for owner, hand in enumerate(deal.hands)
    )
    return Deal(deal.round, deal.teams, deal.crown, hands)


def _gift_seen(row: tuple[str, ...], ply: Decision | Hidden, seat: Seat, players: int) -> Seen:
    if isinstance(ply, Hidden):
        return ply
    face_up = open_while_giving(row) and lies_open(row, ply.action.value)
    if face_up or left_of(ply.seat, players) == seat:
        return ply
    return Hidden(ply.seat, "give")
