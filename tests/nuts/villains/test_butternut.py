"""U-26 BUTTERNUT, number 11: the trick's point cards become worthless."""

import pytest

from tests.nuts.kit import Won, played, table, won


def test_point_cards_before_and_after_score_nothing() -> None:
    """U-26: the trick counts as one all the same."""
    assert won("R15 BUTTERNUT R10 R1", trump="Y") == Won(0, 1, 0, 0)
    assert won("BUTTERNUT R5 R1 R15", trump="Y") == Won(3, 1, 0, 0)
    assert won("R15 R10 R5 BUTTERNUT", trump="Y") == Won(0, 1, 0, 0)


def test_individual_play_too() -> None:
    """U-26"""
    assert won("R15 R14 BUTTERNUT R2", trump="Y", sides="solo") == Won(0, 1, 0, 0)


def test_the_fives_of_praylene_and_pisstachio_still_count() -> None:
    """U-26: they are not worth of a card."""
    assert won("R15 BUTTERNUT PRAYLENE PISSTACHIO", trump="Y") == Won(0, 1, 5, -5)
    assert won("R15 PRAYLENE PISSTACHIO BUTTERNUT", trump="Y") == Won(0, 1, 5, -5)


@pytest.mark.parametrize(("turned", "plus", "minus"), [("B2", 5, 0), ("Y3", 0, -5)])
@pytest.mark.parametrize("order", ["TWINS={} BUTTERNUT", "BUTTERNUT TWINS={}"])
def test_twins_lose_their_own_points_not_the_turned_ones(
    order: str, turned: str, plus: int, minus: int
) -> None:
    """U-26: TWINS' 5 of U-40 is a point card's, the ±5 of U-34 is not."""
    assert won(f"R15 {order.format(turned)} R2", trump="Y") == Won(0, 1, plus, minus)


def test_health_counts_as_ever() -> None:
    """U-26 touches points only."""
    assert won("R15 BUTTERNUT HEALTH+ R2", trump="Y") == Won(0, 2, 0, 0)


def test_it_is_an_eleven() -> None:
    """U-2, U-22"""
    assert won("R10 BUTTERNUT R9 R8", trump="Y").winner == 1
    assert won("R12 BUTTERNUT R9 R8", trump="Y").winner == 0


def test_the_next_trick_scores_again() -> None:
    """U-26: that trick only."""
    state = played("R15 BUTTERNUT R10 R1", "0: B15 B10 B5 B1", trump="Y")
    assert table(state).tallies[0].plus == 10 + 5 + 5 + 2
