"""three-lowest: if a 3 is played, the lowest value wins (O-18.3)."""

import pytest

from tests.animals.kit import after, leads, reasons, won

WINNERS = [
    ("three-lowest", "G3 B9 B4 O1", "B4"),  # the lowest of the strongest colour, not of all
    ("three-lowest", "G3 B9 O1 P0", "B9"),  # alone of its colour it is the lowest, too
    ("three-lowest", "B3 B9 O1 P0", "B3"),
    ("three-lowest", "B3 B0 O1 P0", "B0"),
    ("three-lowest", "G4 B9 B5 O1", "B9"),  # no 3, no effect
    ("three-lowest reversed", "G9 G3 B4 B0", "G3"),
    ("reversed three-lowest", "G9 G4 B3 B0", "G4"),
    ("three-lowest tens-fall", "P3 B0 B10 B5", "B10"),  # 10 counts as −1 and is the lowest
    ("tens-fall three-lowest", "P3 O10 O0 G9", "O10"),
    ("three-lowest", "P3 B0 B10 B5", "B0"),
    # Two 3s are out and not taken into account; of the strongest colour left.
    ("three-lowest equals-out", "G3 P3 B9 B4", "B9"),
    ("equals-out three-lowest", "G3 B9 O9 P4 P1", "P1"),
    ("three-lowest equals-out", "G3 B3 B9 B1 P3", "B9"),
    ("three-lowest runner-up", "G3 B9 B4 B6", "B4"),
    ("runner-up three-lowest", "G3 B9 B4 B6", "B6"),
    ("three-lowest twos-win", "G3 B9 B4 O2", "B4"),
    ("twos-win three-lowest", "G3 B9 B4 O2", "O2"),
    ("three-lowest cut-leads", "G3 B9 B4 B1", "B1"),
]


@pytest.mark.parametrize(("rules", "trick", "winner"), WINNERS)
def test_winner(rules: str, trick: str, winner: str) -> None:
    """O-18: if a 3 is left, the lowest of the strongest colour left wins."""
    assert won(after(trick, rules=rules)) == winner


OVERALL = [
    ("three-lowest", "G3 B9 B4 O1", "O1"),  # the lowest of all, whatever its colour
    ("three-lowest", "G3 B9 O1 P0", "P0"),
    ("three-lowest", "G3 B0 O1 P0", "B0"),  # of equal ones the strongest colour
    ("three-lowest", "P0 B3 O0 G0", "O0"),
    ("three-lowest reversed", "P0 B3 O0 G0", "G0"),
    ("reversed three-lowest", "P0 B3 O0 G9", "P0"),
    ("three-lowest", "G3 B9 B4 O5", "G3"),
    ("three-lowest", "G4 B9 B5 O1", "B9"),  # no 3, no effect
    ("three-lowest tens-fall", "B3 G10 O0 P5", "G10"),  # 10 counts as −1
    ("tens-fall three-lowest", "B3 G10 O10 P5", "O10"),
    ("three-lowest equals-out", "G3 P3 B9 O1", "B9"),  # discarded 3s are not taken into account
    ("equals-out three-lowest", "G3 B0 O0 P9", "G3"),  # nor are discarded zeros
    ("three-lowest twos-win", "G3 B9 B4 O2", "O2"),
    ("twos-win three-lowest", "G3 B2 G0 O9", "B2"),
    ("runner-up three-lowest", "G3 B9 B4 O0", "B4"),
]


@pytest.mark.parametrize(("rules", "trick", "winner"), OVERALL)
def test_winner_as_a_table_may_read_it(rules: str, trick: str, winner: str) -> None:
    """O-18, option `threes`: the lowest of all that are left, of equals the strongest colour."""
    assert won(after(trick, rules=rules, threes="overall")) == winner


@pytest.mark.parametrize(
    ("threes", "trick", "told"),
    [
        ("colour", "G3 B9 B4 O1", ["O-18 threes-colour"]),
        ("overall", "G3 B9 B4 O1", ["O-18 threes-overall"]),
        ("overall", "B3 B9 B4 O5", []),  # B3 either way
        ("overall", "G4 B9 B5 O1", []),
    ],
)
def test_the_reading_is_said_where_it_decided(threes: str, trick: str, told: list[str]) -> None:
    """O-18."""
    found = reasons(trick, rules="three-lowest", threes=threes)
    assert [reason for reason in found if "threes" in reason] == told


def test_a_unicorn_beats_the_lowest() -> None:
    """O-18.2."""
    assert won(after("G3 UNICORN B9 B4 O1", rules="three-lowest")) == "UNICORN"


def test_the_winner_leads() -> None:
    """O-22."""
    assert leads(after("G3 B9 B4 O1", rules="three-lowest")) == "B4"
