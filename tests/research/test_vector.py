"""Many games at once."""

from typing import Any

import numpy as np
import pytest

from tests.kernel.tree import run
from tests.research.kit import needs_kernel
from upperlip.research.features import _plan as plan_of
from upperlip.research.features import features, unfold_here, width
from upperlip.research.vector import Batch, VectorEnv
from upperlip.table.errors import RefusedOptions

pytestmark = needs_kernel
both_games = pytest.mark.parametrize("title", ["moustache", "mustachio"])


@both_games
def test_threads_change_nothing(title: str) -> None:
    one, two = (VectorEnv(title, 700, threads=threads) for threads in (1, 2))
    one.reset(5)
    two.reset(5)
    for _ in range(150):
        first, second = one.step(one.sample()), two.step(two.sample())
        for name in Batch._fields:
            ours: Any = getattr(first, name)
            assert (ours == getattr(second, name)).all(), name


@both_games
def test_the_same_seeds_the_same_games(title: str) -> None:
    env = VectorEnv(title, 3)

    def played(seeds: list[int]) -> list[bytes]:
        env.reset(seeds)
        return [env.step(env.sample()).observations.tobytes() for _ in range(40)]

    assert played([4, 8, 4]) == played([4, 8, 4])
    assert played([4, 8, 4]) != played([4, 8, 5])
    batch = env.reset([4, 8, 4])
    assert (batch.observations[0] == batch.observations[2]).all()
    assert (batch.observations[0] != batch.observations[1]).any()


@both_games
def test_what_is_over_begins_anew(title: str) -> None:
    env = VectorEnv(title, 8, reward="win")
    env.reset(0)
    ended, sums = np.zeros(8, int), np.zeros((8, 4))
    for _ in range(1200):
        batch = env.step(env.sample())
        ended += batch.dones
        sums += batch.rewards
        assert (batch.seats >= 0).all()
        assert batch.masks.any(axis=1).all()
        assert (batch.rewards[~batch.dones] == 0).all()
        assert batch.rewards[batch.dones].any(axis=1).all()
    assert (ended >= 3).all()
    assert np.abs(sums.sum(axis=1)).max() < 1e-4, "everybody's coins are in the pot"


def test_arrays_are_written_in_place() -> None:
    env = VectorEnv("moustache", 4)
    batch = env.reset(1)
    before = batch.observations.copy()
    after = env.step(env.sample())
    assert after.observations is batch.observations
    assert (before != batch.observations).any()


def test_an_illegal_action_changes_nothing() -> None:
    env = VectorEnv("moustache", 4)
    env.reset(1)
    before = env.batch.observations.copy()
    actions = env.sample().copy()
    actions[2] = np.flatnonzero(~env.batch.masks[2])[0]
    with pytest.raises(ValueError, match=f"action {actions[2]} is not legal in game 2: "):
        env.step(actions)
    for wrong in (-1, 47, 2**40):
        actions[2] = wrong
        with pytest.raises(ValueError, match="not legal"):
            env.step(actions)
    env.games.look(*env.batch[:1], env.batch.masks.view(np.uint8), env.batch.seats, 0, 4)
    assert (before == env.batch.observations).all()
    with pytest.raises(ValueError, match="4 actions are needed"):
        env.step([1])


@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("moustache", {"rules": ["x:y", "pink-open", "twos-win", "reversed"]}),
        (
            "mustachio",
            {"villains": "pool", "pool": ["x:y", "ACORN", "TWINS", "HUMMMUS", "PEANUT", "WALNUT"]},
        ),
    ],
)
def test_cards_from_outside_are_refused(title: str, options: dict[str, object]) -> None:
    with pytest.raises(RefusedOptions, match="“x:y” is a card from outside"):
        VectorEnv(title, 2, 4, options)


def test_wrong_set_ups_are_named() -> None:
    with pytest.raises(ValueError, match="there is no game 'bridge'"):
        VectorEnv("bridge", 1)
    with pytest.raises(ValueError, match="episode is one of"):
        VectorEnv("moustache", 1, episode="night")
    with pytest.raises(ValueError, match="reward is one of"):
        VectorEnv("moustache", 1, reward="glory")
    with pytest.raises(RefusedOptions):
        VectorEnv("moustache", 1, players=9)
    with pytest.raises(ValueError, match="2 seeds are needed"):
        VectorEnv("moustache", 2).reset([1])
    with pytest.raises(ValueError, match="2 seeds are needed"):
        VectorEnv("moustache", 2).reset(-1)


@pytest.mark.process
def test_without_a_kernel_it_says_so() -> None:
    code = "from upperlip.research.vector import VectorEnv; VectorEnv('moustache', 1)"
    told = run("-c", code, UPPERLIP_NO_KERNEL=1).stderr
    assert "NoKernel: research environments run on the compiled kernel" in told


@both_games
@pytest.mark.parametrize("play_order", [False, True])
def test_features_are_the_same_without_the_kernel(title: str, play_order: bool) -> None:
    env = VectorEnv(title, 300, episode="round")
    env.reset(3)
    for _ in range(30):
        env.step(env.sample())
    found = features(env.layout, env.batch.observations, play_order=play_order)
    here = np.empty_like(found)
    unfold_here(env.batch.observations, plan_of(title, play_order, None), here)
    assert (found == here).all()
    assert found.shape == (300, width(env.layout, play_order=play_order))
    assert np.abs(found).max() <= 1


def test_features_of_some_fields() -> None:
    env = VectorEnv("moustache", 5)
    hands = features(env.layout, env.batch.observations, only=["hand"])
    assert hands.shape == (5, 47)
    assert (hands.sum(axis=1) == 10).all()
    assert not env.batch.masks[hands == 0].any()
    out = np.ones((5, 47), np.float32)
    assert features(env.layout, env.batch.observations, only=["hand"], out=out) is out
    assert (out == hands).all()
    with pytest.raises(ValueError, match="no field moustache"):
        features(env.layout, env.batch.observations, only=["moustache"])
    with pytest.raises(ValueError, match="out must be float32"):
        features(env.layout, env.batch.observations, out=out)
    with pytest.raises(ValueError, match="270 bytes, not 9"):
        features(env.layout, np.zeros((1, 9), np.uint8))
