"""Many games at once: arrays in, arrays out, no Python in between.

    env = VectorEnv("moustache", 1024)
    batch = env.reset(7)
    for _ in range(1000):
        batch = env.step(env.sample())

Every game is at some seat's decision; that seat sees the row of `observations` and may take the
actions of `masks`. A game that ends in a step says so in `dones` and begins anew at once: its row
already belongs to the next game, its rewards to the last.
"""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from itertools import pairwise
from typing import NamedTuple

from upperlip.research.batch import batch_of
from upperlip.research.encoding import LAYOUTS
from upperlip.research.requirements import require_modules
from upperlip.workers import cores

require_modules("numpy")

import numpy as np  # noqa: E402
from numpy.typing import ArrayLike, NDArray  # noqa: E402

SEEDS = 1 << 64
_LEAST = 256  # games a thread, or handing them over takes longer than playing


class Batch(NamedTuple):
    """The environment's own arrays: the next step overwrites them. Copy what you keep."""

    observations: NDArray[np.uint8]  # (games, bytes): docs/encoding.md; `features` unfolds them
    masks: NDArray[np.bool_]  # (games, actions): what is legal
    seats: NDArray[np.int8]  # (games,): whose turn it is
    rewards: NDArray[np.float32]  # (games, players): what the step brought to each seat
    dones: NDArray[np.bool_]  # (games,): has it ended a game?


class VectorEnv:
    """`count` games of one set-up.

    `reward`: "win" (everyone stakes 1, and who wins shares the stakes), "rounds" (so for every
    round) or "points" (as the rules count them, after every round). `episode`: a whole "game", or
    one "round" of each in turn, with the rules that would lie there and nothing won before.
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int = 4,
        options: Mapping[str, object] | None = None,
        *,
        reward: str = "win",
        episode: str = "game",
        threads: int | None = None,
    ) -> None:
        self.games = batch_of(game, count, players, options or {}, reward=reward, episode=episode)
        self.layout = LAYOUTS[game]
        self.batch = Batch(
            np.zeros((count, self.games.size), np.uint8),
            np.zeros((count, self.games.actions), np.bool_),
            np.zeros(count, np.int8),
            np.zeros((count, players), np.float32),
            np.zeros(count, np.bool_),
        )
        self._sampled = np.zeros(count, np.int64)
        shares = max(1, min(threads or cores(), count // _LEAST))
        bounds = np.linspace(0, count, shares + 1, dtype=int).tolist()
        self._slices = list(pairwise(bounds))
        self._pool = ThreadPoolExecutor(shares - 1) if shares > 1 else None
        self.reset(0)

    @property
    def count(self) -> int:
        return len(self.batch.seats)

    def reset(self, seeds: int | Sequence[int]) -> Batch:
        """Begins anew: with a seed for each game, or a first one from which to count up."""
        if isinstance(seeds, int):
            seeds = range(seeds, seeds + self.count)
        if len(seeds) != self.count or not all(0 <= seed < SEEDS for seed in seeds):
            raise ValueError(f"{self.count} seeds are needed, each from 0 to 2**64 - 1")
        self.games.reset(seeds, 0, self.count)
        self.batch.rewards[:] = 0
        self.batch.dones[:] = False
        self._share(self._look)
        return self.batch

    def step(self, actions: ArrayLike) -> Batch:
        """An action for each game; ValueError, and nothing is done, if one is not legal."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.count,):
            raise ValueError(f"{self.count} actions are needed, not {chosen.shape}")
        wrong = self.games.check(chosen, 0, self.count)
        if wrong >= 0:
            raise ValueError(
                f"action {chosen[wrong]} is not legal in game {wrong}:"
                f" {np.flatnonzero(self.batch.masks[wrong]).tolist()} are"
            )
        rewards, dones = self.batch.rewards, self.batch.dones.view(np.uint8)

        def work(first: int, last: int) -> None:
            self.games.step(chosen, rewards, dones, first, last)
            self._look(first, last)

        self._share(work)
        return self.batch

    def sample(self) -> NDArray[np.int64]:
        """Legal actions at random, the same for the same seeds."""

        def work(first: int, last: int) -> None:
            self.games.sample(self._sampled, first, last)

        self._share(work)
        return self._sampled

    def _look(self, first: int, last: int) -> None:
        observations, masks, seats, *_ = self.batch
        self.games.look(observations, masks.view(np.uint8), seats, first, last)

    def _share(self, work: Callable[[int, int], None]) -> None:
        """This thread takes the first share, the others the rest."""
        if self._pool is None:
            work(*self._slices[0])
            return
        others = [self._pool.submit(work, *slice_) for slice_ in self._slices[1:]]
        work(*self._slices[0])
        wait(others)
        for other in others:
            other.result()
