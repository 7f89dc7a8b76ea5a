"""What comes next: asks, and the steps a game takes by itself.

Asks of seats: give, play, steal. Asks of chance: rule, deal, trophies. Steps of the game's own
stand in the agenda like asks and are taken as soon as they come to its head.
"""

from functools import cache

from upperlip.animals.config import ROUNDS
from upperlip.animals.effect import Law
from upperlip.animals.jokers import THIEF
from upperlip.animals.law import judge, law_of, player_of
from upperlip.animals.line import openings
from upperlip.animals.scoring import score
from upperlip.animals.state import DoneTrick, State, Trick
from upperlip.table.ply import Ask
from upperlip.table.seat import Seat, around

OPENING = Ask("rule"), Ask("deal")

_SHOW, _TRICK, _JUDGE = Ask("show"), Ask("trick"), Ask("judge")


def law_in(state: State) -> Law:
    """The law of the tricks that are played now."""
    return law_of(state.row, state.config.threes, state.config.known)


def after_deal(state: State) -> tuple[Ask, ...]:
    """O-13: the row's openings from left to right, then the first trick."""
    everyone = around(state.live.crown, state.config.players)
    starts = (effect.opening() for effect in openings(state.row, state.config.known))
    return (*(_SHOW if start == "show" else Ask(start, everyone) for start in starts), _TRICK)


def proceed(state: State) -> State:
    """Takes the game's own steps until somebody, or chance, is asked."""
    while state.agenda and (step := _STEPS.get(state.agenda[0].what)):
        state = step(state)
    return state


def _show(state: State) -> State:
    return opened(state._replace(agenda=state.agenda[1:]))


def opened(state: State) -> State:
    """One more of the round's openings has happened (O-13)."""
    return state._replace(round=state.live._replace(opened=state.live.opened + 1))


def _begin_trick(state: State) -> State:
    round_, players = state.live, state.config.players
    if not round_.hands[0]:
        return state._replace(
            agenda=(Ask("trophies"),),
            scores=(*state.scores, score(state.config, state.row, round_)),
        )
    return state._replace(agenda=_trick_from(round_.trick.leader, players))


@cache
def _trick_from(leader: Seat, players: int) -> tuple[Ask, ...]:
    return (*(Ask("play", (seat,)) for seat in around(leader, players)), _JUDGE)


def _judge_trick(state: State) -> State:
    trick = state.live.trick
    if judge(law_in(state), trick.cards).stealable(trick.cards):
        thief = player_of(trick, THIEF, state.config.players)
        return state._replace(agenda=(Ask("steal", (thief,)),))
    return collect(state, None)


def collect(state: State, stolen: int | None) -> State:
    """Ends the trick: the winner's team collects, the next leader leads (O-20 to O-22)."""
    round_, players = state.live, state.config.players
    trick = round_.trick
    verdict = judge(law_in(state), trick.cards)
    winner = None if verdict.winner is None else player_of(trick, verdict.winner, players)
    leader = trick.leader if verdict.lead is None else player_of(trick, verdict.lead, players)
    done = DoneTrick(trick.leader, trick.cards, winner, stolen)
    round_ = round_._replace(trick=Trick(leader), tricks=(*round_.tricks, done))
    return state._replace(agenda=(_TRICK,), round=round_)


def after_trophies(state: State) -> tuple[Ask, ...]:
    return OPENING if len(state.row) < ROUNDS else ()


_STEPS = {
    "show": _show,
    "trick": _begin_trick,
    "judge": _judge_trick,
}
