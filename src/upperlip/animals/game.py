"""Moustache, as the contract has it."""

from collections.abc import Mapping
from typing import ClassVar

from upperlip.animals import config as options_of
from upperlip.animals import dealing, events, explain, knowledge, notation, play, scoring, view
from upperlip.animals.agenda import OPENING
from upperlip.animals.chance import Deal, Rule, Trophies
from upperlip.animals.config import Config
from upperlip.animals.state import Ply, State
from upperlip.animals.view import View
from upperlip.table.errors import ImpossibleChance
from upperlip.table.event import Event
from upperlip.table.game import Game
from upperlip.table.generator import Draws
from upperlip.table.ply import Action, Decision
from upperlip.table.reason import Reason, because
from upperlip.table.seat import Seat, around


class Moustache(Game[Config, State, View]):
    title = "moustache"
    chance: ClassVar = {Rule: "rule", Deal: "deal", Trophies: "trophies"}
    result_rules: ClassVar = {"points": "O-8", "winners": "O-8", "stars": "O-25", "winner": "O-26"}

    def configure(self, players: int, options: Mapping[str, object]) -> Config:
        return options_of.configure(players, options)

    def begin(self, config: Config) -> State:
        return State(config, OPENING)

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return play.legal(state, seat)

    def apply(self, state: State, ply: Ply) -> State:
        if isinstance(ply, Decision):
            return play.decide(state, ply)
        ask = self.turn(state)
        if ask is None or ask.what != self.chance[type(ply)]:
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
        """O-13's gifts stand in a record from the crown on."""
        return around(state.live.crown, state.config.players)

    def write_action(self, action: Action) -> str:
        return notation.write_action(action)

    def read_action(self, text: str) -> Action | None:
        return notation.read_action(text)

    def write_chance(self, ply: Ply) -> dict[str, object]:
        assert not isinstance(ply, Decision), "a decision is not chance"
        return notation.write_chance(ply)

    def read_chance(self, step: Mapping[str, object]) -> Ply:
        return notation.read_chance(step)
