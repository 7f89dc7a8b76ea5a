"""Positions by hand: what annoys people in Moustache, and what only looks like it."""

from tests.animals.kit import before_deal, deal, play
from tests.manners.kit import annoying

PLAIN = "pink-open"


def test_a_partner_overtaken_for_nothing() -> None:
    table = deal(before_deal(PLAIN), "G2", "B9 -G", "G3", "B10 P8 P5 -G")
    found = annoying(play(table, "G2 B9 G3"))["overtaken"]
    assert {"P8", "P5"} <= found["B10"]
    assert "P8" not in found, "the partner keeps the trick"


def test_for_stars_one_may() -> None:
    """B5 brings three; nothing else in hand does, and leaves the trick to the partner."""
    hand = "B5 P8 P9 P10 O8 O9 O10 O0 P0 P1"
    table = deal(before_deal(PLAIN), "G2", "B4 -G", "G3", hand)
    assert "B5" not in annoying(play(table, "G2 B4 G3")).get("overtaken", {})


def test_a_partner_who_may_still_lose_is_no_reason_to_stay_below() -> None:
    """Seat 3 is to come, and B10 is not seen yet: B8 may not be enough."""
    table = deal(before_deal(PLAIN), "B8 -G", "B1", "B9 P8", "B10")
    assert "overtaken" not in annoying(play(table, "B8 B1"))


def test_stars_thrown_to_the_enemy() -> None:
    table = deal(before_deal(PLAIN), "G2", "B10 -G", "P5 P0 P9 -G", "G3")
    found = annoying(play(table, "G2 B10"))["thrown"]
    assert "P0" in found["P5"]
    assert "P9" not in found["P5"], "it is stronger: one may want to keep it"
    assert "P0" not in found
    assert "P9" not in found


def test_stars_that_cost_are_welcome_to_the_enemy() -> None:
    table = deal(before_deal("green-negative"), "G2", "B10 -G", "G5 G0", "G3")
    assert "thrown" not in annoying(play(table, "G2 B10"))


def test_nothing_is_thrown_while_a_partner_may_still_take_it() -> None:
    """Seat 1: seat 2 is an enemy, seat 3 a partner, and two are to come."""
    table = deal(before_deal(PLAIN), "G2", "G5 G0", "B10", "B9")
    assert annoying(play(table, "G2")) == {}


def test_the_highest_card_wasted() -> None:
    table = deal(before_deal(PLAIN), "G2 B9", "G3", "G4", "B10 B8 B5 -G")
    found = annoying(play(table, "G2 G3 G4"))["wasted"]
    assert "B8" in found["B10"]
    assert set(found) == {"B10"}


def test_of_neighbours_one_is_as_good_as_the_other() -> None:
    hand = "B10 B9 B8 B7 B6 B5 B4 B3 B2 B1"
    table = deal(before_deal(PLAIN), "G2", "G3", "G4 B0", hand)
    found = annoying(play(table, "G2 G3 G4"))
    assert "wasted" not in found


def test_the_order_of_colours_is_the_rows() -> None:
    """Reversed, green is the strongest: G9 is overtaken by G10, and B10 is nothing."""
    row = ("pink-open", "last-trick", "reversed")
    table = deal(before_deal(*row), "B2", "G9 -B", "B3", "G10 P8 -B")
    assert "P8" in annoying(play(table, "B2 G9 B3"))["overtaken"]["G10"]


def test_where_cards_do_not_simply_compare_nobody_is_blamed() -> None:
    for row in (("blue-tax",), ("fewest-stars",), (PLAIN, "last-trick", "twos-win")):
        table = deal(before_deal(*row), "G1", "B9 -G", "G3", "B10 P8 P5 -G")
        assert annoying(play(table, "G1 B9 G3")) == {}
