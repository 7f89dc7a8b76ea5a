"""Positions by hand: what annoys people in Mustachio, and what only looks like it."""

from typing import Unpack

from tests.manners.kit import annoying
from tests.nuts.kit import Setting, opened, play
from upperlip.manners import lapses_in
from upperlip.nuts import MUSTACHIO
from upperlip.nuts.state import State
from upperlip.records.check import read_head
from upperlip.records.read import parse
from upperlip.records.write import line_of, record_of_plies


def before_last(*tricks: str, **setting: Unpack[Setting]) -> State:
    """Everything but the very last card, which seat 3 is to play."""
    state = opened(*tricks, **setting)
    *before, last = tricks
    return play(state, *before, last.rpartition(" ")[0])


def test_a_partner_overtaken_for_nothing() -> None:
    state = before_last("R4 R12 R3 R2", holding={3: "R13"}, bids=(0, 2, 0, 1))
    assert annoying(state)["overtaken"] == {"R13": {"R2"}}


def test_for_points_one_may() -> None:
    state = before_last("R4 R12 R3 R2", holding={3: "R15"}, bids=(0, 2, 0, 1))
    assert "overtaken" not in annoying(state)


def test_who_wants_but_this_trick_may_get_rid_of_high_cards() -> None:
    state = before_last("R4 R12 R3 R2", holding={3: "R13"}, bids=(0, 1, 0, 0))
    assert "overtaken" not in annoying(state)


def test_points_thrown_to_the_enemy() -> None:
    wanted = {"R10": {"R2"}}
    state = before_last("R14 R3 R4 R2", holding={3: "R10"}, bids=(0, 1, 0, 1))
    assert annoying(state)["thrown"] == wanted
    met = before_last("R14 R3 R4 R2", holding={3: "R10"}, bids=(0, 0, 0, 0))
    assert "thrown" not in annoying(met), "high cards are in the way of a bid that is met"
    worthless = before_last("BUTTERNUT R3 R14 R2", holding={3: "R10"}, bids=(0, 1, 0, 1))
    assert "thrown" not in annoying(worthless), "its points count nothing"


def test_the_highest_trump_wasted() -> None:
    tricks = ("Y15 Y2 Y3 Y4", "0: R5 R3 R4 Y7")
    state = before_last(*tricks, holding={3: "Y14"}, bids=(0, 2, 0, 1))
    assert annoying(state)["wasted"] == {"Y14": {"Y7"}}
    held = before_last(*tricks, holding={3: "Y14", 0: "Y13"}, bids=(0, 1, 0, 0))
    assert "wasted" not in annoying(held), "after this trick none is wanted"


def test_another_may_hold_a_higher_one() -> None:
    """Y15 is not seen yet: Y14 is not the highest, and what it is kept for is a matter of taste."""
    tricks = ("Y13 Y2 Y3 Y4", "0: R5 R3 R4 Y7")
    assert "wasted" not in annoying(before_last(*tricks, holding={3: "Y14"}, bids=(0, 2, 0, 1)))


def test_a_met_bid_broken() -> None:
    state = before_last("R5 R3 R4 R2", holding={3: "R6"})
    assert annoying(state)["broken"] == {"R6": {"R2"}}


def test_to_spoil_another_bid_one_may_break_one_s_own() -> None:
    state = before_last("R5 R3 R4 R2", holding={3: "R6"}, bids=(3, 0, 0, 0))
    assert "broken" not in annoying(state)


def test_who_must_take_a_trick_anyway_is_not_to_blame() -> None:
    state = before_last("R5 R3 R4 R2", holding={3: "R6 Y15"})
    assert "broken" not in annoying(state)


def test_a_trick_that_counts_nothing_breaks_nothing() -> None:
    state = before_last("R5 HEALTH- R4 R2", holding={3: "R12"})
    assert annoying(state) == {}


def test_alone_one_has_no_partner() -> None:
    state = before_last("R4 R12 R3 R2", holding={3: "R13"}, bids=(0, 2, 0, 2), sides="solo")
    assert "overtaken" not in annoying(state)


def test_they_are_found_in_records() -> None:
    state = play(before_last("R4 R12 R3 R2", holding={3: "R13"}, bids=(0, 2, 0, 1)), "R13")
    record = record_of_plies(MUSTACHIO, state.config, state.history, list("abcd"), None)
    ((step, lapse),) = lapses_in(read_head(parse(line_of(record).encode())))
    assert step == len(state.history)
    assert (lapse.kind, lapse.seat) == ("overtaken", 3)
    assert [MUSTACHIO.write_action(state.config, a) for a in lapse.better] == ["play R2"]
