"""U-45: rock-paper-scissors for a tie."""

from itertools import permutations

import pytest

from tests.nuts.kit import asked, do, may, sit, swept
from upperlip.nuts import MUSTACHIO
from upperlip.nuts.state import State
from upperlip.table.ply import Ask
from upperlip.table.seat import SPECTATOR

ROCK, PAPER, SCISSORS = "rock", "paper", "scissors"


def tied(players: int, *met: int, sides: str = "solo") -> State:
    """Seat 0 takes all the tricks and misses its bid; the others meet theirs so many times.

    Alone that is 15 points a round for seat 0, 25 for each bid met: three of them are 75, too.
    """
    state = sit(players, villains="none", sides=sides)
    for number in range(5):
        bids = [0, *(0 if number < times else 1 for times in met)]
        state = swept(state, bids=bids)
    return state


def throw(state: State, *signs: str) -> State:
    """One throw of everyone still in it, lowest seat first."""
    seats = sorted(asked(state).seats)
    assert len(seats) == len(signs)
    return do(state, *(f"{s} throw {sign}" for s, sign in zip(seats, signs, strict=True)))


def winners(state: State) -> object:
    result = MUSTACHIO.result(state)
    return None if result is None else result["winners"]


def test_without_a_tie_nobody_throws() -> None:
    """U-44, U-45"""
    assert winners(tied(3, 3, 5)) == [2]


def test_two_tied_sides_throw_at_once() -> None:
    """U-45"""
    state = tied(2, 3)
    assert winners(state) is None
    assert set(asked(state).seats) == {0, 1}
    assert may(state) == {ROCK, PAPER, SCISSORS}


@pytest.mark.parametrize(
    ("signs", "winner"),
    [
        ((ROCK, SCISSORS), 0),
        ((SCISSORS, PAPER), 0),
        ((PAPER, ROCK), 0),
        ((SCISSORS, ROCK), 1),
        ((PAPER, SCISSORS), 1),
        ((ROCK, PAPER), 1),
    ],
)
def test_first_to_win_two_throws(signs: tuple[str, str], winner: int) -> None:
    """U-45: one is not enough."""
    once = throw(tied(2, 3), *signs)
    assert winners(once) is None
    assert winners(throw(once, *signs)) == [winner]


@pytest.mark.parametrize("sign", [ROCK, PAPER, SCISSORS])
def test_equal_signs_count_for_nobody(sign: str) -> None:
    """U-45: they throw again, a win so far stays."""
    state = throw(throw(tied(2, 3), sign, sign), sign, sign)
    assert winners(state) is None
    state = throw(throw(state, ROCK, SCISSORS), sign, sign)
    assert winners(state) is None
    assert winners(throw(state, ROCK, SCISSORS)) == [0]


def test_one_all_goes_to_a_third() -> None:
    """U-45"""
    state = throw(throw(tied(2, 3), ROCK, SCISSORS), SCISSORS, ROCK)
    assert winners(state) is None
    assert winners(throw(state, PAPER, SCISSORS)) == [1]


def test_throws_are_secret() -> None:
    """U-45: until both are in, the other and the watchers cannot tell."""
    rock, paper = (do(tied(2, 3), f"0 throw {sign}") for sign in (ROCK, PAPER))
    for watcher in (1, SPECTATOR):
        assert MUSTACHIO.view(rock, watcher) == MUSTACHIO.view(paper, watcher)
    assert MUSTACHIO.view(rock, 0) != MUSTACHIO.view(paper, 0)
    assert asked(rock) == Ask("throw", (1,))


def test_throws_may_come_in_any_order() -> None:
    """U-45: simultaneous."""
    throws = ("0 throw rock", "1 throw paper", "2 throw rock")
    assert len({do(tied(3, 3, 3), *order) for order in permutations(throws)}) == 1


# Three and more


@pytest.mark.parametrize("signs", [(ROCK, ROCK, ROCK), (ROCK, PAPER, SCISSORS)])
def test_of_three_all_equal_or_all_different_throw_again(signs: tuple[str, str, str]) -> None:
    """U-45"""
    state = throw(tied(3, 3, 3), *signs)
    assert winners(state) is None
    assert set(asked(state).seats) == {0, 1, 2}


def test_two_signs_and_one_winner_end_it_at_once() -> None:
    """U-45: one left has won."""
    assert winners(throw(tied(3, 3, 3), ROCK, PAPER, ROCK)) == [1]


@pytest.mark.parametrize(
    ("signs", "left"),
    [
        ((ROCK, SCISSORS, ROCK), {0, 2}),
        ((ROCK, PAPER, PAPER), {1, 2}),
        ((SCISSORS, SCISSORS, PAPER), {0, 1}),
    ],
)
def test_two_signs_put_the_losers_out(signs: tuple[str, str, str], left: set[int]) -> None:
    """U-45"""
    assert set(asked(throw(tied(3, 3, 3), *signs)).seats) == left


def test_two_left_start_at_nothing_and_play_to_two() -> None:
    """U-45: having survived is no win."""
    state = throw(tied(3, 3, 3), ROCK, SCISSORS, ROCK)
    state = throw(state, PAPER, ROCK)
    assert winners(state) is None
    assert winners(throw(throw(state, ROCK, PAPER), ROCK, PAPER)) == [2]


def test_four_become_three_become_two_become_one() -> None:
    """U-45"""
    state = throw(tied(4, 3, 3, 3), ROCK, ROCK, SCISSORS, ROCK)
    assert set(asked(state).seats) == {0, 1, 3}
    state = throw(state, PAPER, SCISSORS, ROCK)
    assert set(asked(state).seats) == {0, 1, 3}
    state = throw(state, PAPER, PAPER, ROCK)
    assert set(asked(state).seats) == {0, 1}
    assert winners(throw(throw(state, ROCK, PAPER), ROCK, PAPER)) == [1]


def test_three_signs_among_four_settle_nothing() -> None:
    """U-45: only exactly two different ones do."""
    state = throw(tied(4, 3, 3, 3), ROCK, PAPER, SCISSORS, ROCK)
    assert set(asked(state).seats) == {0, 1, 2, 3}


# Who throws


def test_only_those_who_tie_for_first() -> None:
    """U-45: seats 1 to 3 have 100 each, seat 4 has 75."""
    assert set(asked(tied(5, 4, 4, 4, 3)).seats) == {1, 2, 3}


def test_a_teams_lowest_seat_throws() -> None:
    """U-45: seats 0 and 1 for two pairs at 70 each: 15, 15, 10, 15, 15 against twice 35."""
    state = tied(4, 2, 0, 2, sides="pairs")
    assert set(asked(state).seats) == {0, 1}
    assert winners(throw(throw(state, ROCK, PAPER), ROCK, PAPER)) == [1]


def test_of_three_pairs_the_two_that_tie() -> None:
    """U-45: seats 1 and 2, not their partners 4 and 5."""
    state = tied(6, 5, 5, 0, 5, 5, sides="pairs")
    assert set(asked(state).seats) == {1, 2}
    assert winners(throw(throw(state, ROCK, PAPER), ROCK, PAPER)) == [2]
