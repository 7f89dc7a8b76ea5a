"""A position by hand: what one seat knows of a round, as a person would describe it.

A seat knows its own cards, what was played, and what it has seen of others' cards. From that a
view is made in which the others' hands are blanks; a world is guessed that fits it, and that
world's plies are played again by the rules. So what comes out is a view like any other, and what
cannot be is refused by the rule that it breaks.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

from upperlip.animals.agenda import OPENING, after_deal, proceed
from upperlip.animals.cards import JOKERS, NAMES, Card, colour_of
from upperlip.animals.chance import Deal, Rule
from upperlip.animals.config import Config
from upperlip.animals.dealing import HAND_SIZE
from upperlip.animals.effects.open import Open
from upperlip.animals.game import apply
from upperlip.animals.knowledge import guess
from upperlip.animals.law import judge, law_of
from upperlip.animals.line import open_from_the_deal, openings, passing
from upperlip.animals.play import decide, legal
from upperlip.animals.state import Hand, Ply, Round, Score, State, Trick
from upperlip.animals.view import View, view
from upperlip.table.errors import ImpossiblePosition
from upperlip.table.generator import Generator
from upperlip.table.ply import Action, Decision, Hidden
from upperlip.table.reason import Value, because
from upperlip.table.seat import Seat, around

_BLANK = JOKERS[0]  # stands for a card in another hand that nobody has seen


@dataclass(frozen=True, slots=True)
class Described:
    """All that a seat knows of a round; cards in order of play from each trick's leader."""

    config: Config
    seat: Seat
    row: tuple[str, ...]
    teams: tuple[int, ...]
    crown: Seat
    hand: Hand
    tricks: tuple[tuple[Card, ...], ...] = ()  # the last may be unfinished
    gave: dict[Seat, Hand] = field(default_factory=dict)  # to a neighbour (O-13), as far as seen
    open: dict[Seat, Hand] = field(default_factory=dict)  # face up in other hands now (O-13)
    stolen: tuple[Card, ...] = ()  # by the monkey, in order (O-21)
    trophies: tuple[tuple[int | None, ...], ...] = ()  # by round and seat; HIDDEN where not seen

    @property
    def gifts_each(self) -> int:
        """How many cards everyone gives under these rules (E-19)."""
        effect = passing(self.row, self.config.known)
        return 0 if effect is None else effect.cards

    def gifts_for(self, seat: Seat) -> Hand:
        """What a seat was given, as far as seen."""
        effect = passing(self.row, self.config.known)
        if effect is None:
            return ()
        return self.gave.get(effect.giver(seat, self.config.players), ())


def position(described: Described) -> View:
    """The view that the description is of; raises TableError if there is none."""
    after = (state for _, _, state in _steps(described))
    return view(deque(after, maxlen=1).pop(), described.seat)


def replayed(seen: View) -> Iterator[tuple[State, Ply, State]]:
    """The round that a view is of, in a world that fits it, step by step."""
    return _steps(describe(seen))


def _steps(described: Described) -> Iterator[tuple[State, Ply, State]]:
    """Before each ply, the ply, and after it; raises TableError if none of it can be."""
    _check(described)
    seen = view(_with_blanks(described), described.seat)
    try:
        world = guess(seen, Generator())
    except ValueError:
        raise ImpossiblePosition(because("O-11", "no-deal-fits")) from None
    state = _begun(described)
    for ply in world.history:
        assert not isinstance(ply, Hidden), "a guessed round has no blanks"
        before, state = state, apply(state, ply)
        yield before, ply, state


def _require(holds: bool, rule: str, message: str, /, **args: Value) -> None:
    if not holds:
        raise ImpossiblePosition(because(rule, message, **args))


def _check(described: Described) -> None:
    players = described.config.players
    _require(0 <= described.seat < players, "O-9", "no-such-seat", value=str(described.seat))
    _require(
        len(described.teams) == players and set(described.teams) == {0, 1}, "O-9", "wrong-teams"
    )
    _require(0 <= described.crown < players, "O-10", "wrong-crown", number=described.crown)
    known = [*described.hand, *(card for trick in described.tricks for card in trick)]
    known += [
        card for seat, cards in described.open.items() for card in cards if seat != described.seat
    ]
    for card in known:
        _require(known.count(card) == 1, "O-1", "card-twice", card=NAMES[card])
    for number, trick in enumerate(described.tricks, start=1):
        whole = len(trick) == players or (number == len(described.tricks) and len(trick) < players)
        _require(whole, "O-7", "trick-size", number=number, count=len(trick))
    if any(described.gave.values()):
        effect = passing(described.row, described.config.known)
        _require(effect is not None, "O-13", "no-deal-fits")
        for giver in (described.seat, effect.giver(described.seat, players) if effect else 0):
            told = len(described.gave.get(giver, ()))
            _require(told == described.gifts_each, "O-13", "tell-gifts", seat=giver)


def _begun(described: Described) -> State:
    """Before the round's own rule card is turned; nothing was won in the rounds before."""
    players = described.config.players
    nobody = Score((1,) * players, crown=0, stars=(0, 0), winner=0)
    blank: tuple[int | None, ...] = (None,) * players
    state = State(described.config, OPENING)
    for number, rule in enumerate(described.row[:-1], start=1):
        state = apply(state, Rule(number, rule))._replace(agenda=OPENING)
    before = len(described.row) - 1
    trophies = (*described.trophies, *(blank,) * before)[:before]
    return state._replace(history=(), scores=(nobody,) * before, trophies=trophies)


# With blanks for what nobody has seen


def _with_blanks(described: Described) -> State:
    state = _dealt(described, apply(_begun(described), Rule(len(described.row), described.row[-1])))
    opens = any(isinstance(each, Open) for each in openings(state.row, state.config.known))
    _require(opens or not any(described.open.values()), "O-13", "nothing-open")
    stolen = iter(described.stolen)
    for card in (card for trick in described.tricks for card in trick):
        state = _robbed(state, stolen)
        _require(bool(state.agenda) and state.agenda[0].what == "play", "O-7", "not-played-yet")
        seat = state.agenda[0].seats[0]
        state = _played(
            state if seat == described.seat else _holding(state, seat, card), seat, card
        )
    state = _robbed(state, stolen)
    left = next(stolen, None)
    _require(left is None, "O-21", "nothing-stolen", card=NAMES[left or 0])
    return state


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


def _plays(described: Described) -> list[list[Card]]:
    """The cards that each seat has played: who led follows from who won."""
    config, players = described.config, described.config.players
    law = law_of(described.row, config.threes, config.known)
    plays: list[list[Card]] = [[] for _ in range(players)]
    leader = described.crown
    for cards in described.tricks:
        for place, card in enumerate(cards):
            plays[(leader + place) % players].append(card)
        if len(cards) == players:
            lead = judge(law, cards).lead
            leader = leader if lead is None else (leader + cards.index(lead)) % players
    return plays


def _dealt(described: Described, state: State) -> State:
    """Dealt, and the gifts given; the first trick begins, or the giving."""
    players, me, plays = described.config.players, described.seat, _plays(described)
    size = HAND_SIZE[players]
    mine = tuple(sorted((*described.hand, *plays[me])))
    count = len(mine)
    _require(count == size, "O-11", "hand-and-played", seat=me, number=size, count=count)
    hands = [
        mine if seat == me else _blanks(described.open.get(seat, ()), size)
        for seat in range(players)
    ]
    came, went = described.gifts_for(me), described.gave.get(me, ())
    own = tuple(sorted({*mine}.difference(came).union(went)))
    dealt = tuple(
        own if seat == me else _face_up_when_dealt(described, seat, plays[seat])
        for seat in range(players)
    )
    empty: tuple[Hand, ...] = ((),) * players
    round_ = Round(
        len(described.row),
        described.teams,
        described.crown,
        tuple(hands),
        empty,
        Trick(described.crown),
    )
    deal = Deal(len(described.row), described.teams, described.crown, dealt)
    state = state._replace(round=round_, history=(*state.history, deal, *_gifts(described)))
    agenda = after_deal(state)
    if not described.gave:
        return proceed(state._replace(agenda=agenda))
    state = proceed(state._replace(agenda=tuple(ask for ask in agenda if ask.what != "give")))
    opened = len(openings(state.row, state.config.known))
    return state._replace(round=state.live._replace(opened=opened))


def _blanks(known: Hand, size: int) -> Hand:
    return tuple(sorted((*known, *(_BLANK,) * (size - len(known)))))


def _face_up_when_dealt(described: Described, seat: Seat, played: list[Card]) -> Hand:
    shown = open_from_the_deal(described.row, described.config.known)
    came, went = described.gifts_for(seat), described.gave.get(seat, ())
    cards = {*described.open.get(seat, ()), *played}.difference(came).union(went)
    return tuple(sorted(card for card in cards if colour_of(card) in shown))


def _gifts(described: Described) -> Iterator[Ply | Hidden]:
    for giver in around(described.crown, described.config.players) if described.gave else ():
        known = described.gave.get(giver, ())
        yield from (Decision(giver, Action("give", card)) for card in known)
        yield from (Hidden(giver, "give") for _ in range(described.gifts_each - len(known)))


def describe(seen: View) -> Described:
    """What the view's seat knows of its round."""
    round_ = seen.round
    assert round_ is not None, "there is nothing to describe before the first deal"
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
