"""Moustache, as the contract has it."""

from dataclasses import replace

from upperlip.animals import (
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
from upperlip.animals.agenda import OPENING
from upperlip.animals.chance import Deal, Outcome, Rule, Trophies
from upperlip.animals.config import PLAYERS, ROUNDS, TITLE, Config
from upperlip.animals.line import passing
from upperlip.animals.state import Ply, Score, State
from upperlip.animals.view import Glance, View
from upperlip.table.errors import ImpossibleChance
from upperlip.table.game import Game
from upperlip.table.generator import Draws
from upperlip.table.ply import Action, Decision
from upperlip.table.reason import Reason
from upperlip.table.seat import Seat, around

_ASK_OF_CHANCE = {Rule: "rule", Deal: "deal", Trophies: "trophies"}


def begin(setup: Config) -> State:
    return State(setup, OPENING)


def begin_at(setup: Config, number: int, draws: Draws) -> State:
    """With the rules of the rounds before in the row (O-6), and nothing won in them."""
    state = begin(setup)
    for _ in range(number - 1):
        state = state._replace(row=(*state.row, dealing.draw_rule(state, draws).id))
    nobody = Score((1,) * setup.players, crown=0, stars=(0, 0), winner=0)
    blank: tuple[int | None, ...] = (None,) * setup.players
    return state._replace(scores=(nobody,) * (number - 1), trophies=(blank,) * (number - 1))


def apply(state: State, ply: Ply) -> State:
    if isinstance(ply, Decision):
        return play.decide(state, ply)
    kind = _ASK_OF_CHANCE[type(ply)]
    if not state.agenda or state.agenda[0].what != kind:
        raise ImpossibleChance(explain.too_early(state, kind))
    return dealing.happen(state, ply)


def why_won(view: View) -> tuple[Reason, ...]:
    """Of the last finished trick; nothing before there is one."""
    if view.round is None or not view.round.tricks:
        return ()
    row = view.row[: view.round.number]
    return explain.why_won(view.config, row, view.round.tricks[-1])


def answer_parts(now: Glance) -> int:
    """Gifts are given together (O-13); all else is one action."""
    effect = passing(now.row, now.config.known)
    if effect is None or now.round is None or now.ask is None or now.ask.what != "give":
        return 1
    return effect.cards - len(now.round.given)


def with_part(view: View, action: Action) -> View:
    """As the seat sees it when it has chosen this gift and still owes others."""
    assert view.round is not None, "gifts are given in a round"
    assert action.value is not None, "a gift is a card"
    given = (*view.round.given, action.value)
    return replace(view, round=replace(view.round, given=given))


def answer_order(state: State) -> tuple[Seat, ...]:
    """O-13's gifts stand in a record from the crown on."""
    return around(state.live.crown, state.config.players)


MOUSTACHE: Game[Config, State, View, Outcome] = Game(
    title=TITLE,
    rounds=ROUNDS,
    players=PLAYERS,
    round_opening="rule",
    round_heading="rule-turned",
    from_hand=("play", "give"),
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
    result_rules={"points": "O-8", "winners": "O-8", "stars": "O-25", "winner": "O-26"},
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
