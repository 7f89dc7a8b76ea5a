"""The kernel's arrays: the same games, the same bytes as the reference."""

from importlib import import_module
from typing import Any

import numpy as np
import pytest

from tests.research.kit import any_config, moments, needs_kernel
from upperlip import kernel
from upperlip.games import GAMES
from upperlip.research.actions import action_of, number_of
from upperlip.research.encoding import LAYOUTS, decode, encode
from upperlip.research.games import RESEARCH_GAMES
from upperlip.table.generator import Generator
from upperlip.table.match import Match

pytestmark = needs_kernel
both_games = pytest.mark.parametrize("title", GAMES)

PACKAGES = {"moustache": "animals", "mustachio": "nuts"}


class One:
    """One game of the arrays."""

    def __init__(self, title: str, config: Any, seed: int, reward: str = "win") -> None:
        arrays = import_module(f"upperlip.kernel.{PACKAGES[title]}.arrays")
        self.games = arrays.Games(config, 1, reward, False, False)
        self.games.reset([seed], 0, 1)
        self.seen = np.zeros((1, self.games.size), np.uint8)
        self.mask = np.zeros((1, self.games.actions), np.uint8)
        self.seat = np.zeros(1, np.int8)
        self.action = np.zeros(1, np.int64)
        self.rewards = np.zeros((1, config.players), np.float32)
        self.done = np.zeros(1, np.uint8)

    def look(self) -> None:
        self.games.look(self.seen, self.mask, self.seat, 0, 1)

    def sample(self) -> int:
        self.games.sample(self.action, 0, 1)
        return int(self.action[0])

    def step(self) -> None:
        assert self.games.check(self.action, 0, 1) == -1
        self.games.step(self.action, self.rewards, self.done, 0, 1)


def difference(title: str, kernels: bytes, reference: bytes) -> list[tuple[str, Any, Any]]:
    ours, theirs = decode(title, kernels), decode(title, reference)
    fields = ours._fields
    return [pair for pair in zip(fields, ours, theirs, strict=True) if pair[1] != pair[2]]


@pytest.mark.fuzz
@both_games
@pytest.mark.parametrize("number", range(8))
def test_the_kernel_writes_what_encode_says(title: str, number: int) -> None:
    """For every seat at every decision; the mask is what is legal; random choices are the same."""
    config = any_config(title, number)
    one = One(title, config, seed=number)
    for match in moments(Match(GAMES[title], config, number)):
        one.look()
        for seat in range(config.players):
            data, expected = one.games.encode(0, seat), encode(match.view(seat))
            assert data == expected, difference(title, data, expected)
        if match.ask is None:
            assert one.seat[0] == -1
            assert not one.mask.any()
            return
        seat = match.ask.seats[0]
        assert one.seat[0] == one.games.seat(0) == seat
        assert one.seen.tobytes() == one.games.encode(0, seat)
        legal = [number_of(title, action) for action in match.legal(seat)]
        assert np.flatnonzero(one.mask).tolist() == legal
        assert action_of(title, match.ask.what, legal[-1]) == match.legal(seat)[-1]
        one.sample()
        one.step()


@pytest.mark.fuzz
@both_games
@pytest.mark.parametrize("number", range(4))
def test_another_world_in_place_of_the_truth_shows_a_seat_nothing_new(
    title: str, number: int
) -> None:
    """The leak property: the kernel's encoder reads the state, but not what is hidden in it."""
    config, draws, differed = any_config(title, number), Generator(number), 0
    one = One(title, config, seed=number)
    for match in moments(Match(GAMES[title], config, number)):
        if match.ask is None:
            break
        seat, truth = match.ask.seats[0], one.games.state(0)
        one.look()
        world = kernel.knowledge(match.view(seat)).draw(kernel.Generator(number, draws.word()))
        legal = one.mask.copy()
        one.games.put(0, world)
        assert one.games.encode(0, seat) == one.seen.tobytes()
        one.look()
        assert (one.mask == legal).all()
        differed += bytes(world) != bytes(truth)
        one.games.put(0, truth)
        one.sample()
        one.step()
    assert differed > 20


@both_games
@pytest.mark.parametrize("reward", ["win", "rounds", "points"])
def test_rewards_are_what_the_result_says(title: str, reward: str) -> None:
    for number in range(6):
        config = any_config(title, number)
        one = One(title, config, number, reward)
        sums = np.zeros(config.players)
        ended = None
        for match in moments(Match(GAMES[title], config, number)):
            ended = match
            if match.ask is not None:
                one.sample()
                one.step()
                sums += one.rewards[0]
        assert ended is not None
        assert one.done[0]
        assert sums.tolist() == pytest.approx(expected(title, reward, config, ended), abs=1e-4)


def expected(title: str, reward: str, config: Any, match: Match) -> list[float]:
    """From the record's result (O-8, O-26, U-44, U-45)."""
    result: Any = match.result
    seats = range(config.players)
    side = [seat if title == "moustache" else config.side_of(seat) for seat in seats]
    if reward == "points":
        scores = result["points"] if title == "moustache" else result["scores"]
        return [float(scores[side[seat]]) for seat in seats]
    if reward == "win":
        return gains([side[seat] in result["winners"] for seat in seats])
    shares = [gains(won) for won in rounds_won(title, config, match, result)]
    return [sum(share[seat] for share in shares) for seat in seats]


def rounds_won(title: str, config: Any, match: Match, result: Any) -> list[list[bool]]:
    if title == "moustache":
        deals = [ply for ply in match.history if hasattr(ply, "teams")]
        return [
            [team == round_["winner"] for team in deal.teams]
            for deal, round_ in zip(deals, result["rounds"], strict=True)
        ]
    return [
        [r["points"][config.side_of(s)] == max(r["points"]) for s in range(config.players)]
        for r in result["rounds"]
    ]


def gains(won: list[bool]) -> list[float]:
    return [len(won) / sum(won) - 1 if one else -1.0 for one in won]


@both_games
def test_rounds_alone_are_those_of_a_match_that_begins_later(title: str) -> None:
    config = GAMES[title].configure(4, {})
    arrays = import_module(f"upperlip.kernel.{PACKAGES[title]}.arrays")
    games = arrays.Games(config, 1, "win", True, True)
    games.reset([9], 0, 1)
    action, reward = np.zeros(1, np.int64), np.zeros((1, 4), np.float32)
    done, rounds = np.zeros(1, np.uint8), GAMES[title].rounds
    for number in range(2 * rounds):
        assert games.match(0) == (9, number)
        first = 1 + number % rounds
        match = Match(GAMES[title], config, 9, number, first_round=first)
        for moment in moments(match):
            if moment.rounds_scored == first:
                break
            seat = moment.ask.seats[0] if moment.ask else -1
            assert games.encode(0, seat) == encode(moment.view(seat))
            games.sample(action, 0, 1)
            games.step(action, reward, done, 0, 1)
        assert done[0]
        assert reward.sum() == pytest.approx(0, abs=1e-5)


@both_games
def test_sizes_are_those_of_the_tables(title: str) -> None:
    one = One(title, any_config(title, 0), 0)
    assert one.games.size == LAYOUTS[title].size
    assert one.games.actions == RESEARCH_GAMES[title].actions


@both_games
def test_every_action_has_its_number(title: str) -> None:
    notation = import_module(f"upperlip.{PACKAGES[title]}.notation")
    actions = notation.ACTIONS.values()
    numbers = {number_of(title, action) for action in actions}
    assert numbers == set(range(RESEARCH_GAMES[title].actions))
    for action in actions:
        ask = "agree" if action.verb == "refuse" else action.verb
        assert action_of(title, ask, number_of(title, action)) == action


def test_nonsense_is_refused() -> None:
    config = GAMES["moustache"].configure(4, {})
    one = One("moustache", config, 0)
    arrays = import_module("upperlip.kernel.animals.arrays")
    with pytest.raises(ValueError, match="there must be a game"):
        arrays.Games(config, 0)
    with pytest.raises(ValueError, match="reward is one of"):
        arrays.Games(config, 1, "glory")
    with pytest.raises(IndexError, match="there is no seat 4"):
        one.games.encode(0, 4)
    with pytest.raises(IndexError, match="there are 1 games"):
        one.games.state(1)
    with pytest.raises(ValueError, match="270 columns"):
        one.games.look(np.zeros((1, 5), np.uint8), one.mask, one.seat, 0, 1)
    with pytest.raises(ValueError, match="4 columns"):
        one.games.step(one.action, np.zeros((1, 3), np.float32), one.done, 0, 1)
    short = np.zeros(0, np.int64)
    for ask in (one.games.check, one.games.sample):
        with pytest.raises(ValueError, match="a row for each of 1 games, not 0"):
            ask(short, 0, 1)
    with pytest.raises(ValueError, match="a row for each of 1 games, not 0"):
        one.games.step(short, one.rewards, one.done, 0, 1)
    with pytest.raises(ValueError, match="a row for each of 1 games, not 0"):
        one.games.look(one.seen, one.mask[:0], one.seat, 0, 1)
    with pytest.raises(ValueError, match="4 play here"):
        one.games.put(0, kernel.begin(GAMES["moustache"].configure(5, {})))
