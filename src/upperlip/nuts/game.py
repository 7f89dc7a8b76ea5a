"""Mustachio, as the contract has it."""

from dataclasses import replace

from upperlip.nuts import (
    config,
    dealing,
    definition,
    events,
    explain,
    knowledge,
    notation,
    play,
    scoring,
    view,
)
from upperlip.nuts.agenda import DEAL, play_order
from upperlip.nuts.chance import Deal, Flip, Outcome
from upperlip.nuts.config import PLAYERS, ROUNDS, TITLE, Config
from upperlip.nuts.state import Ply, Score, State
from upperlip.nuts.view import Glance, View
from upperlip.table.errors import ImpossibleChance
from upperlip.table.game import Game
from upperlip.table.generator import Draws
from upperlip.table.ply import Action, Decision
from upperlip.table.reason import Reason
from upperlip.table.seat import Seat

_ASKS_OF_CHANCE = {Deal: ("deal",), Flip: ("turn", "twins")}
_WORD_OF_CHANCE = {Deal: "deal", Flip: "flip"}


def begin(setup: Config) -> State:
    return State(setup, (DEAL,))


def begin_at(setup: Config, number: int, _: Draws) -> State:
    """With nothing scored, no villain shown and all cards shuffled."""
    zeros = (0,) * len(setup.teams)
    blank = Score(bids=zeros, blind=(False,) * len(zeros), tricks=zeros, points=zeros)
    return begin(setup)._replace(scores=(blank,) * (number - 1))


def apply(state: State, ply: Ply) -> State:
    if isinstance(ply, Decision):
        return play.decide(state, ply)
    if not state.agenda or state.agenda[0].what not in _ASKS_OF_CHANCE[type(ply)]:
        raise ImpossibleChance(explain.too_early(state, _WORD_OF_CHANCE[type(ply)]))
    return dealing.happen(state, ply)


def why_won(view: View) -> tuple[Reason, ...]:
    """Of the last finished trick; nothing before there is one."""
    if view.round is None or not view.round.tricks:
        return ()
    return explain.why_won(view.config, view.round.trump, view.round.tricks)


def answer_order(state: State) -> tuple[Seat, ...]:
    """Secret bids, passes and throws stand in a record from the left of the dealer on."""
    return play_order(state.config, state.live.dealer)


def answer_parts(now: Glance) -> int:
    """Cards are passed together (E-38); all else is one action."""
    round_ = now.round
    if round_ is None or now.ask is None or now.ask.what != "pass":
        return 1
    effect = view.passing(now.config, round_.villains)
    assert effect is not None, "cards are passed by an effect"
    return min(effect.cards, round_.size - len(round_.tricks) - 1) - len(round_.chosen)


def with_part(seen: View, action: Action) -> View:
    """As the seat sees it when it has chosen this card and still owes others."""
    assert seen.round is not None, "cards are passed in a round"
    chosen = (*seen.round.chosen, action.value)
    return replace(seen, round=replace(seen.round, chosen=chosen))


MUSTACHIO: Game[Config, State, View, Outcome] = Game(
    title=TITLE,
    rounds=ROUNDS,
    players=PLAYERS,
    round_opening="deal",
    round_heading="dealt",
    from_hand=("play", "pass"),
    configure=config.configure,
    read_definition=definition.read_definition,
    write_definition=definition.write_definition,
    begin=begin,
    begin_at=begin_at,
    legal=play.legal,
    apply=apply,
    glance=view.glance,
    view=view.view,
    result=scoring.result,
    result_rules={
        "sides": "U-3",
        "scores": "U-44",
        "winners": "U-45",
        "bids": "U-14",
        "blind": "U-16",
        "tricks": "U-33",
        "points": "U-40",
    },
    sample=dealing.sample,
    guess=knowledge.guess,
    narrate=events.narrate,
    why_not=explain.explain,
    why_won=why_won,
    answer_parts=answer_parts,
    with_part=with_part,
    answer_order=answer_order,
    write_action=notation.write_action,
    read_action=notation.read_action,
    write_chance=notation.write_chance,
    read_chance=notation.read_chance,
)
