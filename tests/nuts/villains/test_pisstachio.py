"""U-35 PISSTACHIO, number 9: -5 to the trick's winner."""

import pytest

from tests.nuts.kit import Won, played, table, won


@pytest.mark.parametrize("sides", ["pairs", "solo"])
def test_the_winner_loses_five(sides: str) -> None:
    """U-35, U-41: in team play and individually."""
    assert won("R12 PISSTACHIO R2 R3", trump="Y", sides=sides) == Won(0, 1, 0, -5)


def test_also_its_own_player() -> None:
    """U-35: it is a 9 and can win."""
    assert won("R8 PISSTACHIO R2 R3", trump="Y") == Won(1, 1, 0, -5)


def test_with_praylene_both_count_apart() -> None:
    """U-35, U-43: they are kept apart, for a missed blind bid keeps only the minus."""
    assert won("R13 PISSTACHIO PRAYLENE R3", trump="Y") == Won(0, 1, 5, -5)


def test_with_twins_it_may_cost_ten() -> None:
    """U-35, U-34"""
    assert won("R12 PISSTACHIO TWINS=Y3 R2", trump="Y") == Won(0, 1, 5, -10)


def test_butternut_does_not_help() -> None:
    """U-26: the -5 is not worth of a card."""
    assert won("R15 PISSTACHIO BUTTERNUT R2", trump="Y") == Won(0, 1, 0, -5)


def test_the_next_trick_costs_nothing() -> None:
    """U-35"""
    state = played("R12 PISSTACHIO R2 R3", "0: B12 B2 B3 B4", trump="Y")
    assert table(state).tallies[0].minus == -5
