"""Environments that play many games at once: ours, and pgx's."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from benchmarks.peers import BUILT
from benchmarks.timing import Speed, rate
from upperlip.research.vector import VectorEnv

BATCH = 1024
STEPS = 200  # of ours in a measurement
THEIR_STEPS = 25


def many_at_once(title: str, threads: int, batch: int = BATCH) -> Speed:
    """Decisions with their mask and observation, and the drawing of a random legal action."""
    env = VectorEnv(title, batch, threads=threads)

    def speed(seed: int) -> float:
        env.reset(seed * batch)

        def run() -> int:
            for _ in range(STEPS):
                env.step(env.sample())
            return STEPS * batch

        return rate(run)

    return speed


@contextmanager
def _one_core() -> Iterator[None]:
    """For this thread and those that it starts meanwhile."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    all_cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(all_cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, all_cores)


class Pgx:
    """Its `bridge_bidding`, compiled as a whole: a random legal action, the step, a new game where
    one is over, observations and masks."""

    def __init__(self) -> None:
        os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
        with _one_core():
            self.jax: Any = import_module("jax")
            self.game = self._bridge()
            self.play = self.jax.jit(self._play)
            self.begin = self.jax.jit(self.jax.vmap(self.game.init))
            self.speed(0)  # compiles

    def _bridge(self) -> Any:
        """With the hundred deals that come with it: its table of ten million is a download."""
        module: Any = import_module("pgx.bridge_bidding")
        numpy: Any = import_module("numpy")
        path = Path(BUILT.name, "deals.npy")
        numpy.save(path, numpy.stack([numpy.asarray(part) for part in module._load_sample_hash()]))
        return module.BridgeBidding(str(path))

    def _play(self, state: Any, key: Any) -> Any:
        jax: Any = self.jax
        numpy: Any = import_module("jax.numpy")
        renewing: Any = import_module("pgx.experimental").auto_reset
        step = jax.vmap(renewing(self.game.step, self.game.init))

        def once(held: Any, _: Any) -> Any:
            state, key = held
            key, choosing, dealing = jax.random.split(key, 3)
            liking = numpy.where(state.legal_action_mask, 0.0, -1e9)
            actions = jax.random.categorical(choosing, liking, axis=1)
            state = step(state, actions, jax.random.split(dealing, BATCH))
            return (state, key), state.rewards.sum()

        return jax.lax.scan(once, (state, key), None, length=THEIR_STEPS)

    def speed(self, seed: int) -> float:
        with _one_core():
            random: Any = self.jax.random
            state = self.begin(random.split(random.PRNGKey(seed), BATCH))
            state.rewards.block_until_ready()

            def run() -> int:
                (_, _), sums = self.play(state, random.PRNGKey(seed + 1))
                sums.block_until_ready()
                return THEIR_STEPS * BATCH

            return rate(run)
