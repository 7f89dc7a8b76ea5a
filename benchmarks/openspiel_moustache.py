"""OpenSpiel's IS-MCTS as a bot of ours, on Moustache as `upperlip.research.openspiel` has it.

Every state it gets is a world drawn from the seat's view, so it cannot know more. OpenSpiel's bot
in C++ cannot resample a game written in Python; its twin in Python can, and is the one that plays.
"""

from importlib import import_module
from math import inf
from time import perf_counter
from typing import Any

from upperlip import kernel
from upperlip.bots import Bot, Budget
from upperlip.research.openspiel.game import Moustache, UpperlipState
from upperlip.research.openspiel.history import known
from upperlip.table.generator import Generator
from upperlip.table.ply import Action
from upperlip.table.seat import SPECTATOR

mcts: Any = import_module("open_spiel.python.algorithms.mcts")
ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
numpy: Any = import_module("numpy")

ENDLESS = 1 << 40  # simulations
EXPLORATION = 1.4  # our own 0.7, since rewards here go from −1 to 1


class PublicState(UpperlipState):
    def observation_string(self, player: int | None = None) -> str:  # noqa: ARG002
        """What everybody has seen: with this as the key, all worlds share one tree."""
        return f"{self.current_player()} {known(self.view(SPECTATOR))}"


class PublicGame(Moustache):
    def new_initial_state(self) -> PublicState:
        return PublicState(self)


class TimeIsUp(Exception):
    """Ends a search that has a budget in seconds."""


class TimedSearch(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, which counts simulations only, with an end to its time."""

    deadline = inf

    def sample_root_state(self, state: Any) -> Any:
        if perf_counter() > self.deadline and self._root_node.total_visits > 0:
            raise TimeIsUp
        return super().sample_root_state(state)

    def run_search(self, state: Any) -> Any:
        try:
            return super().run_search(state)
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)


class IsMcts(Bot):
    """OpenSpiel's IS-MCTS as it comes, with one random rollout a simulation.

    Its tree has a place for each information state: what others would do is learnt anew for each
    hand they may hold. `shared` gives it one tree for all worlds, as ours has.
    """

    name = "is-mcts"

    def __init__(self, *, shared: bool = False, exploration: float = EXPLORATION) -> None:
        self.shared = shared
        self.exploration = exploration

    def choose(
        self, view: Any, actions: tuple[Action, ...], draws: Generator, budget: Budget
    ) -> Action:
        if len(actions) == 1:
            return actions[0]
        options = {"players": 4, "round": view.round.number, "rule_set": view.config.rule_set}
        game = PublicGame(options)
        random = numpy.random.RandomState(draws.word() >> 32)
        began = perf_counter()
        bot = TimedSearch(
            game,
            mcts.RandomRolloutEvaluator(1, random),
            self.exploration,
            budget.simulations or ENDLESS,
            random_state=random,
            use_observation_string=self.shared,
            allow_inconsistent_action_sets=self.shared,
        )
        if budget.seconds is not None:
            bot.deadline = began + budget.seconds
        bot.set_resampler(lambda _, __: game.fitting(view, draws))
        card = bot.step(game.fitting(view, draws))
        return {kernel.value(view.game, action): action for action in actions}[int(card)]
