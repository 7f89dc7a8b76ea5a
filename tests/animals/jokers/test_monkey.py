"""MONKEY: its player takes one card of the trick (O-21)."""

import pytest

from tests.animals.kit import (
    after,
    asked,
    before_deal,
    deal,
    give,
    leads,
    may,
    play,
    steal,
    taken,
    won,
)
from upperlip.animals.state import State


def test_its_player_takes_one_card_before_the_winner_collects() -> None:
    """O-21: for the thief's team; the rest, the monkey too, goes to the winner's."""
    state = steal(after("G5 MONKEY B7 O2 P9", teams=(1, 0, 1, 1, 0)), "O2")
    assert taken(state) == ("O2", "B7 G5 MONKEY P9")


def test_it_may_take_any_card_but_itself() -> None:
    """O-21: the winning one too."""
    state = after("G5 MONKEY B7 O2 P9")
    assert asked(state).what == "steal"
    assert asked(state).seats == (1,)
    assert may(state, 1) == "B7 G5 O2 P9"


def test_it_must_take_one() -> None:
    """O-21: nothing else is asked before, of anyone."""
    state = after("G5 MONKEY B7 O2 P9")
    assert [bool(may(state, seat)) for seat in range(5)] == [False, True, False, False, False]
    assert taken(state) == ("", "")


@pytest.mark.parametrize("stolen", ["B7", "G5"])
def test_the_winner_stays_the_winner(stolen: str) -> None:
    """O-21, O-22: also when the winning card is the loot."""
    state = steal(after("G5 MONKEY B7 O2 P9"), stolen)
    assert won(state) == leads(state) == "B7"


def test_it_is_asked_also_when_its_own_team_wins() -> None:
    """O-21: the unicorn is its teammate's; all the cards come to one pile."""
    state = after("G5 MONKEY UNICORN O2 P9")
    assert may(state, 1) == "G5 O2 P9 UNICORN"
    assert taken(steal(state, "G5")) == ("G5 MONKEY O2 P9 UNICORN", "")


def test_it_may_take_the_unicorn_from_the_other_team() -> None:
    """O-13, O-21: three players, the unicorn was passed to the left."""
    state = with_three("UNICORN", "MONKEY")
    state = steal(play(state, "G5 MONKEY UNICORN"), "UNICORN")
    assert won(state) == "UNICORN"
    assert taken(state) == ("UNICORN", "G5 MONKEY")


def with_three(passed: str, kept: str) -> State:
    """Seat 1 is alone and passes one joker on to seat 2; seat 0 leads."""
    hands = ("G5 G6 G7 G8", "UNICORN MONKEY PIGEON P1 P2 P3", "O1 O2 O3 -G")
    state = deal(before_deal("pass-three", players=3), *hands, teams=(1, 0, 1))
    for seat, gifts in enumerate(("G6 G7 G8", f"{passed} P1 P2", "O1 O2 O3")):
        state = give(state, seat, gifts)
    assert kept in may(play(state, "G5"), 1)
    return state


def test_it_does_not_take_discarded_cards() -> None:
    """O-18.1, O-21."""
    assert may(after("G5 MONKEY B5 O2 P9", rules="equals-out"), 1) == "O2 P9"


def test_it_takes_the_unicorn_if_nothing_else_is_left() -> None:
    """O-21: must take one."""
    assert may(after("G5 MONKEY B5 UNICORN P5", rules="equals-out"), 1) == "UNICORN"


@pytest.mark.parametrize(
    ("trick", "rules"),
    [
        ("G5 MONKEY B5 O5 P5", "equals-out"),  # nobody wins
        ("G5 MONKEY B7 PIGEON P9", ""),  # the pigeon beats the monkey
        ("G5 MONKEY B5 PIGEON P5", "equals-out"),
        ("G5 UNICORN B7 O2 P9", ""),  # no monkey
    ],
)
def test_it_finds_nothing(trick: str, rules: str) -> None:
    """O-19, O-20, O-21: then nobody is asked."""
    assert asked(after(trick, rules=rules)).what == "play"


def test_it_never_wins() -> None:
    """O-17: judged among the animals, however weak they are."""
    assert won(steal(after("G0 MONKEY G1 G2 G3"), "G3")) == "G3"
