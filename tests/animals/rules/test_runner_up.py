"""runner-up: the second strongest card wins the trick (O-18.3)."""

import pytest

from tests.animals.kit import after, leads, taken, won

WINNERS = [
    ("runner-up", "B10 B9 O10 G1", "B9"),
    ("runner-up", "B0 O9 O10 G1", "O10"),
    ("runner-up equals-out", "B5 O5 P1 G9", "G9"),  # second of the two left
    ("equals-out runner-up", "B5 O5 P5 G9", "G9"),  # one left: no effect, it is the strongest
    ("runner-up reversed", "B9 O8 G2 P6", "P6"),
    ("runner-up twos-win", "B9 G2 O2 P6", "O2"),
    ("runner-up twos-win", "B2 O1 G2 P6", "O1"),
    ("twos-win runner-up", "B2 O1 G2 P6", "B2"),
    ("runner-up three-lowest", "B9 B8 B3 P6", "B8"),
    ("three-lowest runner-up", "B9 B8 B3 P6", "B3"),
    ("tens-fall runner-up", "O10 O0 O1 G9", "O0"),
]


@pytest.mark.parametrize(("rules", "trick", "winner"), WINNERS)
def test_winner(rules: str, trick: str, winner: str) -> None:
    """O-18: the second strongest by O-17, if two animals or more are left."""
    assert won(after(trick, rules=rules)) == winner


def test_jokers_are_not_ranked() -> None:
    """O-18: "two animals or more"; pigeon and monkey are none."""
    assert won(after("B9 MONKEY PIGEON G1 P1", rules="runner-up")) == "P1"
    assert won(after("B9 MONKEY PIGEON G9 P9", rules="equals-out runner-up")) is None
    assert won(after("B9 MONKEY PIGEON G9 P1", rules="equals-out runner-up")) == "P1"


def test_a_unicorn_beats_the_runner_up() -> None:
    """O-18.2."""
    assert won(after("B9 UNICORN O8 G1 P1", rules="runner-up")) == "UNICORN"


def test_the_runner_up_collects_and_leads() -> None:
    """O-22."""
    state = after("B10 B9 O10 G1", rules="runner-up")
    assert leads(state) == "B9"
    assert taken(state) == ("", "B10 B9 G1 O10")
