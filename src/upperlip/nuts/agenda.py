"""What comes next: asks, and the steps a game takes by itself.

Asks of seats: blind, agree, bid, play, trump, pass, throw. Asks of chance: deal, and a card to
be turned for the trump (`turn`) or by an effect (`twins`). Steps of the game's own stand in
the agenda like asks and are taken as soon as they come to its head.
"""

from functools import cache

from upperlip.nuts.cards import Colour
from upperlip.nuts.config import ROUNDS, Config
from upperlip.nuts.effects.passing import Pass
from upperlip.nuts.effects.trump import Trump
from upperlip.nuts.law import judge, number_before, numbers
from upperlip.nuts.scoring import leaders, score
from upperlip.nuts.state import DoneTrick, Duel, Round, Spell, State, Trick
from upperlip.nuts.villain import Villain
from upperlip.table.ply import Ask
from upperlip.table.seat import Seat, around, left_of

DEAL, TURN = Ask("deal"), Ask("turn")
_BIDDING, _TRICK, _JUDGE = Ask("bidding"), Ask("trick"), Ask("judge")


def play_order(config: Config, dealer: Seat) -> tuple[Seat, ...]:
    """Clockwise from the left of the dealer (U-14, U-18)."""
    return around(left_of(dealer, config.players), config.players)


def partners(config: Config, dealer: Seat, side: int) -> tuple[Seat, ...]:
    """A side's members in the order of play."""
    return tuple(seat for seat in play_order(config, dealer) if config.side_of(seat) == side)


def after_deal(config: Config, dealer: Seat) -> tuple[Ask, ...]:
    """U-12, U-16: side by side, all members are asked for a blind bid; then trump, bids, tricks."""
    sides = map(config.side_of, play_order(config, dealer)[: len(config.teams)])
    asked = (seat for side in sides for seat in partners(config, dealer, side))
    return (*(Ask("blind", (seat,)) for seat in asked), TURN, _BIDDING, _TRICK)


def after_proposal(config: Config, dealer: Seat, agenda: tuple[Ask, ...]) -> tuple[Ask, ...]:
    """U-16: the first of a side who proposes ends its asking; the others answer, all of them."""
    (proposer,), side = agenda[0].seats, config.side_of(agenda[0].seats[0])
    others = (seat for seat in partners(config, dealer, side) if seat != proposer)
    rest = (
        ask for ask in agenda[1:] if ask.what != "blind" or config.side_of(ask.seats[0]) != side
    )
    return (*(Ask("agree", (seat,)) for seat in others), *rest)


def unseen(agenda: tuple[Ask, ...]) -> bool:
    """U-16: has nobody looked at a card yet, not even at their own?"""
    return bool(agenda) and agenda[0].what in ("blind", "agree")


def proceed(state: State) -> State:
    """Takes the game's own steps until somebody, or chance, is asked."""
    while state.agenda and (step := _STEPS.get(state.agenda[0].what)):
        state = step(state)
    return state


def _open_bidding(state: State) -> State:
    config, round_ = state.config, state.live
    order = play_order(config, round_.dealer)
    bidders = tuple(seat for seat in order if round_.blinds[config.side_of(seat)] is None)
    if config.solo:  # U-15
        asks: tuple[Ask, ...] = (Ask("bid", bidders),) if bidders else ()
    else:  # U-14
        asks = tuple(Ask("bid", (seat,)) for seat in bidders)
    return state._replace(agenda=(*asks, *state.agenda[1:]))


def _begin_trick(state: State) -> State:
    round_ = state.live
    if len(round_.tricks) == round_.size:
        return _end_round(state)
    return state._replace(agenda=_trick_from(round_.trick.leader, state.config.players))


@cache
def _trick_from(leader: Seat, players: int) -> tuple[Ask, ...]:
    return (*(Ask("play", (seat,)) for seat in around(leader, players)), _JUDGE)


def _judge_trick(state: State) -> State:
    round_ = state.live
    trick, trump = round_.trick, round_.trump_in_force
    villains = state.config.villain_cards
    numbered = numbers(trick.cards, number_before(round_.tricks), villains)
    place = judge(trick.cards, numbered, trump, trick.led, villains)
    winner = (trick.leader + place) % state.config.players
    done = DoneTrick(trick.leader, trick.cards, numbered, trump, trick.swings, winner, trick.led)
    round_ = round_._replace(trick=Trick(winner), tricks=(*round_.tricks, done))  # U-18
    return state._replace(agenda=(_TRICK,), round=round_)


# What a villain does at once (E-6): it is the card played last


def acting(state: State) -> Villain:
    return state.config.villain(state.live.trick.cards[-1])


def after_villain(state: State, seat: Seat) -> tuple[Ask, ...]:
    """What the villain just played puts in front of the next card, as it is listed (E-6)."""
    everyone = play_order(state.config, state.live.dealer)
    asked = {"pass": everyone, "trump": (seat,), "twins": (), "spell": ()}
    steps = (effect.step() for effect in acting(state).effects)
    return tuple(
        Ask(what, asked[what])
        for what in steps
        if what and (what != "pass" or cards_to_pass(state))
    )


def cards_to_pass(state: State) -> int:
    """By everyone, for the villain just played: none in the last trick (U-27, E-38)."""
    effect = acting(state).effect(Pass)
    assert effect is not None, "only such an effect has cards passed"
    to_come = state.live.size - len(state.live.tricks) - 1
    return min(effect.cards, to_come)


def with_trump(state: State, trump: Colour | None) -> Round:
    """E-37: for this trick and the next ones; an earlier spell is over for good."""
    effect = acting(state).effect(Trump)
    assert effect is not None, "only such an effect changes the trump"
    last = len(state.live.tricks) + effect.tricks - 1
    return state.live._replace(spell=Spell(trump, last))


def _cast_spell(state: State) -> State:
    effect = acting(state).effect(Trump)
    assert effect is not None, "this step is such an effect's"
    return state._replace(agenda=state.agenda[1:], round=with_trump(state, effect.fixed))


def _end_round(state: State) -> State:
    config, round_ = state.config, state.live
    scores = (*state.scores, score(config, round_))
    played = tuple(card for trick in round_.tricks for card in trick.cards)
    state = state._replace(
        agenda=(DEAL,),
        scores=scores,
        stock=_left_over(round_),
        spent=tuple(sorted((*state.spent, *played))),
    )
    if len(scores) < ROUNDS:
        return state
    tied = leaders(config, scores)
    return open_duel(state, tied) if len(tied) > 1 else state._replace(agenda=())  # U-44


def _left_over(round_: Round) -> tuple[int, ...]:
    """U-50: turned cards return to the pile; one made by U-13 serves no further deal."""
    return () if round_.recycled else tuple(sorted((*round_.pile, *round_.turned)))


def open_duel(state: State, sides: tuple[int, ...]) -> State:
    """U-45: the lowest seat of each side throws."""
    throwers = thrower_seats(state, sides)
    duel = Duel(sides, (0,) * len(sides), (None,) * len(sides))
    return state._replace(agenda=(Ask("throw", throwers),), duel=duel)


def thrower_seats(state: State, sides: tuple[int, ...]) -> tuple[Seat, ...]:
    seats = {state.config.teams[side][0] for side in sides}
    return tuple(s for s in play_order(state.config, state.live.dealer) if s in seats)


_STEPS = {
    "bidding": _open_bidding,
    "spell": _cast_spell,
    "trick": _begin_trick,
    "judge": _judge_trick,
}
