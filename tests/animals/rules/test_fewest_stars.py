"""fewest-stars: the team with fewer stars wins the round (O-26)."""

import pytest

from tests.animals.kit import after, stars, won
from tests.animals.rounds import EVEN, seesaw


def test_the_team_with_fewer_stars_wins() -> None:
    """O-26: 19 to 17, and the 17 win."""
    assert seesaw("fewest-stars").scores[-1].winner == 1
    assert seesaw("pink-open").scores[-1].winner == 0


def test_stars_are_counted_as_ever() -> None:
    """O-25: the rule turns the verdict, not the count."""
    assert stars(seesaw("fewest-stars")) == (19, 17)


@pytest.mark.parametrize("teams", [(0, 1, 0, 1), (1, 0, 1, 0)])
def test_a_tie_is_still_the_crowns(teams: tuple[int, ...]) -> None:
    """O-29: seat 1 wears the crown."""
    state = seesaw("fewest-stars", teams=teams, oranges=EVEN)
    assert stars(state) == (18, 18)
    assert state.scores[-1].winner == teams[1]


def test_the_last_trick_can_cost_the_round() -> None:
    """O-25, O-26: 17 + 3 are more than 19."""
    assert seesaw("last-trick", "fewest-stars").scores[-1].winner == 0


def test_no_effect_on_tricks() -> None:
    assert won(after("B0 P9 O5 G10", rules="fewest-stars")) == "B0"
