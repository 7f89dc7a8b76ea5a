"""A table with one game at it, by PettingZoo's rules (AEC).

An observation is a dictionary: `observation`, what the agent's seat sees, and `action_mask`, which
stands in the agent's `info` too. Whoever is not asked has a mask of zeros. Where several seats are
asked at once, they answer one after the other, and nobody sees an answer before all are in.
"""

import sys
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from upperlip.research.batch import batch_of
from upperlip.research.description import describe
from upperlip.research.encoding import LAYOUTS
from upperlip.research.features import features, width
from upperlip.table.generator import Generator

RENDER_MODES = ("human", "ansi")
Array = NDArray[Any]
Space = gymnasium.Space[Any]
Observed = dict[str, Array]


class GameEnv(AECEnv[str, Observed, int | None], EzPickle):  # type: ignore[misc]
    """`players` and all options of the game; `reward` and `episode` as `VectorEnv` has them.

    `compact`: observations are the bytes of docs/encoding.md instead of features made of them.
    """

    metadata = {  # noqa: RUF012 – PettingZoo wants it here, and an instance adds its name
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        title: str,
        players: int = 4,
        *,
        reward: str = "win",
        episode: str = "game",
        compact: bool = False,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        EzPickle.__init__(
            self, title, players, reward=reward, episode=episode, compact=compact,
            render_mode=render_mode, **options,
        )  # fmt: skip
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, or None")
        self.metadata = {**self.metadata, "name": f"{title}_v0"}
        self.title = title
        self.compact = compact
        self.render_mode = render_mode
        self.games = batch_of(
            title, 1, players, options, reward=reward, episode=episode, renewed=False
        )
        self.layout = LAYOUTS[title]
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seeds: Generator | None = None
        self._action = np.zeros(1, np.int64)
        self._mask = np.zeros((1, self.games.actions), np.int8)
        self._brought = np.zeros((1, players), np.float32)
        self._spaces()

    def _spaces(self) -> None:
        size = self.games.size
        seen: Space = spaces.Box(0, 255, (size,), np.uint8)
        if not self.compact:
            seen = spaces.Box(-1, 1, (width(self.layout),), np.float32)
        mask = spaces.Box(0, 1, (self.games.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.games.actions) for agent in self.possible_agents
        }
        self.state_space = spaces.Box(0, 255, (len(self.possible_agents) * size,), np.uint8)

    def observation_space(self, agent: str) -> Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space:
        return self.action_spaces[agent]

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:  # noqa: ARG002
        """With a seed, that match; without, another each time."""
        if self._seeds is None and seed is None:
            seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0])
        if seed is not None:
            self._seeds = Generator(seed)
        else:
            assert self._seeds is not None
            seed = self._seeds.word()
        self.games.reset([seed], 0, 1)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._look()

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._action[0] = -1 if action is None else action
        if self.games.check(self._action, 0, 1) == 0:
            legal = np.flatnonzero(self._mask[0]).tolist()
            raise ValueError(f"{self.agent_selection} may not do {action}; legal are {legal}")
        done = np.zeros(1, np.uint8)
        self.games.step(self._action, self._brought, done, 0, 1)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.agents, self._brought[0].tolist(), strict=True))
        self.terminations = dict.fromkeys(self.agents, bool(done[0]))
        self._accumulate_rewards()
        self._look()
        if self.render_mode == "human":
            self.render()

    def _look(self) -> None:
        """Whose turn it is and what is legal."""
        seat, size = self.games.seat(0), self.games.size
        seats, seen = np.zeros(1, np.int8), np.zeros((1, size), np.uint8)
        self.games.look(seen, self._mask.view(np.uint8), seats, 0, 1)
        self.agent_selection = self.agents[max(seat, 0)]
        nothing = np.zeros(self.games.actions, np.int8)
        self.infos = {agent: {"action_mask": nothing} for agent in self.agents}
        if seat >= 0:
            self.infos[self.agent_selection] = {"action_mask": self._mask[0].copy()}

    # Seeing

    def _seen(self, agent: str) -> NDArray[np.uint8]:
        data = self.games.encode(0, self.possible_agents.index(agent))
        return np.frombuffer(bytearray(data), np.uint8)

    def observe(self, agent: str) -> Observed:
        seen: Array = self._seen(agent)
        mask = np.zeros(self.games.actions, np.int8)
        if agent == self.agent_selection and self.games.seat(0) >= 0:
            mask[:] = self._mask[0]
        if not self.compact:
            seen = features(self.layout, seen)[0]
        return {"observation": seen, "action_mask": mask}

    def state(self) -> NDArray[np.uint8]:
        """What all seats see together: all hands. For training with open cards, not for playing."""
        return np.concatenate([self._seen(agent) for agent in self.possible_agents])

    def render(self) -> str | None:
        """What the agent sees whose turn it is."""
        if self.render_mode is None:
            gymnasium.logger.warn("render_mode is None: nothing to render")
            return None
        text = describe(self.title, self._seen(self.agent_selection).tobytes())
        if self.render_mode == "human":
            sys.stdout.write(text + "\n")
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""


def wrapped(title: str, players: int = 4, **arguments: Any) -> AECEnv[str, Observed, int | None]:
    """As PettingZoo wraps its classic games: an illegal action ends the game, with −1."""
    bare: Any = GameEnv(title, players, **arguments)
    bare = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    bare = wrappers.AssertOutOfBoundsWrapper(bare)
    return wrappers.OrderEnforcingWrapper(bare)
