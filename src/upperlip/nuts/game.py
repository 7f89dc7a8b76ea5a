"""Mustachio, as the contract has it."""

from collections.abc import Mapping
from typing import ClassVar

from upperlip.nuts import config as options_of
from upperlip.nuts import dealing, events, explain, knowledge, notation, play, scoring, view
from upperlip.nuts.agenda import DEAL, play_order
from upperlip.nuts.chance import Deal, Flip
from upperlip.nuts.config import Config
from upperlip.nuts.state import Ply, State
from upperlip.nuts.view import View
from upperlip.table.errors import ImpossibleChance
from upperlip.table.event import Event
from upperlip.table.game import Game
from upperlip.table.generator import Draws
from upperlip.table.ply import Action, Decision
from upperlip.table.reason import Reason, because
from upperlip.table.seat import Seat

_CHANCE_OF_ASK = {"deal": Deal, "turn": Flip, "twins": Flip}


class Mustachio(Game[Config, State, View]):
    title = "mustachio"
    chance: ClassVar = {Deal: "deal", Flip: "flip"}
    result_rules: ClassVar = {
        "sides": "U-3",
        "scores": "U-44",
        "winners": "U-45",
        "bids": "U-14",
        "blind": "U-16",
        "tricks": "U-33",
        "points": "U-40",
    }

    def configure(self, players: int, options: Mapping[str, object]) -> Config:
        return options_of.configure(players, options)

    def begin(self, config: Config) -> State:
        return State(config, (DEAL,))

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return play.legal(state, seat)

    def apply(self, state: State, ply: Ply) -> State:
        if isinstance(ply, Decision):
            return play.decide(state, ply)
        ask = self.turn(state)
        if ask is None or _CHANCE_OF_ASK.get(ask.what) is not type(ply):
            raise ImpossibleChance(because("record", "chance-not-now", kind=self.chance[type(ply)]))
        return dealing.happen(state, ply)

    def view(self, state: State, seat: Seat) -> View:
        return view.view(state, seat)

    def result(self, state: State) -> dict[str, object] | None:
        return scoring.result(state)

    def sample(self, state: State, draws: Draws) -> Ply:
        return dealing.sample(state, draws)

    def guess(self, view: View, draws: Draws) -> State:
        return knowledge.guess(view, draws)

    def narrate(self, before: State, ply: Ply, after: State) -> tuple[Event, ...]:
        return events.narrate(before, ply, after)

    def explain(self, state: State, decision: Decision) -> Reason | None:
        legal = play.legal(state, decision.seat)
        return None if decision.action in legal else explain.explain(state, decision, legal)

    def answer_order(self, state: State) -> tuple[Seat, ...]:
        """Secret bids, passes and throws stand in a record from the left of the dealer on."""
        return play_order(state.config, state.live.dealer)

    def write_action(self, action: Action) -> str:
        return notation.write_action(action)

    def read_action(self, text: str) -> Action | None:
        return notation.read_action(text)

    def write_chance(self, ply: Ply) -> dict[str, object]:
        assert not isinstance(ply, Decision), "a decision is not chance"
        return notation.write_chance(ply)

    def read_chance(self, step: Mapping[str, object]) -> Ply:
        return notation.read_chance(step)
