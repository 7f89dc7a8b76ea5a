"""U-20, option `walnut_led`: what a leading WALNUT does to the trick colour."""

import pytest

from tests.nuts.kit import (
    asked,
    hand_of,
    may,
    opened,
    play,
    played,
    table,
    why,
    why_not,
    won,
)

READINGS = ("next", "trump")


def test_the_table_may_choose_that_it_leads_trump() -> None:
    """U-20, U-21: who holds trump must follow, with a nut or any villain."""
    holding = {1: "Y2 R3 PEANUT", 2: "R4 B6"}
    state = opened("WALNUT", trump="Y", holding=holding, walnut_led="trump")
    led = play(state, "WALNUT")
    assert table(led).trick.colour == table(led).trump
    assert may(led) == {"Y2", "PEANUT"}
    assert may(play(led, "Y2")) == hand_of(led, 2)


def test_why_one_must_follow_it() -> None:
    """U-20, U-21: the refusal says how this table plays."""
    state = opened("WALNUT", trump="Y", holding={1: "Y2 R3"}, walnut_led="trump")
    told = why_not(play(state, "WALNUT"), "play R3")
    assert told.startswith("U-21 must-follow-walnut (colour=Y, instead=Y2")


def test_the_first_nut_does_not_change_the_colour() -> None:
    """U-20: nobody holds a trump but seat 3, who must still follow it."""
    state = opened("WALNUT R3", trump="Y", holding={2: "R4", 3: "Y6 R5"}, walnut_led="trump")
    after = play(state, "WALNUT R3 R4")
    assert may(after) >= {"Y6"}
    assert "R5" not in may(after)


@pytest.mark.parametrize("reading", READINGS)
def test_without_a_trump_the_next_nut_sets_the_colour(reading: str) -> None:
    """U-20: while there is a trump, says the option."""
    tricks = "R13 NUTCASE R2", "0: WALNUT B3"
    holding = {2: "B4 Y6"}
    state = played(*tricks, trump="Y", players=3, holding=holding, walnut_led=reading)
    assert table(state).trick.led is None
    assert may(state) >= {"B4"}
    assert "Y6" not in may(state)


def test_a_named_trump_is_the_one_that_is_led() -> None:
    """U-20, U-30: the colour that is trump at that moment."""
    tricks = "R13 HUMMMUS=B R2 R3", "0: WALNUT"
    state = played(*tricks, trump="Y", holding={1: "B4 Y6"}, walnut_led="trump")
    assert may(state) >= {"B4"}
    assert "Y6" not in may(state)


@pytest.mark.parametrize(
    ("trick", "as_next", "as_trump"),
    [
        ("WALNUT R15 R14 R2", 0, 0),
        ("WALNUT R15 PRAYLENE R2", 0, 2),  # a trump of 12, as the colour led is trump
        ("R15 WALNUT PRAYLENE R2", 1, 1),  # not leading, it sets nothing
        ("PRAYLENE WALNUT R3 R4", 1, 1),
        ("WALNUT PRAYLENE HEALTH+ PISSTACHIO", 0, 1),  # no nut: still of the trump colour
        ("WALNUT NUTCASE R15 R14", 2, 1),  # no trump any more; yellow stays to be followed
        ("WALNUT R15 NUTCASE R14", 1, 2),
        ("WALNUT HUMMMUS=B R15 B10", 3, 3),  # the WALNUT itself is trump: a blue 9
        ("WALNUT HUMMMUS=B R15 R14", 0, 0),
        ("WALNUT HUMMMUS=B PRAYLENE R15", 0, 0),  # 12 of yellow is no trump now
        ("WALNUT HUMMMUS=B PRAYLENE B10", 2, 3),  # `next`: blue is colour and trump, 12 is highest
        ("WALNUT ACORN R15 R2", 3, 3),  # U-25 ignores it all
    ],
)
def test_who_wins(trick: str, as_next: int, as_trump: int) -> None:
    """U-20, U-22, U-23: other villains count as the colour led, the WALNUT follows U-22."""
    seats = [won(trick, trump="Y", walnut_led=reading).winner for reading in READINGS]
    assert seats == [as_next, as_trump]


def test_the_colour_stays_whatever_happens_to_the_trump() -> None:
    """U-20: HUMMMUS, NUTCASE: yellow is still to be followed."""
    for villain in ("HUMMMUS=B", "NUTCASE"):
        holding = {2: "Y2 B3"}
        state = opened(f"WALNUT {villain}", trump="Y", holding=holding, walnut_led="trump")
        after = play(state, f"WALNUT {villain}")
        assert may(after) >= {"Y2"}
        assert "B3" not in may(after)


def test_the_next_trick_is_as_usual() -> None:
    """U-20: a colour led is for one trick."""
    state = played("WALNUT R15 R14", "0: B3", trump="Y", players=3, walnut_led="trump")
    assert table(state).trick.led is None
    assert asked(state).seats == (1,)


@pytest.mark.parametrize(
    ("reading", "trick", "told"),
    [
        ("trump", "WALNUT R15 PRAYLENE R2", ["U-20 walnut-led-trump (colour=Y)"]),
        ("next", "WALNUT R15 PRAYLENE R2", ["U-20 walnut-led-next"]),
        ("next", "WALNUT PRAYLENE HEALTH+ PISSTACHIO", []),  # no nut: no colour either way
        ("trump", "R15 WALNUT PRAYLENE R2", []),
        ("trump", "WALNUT ACORN R15 R2", []),
        ("next", "WALNUT ACORN R15 R2", []),
    ],
)
def test_the_reading_is_said_where_it_decided(reading: str, trick: str, told: list[str]) -> None:
    """U-20"""
    cards = trick.split()
    state = play(opened(trick, trump="Y", walnut_led=reading), " ".join(cards[:-1]))
    found = [reason for reason in why(state, f"play {cards[-1]}") if reason.startswith("U-20")]
    assert found == told
