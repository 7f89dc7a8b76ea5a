"""U-28 HONEYNUT: one more than the card before it."""

import pytest

from tests.nuts.kit import Won, played, winner, won


@pytest.mark.parametrize(
    ("trick", "seat"),
    [
        ("R7 HONEYNUT R2 R3", 1),  # 8 beats 7
        ("R7 HONEYNUT R9 R3", 2),
        ("R8 R7 HONEYNUT R2", 0),  # 8 and 8: the first (U-23)
        ("R9 B13 HONEYNUT R12", 2),  # 14, copied from a card of another colour
        ("R12 R2 R3 HONEYNUT", 0),  # from the card before, not from the best
    ],
)
def test_it_copies_the_card_before_it(trick: str, seat: int) -> None:
    """U-28"""
    assert won(trick, trump="Y").winner == seat


def test_after_a_fifteen_it_is_a_sixteen() -> None:
    """U-28: nothing of the colour is higher."""
    assert won("R15 HONEYNUT R2 R3", trump="Y") == Won(1, 1, 10, 0)


def test_a_sixteen_is_still_no_trump() -> None:
    """U-22, U-28: it counts as the trick colour."""
    assert won("R2 B15 HONEYNUT Y4", trump="Y").winner == 3
    assert won("R2 Y15 HONEYNUT Y4", trump="Y").winner == 1


def test_a_villains_number_counts() -> None:
    """U-28: 13 after NUTCASE's 12, 10 after the WALNUT's 9."""
    assert won("R7 NUTCASE HONEYNUT R12", trump="Y").winner == 2
    assert won("R7 NUTCASE HONEYNUT R14", trump="Y").winner == 3
    assert won("R10 NUTCASE WALNUT HONEYNUT", trump="Y").winner == 1


def test_leading_the_first_trick_it_is_a_one() -> None:
    """U-28: it equals a played 1 and came first, but loses to a 2."""
    assert won("HONEYNUT R1 B5 G5", trump="Y") == Won(0, 1, 2 + 5 + 5, 0)
    assert won("HONEYNUT R2 B5 G5", trump="Y").winner == 1


@pytest.mark.parametrize(("number", "seat"), [(6, 0), (7, 0), (8, 1), (10, 1)])
def test_leading_later_it_copies_the_last_card_of_the_trick_before(number: int, seat: int) -> None:
    """U-28: 7 after the R6 played last; the winner's R9 does not matter."""
    state = played("R9 R2 R3 R6", f"0: HONEYNUT B{number} B3 B2", trump="Y")
    assert winner(state) == seat


@pytest.mark.parametrize(("last", "number"), [("PRAYLENE", 13), ("B11", 12), ("B1", 2)])
def test_that_last_card_may_be_a_villain_or_of_any_colour(last: str, number: int) -> None:
    """U-28: it beats the same number, played later, and loses to the next."""
    first = f"R15 R2 R3 {last}"
    assert winner(played(first, f"0: HONEYNUT G{number} B8 B9", trump="Y")) == 0
    assert winner(played(first, f"0: HONEYNUT G{number + 1} B8 B9", trump="Y")) == 1


def test_its_number_earns_no_points() -> None:
    """U-28: as a 5, a 10, a 15 it is copied, not printed."""
    assert won("R4 HONEYNUT R3 R2", trump="Y") == Won(1, 1, 0, 0)
    assert won("R9 HONEYNUT R3 R2", trump="Y") == Won(1, 1, 0, 0)
    assert won("R14 HONEYNUT R3 R2", trump="Y") == Won(1, 1, 0, 0)
    assert won("R13 HONEYNUT R3 R2", trump="Y", sides="solo") == Won(1, 1, 0, 0)
    assert won("HONEYNUT B2 R3 R4", trump="Y") == Won(1, 1, 0, 0)
