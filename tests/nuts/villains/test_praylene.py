"""U-35 PRAYLENE, number 12: +5 to the trick's winner."""

import pytest

from tests.nuts.kit import Won, played, table, won


@pytest.mark.parametrize("sides", ["pairs", "solo"])
def test_the_winner_gets_five(sides: str) -> None:
    """U-35, U-41: in team play and individually."""
    assert won("R13 PRAYLENE R2 R3", trump="Y", sides=sides) == Won(0, 1, 5, 0)


def test_it_is_a_twelve_and_often_wins_itself() -> None:
    """U-35, U-2"""
    assert won("R11 PRAYLENE R2 R3", trump="Y") == Won(1, 1, 5, 0)
    assert won("R12 PRAYLENE R2 R3", trump="Y") == Won(0, 1, 5, 0)


def test_a_trump_takes_it() -> None:
    """U-35, U-23: a villain of the trick colour is no trump."""
    assert won("R11 PRAYLENE Y2 R3", trump="Y") == Won(2, 1, 5, 0)


def test_it_comes_on_top_of_point_cards() -> None:
    """U-35, U-40"""
    assert won("R15 PRAYLENE R10 R1", trump="Y") == Won(0, 1, 10 + 5 + 2 + 5, 0)


def test_butternut_leaves_it_alone() -> None:
    """U-26"""
    assert won("R15 PRAYLENE BUTTERNUT R10", trump="Y") == Won(0, 1, 5, 0)


def test_the_next_trick_brings_nothing() -> None:
    """U-35"""
    state = played("R13 PRAYLENE R2 R3", "0: B12 B2 B3 B4", trump="Y")
    assert table(state).tallies[0].plus == 5
