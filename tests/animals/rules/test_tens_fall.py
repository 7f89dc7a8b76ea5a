"""tens-fall: a 10 ranks below the 0 of its colour (O-17)."""

import pytest

from tests.animals.kit import after, leads, won

WINNERS = [
    ("tens-fall", "B10 B0 G9 O9", "B0"),
    ("tens-fall", "B10 G9 P9 O9", "B10"),  # colour comes first: it is still blue
    ("tens-fall", "B9 B1 G10 O10", "B9"),  # no 10 among the strongest: no effect
    ("reversed", "G10 G9 B1 O4", "G10"),  # without it, 10 is high
    ("tens-fall reversed", "G10 G9 B1 O4", "G9"),
    ("tens-fall runner-up", "B10 B9 G1 P2", "B10"),  # the second strongest of two blues
    ("tens-fall runner-up", "B10 B9 B0 P2", "B0"),
    ("three-lowest tens-fall", "O3 O10 G0 P0", "O10"),
    ("tens-fall equals-out", "B10 O10 P0 G1", "P0"),
    ("twos-win tens-fall", "B10 B2 O0 P0", "B2"),
]


@pytest.mark.parametrize(("rules", "trick", "winner"), WINNERS)
def test_winner(rules: str, trick: str, winner: str) -> None:
    """O-17: 10 counts as −1."""
    assert won(after(trick, rules=rules)) == winner


@pytest.mark.parametrize(("rules", "weakest"), [("", "G0"), ("tens-fall", "G10")])
def test_a_fallen_ten_is_the_weakest_of_its_colour(rules: str, weakest: str) -> None:
    """O-17, O-22."""
    assert leads(after("G10 G0 B1 O4", rules=f"{rules} weakest-leads")) == weakest
