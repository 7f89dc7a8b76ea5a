"""Decisions by hand that are puzzles, and others that are none."""

from typing import Any

import pytest

from tests.kernel.needed import needs_kernel
from tests.review.kit import decided
from upperlip.games import GAMES
from upperlip.puzzles.finding import puzzle_of
from upperlip.puzzles.judging import MARGINS, judge
from upperlip.puzzles.puzzle import Puzzle
from upperlip.review.moment import ReviewedMoment
from upperlip.review.paired import difference
from upperlip.review.yardsticks import YARDSTICKS

pytestmark = [needs_kernel, pytest.mark.fuzz]

WORLDS = 2000

# U-40: somebody who has bid nothing and has no trick; the highest that lies there is a 9, and
# whoever plays last can stay below it, or not.
DUCK: dict[str, Any] = {
    "game": "mustachio", "round": 3, "dealer": 0, "villains": [],
    "options": {"villains": "none", "sides": "solo"}, "turned": "B7", "bids": [0, 2, 1, 2],
    "hand": "R10 R11 R2",
    "tricks": ["Y5 Y3 Y9 Y2", "G5 G3 G9 G4", "R9 R4 R8"],
}  # fmt: skip


def asked(**known: Any) -> ReviewedMoment:
    legal = decided(f"play {known['hand'].split()[0]}", **known)
    assert len(legal.actions) >= 3
    return legal


def made(moment: ReviewedMoment) -> Puzzle:
    puzzle = puzzle_of(moment.view, moment.actions, worlds=WORLDS)
    assert puzzle is not None
    return puzzle


def test_a_bid_of_nothing_is_kept() -> None:
    """The three that follow are legal: the two high ones would win the trick."""
    puzzle = made(asked(**DUCK))
    assert puzzle.good == ["play R2"]
    assert {"duck", "keep"} <= {*puzzle.themes}
    assert puzzle.why.message == "review-bid-met"
    assert puzzle.answers[0].do == "play R2"
    assert {each.do for each in puzzle.answers} == {"play R2", "play R10", "play R11"}


def test_the_margin_is_kept_between_good_and_wrong() -> None:
    moment = asked(**DUCK)
    judged = judge(moment.view, moment.actions, WORLDS)
    assert judged is not None
    values = {each: judged.compared.by_action[each.action].values for each in judged.good}
    unit = YARDSTICKS[moment.view.game].unit
    for wrong in judged.rest:
        other = judged.compared.by_action[wrong.action].values
        for mine in values.values():
            assert difference(mine, other).value >= MARGINS[unit]


def test_equal_cards_are_no_puzzle() -> None:
    """Nothing can be won with these, whichever comes first."""
    moment = decided(
        "play G0", "moustache", row=["pink-bonus"], teams=[0, 1, 0, 1], crown=1,
        hand="G0 G1 G2 O5 O6 O7 B8 B9 B10 P9", tricks=["G8 G9 G10"],
    )  # fmt: skip
    assert len(moment.actions) == 3
    assert judge(moment.view, moment.actions, WORLDS) is None


def test_two_answers_are_too_few() -> None:
    moment = asked(**DUCK)
    assert judge(moment.view, moment.actions[:2], WORLDS) is None


def test_what_is_found_by_a_novice_can_be_left_out() -> None:
    moment = asked(**DUCK)
    assert "novice" in made(moment).found_by
    assert puzzle_of(moment.view, moment.actions, easy=False, worlds=WORLDS) is None


def test_the_level_counts_bots_that_fail() -> None:
    puzzle = made(asked(**DUCK))
    assert puzzle.level == 1 + sum(
        name not in puzzle.found_by for name in ("novice", "regular", "expert")
    )


def test_the_example_fits_what_the_seat_sees() -> None:
    puzzle = made(asked(**DUCK))
    seen = puzzle.seen
    hands = [hand.split() for hand in puzzle.example]
    assert sorted(hands[seen.seat]) == sorted(map(str, seen.hand))
    assert tuple(map(len, hands)) == seen.hand_sizes
    cards = [card for hand in hands for card in hand]
    assert len({*cards}) == len(cards)


def test_a_puzzle_is_told_by_hand() -> None:
    """What `upperlip suggest` reads, and nothing that the seat could not see."""
    puzzle = made(asked(**DUCK))
    assert puzzle.seen.inside == asked(**DUCK).view
    assert GAMES[puzzle.game].title == "mustachio"
    assert "hands" not in puzzle.position
