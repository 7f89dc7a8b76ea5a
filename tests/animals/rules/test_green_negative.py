"""green-negative: stars on green cards count negative (O-25)."""

import pytest

from tests.animals.kit import after, stars, won
from tests.animals.rounds import seesaw


def test_green_stars_count_against_their_team() -> None:
    """O-25: the seesaw's second team has nine green stars and eight others."""
    assert stars(seesaw("green-negative")) == (19, 8 - 9)


@pytest.mark.parametrize("both", [("green-negative", "shining-zeros")[::step] for step in (1, -1)])
def test_a_shining_green_zero_counts_minus_two(both: tuple[str, str]) -> None:
    """O-25: P0 O0 shine for one team, B0 for the other, G0 against it; in either order."""
    assert stars(seesaw(*both)) == (19 + 4, 8 - 9 + 2 - 2)


def test_fewer_than_no_stars_win_where_fewest_win() -> None:
    """O-26: a team below zero has the fewest."""
    assert seesaw("green-negative").scores[-1].winner == 0
    assert seesaw("green-negative", "fewest-stars").scores[-1].winner == 1


def test_no_effect_without_green_cards() -> None:
    """O-25: the seesaw's first team has none, and keeps its 19."""
    assert stars(seesaw("green-negative"))[0] == stars(seesaw("pink-open"))[0] == 19


def test_no_effect_on_tricks() -> None:
    assert won(after("G0 G9 G5 G10", rules="green-negative")) == "G10"
