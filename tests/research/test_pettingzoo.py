"""PettingZoo's own tests, on both games."""

import contextlib
import io
import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.performance_benchmark import performance_benchmark

from tests.research.kit import needs_kernel
from upperlip.nuts.cards import VILLAIN_IDS
from upperlip.research.encoding import LAYOUTS
from upperlip.research.pettingzoo import moustache_v0, mustachio_v0
from upperlip.table.errors import RefusedOptions

# It says of every environment with a mask, its own included, that observations are no arrays.
pytestmark = [
    needs_kernel,
    pytest.mark.filterwarnings("ignore:Observation"),
]
both_games = pytest.mark.parametrize("module", [moustache_v0, mustachio_v0])

SETUPS = [
    (moustache_v0, {"players": 3}),
    (moustache_v0, {"players": 4, "rule_set": "house", "reward": "points"}),
    (moustache_v0, {"players": 5, "compact": True, "even_trophies": True}),
    (moustache_v0, {"players": 6, "episode": "round"}),
    (moustache_v0, {"rules": ["pass-three", "pink-open", "twos-win", "reversed"]}),
    (moustache_v0, {"stars": [9] * 11, "trophies": [[1, 1, 9]] * 4, "threes": "overall"}),
    (mustachio_v0, {"players": 2, "villains": "all"}),
    (mustachio_v0, {"players": 4, "villains": "all", "walnut_led": "trump"}),
    (mustachio_v0, {"players": 3, "shown": list(VILLAIN_IDS[2:])}),
    (mustachio_v0, {"players": 3, "drop_low": True, "reward": "rounds"}),
    (mustachio_v0, {"players": 4, "compact": True, "more_points": True}),
    (mustachio_v0, {"players": 5, "villains": "pool", "card_counting": True}),
    (mustachio_v0, {"players": 6, "sides": "trios", "episode": "round"}),
]


@pytest.mark.parametrize(("module", "arguments"), SETUPS)
def test_api(module: Any, arguments: dict[str, Any]) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        api_test(module.env(**arguments), num_cycles=60)
        api_test(module.raw_env(**arguments), num_cycles=20)


@both_games
def test_seeds(module: Any) -> None:
    seed_test(module.env, num_cycles=60)


@both_games
def test_rendering(module: Any) -> None:
    with contextlib.redirect_stdout(io.StringIO()) as out:
        render_test(module.env)
    assert "hand: " in out.getvalue()


@both_games
def test_performance(module: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Theirs runs for five seconds; a clock that hurries spares us most of them."""
    clock = iter(range(10_000))
    monkeypatch.setattr("time.time", lambda: next(clock))
    with contextlib.redirect_stdout(io.StringIO()) as out:
        performance_benchmark(module.env())
    assert "turns per second" in out.getvalue()


@both_games
def test_masks_stand_in_the_observation_and_in_info(module: Any) -> None:
    env = module.raw_env(players=4)
    env.reset(seed=2)
    for agent in env.agent_iter(200):
        seen, _, over, _, info = env.last()
        if over:
            break
        assert (seen["action_mask"] == info["action_mask"]).all()
        assert seen["action_mask"].any()
        for other in env.agents:
            if other != agent:
                assert not env.observe(other)["action_mask"].any()
                assert not env.infos[other]["action_mask"].any()
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))


@both_games
def test_whoever_wins_takes_the_pot(module: Any) -> None:
    env = module.env(players=4)
    env.reset(seed=3)
    won = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        won[agent] += reward
        env.step(None if over else int(np.flatnonzero(seen["action_mask"])[-1]))
    assert not env.agents
    assert sum(won.values()) == pytest.approx(0)
    assert min(won.values()) == -1


@both_games
def test_an_illegal_action(module: Any) -> None:
    """It ends a wrapped game; bare ones refuse it and go on."""
    env = module.env()
    env.reset(seed=1)
    agent = env.agent_selection
    wrong = int(np.flatnonzero(env.infos[agent]["action_mask"] == 0)[0])
    env.step(wrong)
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())
    bare = module.raw_env()
    bare.reset(seed=1)
    with pytest.raises(ValueError, match=f"{agent} may not do {wrong}; legal are"):
        bare.step(wrong)
    bare.step(int(np.flatnonzero(bare.infos[agent]["action_mask"])[0]))


@both_games
def test_games_differ_without_a_seed_and_repeat_with_one(module: Any) -> None:
    env = module.raw_env(compact=True)

    def first_hands(env: Any, seed: int | None) -> bytes:
        """Played on until cards are seen: before blind bids too little is, and may be alike."""
        env.reset(seed)
        for _ in range(10):
            legal = np.flatnonzero(env.infos[env.agent_selection]["action_mask"])
            env.step(int(legal[-1]))
        return bytes(env.state().tobytes())

    one, two, three = (first_hands(env, seed) for seed in (5, None, None))
    assert len({one, two, three}) == 3
    assert [first_hands(env, seed) for seed in (5, None, None)] == [one, two, three]
    assert first_hands(module.raw_env(compact=True), None) != one


@both_games
def test_the_state_is_what_all_see(module: Any) -> None:
    env = module.raw_env(players=4, compact=True)
    env.reset(seed=4)
    seen = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert (env.state() == np.concatenate(seen)).all()
    assert env.state_space.contains(env.state())
    assert len(seen[0]) == LAYOUTS[env.title].size


@both_games
def test_tables_travel(module: Any) -> None:
    env = pickle.loads(pickle.dumps(module.raw_env(players=3, compact=True)))
    env.reset(seed=4)
    assert len(env.agents) == 3


@pytest.mark.parametrize(
    ("module", "options"),
    [
        (moustache_v0, {"rules": ["x:y", "pink-open", "twos-win", "reversed"]}),
        (mustachio_v0, {"villains": "pool", "pool": ["x:y", *VILLAIN_IDS[:5]]}),
    ],
)
def test_cards_from_outside_are_refused(module: Any, options: dict[str, Any]) -> None:
    with pytest.raises(RefusedOptions, match="“x:y” is a card from outside"):
        module.env(**options)


def test_unknown_ways_to_render_are_refused() -> None:
    with pytest.raises(ValueError, match="render_mode is one of human, ansi"):
        moustache_v0.env(render_mode="rgb_array")
