"""U-18 to U-24: playing a trick."""

import pytest

from tests.nuts.kit import (
    Won,
    asked,
    bid,
    deal,
    do,
    hand_of,
    may,
    no_blind,
    opened,
    play,
    played,
    sit,
    swept,
    table,
    winner,
    won,
)
from upperlip.table.ply import Ask


@pytest.mark.parametrize(("dealer", "leader"), [(0, 1), (1, 2), (3, 0)])
def test_left_of_the_dealer_leads_first(dealer: int, leader: int) -> None:
    """U-18"""
    state = do(no_blind(deal(sit(first_dealer=dealer), {})), "flip Y15")
    assert asked(bid(state)) == Ask("play", (leader,))


@pytest.mark.parametrize(("trick", "seat"), [("R2 R9 R3 R4", 1), ("R2 R3 R4 Y1", 3)])
def test_the_winner_leads_the_next(trick: str, seat: int) -> None:
    """U-18"""
    assert asked(played(trick, trump="Y")) == Ask("play", (seat,))


def test_the_leader_may_play_any_card() -> None:
    """U-19"""
    state = opened(trump="Y", holding={0: "R1 B1 G1 Y2 WALNUT ACORN"})
    assert may(state) == hand_of(state, 0)


def test_clockwise_everyone_plays_one_card() -> None:
    """U-19"""
    state = opened("R2 R9 R3 R4", "1: B2 B3 B4 B6", trump="Y")
    order = []
    for card in ("R2", "R9", "R3", "R4", "B2", "B3", "B4", "B6"):
        order.append(asked(state).seats)
        state = play(state, card)
    assert order == [(0,), (1,), (2,), (3,), (1,), (2,), (3,), (0,)]
    assert table(state).hand_sizes == (7, 7, 7, 7)


# The trick colour, following


@pytest.mark.parametrize("lead", ["PRAYLENE", "WALNUT", "PRAYLENE ACORN"])
def test_the_first_nut_sets_the_colour(lead: str) -> None:
    """U-20, U-21: villains do not, and until then any card is allowed."""
    seat = len(lead.split())
    holding = {seat: "B7 R7 G7", seat + 1: "B2 R2 G2 TWINS"}
    state = play(opened(lead, trump="Y", holding=holding), lead)
    assert may(state) == hand_of(state, seat)
    fillers = {card for card in hand_of(state, seat + 1) if card.startswith("B")}
    assert may(play(state, "B7")) == fillers | {"TWINS"}


def test_who_holds_the_colour_plays_it_or_a_villain() -> None:
    """U-21"""
    state = opened("R9", trump="Y", holding={1: "R2 R14 B3 Y14 WALNUT PEANUT"})
    assert may(play(state, "R9")) == {"R2", "R14", "WALNUT", "PEANUT"}


def test_who_does_not_hold_the_colour_is_free() -> None:
    """U-21: nobody must play trump."""
    state = play(opened("R9", trump="Y", holding={1: "B3 Y14 WALNUT"}), "R9")
    assert may(state) == hand_of(state, 1)


def test_villains_never_oblige() -> None:
    """U-21: a villain in hand is no card of the colour, nor of the trump."""
    state = play(opened("Y9", trump="Y", holding={1: "B3 WALNUT PRAYLENE"}), "Y9")
    assert may(state) == hand_of(state, 1)


def test_the_colour_is_the_tricks_not_the_trumps() -> None:
    """U-21: after a trump was played to red, red is still to be followed."""
    state = opened("R9 Y3", trump="Y", holding={2: "R2 Y14"})
    assert may(play(state, "R9 Y3")) == {"R2"}


# Who wins


@pytest.mark.parametrize(
    ("trick", "trump", "seat"),
    [
        ("R9 R12 R3 R2", "Y", 1),  # highest of the colour
        ("R9 B15 G15 R10", "Y", 3),  # other colours are nothing
        ("R9 Y2 R15 R10", "Y", 1),  # a trump
        ("R9 Y2 Y14 Y3", "Y", 2),  # the highest trump
        ("R9 R12 R3 R2", "R", 1),  # trump led
        ("R9 B2 G2 Y2", "R", 0),
    ],
)
def test_the_highest_trump_or_else_the_highest_of_the_colour(
    trick: str, trump: str, seat: int
) -> None:
    """U-23"""
    assert won(trick, trump=trump).winner == seat


@pytest.mark.parametrize(
    ("trick", "trump", "seat"),
    [
        ("R9 PISSTACHIO R3 R2", "Y", 0),
        ("PISSTACHIO R9 R3 R2", "Y", 0),
        ("R12 NUTCASE PRAYLENE R2", "Y", 0),
        ("R3 PRAYLENE NUTCASE R2", "Y", 1),
        ("HEALTH- BUTTERNUT HEALTH+ R11", "Y", 0),
        ("R3 Y9 WALNUT R2", "Y", 1),
        ("Y3 PISSTACHIO WALNUT Y9", "Y", 1),
    ],
)
def test_of_equal_numbers_the_first_played_wins(trick: str, trump: str, seat: int) -> None:
    """U-23"""
    assert won(trick, trump=trump).winner == seat


def test_equal_numbers_of_different_colours_are_not_equal() -> None:
    """U-23: only contenders count."""
    assert won("R9 Y9 B9 G9", trump="Y").winner == 1
    assert won("R3 B9 PISSTACHIO G9", trump="Y").winner == 2


@pytest.mark.parametrize(("villain", "number"), [("PRAYLENE", 12), ("BUTTERNUT", 11)])
def test_a_villain_is_of_the_trick_colour_with_its_number(villain: str, number: int) -> None:
    """U-22: beaten by one more, beats one less, and is no trump."""
    assert won(f"R{number + 1} {villain} R2 R3", trump="Y").winner == 0
    assert won(f"R{number - 1} {villain} R2 R3", trump="Y").winner == 1
    assert won(f"R{number - 1} {villain} Y2 R3", trump="Y").winner == 2


def test_villains_in_a_trick_of_trumps_are_trumps() -> None:
    """U-23: led or made so by the first nut."""
    assert won("Y11 PRAYLENE Y3 R15", trump="Y").winner == 1
    assert won("PRAYLENE Y11 Y3 R15", trump="Y").winner == 0


# What the trick brings


def test_the_winner_takes_the_cards_for_their_side() -> None:
    """U-24: seat 3's partner is seat 1, whose 10 counts for both."""
    state = played("R2 R10 R3 R15", "3: B15 B2 B3 B4", trump="Y")
    tallies = table(state).tallies
    assert [(tally.tricks, tally.plus) for tally in tallies] == [(0, 0), (2, 25)]


def test_each_trick_counts_one() -> None:
    """U-24: all nine of a round to seat 0's side."""
    assert swept(sit(sides="solo")).scores[0].tricks == (9, 0, 0, 0)
    assert won("R15 R2 R3 R4", trump="Y") == Won(0, 1, 10, 0)
    assert winner(played("R15 R2", "0: B15 B2", trump="Y", players=2)) == 0
