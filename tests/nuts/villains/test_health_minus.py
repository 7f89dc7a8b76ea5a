"""U-29 HEALTH-, number 11: one trick fewer."""

import pytest

from tests.nuts.kit import Won, sit, swept, won


def test_its_trick_counts_nothing() -> None:
    """U-29: the points are won all the same, and so is the lead."""
    assert won("R15 HEALTH- R2 R3", trump="Y") == Won(0, 0, 10, 0)


def test_it_costs_who_wins_it_not_who_plays_it() -> None:
    """U-29"""
    assert won("HEALTH- R2 R12 R3", trump="Y", sides="solo") == Won(2, 0, 0, 0)
    assert won("HEALTH- R2 R9 R3", trump="Y", sides="solo") == Won(0, 0, 0, 0)


def test_a_side_that_wins_only_its_trick_has_won_none() -> None:
    """U-33: the count is 0, and a bid of 0 is met. Nobody can get below."""
    nothing_else = won("R2 HEALTH- R3 R4", trump="Y", sides="solo")
    assert nothing_else == Won(1, 0, 0, 0)


@pytest.mark.parametrize(("bids", "bonus"), [((8, 0, 0, 0), 35), ((9, 0, 0, 0), 0)])
def test_it_counts_for_the_bid(bids: tuple[int, ...], bonus: int) -> None:
    """U-29, U-33, U-40: nine tricks won count eight."""
    score = swept(sit(), {3: "HEALTH-"}, bids).scores[0]
    assert score.tricks == (8, 0)
    assert score.points[0] == 15 + bonus


def test_with_health_plus_in_another_trick_the_bid_is_met_by_nine() -> None:
    """U-29, U-33: seat 1 keeps both for the last tricks, one each."""
    score = swept(sit(), {1: "HEALTH+ HEALTH-"}, (9, 0, 0, 0)).scores[0]
    assert score.tricks == (9, 0)
    assert score.points[0] == 15 + 35
