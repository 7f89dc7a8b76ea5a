"""cut-leads: a card of another colour becomes the colour to follow (O-15)."""

import pytest

from tests.animals.kit import after, before_deal, deal, hand, may, play, row_of, won
from upperlip.animals.state import State


def table(*hands: str, rules: str = "cut-leads") -> State:
    return deal(before_deal(*row_of(*rules.split()), players=len(hands)), *hands)


def test_players_after_the_cut_follow_its_colour() -> None:
    """O-15: green was led, blue is to follow; holding green obliges to nothing."""
    state = play(table("G5", "B7 -G", "G1 B3", ""), "G5 B7")
    assert may(state, 2) == hand(state, 2, "B")


def test_without_the_rule_the_led_colour_stays() -> None:
    """O-14."""
    state = play(table("G5", "B7 -G", "G1 B3", "", rules="reversed"), "G5 B7")
    assert may(state, 2) == hand(state, 2, "G")


def test_as_often_as_it_happens() -> None:
    """O-15: green, cut by blue, cut by pink, cut by green again."""
    state = table("G5 G6", "B7 -G", "P2 -B", "G4 B1 -P", "G1 P1 B2", "O1")
    state = play(state, "G5 B7 P2")
    assert may(state, 3) == hand(state, 3)  # it holds no pink
    state = play(state, "G4")
    assert may(state, 4) == hand(state, 4, "G")


def test_who_follows_changes_nothing() -> None:
    """O-15: blue cuts green, blue follows, blue is to follow."""
    state = play(table("G5", "B7 -G", "B3", "G1 B4"), "G5 B7 B3")
    assert may(state, 3) == hand(state, 3, "B")


def test_holding_only_the_led_colour_frees() -> None:
    """O-14, O-15: without the colour to follow any card goes, the led colour among them."""
    state = play(table("G5", "B7 -G", "G1 O1 -B", ""), "G5 B7")
    assert may(state, 2) == hand(state, 2)


def test_the_cutter_had_to_follow_before() -> None:
    """O-14: the rule is no licence to cut."""
    state = play(table("G5", "B7 G1", "", ""), "G5")
    assert may(state, 1) == hand(state, 1, "G")


@pytest.mark.parametrize("joker", ["UNICORN", "MONKEY", "PIGEON"])
def test_a_joker_does_not_change_the_colour(joker: str) -> None:
    """O-16."""
    state = play(table("G5", joker, "G1 B1", "", ""), f"G5 {joker}")
    assert may(state, 2) == hand(state, 2, "G")


@pytest.mark.parametrize("joker", ["UNICORN", "MONKEY", "PIGEON"])
def test_a_joker_after_the_cut_leaves_the_cut(joker: str) -> None:
    """O-15, O-16: neither back to the led colour."""
    state = play(table("G5", "B7 -G", joker, "G1 B1", ""), f"G5 B7 {joker}")
    assert may(state, 3) == hand(state, 3, "B")


def test_no_effect_on_who_wins() -> None:
    """O-17: the colour to follow has no special strength."""
    assert won(after("B5 G9 P1 O9", rules="cut-leads")) == "B5"
    assert won(after("G5 P1 G6 O0", rules="cut-leads")) == "O0"
