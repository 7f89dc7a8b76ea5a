"""The kernel's states: small, exact, quick to copy; the same games as the reference plays."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract.games import BY_TITLE, SEEDS
from tests.contract.test_worlds import both_games
from tests.kernel.needed import needs_kernel
from upperlip import kernel
from upperlip.bots import BOTS
from upperlip.selfcheck.options import OPTIONS
from upperlip.simulation import play_out
from upperlip.table.generator import Generator
from upperlip.table.match import Match

pytestmark = needs_kernel


@given(key=st.lists(st.integers(0, 2**64 - 1), max_size=4), n=st.integers(1, 2**64 - 1))
@settings(derandomize=True, deadline=None)
def test_its_generator_is_the_references(key: list[int], n: int) -> None:
    ours, theirs = kernel.Generator(*key), Generator(*key)
    for _ in range(5):
        assert ours.below(n) == theirs.below(n)
        assert ours.fork(n).word() == theirs.fork(n).word()
        assert ours.word() == theirs.word()
    with pytest.raises(ValueError, match="positive"):
        ours.below(0)


@both_games
def test_a_state_is_small_and_copies_itself(title: str) -> None:
    state = kernel.begin(BY_TITLE[title].configure(6, {}))
    assert len(bytes(state)) <= 256
    rng = kernel.Generator(1)
    while state.seat < 0:
        state.chance(rng)
    twin, again = state.copy(), type(state).from_bytes(bytes(state))
    assert twin == state == again
    twin.apply(twin.legal()[0])
    assert twin != state
    again.play_game(rng)
    assert again.over
    assert again.winners
    assert again.legal() == []
    with pytest.raises(ValueError, match="bytes"):
        type(state).from_bytes(b"short")


@both_games
def test_nothing_illegal_is_taken(title: str) -> None:
    state = kernel.begin(BY_TITLE[title].configure(4, {}))
    rng = kernel.Generator(2)
    with pytest.raises(ValueError, match="nobody is asked"):
        state.apply(0)
    while state.seat < 0:
        state.chance(rng)
    before = bytes(state)
    for value in {-1, 63, 64, 72, 1000, *range(72)}.difference(state.legal()):
        with pytest.raises(ValueError, match="not legal"):
            state.apply(value)
    others = set(range(-2, 260)).difference(state.seats, {-1})
    for seat in others:
        assert state.legal(seat) == []
        assert state.mask(seat) == 0
        with pytest.raises(ValueError, match=f"seat {seat} is not asked"):
            state.apply(state.legal()[0], seat)
    with pytest.raises(ValueError, match="not chance's turn"):
        state.chance(rng)
    assert bytes(state) == before


@both_games
def test_the_mask_is_the_list(title: str) -> None:
    state, rng = kernel.begin(BY_TITLE[title].configure(4, {})), kernel.Generator(3)
    asks = set()
    while not state.over:
        if state.seat < 0:
            assert state.legal() == []
            state.chance(rng)
            continue
        asks.add(state.ask)
        values = state.legal()
        assert sum(1 << value for value in values) == state.mask()
        state.apply(values[rng.below(len(values))])
    assert "play" in asks


@both_games
@pytest.mark.parametrize("number", range(6))
def test_random_games_are_the_matches_of_random_bots(title: str, number: int) -> None:
    """The same generator, the same streams: seed and number mean the same on either engine."""
    game, draws = BY_TITLE[title], Generator(8, number)
    players, options = OPTIONS[title](draws)
    config = game.configure(players, options)
    match = play_out(Match(game, config, 77, number), [BOTS["random"]] * players)
    counted = kernel.PLAY_GAMES[title](config, 77, number, 1)
    assert match.result is not None
    winners: Any = match.result["winners"]
    assert [n for n, won in enumerate(counted["games_won"]) if won] == winners
    totals: Any = match.result["points" if title == "moustache" else "scores"]
    histogram, zero = ("points", 0) if title == "moustache" else ("scores", 128)
    found = [n - zero for n, times in enumerate(counted[histogram]) for _ in range(times)]
    assert found == sorted(totals)


@both_games
@given(seed=SEEDS)
@settings(max_examples=10, derandomize=True, deadline=None)
def test_playing_out_is_the_same_on_the_reference(title: str, seed: int) -> None:
    """A playout's one stream, draw for draw, on the compiled kernel and without it."""
    from upperlip.kernel import reference

    game, draws = BY_TITLE[title], Generator(seed, 1)
    players, options = OPTIONS[title](draws)
    config = game.configure(players, options)
    fast = kernel.begin(config)
    slow: Any = reference.ENGINES[title].state.begin(config)
    fast_rng, slow_rng = kernel.Generator(seed), reference.Generator(seed)
    for _ in range(2):
        fast.play_round(fast_rng)
        slow.play_round(slow_rng)
        assert (fast.ask, fast.seats, fast.points) == (slow.ask, slow.seats, slow.points)
        assert fast.rounds == slow.rounds
    fast.play_game(fast_rng)
    slow.play_game(slow_rng)
    assert fast.winners == slow.winners


@both_games
def test_playouts_add_up(title: str) -> None:
    engine = kernel.COMPILED[title]
    start = kernel.begin(BY_TITLE[title].configure(4, {}))
    sums = engine.playouts([start], 300, 5)
    if title == "moustache":
        assert sums[0] + sums[1] == 300
    parts = [engine.playouts([start], 100, 5, first) for first in (0, 100, 200)]
    assert [sum(column) for column in zip(*parts, strict=True)] == sums
    with pytest.raises(ValueError, match="state"):
        engine.playouts([], 1, 5)


@both_games
def test_a_finished_game_has_no_playouts(title: str) -> None:
    engine = kernel.COMPILED[title]
    over = kernel.begin(BY_TITLE[title].configure(4, {}))
    over.play_game(kernel.Generator(1))
    assert set(engine.playouts([over], 5, 1)) == {0}
