"""Trophies (O-4, O-30) and who wins the game (O-8)."""

import pytest

from tests.animals.kit import (
    begin,
    finish,
    let_chance,
    refusal,
    trophies,
    until,
)
from tests.animals.rounds import won_by_2_and_3
from upperlip.animals import MOUSTACHE
from upperlip.animals.chance import Trophies


def test_the_most_points_win() -> None:
    """O-8: the result as a record has it."""
    state = trophies(won_by_2_and_3((1, 2), (2, 3), (3, 5)), None, None, 4, 6)
    rounds = [{"stars": [0, stars], "winner": 1} for stars in (36, 39, 39, 39)]
    assert MOUSTACHE.result(state) == {"points": [0, 0, 10, 16], "winners": [3], "rounds": rounds}


def test_a_tie_stays_a_tie() -> None:
    """O-8: 1 + 4 + 3 + 5 and 3 + 2 + 4 + 4."""
    state = trophies(won_by_2_and_3((1, 3), (4, 2), (3, 4)), None, None, 5, 4)
    result = MOUSTACHE.result(state)
    assert result is not None
    assert result["points"] == [0, 0, 13, 13]
    assert result["winners"] == [2, 3]


def test_points_are_trophies_and_not_rounds_or_stars() -> None:
    """O-8: a whole game, added up."""
    state = finish(begin(5))
    result = MOUSTACHE.result(state)
    assert result is not None
    points = [sum(drawn[seat] or 0 for drawn in state.trophies) for seat in range(5)]
    assert result["points"] == points
    assert result["winners"] == [seat for seat in range(5) if points[seat] == max(points)]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_each_winner_draws_one_of_the_rounds_three(players: int, number: int) -> None:
    """O-4, O-30: without putting back; the losers draw none."""
    state = until(begin(players), "trophies", number)
    winner, teams = state.scores[-1].winner, state.scores[-1].teams
    for seed in range(10):
        drawn = let_chance(state, seed).trophies[-1]
        tokens = [token for token in drawn if token is not None]
        assert [token is not None for token in drawn] == [team == winner for team in teams]
        assert len(set(tokens)) == len(tokens)
        assert set(tokens) <= {number, number + 1, number + 2}


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("players", [3, 6])
def test_even_trophies_are_all_the_middle_one(players: int, number: int) -> None:
    """O-4."""
    state = until(begin(players, even_trophies=True), "trophies", number)
    for seed in range(5):
        assert set(let_chance(state, seed).trophies[-1]) == {None, number + 1}


@pytest.mark.parametrize(
    ("drawn", "reason"),
    [
        ((1, None, 2, 3), "O-30 trophy-to-loser"),
        ((None, None, 2, 2), "O-30 impossible-trophy"),  # one token, two hands
        ((None, None, 2, 4), "O-30 impossible-trophy"),  # of another round
        ((None, None, 2, None), "O-30 impossible-trophy"),  # a winner without
        ((None, None, 2), "O-30 wrong-trophies"),
        ((None, None, 2, 3, 1), "O-30 wrong-trophies"),
    ],
)
def test_trophies_that_cannot_be_drawn(drawn: tuple[int | None, ...], reason: str) -> None:
    """O-30."""
    assert refusal(won_by_2_and_3(), Trophies(1, drawn)) == reason


def test_trophies_of_another_round() -> None:
    """O-30."""
    assert refusal(won_by_2_and_3(), Trophies(2, (None, None, 2, 3))) == "O-30 wrong-round"


def test_even_trophies_cannot_differ() -> None:
    """O-4."""
    state = won_by_2_and_3(even=True)
    assert trophies(state, None, None, 2, 2).trophies == ((None, None, 2, 2),)
    assert refusal(state, Trophies(1, (None, None, 1, 2))) == "O-4 impossible-trophy"


def test_the_end_is_told_with_all_points() -> None:
    """O-8, O-30."""
    before = won_by_2_and_3((1, 3), (4, 2), (3, 4))
    ply = Trophies(4, (None, None, 5, 4))
    events = MOUSTACHE.narrate(before, ply, MOUSTACHE.apply(before, ply))
    told = [(event.message, dict(event.args)) for event in events if event.message != "trophy"]
    assert told == [
        *(("final-points", {"seat": s, "points": p}) for s, p in enumerate((0, 0, 13, 13))),
        ("game-tied", {"seats": (2, 3), "points": 13}),
    ]
