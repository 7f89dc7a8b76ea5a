"""U-34 TWINS, number 10: a turned card decides +5 or -5."""

import pytest

from tests.nuts.kit import (
    Won,
    asked,
    bid,
    deal,
    do,
    hand_of,
    no_blind,
    opened,
    play,
    played,
    run,
    sit,
    story,
    table,
    won,
)
from upperlip.nuts.cards import names
from upperlip.nuts.state import State
from upperlip.table.errors import ImpossibleChance
from upperlip.table.ply import Ask


@pytest.mark.parametrize(
    ("turned", "plus", "minus"), [("B3", 5, 0), ("R1", 5, 0), ("Y3", 0, -5), ("ACORN", 0, -5)]
)
def test_a_trump_or_a_villain_costs_five_any_other_brings_five(
    turned: str, plus: int, minus: int
) -> None:
    """U-34: to the trick's winner; TWINS' own 5 only in team play (U-40)."""
    trick = f"R12 TWINS={turned} R2 R3"
    assert won(trick, trump="Y") == Won(0, 1, plus + 5, minus)
    assert won(trick, trump="Y", sides="solo") == Won(0, 1, plus, minus)


@pytest.mark.parametrize(
    ("trick", "minus"),
    [
        ("R12 HUMMMUS=B TWINS=B3 R2", -5),
        ("R12 HUMMMUS=B TWINS=Y3 R2", 0),  # yellow is not trump now
        ("R12 TWINS=B3 HUMMMUS=B R2", 0),  # named too late
        ("R12 TWINS=Y3 HUMMMUS=B R2", -5),
        ("R13 NUTCASE TWINS=Y3 R2", 0),
        ("R13 NUTCASE TWINS=WALNUT R2", -5),  # without trump only a villain costs
        ("R13 TWINS=Y3 NUTCASE R2", -5),
        ("R13 TWINS=Y3 ACORN R2", -5),
        ("R13 ACORN TWINS=Y3 R2", 0),  # ACORN voids the trump for what comes after it
        ("R13 ACORN HUMMMUS=B TWINS=B3", 0),  # and also one that is named after it
        ("R13 HUMMMUS=B ACORN TWINS=B3", 0),
        ("R13 ACORN TWINS=PEANUT R2", -5),
    ],
)
def test_the_trump_in_force_at_that_moment_decides(trick: str, minus: int) -> None:
    """U-34: after effects of cards already played in this trick."""
    assert won(trick, trump="Y")[2:] == (10 + minus, minus)


def test_an_acorn_in_the_trick_before_voids_nothing() -> None:
    """U-34, U-25: it is for its own trick only."""
    tricks = "R12 ACORN R2 R3", "2: G15 TWINS=Y3 G2 G3"
    assert table(played(*tricks, trump="Y")).tallies[0].minus == -5


def test_that_an_acorn_voids_the_trump_is_said() -> None:
    """U-34"""
    for trick, told in (("R9 ACORN TWINS=Y3", True), ("R9 B2 TWINS=Y3", False)):
        events = story(played(trick, trump="Y"))
        (event,) = (event for event in events if event.message == "twins")
        assert [str(reason) for reason in event.reasons] == ["U-34 twins-without-trump"] * told


def test_in_the_second_trick_of_a_named_trump_that_one_counts() -> None:
    """U-34, U-30"""
    tricks = "R12 HUMMMUS=B R2 R3", "0: G15 TWINS=B3 G2 G3"
    assert table(played(*tricks, trump="Y")).tallies[0].minus == -5


def test_the_card_is_turned_before_the_next_is_played() -> None:
    """U-34: an outcome of chance."""
    state = play(opened("R12 TWINS=B3 R2", trump="Y"), "R12 TWINS")
    assert asked(state) == Ask("twins")
    assert asked(do(state, "flip B3")) == Ask("play", (2,))


def test_the_turned_card_stays_visible_and_out_of_the_round() -> None:
    """U-34: it lies beside the trump card and is not in the pile any more."""
    before = play(opened("R12 TWINS=B3", trump="Y"), "R12 TWINS")
    after = do(before, "flip B3")
    assert names(table(after).turned)[1:] == ("B3",)
    assert table(after).pile_size == table(before).pile_size - 1


@pytest.mark.parametrize("card", ["R12", "TWINS", "Y1"])
def test_only_a_card_of_the_pile_is_turned(card: str) -> None:
    """U-34, U-12: neither a played card nor the trump card."""
    state = play(opened("R12 TWINS=B3", trump="Y"), "R12 TWINS")
    with pytest.raises(ImpossibleChance, match="U-12 not-in-pile"):
        do(state, f"flip {card}")


def third_round(turned: str) -> State:
    """U-50, U-52 with three players: 64 cards, 27 and 21 and 15 dealt, one turned, none left."""
    state = sit(3, card_counting=True, drop_low=True)
    for _ in range(2):
        state = run(deal(state, {}, keep=f"TWINS {turned} {gone(state)}"), "deal")
    state = no_blind(deal(state, {2: "TWINS"}, keep=f"{turned} {gone(state)}"))
    return bid(do(state, f"flip {turned}"))


def gone(state: State) -> str:
    return " ".join(names(state.spent))


@pytest.mark.parametrize(("card", "plus", "minus"), [("R13", 5, 0), ("Y4", 0, -5)])
def test_with_the_pile_empty_it_turns_from_what_was_played_before(
    card: str, plus: int, minus: int
) -> None:
    """U-34, U-13: from the cards of rounds 1 and 2."""
    state = third_round("Y15")
    assert table(state).pile_size == 0
    before = do(state, "play TWINS")
    assert card in gone(before).split()
    after = do(before, f"flip {card}")
    assert table(after).trick.swings == (plus + minus,)


def test_the_round_being_played_is_not_turned_from() -> None:
    """U-13: this one excepted."""
    state = do(third_round("Y15"), "play TWINS")
    for card in ("TWINS", "Y15", min(hand_of(state, 0))):
        with pytest.raises(ImpossibleChance, match="U-13 not-in-pile"):
            do(state, f"flip {card}")
