"""twos-win: a 2 wins the trick whatever its colour (O-18.3)."""

import pytest

from tests.animals.kit import after, leads, taken, won

WINNERS = [
    ("twos-win", "B10 G2 P5 O7", "G2"),  # the weakest colour's 2 beats everything
    ("twos-win", "G2 O2 P2 B9", "O2"),  # of several, the strongest colour's
    ("twos-win", "G3 O1 P10 B9", "B9"),  # no 2, no effect
    ("twos-win", "B2 B9 G2 P2", "B2"),
    ("twos-win reversed", "G2 O2 P2 B9", "G2"),  # strongest by the reversed order
    ("reversed twos-win", "O2 P2 G9 B9", "P2"),
    ("twos-win tens-fall", "B2 B10 G9 O9", "B2"),
    ("twos-win cut-leads", "B9 G2 P5 O7", "G2"),
    # Equal 2s are out before they can win; a lone 2 beside another pair is not.
    ("twos-win equals-out", "G2 O2 P5 B9", "B9"),
    ("equals-out twos-win", "G2 O7 P7 B1", "G2"),
    # The first that applies decides: left to right.
    ("twos-win three-lowest", "G2 B3 B9 O1", "G2"),
    ("three-lowest twos-win", "G2 B3 B9 O1", "B3"),
    ("three-lowest twos-win", "G2 B4 B9 O1", "G2"),  # no 3: on to the next
    ("twos-win runner-up", "B9 O8 G2 P6", "G2"),
    ("runner-up twos-win", "B9 O8 G2 P6", "O8"),
]


@pytest.mark.parametrize(("rules", "trick", "winner"), WINNERS)
def test_winner(rules: str, trick: str, winner: str) -> None:
    """O-18: the 2 of the strongest colour wins, if a 2 is left."""
    assert won(after(trick, rules=rules)) == winner


def test_its_player_collects_and_leads() -> None:
    """O-22."""
    state = after("B10 G2 P5 O7", rules="twos-win")
    assert leads(state) == "G2"
    assert taken(state) == ("", "B10 G2 O7 P5")


def test_a_unicorn_beats_a_two() -> None:
    """O-18.2: whatever the rules say."""
    assert won(after("G2 UNICORN B2 P5 O7", rules="twos-win")) == "UNICORN"


def test_discarded_twos_are_not_collected() -> None:
    """O-18.1."""
    assert taken(after("G2 O2 P5 B9", rules="equals-out twos-win")) == ("", "B9 P5")
