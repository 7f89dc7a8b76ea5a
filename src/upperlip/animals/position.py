"""A position by hand: what one seat knows of a round, as a person would tell it.

A seat tells its own cards, what was played, and what it has seen of others' cards. From that a
view is made in which the others' hands are blanks; a world is guessed that fits it, and that
world's plies are played again by the rules. So what comes out is a view like any other, and what
cannot be is refused by the rule that it breaks.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from upperlip.animals.agenda import OPENING, after_deal, proceed
from upperlip.animals.cards import NAMES, UNICORN, Card
from upperlip.animals.chance import Deal, Rule
from upperlip.animals.config import GIFTS, Config
from upperlip.animals.dealing import HAND_SIZE
from upperlip.animals.game import apply
from upperlip.animals.knowledge import guess
from upperlip.animals.law import judge, law_of
from upperlip.animals.play import decide, legal
from upperlip.animals.state import Hand, Ply, Round, Score, State, Trick
from upperlip.animals.view import View, lies_open, open_while_giving, view
from upperlip.table.errors import ImpossiblePosition
from upperlip.table.generator import Generator
from upperlip.table.ply import Action, Decision, Hidden
from upperlip.table.reason import Value, because
from upperlip.table.seat import Seat, around, right_of

_BLANK = UNICORN  # stands for a card in another hand that nobody has seen


@dataclass(frozen=True, slots=True)
class Described:
    """All that a seat can tell of a round; cards in order of play from each trick's leader."""

    config: Config
    seat: Seat
    row: tuple[str, ...]
    teams: tuple[int, ...]
    crown: Seat
    hand: Hand
    tricks: tuple[tuple[Card, ...], ...] = ()  # the last may be unfinished
    gave: dict[Seat, Hand] = field(default_factory=dict)  # under pass-three, as far as seen
    open: dict[Seat, Hand] = field(default_factory=dict)  # face up in other hands now (O-13)
    stolen: tuple[Card, ...] = ()  # by the monkey, in order (O-21)
    trophies: tuple[tuple[int | None, ...], ...] = ()  # by round and seat; HIDDEN where not seen


def position(told: Described) -> View:
    """The view that the description tells; raises TableError if it tells none."""
    _check(told)
    seen = view(_with_blanks(told), told.seat)
    try:
        world = guess(seen, Generator())
    except ValueError:
        raise ImpossiblePosition(because("O-11", "no-deal-fits")) from None
    state = _begun(told)
    for ply in world.history:
        assert not isinstance(ply, Hidden), "a guessed round has no blanks"
        state = apply(state, ply)
    return view(state, told.seat)


def _require(holds: bool, rule: str, message: str, /, **args: Value) -> None:
    if not holds:
        raise ImpossiblePosition(because(rule, message, **args))


def _check(told: Described) -> None:
    players = told.config.players
    _require(0 <= told.seat < players, "O-9", "no-such-seat", value=str(told.seat))
    _require(len(told.teams) == players and set(told.teams) == {0, 1}, "O-9", "wrong-teams")
    _require(0 <= told.crown < players, "O-10", "wrong-crown", number=told.crown)
    known = [*told.hand, *(card for trick in told.tricks for card in trick)]
    known += [card for seat, cards in told.open.items() for card in cards if seat != told.seat]
    for card in known:
        _require(known.count(card) == 1, "O-1", "card-twice", card=NAMES[card])
    for number, trick in enumerate(told.tricks, start=1):
        whole = len(trick) == players or (number == len(told.tricks) and len(trick) < players)
        _require(whole, "O-7", "trick-size", number=number, count=len(trick))
    if told.gave:
        for giver in (told.seat, right_of(told.seat, players)):
            _require(len(told.gave.get(giver, ())) == GIFTS, "O-13", "tell-gifts", seat=giver)


def _begun(told: Described) -> State:
    """Before the round's own rule card is turned; nothing was won in the rounds before."""
    players = told.config.players
    nobody = Score((1,) * players, crown=0, stars=(0, 0), winner=0)
    blank: tuple[int | None, ...] = (None,) * players
    state = State(told.config, OPENING)
    for number, rule in enumerate(told.row[:-1], start=1):
        state = apply(state, Rule(number, rule))._replace(agenda=OPENING)
    before = len(told.row) - 1
    trophies = (*told.trophies, *(blank,) * before)[:before]
    return state._replace(history=(), scores=(nobody,) * before, trophies=trophies)


# With blanks for what nobody has seen


def _with_blanks(told: Described) -> State:
    state = _dealt(told, apply(_begun(told), Rule(len(told.row), told.row[-1])))
    stolen = iter(told.stolen)
    for card in (card for trick in told.tricks for card in trick):
        state = _robbed(state, stolen)
        _require(bool(state.agenda) and state.agenda[0].what == "play", "O-7", "not-played-yet")
        seat = state.agenda[0].seats[0]
        state = _played(state if seat == told.seat else _holding(state, seat, card), seat, card)
    return _robbed(state, stolen)


def _played(state: State, seat: Seat, card: Card) -> State:
    action = Action("play", card)
    if action not in legal(state, seat) and _BLANK in state.live.hands[seat]:
        raise ImpossiblePosition(because("O-14", "cannot-have-played", seat=seat, card=NAMES[card]))
    return decide(state, Decision(seat, action))


def _robbed(state: State, stolen: Iterator[Card]) -> State:
    if state.agenda and state.agenda[0].what == "steal":
        card = next(stolen, None)
        if card is not None:
            return decide(state, Decision(state.agenda[0].seats[0], Action("steal", card)))
    return state


def _holding(state: State, seat: Seat, card: Card) -> State:
    """A blank in another hand turns out to be this card."""
    hands = list(state.live.hands)
    hand = list(hands[seat])
    _require(_BLANK in hand, "O-11", "no-deal-fits")
    hand.remove(_BLANK)
    hands[seat] = tuple(sorted((card, *hand)))
    return state._replace(round=state.live._replace(hands=tuple(hands)))


def _plays(told: Described) -> list[list[Card]]:
    """The cards that each seat has played: who led follows from who won."""
    players, law = told.config.players, law_of(told.row, told.config.threes)
    plays: list[list[Card]] = [[] for _ in range(players)]
    leader = told.crown
    for cards in told.tricks:
        for place, card in enumerate(cards):
            plays[(leader + place) % players].append(card)
        if len(cards) == players:
            lead = judge(law, cards).lead
            leader = leader if lead is None else (leader + cards.index(lead)) % players
    return plays


def _dealt(told: Described, state: State) -> State:
    """Dealt, and the gifts given; the first trick begins, or the giving."""
    players, me, plays = told.config.players, told.seat, _plays(told)
    size = HAND_SIZE[players]
    mine = tuple(sorted((*told.hand, *plays[me])))
    _require(len(mine) == size, "O-11", "wrong-hand-size", seat=me, number=size)
    hands = [
        mine if seat == me else _blanks(told.open.get(seat, ()), size) for seat in range(players)
    ]
    came, went = told.gave.get(right_of(me, players), ()), told.gave.get(me, ())
    own = tuple(sorted({*mine}.difference(came).union(went)))
    dealt = tuple(
        own if seat == me else _face_up_when_dealt(told, seat, plays[seat])
        for seat in range(players)
    )
    empty: tuple[Hand, ...] = ((),) * players
    round_ = Round(len(told.row), told.teams, told.crown, tuple(hands), empty, Trick(told.crown))
    deal = Deal(len(told.row), told.teams, told.crown, dealt)
    state = state._replace(round=round_, history=(*state.history, deal, *_gifts(told)))
    agenda = after_deal(state)
    if told.gave:
        agenda = tuple(ask for ask in agenda if ask.what != "give")
    return proceed(state._replace(agenda=agenda))


def _blanks(known: Hand, size: int) -> Hand:
    return tuple(sorted((*known, *(_BLANK,) * (size - len(known)))))


def _face_up_when_dealt(told: Described, seat: Seat, played: list[Card]) -> Hand:
    if not open_while_giving(told.row):
        return ()
    came = told.gave.get(right_of(seat, told.config.players), ())
    cards = {*told.open.get(seat, ()), *played}.difference(came).union(told.gave.get(seat, ()))
    return tuple(sorted(card for card in cards if lies_open(told.row, card)))


def _gifts(told: Described) -> Iterator[Ply | Hidden]:
    for giver in around(told.crown, told.config.players) if told.gave else ():
        known = told.gave.get(giver, ())
        yield from (Decision(giver, Action("give", card)) for card in known)
        yield from (Hidden(giver, "give") for _ in range(GIFTS - len(known)))


def describe(seen: View) -> Described:
    """What the view's seat can tell of its round."""
    round_ = seen.round
    assert round_ is not None, "there is nothing to tell before the first deal"
    start = max(i for i, ply in enumerate(seen.history) if isinstance(ply, Deal))
    gave: dict[Seat, Hand] = {}
    for ply in seen.history[start:]:
        if isinstance(ply, Decision) and ply.action.verb == "give":
            gave[ply.seat] = (*gave.get(ply.seat, ()), ply.action.value)
    tricks = [trick.cards for trick in round_.tricks]
    return Described(
        config=seen.config,
        seat=seen.seat,
        row=seen.row[: round_.number],
        teams=round_.teams,
        crown=round_.crown,
        hand=round_.hand,
        tricks=(*tricks, round_.trick.cards) if round_.trick.cards else tuple(tricks),
        gave=gave,
        open={s: cards for s, cards in enumerate(round_.open) if cards and s != seen.seat},
        stolen=tuple(trick.stolen for trick in round_.tricks if trick.stolen is not None),
        trophies=seen.trophies,
    )
