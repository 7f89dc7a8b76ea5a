"""U-30 HUMMMUS, number 6: its player names the trump for two tricks."""

import pytest

from tests.nuts.kit import (
    Won,
    asked,
    deal,
    do,
    may,
    opened,
    play,
    played,
    run,
    sit,
    table,
    trump_now,
    winner,
    won,
)
from upperlip.table.ply import Ask


def test_the_named_colour_is_trump_at_once() -> None:
    """U-30: for cards after and before it."""
    assert won("R9 HUMMMUS=G G2 R10", trump="Y") == Won(2, 1, 5, 0)
    assert won("R9 G2 HUMMMUS=G R10", trump="Y") == Won(1, 1, 5, 0)


def test_the_rounds_trump_is_none_meanwhile() -> None:
    """U-30"""
    assert won("R9 Y15 HUMMMUS=G R10", trump="Y") == Won(3, 1, 15, 0)


def test_its_player_is_asked_before_the_next_card() -> None:
    """U-30: any colour, the present one too."""
    state = play(opened("R9 HUMMMUS", trump="Y"), "R9 HUMMMUS")
    assert asked(state) == Ask("trump", (1,))
    assert may(state) == {"R", "B", "G", "Y"}
    assert trump_now(state) == "Y"


def test_naming_the_present_trump_changes_nothing() -> None:
    """U-30"""
    assert won("R9 HUMMMUS=Y Y2 R10", trump="Y") == won("R9 R6 Y2 R10", trump="Y")


def test_it_lasts_this_trick_and_the_next() -> None:
    """U-30: green rules two tricks, then yellow is back."""
    tricks = "R9 HUMMMUS=G R2 R10", "3: B15 G2 Y14 B3", "0: R4 G9 Y6 R3"
    state = opened(*tricks, trump="Y")
    wins = [winner(state := play(state, trick)) for trick in tricks]
    assert wins == [3, 0, 2]
    assert trump_now(state) == "Y"


def test_the_trump_seen_from_outside() -> None:
    """U-30: in force now, beside the round's own."""
    state = played("R9 HUMMMUS=G R2 R10", trump="Y")
    assert trump_now(state) == "G"
    assert table(state).trump == 3


def test_with_the_trick_colour_named_villains_are_trumps() -> None:
    """U-23, U-30: HUMMMUS itself is then a trump 6, and the yellow 15 is nothing."""
    assert won("R5 HUMMMUS=R Y15 R4", trump="Y") == Won(1, 1, 15, 0)


def test_the_walnut_follows_the_named_trump() -> None:
    """U-22, U-30: played as a yellow 9, judged as a green one."""
    assert won("R15 WALNUT HUMMMUS=G G8", trump="Y").winner == 1
    assert won("R15 WALNUT HUMMMUS=G G10", trump="Y").winner == 3


def test_in_the_last_trick_it_is_still_asked() -> None:
    """U-30: the naming counts for that trick."""
    state = run(deal(sit(2), {0: "HUMMMUS"}), "bid")
    state = run(do(state, "0 bid 0", "1 bid 0"), "trump")
    assert len(table(state).tricks) == 8
    assert asked(state) == Ask("trump", (0,))
    assert asked(run(do(state, "trump B"), "deal")).what == "deal"


@pytest.mark.parametrize(
    ("first", "second", "trumps"),
    [
        ("R9 HUMMMUS=G R2 R10", "3: B5 NUTCASE B2 B3", ["G", None, None, "Y"]),
        ("R9 NUTCASE R2 R13", "3: B5 HUMMMUS=G B2 B7", [None, "G", "G", "Y"]),
        ("R13 HUMMMUS=G NUTCASE R2", "0: B5 B2 B3 B4", [None, None, "Y", "Y"]),
        ("R13 NUTCASE HUMMMUS=G R2", "0: B5 B2 B3 B4", ["G", "G", "Y", "Y"]),
    ],
)
def test_when_it_meets_nutcase_the_later_governs_its_two_tricks(
    first: str, second: str, trumps: list[str | None]
) -> None:
    """U-32: afterwards the round's own trump is back, never the earlier card's."""
    state = run(played(first, second, trump="Y"), "deal")
    judged = [trick.trump for trick in table(state).tricks[:4]]
    assert [None if t is None else "RBGY"[t] for t in judged] == trumps
