"""What seats may do, and what comes of it."""

from functools import lru_cache

from upperlip.animals.agenda import collect, law_in, opened, proceed
from upperlip.animals.cards import NAMES, Card, Colour
from upperlip.animals.effects.passing import Pass
from upperlip.animals.explain import explain
from upperlip.animals.law import judge, playable
from upperlip.animals.line import passing
from upperlip.animals.state import Hand, State, Trick
from upperlip.table.errors import IllegalAction
from upperlip.table.ply import Action, Ask, Decision
from upperlip.table.seat import Seat, around

_CARDS = range(len(NAMES))
_GIVE = tuple(Action("give", card) for card in _CARDS)
_PLAY = tuple(Action("play", card) for card in _CARDS)
_STEAL = tuple(Action("steal", card) for card in _CARDS)


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    ask = state.agenda[0] if state.agenda else Ask("over")
    if seat not in ask.seats:
        return ()
    round_ = state.live
    hand = round_.hands[seat]
    if ask.what == "play":
        return _plays(hand, round_.trick.follow)
    if ask.what == "give":
        return tuple([_GIVE[card] for card in hand if card not in round_.given[seat]])
    cards = round_.trick.cards
    stealable = judge(law_in(state), cards).stealable(cards)
    return tuple(_STEAL[card] for card in sorted(stealable))


@lru_cache(maxsize=1 << 12)  # asked for when choosing, and again when deciding
def _plays(hand: Hand, follow: Colour | None) -> tuple[Action, ...]:
    return tuple([_PLAY[card] for card in playable(hand, follow)])


def decide(state: State, decision: Decision) -> State:
    seat, action = decision
    if action not in legal(state, seat):
        reason = explain(state, decision, legal(state, seat))
        raise IllegalAction(reason)
    if action.verb == "play":
        state = _play(state, decision)
    elif action.verb == "give":
        state = _give(state, seat, action.value)
    else:
        state = collect(state._replace(history=(*state.history, decision)), action.value)
    return proceed(state)


def _play(state: State, decision: Decision) -> State:
    round_, card = state.live, decision.action.value
    trick, law = round_.trick, law_in(state)
    hands = _without(round_.hands, decision.seat, card)
    trick = Trick(trick.leader, (*trick.cards, card), law.follow(trick.follow, card))
    return state._replace(
        agenda=state.agenda[1:],
        history=(*state.history, decision),
        round=round_._replace(hands=hands, trick=trick),
    )


def _without(hands: tuple[Hand, ...], seat: Seat, card: Card) -> tuple[Hand, ...]:
    hand = hands[seat]
    place = hand.index(card)
    return (*hands[:seat], hand[:place] + hand[place + 1 :], *hands[seat + 1 :])


def _give(state: State, seat: Seat, card: Card) -> State:
    round_, ask = state.live, state.agenda[0]
    given = (*round_.given[:seat], (*round_.given[seat], card), *round_.given[seat + 1 :])
    round_ = round_._replace(given=given)
    effect = passing(state.row, state.config.known)
    assert effect is not None, "cards are given by an effect"
    if len(given[seat]) < effect.cards:
        return state._replace(round=round_)
    waiting = tuple(other for other in ask.seats if other != seat)
    if waiting:
        return state._replace(agenda=(Ask("give", waiting), *state.agenda[1:]), round=round_)
    return opened(_hand_over(state._replace(agenda=state.agenda[1:], round=round_), effect))


def _hand_over(state: State, effect: Pass) -> State:
    """All have chosen: the gifts change hands at once (O-13, E-19)."""
    round_, players = state.live, state.config.players
    kept = [
        set(hand).difference(gifts) for hand, gifts in zip(round_.hands, round_.given, strict=True)
    ]
    for seat, gifts in enumerate(round_.given):
        kept[effect.receiver(seat, players)].update(gifts)
    gives = tuple(
        Decision(seat, _GIVE[card])
        for seat in around(round_.crown, players)
        for card in round_.given[seat]
    )
    hands = tuple(tuple(sorted(hand)) for hand in kept)
    return state._replace(
        history=(*state.history, *gives),
        round=round_._replace(hands=hands, given=((),) * players),
    )
