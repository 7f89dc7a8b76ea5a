"""U-22 WALNUT, number 9: always trump."""

import pytest

from tests.nuts.kit import Won, hand_of, may, opened, play, played, winner, won


def test_it_is_trump() -> None:
    """U-22, U-23"""
    assert won("R15 WALNUT R14 R13", trump="Y") == Won(1, 1, 10, 0)


@pytest.mark.parametrize(
    ("trick", "seat"),
    [
        ("R3 Y9 WALNUT R2", 1),  # 9 and 9: the first
        ("R3 WALNUT Y9 R2", 1),
        ("R3 WALNUT Y10 R2", 2),
        ("R3 Y8 WALNUT R2", 2),
    ],
)
def test_among_trumps_it_is_a_nine(trick: str, seat: int) -> None:
    """U-22, U-23"""
    assert won(trick, trump="Y").winner == seat


def test_when_the_trick_colour_is_trump_all_villains_are() -> None:
    """U-23: a 12 in trumps beats the WALNUT's 9."""
    assert won("Y8 WALNUT PRAYLENE Y3", trump="Y") == Won(2, 1, 5, 0)
    assert won("R8 WALNUT PRAYLENE R3", trump="Y") == Won(1, 1, 5, 0)


def test_leading_it_leaves_the_colour_to_the_next_nut() -> None:
    """U-20: it obliges nobody to play trump; the first nut sets the colour."""
    state = opened("WALNUT R3", trump="Y", holding={1: "R3 Y2", 2: "R4 Y6"})
    led = play(state, "WALNUT")
    assert may(led) == hand_of(led, 1)
    assert may(play(led, "R3")) == {"R4"}


def test_leading_it_still_wins_as_trump() -> None:
    """U-20, U-22"""
    assert won("WALNUT R15 R14 R2", trump="Y").winner == 0
    assert won("WALNUT R3 Y10 R2", trump="Y").winner == 2


def test_without_trump_it_counts_as_the_trick_colour() -> None:
    """U-22: leading or not, it is a red 9 in a trick of red."""
    assert won("R15 NUTCASE WALNUT R14", trump="Y").winner == 0
    first, second = "R13 NUTCASE R2 R3", "0: WALNUT B{} G15 B2"
    assert winner(played(first, second.format(8), trump="Y")) == 0
    assert winner(played(first, second.format(10), trump="Y")) == 1


def test_all_villains_it_beats_the_others_while_there_is_a_trump() -> None:
    """U-22"""
    assert won("PRAYLENE WALNUT HEALTH+ PISSTACHIO", trump="Y") == Won(1, 2, 5, -5)


def test_all_villains_without_trump_numbers_alone_count() -> None:
    """U-22: 12, 9, 12, 9: the first of the twelves."""
    assert won("PRAYLENE WALNUT NUTCASE PISSTACHIO", trump="Y") == Won(0, 1, 5, -5)
    assert won("PISSTACHIO NUTCASE WALNUT", trump="Y", players=3).winner == 1


def test_all_villains_and_no_walnut_numbers_count() -> None:
    """U-22, U-23: trump or not; of equals the first."""
    assert won("HEALTH- PRAYLENE HEALTH+ BUTTERNUT", trump="Y") == Won(1, 1, 5, 0)
    assert won("HEALTH- PISSTACHIO HEALTH+ BUTTERNUT", trump="Y") == Won(0, 1, 0, -5)


def test_it_may_be_played_though_one_could_follow() -> None:
    """U-21: like any villain."""
    state = opened("R9", trump="Y", holding={1: "R2 WALNUT B2"})
    assert may(play(state, "R9")) == {"R2", "WALNUT"}


def test_it_scores_nothing() -> None:
    """U-40: no effect but winning."""
    assert won("R2 WALNUT R3 R4", trump="Y") == Won(1, 1, 0, 0)
