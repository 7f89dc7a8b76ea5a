"""U-29 HEALTH+, number 11: one trick more."""

import pytest

from tests.nuts.kit import Won, opened, play, sit, swept, table, won


def test_its_trick_counts_two() -> None:
    """U-29"""
    assert won("R15 HEALTH+ R2 R3", trump="Y") == Won(0, 2, 10, 0)


def test_it_counts_for_who_wins_it_not_for_who_plays_it() -> None:
    """U-29"""
    assert won("HEALTH+ R2 R12 R3", trump="Y", sides="solo") == Won(2, 2, 0, 0)


def test_with_health_minus_it_counts_one() -> None:
    """U-29: together they cancel, in any order."""
    assert won("R15 HEALTH+ HEALTH- R3", trump="Y").tricks == 1
    assert won("R15 HEALTH- R3 HEALTH+", trump="Y").tricks == 1


def test_in_two_tricks_they_cancel_over_the_round() -> None:
    """U-29, U-33"""
    tricks = "R15 HEALTH+ R2 R3", "0: B15 B2 B3 HEALTH-"
    state = play(opened(*tricks, trump="Y"), *tricks)
    assert [tally.tricks for tally in table(state).tallies] == [2, 0]


@pytest.mark.parametrize(("bids", "bonus"), [((9, 0, 1, 0), 35), ((9, 0, 0, 0), 0)])
def test_it_counts_for_the_bid(bids: tuple[int, ...], bonus: int) -> None:
    """U-29, U-33, U-40: nine tricks won count ten, and ten is what must be bid."""
    score = swept(sit(), {1: "HEALTH+"}, bids).scores[0]
    assert score.tricks == (10, 0)
    assert score.points[0] == 15 + bonus


def test_it_is_an_eleven_without_points() -> None:
    """U-2, U-40"""
    assert won("R9 HEALTH+ R8 R3", trump="Y") == Won(1, 2, 0, 0)
    assert won("R12 HEALTH+ R8 R3", trump="Y") == Won(0, 2, 0, 0)
