"""weakest-leads: the weakest card's player leads the next trick (O-22)."""

import pytest

from tests.animals.kit import after, leads, steal, taken, won

LEADERS = [
    ("weakest-leads", "B7 G5 O2 P9", "B7", "G5"),
    ("weakest-leads", "B7 G5 G2 G9", "B7", "G2"),
    ("weakest-leads reversed", "G5 B7 O2 P9", "G5", "B7"),
    ("tens-fall weakest-leads", "B1 G10 G0 O4", "B1", "G10"),
    ("weakest-leads equals-out", "B9 G1 P1 O7", "B9", "O7"),  # of the animals left
    ("equals-out weakest-leads", "B9 G1 O1 P1", "B9", "B9"),  # one left: strongest and weakest
    ("equals-out weakest-leads", "O1 G1 B1 P1", None, "O1"),  # none left: the leader again
    # Who wins and who leads are two questions.
    ("weakest-leads twos-win", "B9 P2 G1 O7", "P2", "G1"),
    ("weakest-leads three-lowest", "B3 B9 O0 O5", "B3", "O0"),
    ("runner-up weakest-leads", "B3 B9 O0 O5", "B3", "O0"),
    ("cut-leads weakest-leads", "B3 O5 G9 P0", "B3", "G9"),
    # With a pigeon, a unicorn: nothing changes.
    ("weakest-leads", "G5 PIGEON B7 O2 P9", "B7", "G5"),
    ("weakest-leads", "B5 UNICORN B7 O2 P9", "UNICORN", "P9"),
    ("weakest-leads", "B5 UNICORN PIGEON O2 P9", "UNICORN", "P9"),
    # With no animal left it is as without the rule.
    ("weakest-leads equals-out", "B5 UNICORN G5 O7 P7", "UNICORN", "UNICORN"),
    ("weakest-leads equals-out", "B5 UNICORN PIGEON O5 P5", "UNICORN", "UNICORN"),
    ("weakest-leads equals-out", "B5 PIGEON G5 O7 P7", None, "B5"),
    ("weakest-leads equals-out", "B5 MONKEY G5 O7 P7", None, "B5"),
]


@pytest.mark.parametrize(("rules", "trick", "winner", "leader"), LEADERS)
def test_winner_and_leader(rules: str, trick: str, winner: str | None, leader: str) -> None:
    """O-22: the weakest animal left, by O-17."""
    state = after(trick, rules=rules)
    assert (won(state), leads(state)) == (winner, leader)


@pytest.mark.parametrize("stolen", ["G5", "B7"])
def test_a_theft_changes_nothing(stolen: str) -> None:
    """O-22: also of the weakest card itself."""
    state = steal(after("B7 MONKEY G5 O2 P9", rules="weakest-leads"), stolen)
    assert (won(state), leads(state)) == ("B7", "G5")


def test_the_winner_still_collects() -> None:
    """O-22."""
    assert taken(after("B7 G5 O2 P9", rules="weakest-leads")) == ("B7 G5 O2 P9", "")


def test_without_it_the_winner_leads() -> None:
    """O-22."""
    assert leads(after("G5 B7 O2 P9", rules="twos-win")) == "O2"
