"""What seats may do, and what comes of it."""

from collections.abc import Callable
from functools import lru_cache

from upperlip.nuts.agenda import (
    acting,
    after_proposal,
    after_villain,
    cards_to_pass,
    open_duel,
    play_order,
    proceed,
    thrower_seats,
    with_trump,
)
from upperlip.nuts.cards import COLOURS, MOST_CARDS_KNOWN, Card, Colour, colour_of, is_villain
from upperlip.nuts.config import Config
from upperlip.nuts.effects.passing import Pass
from upperlip.nuts.explain import explain
from upperlip.nuts.law import colour_led, playable
from upperlip.nuts.notation import MOST_CARDS, NO_BLIND, SIGNS
from upperlip.nuts.state import Duel, Hand, Round, State, Trick
from upperlip.table.errors import IllegalAction
from upperlip.table.ply import Action, Ask, Decision
from upperlip.table.seat import Seat

_PLAY = tuple(Action("play", card) for card in range(MOST_CARDS_KNOWN))
_PASS = tuple(Action("pass", card) for card in range(MOST_CARDS_KNOWN))
_BID = tuple(Action("bid", number) for number in range(MOST_CARDS + 1))
_BLIND = tuple(Action("blind", number) for number in range(MOST_CARDS + 1))
_ANSWERS = (Action("agree"), Action("refuse"))
_TRUMP = tuple(Action("trump", colour) for colour in range(len(COLOURS)))
_THROW = tuple(Action("throw", sign) for sign in range(len(SIGNS)))

_Change = Callable[[State, Decision], State]


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    ask = state.agenda[0] if state.agenda else Ask("over")
    if seat not in ask.seats:
        return ()
    if ask.what == "play":
        round_ = state.live
        return _plays(round_.hands[seat], round_.trick.colour)
    if ask.what == "pass":
        chosen = state.live.chosen[seat]
        return tuple(_PASS[card] for card in state.live.hands[seat] if card not in chosen)
    if ask.what == "bid":
        return _BID[: state.live.size + 1]  # U-14, U-15
    if ask.what == "blind":
        least = 1 if state.config.solo else 2  # U-16
        return (_BLIND[NO_BLIND], *_BLIND[least : state.live.size + 1])
    return {"agree": _ANSWERS, "trump": _TRUMP, "throw": _THROW}[ask.what]


@lru_cache(maxsize=1 << 12)  # asked for when choosing, and again when deciding
def _plays(hand: Hand, colour: Colour | None) -> tuple[Action, ...]:
    return tuple([_PLAY[card] for card in playable(hand, colour)])


def decide(state: State, decision: Decision) -> State:
    options = legal(state, decision.seat)
    if decision.action not in options:
        raise IllegalAction(explain(state, decision, options))
    return proceed(_CHANGES[state.agenda[0].what](state, decision))


def _placed(values: tuple[int | None, ...], place: int, value: int) -> tuple[int | None, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _done(state: State, decision: Decision, round_: Round) -> State:
    """The head ask is answered in the open."""
    return state._replace(agenda=state.agenda[1:], history=(*state.history, decision), round=round_)


# Blind bids: U-16


def _propose(state: State, decision: Decision) -> State:
    config, round_, number = state.config, state.live, decision.action.value
    if number == NO_BLIND:
        return _done(state, decision, round_)
    if config.solo:
        blinds = _placed(round_.blinds, config.side_of(decision.seat), number)
        return _done(state, decision, round_._replace(blinds=blinds))
    agenda = after_proposal(config, round_.dealer, state.agenda)
    round_ = round_._replace(proposal=number, proposer=decision.seat, agreed=True)
    return _done(state, decision, round_)._replace(agenda=agenda)


def _answer(state: State, decision: Decision) -> State:
    round_ = state.live
    round_ = round_._replace(agreed=round_.agreed and decision.action.verb == "agree")
    state = _done(state, decision, round_)
    if state.agenda[0].what == "agree":  # all are asked, even after a refusal
        return state
    blinds = round_.blinds
    if round_.agreed and round_.proposal is not None:
        blinds = _placed(blinds, state.config.side_of(decision.seat), round_.proposal)
    round_ = round_._replace(blinds=blinds, proposal=None, proposer=None, agreed=True)
    return state._replace(round=round_)


# Bids


def _bid(state: State, decision: Decision) -> State:
    round_ = state.live
    if state.config.solo:  # U-15
        return _keep_secret(state, decision, 1, _reveal_bids)
    bids = _placed(round_.bids, decision.seat, decision.action.value)
    return _done(state, decision, round_._replace(bids=bids))


def _keep_secret(
    state: State, decision: Decision, parts: int, reveal: Callable[[State], State]
) -> State:
    """An answer, or a part of one, to a simultaneous ask: hidden until all are in."""
    (seat, action), round_, ask = decision, state.live, state.agenda[0]
    answers = (*round_.chosen[seat], action.value)
    chosen = (*round_.chosen[:seat], answers, *round_.chosen[seat + 1 :])
    state = state._replace(round=round_._replace(chosen=chosen))
    if len(answers) < parts:
        return state
    waiting = tuple(other for other in ask.seats if other != seat)
    if waiting:
        return state._replace(agenda=(Ask(ask.what, waiting), *state.agenda[1:]))
    return reveal(state._replace(agenda=state.agenda[1:]))


def _revealed(state: State, verb: str) -> State:
    """Secret answers enter the history in the order of play, however they arrived."""
    round_ = state.live
    answers = tuple(
        Decision(seat, Action(verb, value))
        for seat in play_order(state.config, round_.dealer)
        for value in round_.chosen[seat]
    )
    blank: tuple[tuple[int, ...], ...] = ((),) * state.config.players
    return state._replace(history=(*state.history, *answers), round=round_._replace(chosen=blank))


def _reveal_bids(state: State) -> State:
    bids = state.live.secrets
    state = _revealed(state, "bid")
    return state._replace(round=state.live._replace(bids=bids))


# Cards


def _play(state: State, decision: Decision) -> State:
    round_, (seat, (_, card)) = state.live, decision
    round_ = round_._replace(
        hands=_without(round_.hands, seat, card),
        trick=_with_card(state.config, round_, card),
    )
    state = _done(state, decision, round_)
    asks = after_villain(state, seat) if is_villain(card) else ()
    return state._replace(agenda=(*asks, *state.agenda)) if asks else state


def _with_card(config: Config, round_: Round, card: Card) -> Trick:
    """The trick with one card more, and the colour that it has now (U-20)."""
    leader, cards, colour, swings, led = round_.trick
    if not cards:
        trump = round_.trump_in_force
        colour = led = colour_led(config.walnut_led, card, trump, config.villain_cards)
    if colour is None and not is_villain(card):
        colour = colour_of(card)
    return Trick(leader, (*cards, card), colour, swings, led)


def _without(hands: tuple[Hand, ...], seat: Seat, card: Card) -> tuple[Hand, ...]:
    hand = hands[seat]
    place = hand.index(card)
    return (*hands[:seat], hand[:place] + hand[place + 1 :], *hands[seat + 1 :])


def _name_trump(state: State, decision: Decision) -> State:
    return _done(state, decision, with_trump(state, decision.action.value))  # U-30


def _pass_card(state: State, decision: Decision) -> State:
    return _keep_secret(state, decision, cards_to_pass(state), _hand_over)


def _hand_over(state: State) -> State:
    """U-27: all have chosen, the cards change hands at once."""
    round_, players = state.live, state.config.players
    effect = acting(state).effect(Pass)
    assert effect is not None, "cards are passed by an effect"
    hands = [
        set(hand).difference(cards) for hand, cards in zip(round_.hands, round_.chosen, strict=True)
    ]
    for seat, cards in enumerate(round_.chosen):
        hands[effect.receiver(seat, players)].update(cards)
    state = _revealed(state, "pass")
    passed = tuple(tuple(sorted(hand)) for hand in hands)
    return state._replace(round=state.live._replace(hands=passed))


# The tie-break: U-45


def _throw(state: State, decision: Decision) -> State:
    duel, ask = state.duel, state.agenda[0]
    assert duel is not None, "throws belong to a duel"
    place = duel.sides.index(state.config.side_of(decision.seat))
    duel = duel._replace(secrets=_placed(duel.secrets, place, decision.action.value))
    waiting = tuple(seat for seat in ask.seats if seat != decision.seat)
    if waiting:
        return state._replace(agenda=(Ask("throw", waiting),), duel=duel)
    throws = {
        state.config.teams[side][0]: sign
        for side, sign in zip(duel.sides, duel.secrets, strict=True)
    }
    order = thrower_seats(state, duel.sides)
    shown = tuple(Decision(seat, _THROW[throws[seat] or 0]) for seat in order)
    return _judge_throws(state._replace(history=(*state.history, *shown)), duel)


def _judge_throws(state: State, duel: Duel) -> State:
    signs = [sign for sign in duel.secrets if sign is not None]
    shown = sorted(set(signs))
    again = state._replace(
        agenda=(Ask("throw", thrower_seats(state, duel.sides)),),
        duel=duel._replace(secrets=(None,) * len(duel.sides)),
    )
    if len(shown) != 2:
        return again
    best = shown[1] if shown[1] - shown[0] == 1 else shown[0]  # scissors lose to rock
    if len(duel.sides) > 2:
        return _narrowed(
            state, tuple(s for s, g in zip(duel.sides, signs, strict=True) if g == best)
        )
    wins = tuple(w + (g == best) for w, g in zip(duel.wins, signs, strict=True))
    if max(wins) == 2:
        return _narrowed(state, (duel.sides[wins.index(2)],))
    assert again.duel is not None
    return again._replace(duel=again.duel._replace(wins=wins))


def _narrowed(state: State, sides: tuple[int, ...]) -> State:
    """The losers are out; two left start at 0:0, one left has won."""
    if len(sides) > 1:
        return open_duel(state, sides)
    return state._replace(agenda=(), duel=Duel(sides, (0,), (None,)))


_CHANGES: dict[str, _Change] = {
    "blind": _propose,
    "agree": _answer,
    "bid": _bid,
    "play": _play,
    "trump": _name_trump,
    "pass": _pass_card,
    "throw": _throw,
}
