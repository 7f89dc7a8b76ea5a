"""The others: OpenSpiel's Oh Hell, RLCard's bridge, and as the limit a bare round in C.

The one place that knows them; they live in an environment of their own (`make bench`).
"""

import ctypes
import os
import random
import subprocess
import sysconfig
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.timing import rate
from hatch_build import FLAGS

HERE = Path(__file__).parent
BUILT = TemporaryDirectory(prefix="upperlip-bench-")  # gone when Python ends

GAMES = 6_000  # of OpenSpiel's own, a measurement
STATES = 60  # dealt ones, rolled out equally often
THOUGHTS = 6  # of its IS-MCTS about a first card
SIMULATIONS = 1_000  # in each
LOOPS = 800  # games of its Python loop
BRIDGE_GAMES = 30
BARE_ROUNDS = 300_000


def compiled(compiler: str, source: str, *flags: str) -> str:
    target = str(Path(BUILT.name, source).with_suffix(""))
    subprocess.run([*compiler.split(), str(HERE / source), *flags, "-o", target], check=True)
    return target


class OpenSpiel:
    """`oh_hell` for four."""

    def __init__(self, tricks: int, values: int) -> None:
        self.spiel = spiel = import_module("pyspiel")
        self.name = f"oh_hell(players=4,num_tricks_fixed={tricks},num_cards_per_suit={values})"
        self.game = spiel.load_game(self.name)
        self.rollouts = _rollouts(spiel.__file__)

    def whole_games(self, seed: int) -> float:
        """Dealing, bids, tricks and score, each from the very beginning."""
        return rate(lambda: self._roll_out([b""], GAMES, seed))

    def from_deal(self, seed: int) -> float:
        """Bids, tricks and score."""
        states = self._dealt(STATES, seed)
        return self._from(states, seed)

    def from_first_card(self, seed: int) -> float:
        """Tricks and score: random bids have been made."""
        return self._from(self._at_first_card(STATES, seed), seed)

    def search(self, seed: int) -> float:
        """Simulations of its IS-MCTS in C++, about the first card."""
        spiel = self.spiel
        thoughts = [
            (
                state,
                spiel.ISMCTSBot(number, spiel.RandomRolloutEvaluator(1, number), 2.0, SIMULATIONS),
            )
            for number, state in enumerate(self._at_first_card(THOUGHTS, seed), seed)
        ]

        def run() -> int:
            for state, bot in thoughts:
                bot.step(state)
            return len(thoughts) * SIMULATIONS

        return rate(run)

    def loop(self, seed: int) -> float:
        """Decisions in Python, from the deal on: legal actions, a random one, apply."""
        states = self._dealt(LOOPS, seed)
        draw = random.Random(seed).random

        def run() -> int:
            done = 0
            for state in states:
                while not state.is_terminal():
                    actions = state.legal_actions()
                    state.apply_action(actions[int(draw() * len(actions))])
                    done += 1
            return done

        return rate(run)

    def _dealt(self, many: int, seed: int) -> list[Any]:
        choose = random.Random(seed).choice
        states = [self.game.new_initial_state() for _ in range(many)]
        for state in states:
            while state.is_chance_node():  # all outcomes are equally likely
                state.apply_action(choose([action for action, _ in state.chance_outcomes()]))
        return states

    def _at_first_card(self, many: int, seed: int) -> list[Any]:
        choose = random.Random(seed).choice
        states = self._dealt(many, seed)
        for state in states:
            for _ in range(4):
                state.apply_action(choose(state.legal_actions()))
        return states

    def _from(self, states: list[Any], seed: int) -> float:
        texts = [state.serialize().encode() for state in states]
        return rate(lambda: self._roll_out(texts, 2 * GAMES // STATES, seed))

    def _roll_out(self, states: list[bytes], each: int, seed: int) -> int:
        array = (ctypes.c_char_p * len(states))(*states)
        self.rollouts(self.name.encode(), array, len(states), each, seed)
        return len(states) * each


@cache
def _rollouts(library: str) -> Any:
    """The function of rollouts.cc, linked to the library that Python uses."""
    ctypes.CDLL(library, ctypes.RTLD_GLOBAL)
    root = Path(library).parent
    folders = (root, root / "open_spiel/abseil-cpp", root / "open_spiel/json/include")
    includes = [f"-I{folder}" for folder in folders]
    built = compiled("c++", "rollouts.cc", "-std=c++17", "-O3", "-shared", "-fPIC", *includes)
    return ctypes.CDLL(built).rollouts


class RLCard:
    """Its bridge with its random agents, observations and all: there is no way without."""

    def __init__(self) -> None:
        self.cards: Any = import_module("rlcard")
        self.agents: Any = import_module("rlcard.agents")

    def loop(self, seed: int) -> float:
        bridge = self.cards.make("bridge", config={"seed": seed})
        bridge.set_agents([self.agents.RandomAgent(bridge.num_actions)] * bridge.num_players)

        def run() -> int:
            for _ in range(BRIDGE_GAMES):
                bridge.run(is_training=True)  # the cheaper way of asking its agents
            return int(bridge.timestep)

        return rate(run)


class BareRound:
    """bare_round.c, by the compiler and with the flags of the kernel."""

    def __init__(self) -> None:
        compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
        self.program = compiled(compiler, "bare_round.c", *FLAGS)

    def rounds(self, seed: int) -> float:
        return float(self._run(BARE_ROUNDS, seed)[0])

    def sums(self, rounds: int, seed: int) -> list[int]:
        """What the rounds came to: the kernel must play the very same ones."""
        return [int(word) for word in self._run(rounds, seed)[1:]]

    def _run(self, rounds: int, seed: int) -> list[str]:
        command = [self.program, str(rounds), str(seed)]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
