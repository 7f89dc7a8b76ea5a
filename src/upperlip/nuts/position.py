"""A position by hand: what one seat knows of a round, as a person would describe it.

A seat knows its own cards, what was turned, bid and played, and what it was passed. From that a
view is made in which the others' hands are blanks; a world is guessed that fits it, and that
world's plies are played again by the rules. So what comes out is a view like any other, and what
cannot be is refused by the rule that it breaks.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

from upperlip.nuts.agenda import DEAL, after_deal, cards_to_pass, play_order, proceed
from upperlip.nuts.cards import VILLAINS, Card, Colour
from upperlip.nuts.chance import Deal, Flip
from upperlip.nuts.config import Config
from upperlip.nuts.dealing import happen
from upperlip.nuts.game import apply
from upperlip.nuts.knowledge import guess
from upperlip.nuts.notation import NO_BLIND
from upperlip.nuts.play import decide
from upperlip.nuts.scoring import totals
from upperlip.nuts.state import DoneTrick, Hand, Ply, Round, Score, State, Trick
from upperlip.nuts.view import RoundView, View, passing, view
from upperlip.table.errors import ImpossiblePosition
from upperlip.table.generator import Generator
from upperlip.table.ply import Action, Ask, Decision, Hidden
from upperlip.table.reason import Value, because
from upperlip.table.seat import Seat

_BLANK = VILLAINS[-1]  # stands for a card in another hand that nobody has seen


@dataclass(frozen=True, slots=True)
class Described:
    """All that a seat knows of a round; cards in order of play from each trick's leader."""

    config: Config
    seat: Seat
    round: int
    villains: tuple[Card, ...]
    hand: Hand  # none before the blind bids are made (U-16)
    turned: tuple[Card, ...] = ()  # for the trump (U-12)
    blinds: dict[int, int] = field(default_factory=dict)  # by side; 0: it bids none
    bids: dict[Seat, int] = field(default_factory=dict)
    tricks: tuple[tuple[Card, ...], ...] = ()  # the last may be unfinished
    named: tuple[Colour, ...] = ()  # trumps named, in order (U-30)
    twins: tuple[Card, ...] = ()  # turned by effects, in order (U-34)
    passed: dict[Seat, Hand] = field(default_factory=dict)  # one's own, and those one got (U-27)
    scores: tuple[int, ...] = ()  # points by side so far

    @property
    def giver(self) -> Seat:
        """Who passes cards to this seat."""
        effect = passing(self.config, self.villains)
        return self.seat if effect is None else effect.giver(self.seat, self.config.players)


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
    nobodys = _with_blanks(described, None)
    seen = view(_with_blanks(described, _own_cards(described, nobodys.live)), described.seat)
    try:
        world = guess(seen, Generator())
    except (ValueError, KeyError):
        raise ImpossiblePosition(because("U-10", "no-deal-fits")) from None
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
    _require(0 <= described.seat < players, "U-3", "no-such-seat", value=str(described.seat))
    _require(not described.config.card_counting or described.round == 1, "U-50", "counting-by-hand")
    known = [
        *described.hand,
        *(card for trick in described.tricks for card in trick),
        *described.turned,
    ]
    for card in (*known, *described.twins):
        name = described.config.name(card)
        _require([*known, *described.twins].count(card) == 1, "U-1", "card-twice", card=name)
    for number, trick in enumerate(described.tricks, start=1):
        whole = len(trick) == players or (number == len(described.tricks) and len(trick) < players)
        _require(whole, "U-18", "trick-size", number=number, count=len(trick))
    if described.passed:
        for giver in (described.seat, described.giver):
            _require(giver in described.passed, "U-27", "tell-gifts", seat=giver)


def _begun(described: Described) -> State:
    """Before the deal; all points so far stand in the first round."""
    sides = range(len(described.config.teams))
    zeros = tuple(0 for _ in sides)
    blank = Score(bids=zeros, blind=tuple(False for _ in sides), tricks=zeros, points=zeros)
    scores = [blank] * (described.round - 1)
    if described.scores and scores:
        _require(
            len(described.scores) == len(zeros), "U-44", "score-of-each-side", number=len(zeros)
        )
        scores[0] = blank._replace(points=described.scores)
    return State(described.config, (DEAL,), scores=tuple(scores))


# With blanks for what nobody has seen


class _Plies:
    """What is described, in the order in which it is asked for."""

    def __init__(self, described: Described) -> None:
        self.described = described
        self.cards = iter([card for trick in described.tricks for card in trick])
        self.turned = iter(described.turned)
        self.twins = iter(described.twins)
        self.named = iter(described.named)

    def next_ply(self, state: State, ask: Ask) -> Ply | None:
        """None: this is what the position is about."""
        if ask.what in ("turn", "twins"):
            card = next(self.turned if ask.what == "turn" else self.twins, None)
            return None if card is None else Flip(card)
        seat = ask.seats[0]
        action = self._action(state, ask.what, seat)
        return None if action is None else Decision(seat, action)

    def _action(self, state: State, what: str, seat: Seat) -> Action | None:
        described = self.described
        looked = bool(described.hand or described.tricks)  # U-16
        if what == "agree":
            return Action("agree") if looked or seat != described.seat else None
        if what == "blind" and not looked and seat == described.seat:
            return None
        if what == "blind":
            bid = described.blinds.get(described.config.side_of(seat), NO_BLIND if looked else None)
            return None if bid is None else Action("blind", bid)
        value = {
            "bid": lambda: self._bid(state, seat),
            "play": lambda: next(self.cards, None),
            "trump": lambda: next(self.named, None),
        }[what]()
        return None if value is None else Action(what, value)

    def _bid(self, state: State, seat: Seat) -> int | None:
        """U-15: in solo play nobody has bid before all have."""
        if state.config.solo and any(s not in self.described.bids for s in state.agenda[0].seats):
            return None
        return self.described.bids.get(seat)


def _with_blanks(described: Described, mine: Hand | None) -> State:
    """One's own cards as dealt; without them all hands are blanks, to see who played what."""
    state, plies = _dealt(described, mine), _Plies(described)
    while state.agenda:
        ask = state.agenda[0]
        if ask.what == "pass" and described.passed:
            state = _handed_over(described, state, known=mine is not None)
            continue
        ply = None if ask.what in ("deal", "throw", "pass") else plies.next_ply(state, ask)
        if ply is None:
            break
        state = _taken(state, ply, None if mine is None else described.seat)
    left = next(plies.cards, None)
    _require(left is None, "U-18", "not-played-yet")
    return state


def _taken(state: State, ply: Ply, me: Seat | None) -> State:
    if not isinstance(ply, Decision):
        return happen(state, ply)
    if ply.action.verb == "play" and ply.seat != me:
        state = _holding(state, ply.seat, ply.action.value)
    return decide(state, ply)


def _holding(state: State, seat: Seat, card: Card) -> State:
    """A blank in another hand turns out to be this card."""
    hands = list(state.live.hands)
    hands[seat] = tuple(sorted((card, *hands[seat][1:])))
    return state._replace(round=state.live._replace(hands=tuple(hands)))


def _handed_over(described: Described, state: State, *, known: bool) -> State:
    """U-27: what one passed and was passed; of the others only that they did."""
    config, me = described.config, described.seat
    plies = tuple(
        ply
        for seat in play_order(config, state.live.dealer)
        for ply in _passes(described, seat, cards_to_pass(state))
    )
    hands = list(state.live.hands)
    if known:
        mine, went = {*hands[me]}, described.passed[me]
        for card in went:
            name, instead = config.name(card), config.names(hands[me])
            _require(card in mine, "U-27", "not-in-hand", card=name, instead=instead)
        hands[me] = tuple(sorted(mine.difference(went).union(described.passed[described.giver])))
    round_ = state.live._replace(hands=tuple(hands))
    history = (*state.history, *plies)
    return proceed(state._replace(agenda=state.agenda[1:], history=history, round=round_))


def _passes(described: Described, seat: Seat, count: int) -> tuple[Decision | Hidden, ...]:
    if seat not in described.passed:
        return (Hidden(seat, "pass"),) * count
    told = described.passed[seat]
    _require(len(told) == count, "U-27", "tell-gifts", seat=seat)
    return tuple(Decision(seat, Action("pass", card)) for card in told)


def _dealt(described: Described, mine: Hand | None) -> State:
    config, players = described.config, described.config.players
    size, dealer = config.hand_size(described.round), config.dealer(described.round)
    deck = tuple(sorted((*config.nuts, *described.villains)))
    blanks = (_BLANK,) * size
    own = tuple(mine or () if seat == described.seat else () for seat in range(players))
    round_ = Round(
        number=described.round,
        dealer=dealer,
        size=size,
        villains=described.villains,
        deck=deck,
        packet=config.more_points,
        hands=tuple(hand or blanks for hand in own),
        pile=_pile(described, deck, len(deck) - players * size),
        blinds=(None,) * len(config.teams),
        bids=(None,) * players,
        chosen=((),) * players,
        trick=Trick(play_order(config, dealer)[0]),
    )
    return _begun(described)._replace(
        agenda=after_deal(config, dealer),
        history=(Deal(described.round, dealer, described.villains, own),),
        round=round_,
        shown=described.villains if config.shows else (),
    )


def _own_cards(described: Described, played: Round) -> Hand | None:
    """As they were dealt; nothing where nobody has looked yet (U-16)."""
    me, players, size = described.seat, described.config.players, played.size
    if not described.hand and not described.tricks:
        return None
    cards = {*described.hand}
    tricks: list[DoneTrick | Trick] = [*played.tricks, played.trick]
    for trick in tricks:
        place = (me - trick.leader) % players
        cards.update(trick.cards[place : place + 1])
    if described.passed:
        cards = cards.difference(described.passed[described.giver]).union(described.passed[me])
    rule, count = described.config.rule_of_hand_size, len(cards)
    _require(count == size, rule, "hand-and-played", seat=me, number=size, count=count)
    return tuple(sorted(cards))


def _pile(described: Described, deck: tuple[Card, ...], size: int) -> Hand:
    """What is turned from it is in it; the rest of it does not matter."""
    flips = {*described.turned, *described.twins}
    others = [card for card in deck if card not in flips]
    return tuple(sorted((*flips, *others[: max(0, size - len(flips))])))


def describe(seen: View) -> Described:
    """What the view's seat knows of its round."""
    round_ = seen.round
    assert round_ is not None, "there is nothing to describe before the first deal"
    start = max(i for i, ply in enumerate(seen.history) if isinstance(ply, Deal))
    plies = seen.history[start:]
    decisions = [ply for ply in plies if isinstance(ply, Decision)]
    first = next((i for i, p in enumerate(plies) if _is_play(p)), len(plies))
    tricks = [trick.cards for trick in round_.tricks]
    return Described(
        config=seen.config,
        seat=seen.seat,
        round=round_.number,
        villains=round_.villains,
        hand=round_.hand,
        turned=tuple(ply.card for ply in plies[:first] if isinstance(ply, Flip)),
        blinds=_blinds(seen, round_, decisions),
        bids={seat: bid for seat, bid in enumerate(round_.bids) if bid is not None},
        tricks=(*tricks, round_.trick.cards) if round_.trick.cards else tuple(tricks),
        named=tuple(each.action.value for each in decisions if each.action.verb == "trump"),
        twins=tuple(ply.card for ply in plies[first:] if isinstance(ply, Flip)),
        passed=_passed(decisions),
        scores=totals(seen.config, seen.scores) if seen.scores else (),
    )


def _blinds(seen: View, round_: RoundView, decisions: list[Decision]) -> dict[int, int]:
    """Of every side that was asked; a proposal counts until it is refused."""
    asked = [seen.config.side_of(ply.seat) for ply in decisions if ply.action.verb == "blind"]
    blinds = {side: round_.blinds[side] or NO_BLIND for side in asked}
    if round_.proposal is not None:
        blinds[asked[-1]] = round_.proposal
    return blinds


def _passed(decisions: list[Decision]) -> dict[Seat, Hand]:
    passed: dict[Seat, Hand] = {}
    for seat, action in decisions:
        if action.verb == "pass":
            passed[seat] = (*passed.get(seat, ()), action.value)
    return passed


def _is_play(ply: Ply | Hidden) -> bool:
    return isinstance(ply, Decision) and ply.action.verb == "play"
