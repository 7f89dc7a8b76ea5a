"""U-25 ACORN, number 4: the lowest number takes the trick."""

import pytest

from tests.nuts.kit import Won, may, opened, play, played, winner, won


def test_the_lowest_card_wins() -> None:
    """U-25"""
    assert won("R9 ACORN R12 R2", trump="Y") == Won(3, 1, 0, 0)


def test_colours_are_ignored() -> None:
    """U-25: an off-colour 2 wins."""
    assert won("R9 ACORN R12 B2", trump="Y") == Won(3, 1, 0, 0)


def test_trump_is_ignored_and_acorn_itself_is_a_four() -> None:
    """U-25: neither the trump 15 nor the red 5 is lowest."""
    assert won("R9 ACORN B15 R5", trump="B") == Won(1, 1, 15, 0)


@pytest.mark.parametrize(
    ("trick", "seat"),
    [
        ("R4 ACORN R9 R8", 1),
        ("ACORN R4 R9 R8", 1),
        ("R4 ACORN R9 B4", 3),
        ("R3 B3 ACORN R9", 1),
        ("R3 B3 G3 ACORN", 2),
    ],
)
def test_of_equal_numbers_the_last_played_wins(trick: str, seat: int) -> None:
    """U-25: the other way round than U-23."""
    assert won(trick, trump="Y").winner == seat


def test_walnut_is_a_plain_nine() -> None:
    """U-25 over U-22: always trump does not help when trump is ignored."""
    assert won("R8 WALNUT ACORN R10", trump="Y") == Won(2, 1, 5, 0)
    assert won("R11 WALNUT R10 ACORN", trump="Y").winner == 3


@pytest.mark.parametrize(
    ("trick", "seat"),
    [
        ("HONEYNUT ACORN R2 R3", 0),  # leads the round: 1
        ("HONEYNUT R1 ACORN R3", 1),  # 1 and 1: the later
        ("ACORN HONEYNUT R9 R8", 0),  # 4 and 5
        ("R3 HONEYNUT ACORN R9", 0),  # 3, 4, 4
        ("R1 HONEYNUT B2 ACORN", 0),  # 1, 2, 2, 4
    ],
)
def test_honeynut_counts_with_its_copied_number(trick: str, seat: int) -> None:
    """U-25, U-28"""
    assert won(trick, trump="Y").winner == seat


def test_twins_know_no_trump_after_it() -> None:
    """U-34: with ACORN already in the trick no trump is in force; a villain still costs."""
    assert won("R9 ACORN TWINS=Y3 R2", trump="Y") == Won(3, 1, 10, 0)
    assert won("R9 ACORN TWINS=WALNUT R2", trump="Y") == Won(3, 1, 5, -5)


def test_all_villains_the_lowest_number_wins() -> None:
    """U-25: numbers decide without any trick colour, the WALNUT's trump or not."""
    assert won("PRAYLENE WALNUT ACORN HEALTH+", trump="Y") == Won(2, 2, 5, 0)


def test_following_is_still_required() -> None:
    """U-25: seat 2 would like to throw the blue 1."""
    state = opened("R9 ACORN", trump="Y", holding={2: "R12 B1 WALNUT"})
    assert may(play(state, "R9 ACORN")) == {"R12", "WALNUT"}


def test_the_next_trick_is_as_usual() -> None:
    """U-25: in its own trick only; and the winner by low card leads (U-18)."""
    state = played("R9 ACORN R12 R2", "3: B3 B9 B6 B4", trump="Y")
    assert winner(state) == 0
