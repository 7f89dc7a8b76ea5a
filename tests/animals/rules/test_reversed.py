"""reversed: the order of colours is reversed (O-17)."""

import pytest

from tests.animals.kit import after, leads, won

WINNERS = [
    ("reversed", "B10 O10 P10 G1", "G1"),  # green is the strongest colour now
    ("reversed", "B10 O10 P0 B9", "P0"),
    ("reversed", "G1 G4 B10 B9", "G4"),  # values are not reversed
    ("reversed", "O1 O4 O9 O0", "O9"),  # one colour: no effect
    ("reversed tens-fall", "G10 G0 B10 B9", "G0"),
    ("tens-fall reversed", "G10 P9 B10 B9", "G10"),
    ("reversed runner-up", "B9 O8 G2 P6", "P6"),
    ("runner-up reversed", "B9 G8 G2 P6", "G2"),
    ("reversed three-lowest", "G9 G3 B0 O1", "G3"),
    ("three-lowest reversed", "G9 G4 B3 O1", "G4"),
    ("reversed equals-out", "G9 P9 O1 B10", "O1"),
    ("twos-win reversed", "B2 P2 O9 G0", "P2"),
]


@pytest.mark.parametrize(("rules", "trick", "winner"), WINNERS)
def test_winner(rules: str, trick: str, winner: str) -> None:
    """O-17: blue < orange < pink < green, then the highest value."""
    assert won(after(trick, rules=rules)) == winner


def test_the_weakest_is_blue_now() -> None:
    """O-22: the weakest by the reversed order."""
    assert leads(after("G10 G0 B1 B4", rules="reversed weakest-leads")) == "B1"
