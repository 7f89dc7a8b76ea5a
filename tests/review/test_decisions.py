"""Decisions whose right answer can be argued from the rules, and the reasons given for it."""

from collections import Counter
from typing import Any

import pytest

from tests.bots.test_partner import collection
from tests.kernel.needed import needs_kernel
from tests.review.kit import decided
from upperlip.review.decision import GRADES, JudgedDecision, judge
from upperlip.review.moment import ReviewedMoment
from upperlip.texts import LANGUAGES, Texts

pytestmark = [needs_kernel, pytest.mark.fuzz]

# What a sensible partner does, and why the other card was worse.
REASONS = {
    "stars": "review-brings",
    "points": "review-brings",
    "thrown": "review-gives-away",
    "overtaken": "review-partner",
    "no overtaking": "review-partner",
    "no trump on a partner": "review-partner",
    "duck": "review-bid-met",
}


def words(judged: JudgedDecision) -> str:
    """The best action's card, and the reason's message."""
    assert judged.why is not None
    return f"{judged.best.action.verb} {judged.why.reason.message}"


def test_what_is_obvious_is_found_and_explained() -> None:
    """Of the positions that bots are tried on; one of them, rules of thumb see otherwise."""
    right: Counter[bool] = Counter()
    for at in collection():
        for played in set(at.legal) - at.acceptable:
            judged = judge(ReviewedMoment(1, 1, at.view, at.legal, played))
            good = judged.best.action in at.acceptable and judged.grade in GRADES[3:]
            right[good] += 1
            if good:
                assert judged.why is not None
                assert judged.why.reason.message == REASONS[at.kind]
                assert judged.why.share >= 60
    assert right[False] <= 1
    assert right[True] >= 30


# Moustache: seats 0 and 2 against 1 and 3; orange beats pink beats green (O-17)
ROUND = {"row": ["pink-bonus"], "teams": [0, 1, 0, 1], "crown": 1}


def test_a_trick_full_of_stars_is_taken() -> None:
    """O-25: 5, 4 and 6 lie there, 7 stars; the last to play holds the card that wins them."""
    judged = judge(
        decided(
            "play G0", "moustache", **ROUND,
            hand="G10 G0 P0 P1 P2 O0 O1 B0 B1 B2", tricks=["G5 G4 G6"],
        )
    )  # fmt: skip
    assert judged.moment.view.seat == 0
    assert judged.best.action == judged.moment.actions[1]
    assert words(judged) == "play review-takes"
    assert judged.grade == "grave"
    assert judged.why is not None
    assert judged.why.share == 100
    assert "G10" in judged.why.hands[0], "one's own cards are one's own in every deal"


def test_a_met_bid_wants_no_further_trick() -> None:
    """U-40: the bid was nothing, so the lowest card that follows, and not the highest."""
    moment = decided(
        "play R15", "mustachio", round=1, dealer=0, villains=[], options={"villains": "none"},
        turned="B7", bids=[0, 2, 0, 2], hand="R15 R2 G2 G3 G4 Y2 Y3 B2 B3",
        tricks=["R9 R4 R12"],
    )  # fmt: skip
    judged = judge(moment)
    view: Any = moment.view
    assert view.config.name(judged.best.action.value) == "R2"
    assert words(judged) == "play review-bid-met"
    assert judged.grade in GRADES[3:]


def test_a_named_trump_that_gives_the_partner_the_trick() -> None:
    """U-23, U-30: the partner's green 5 was thrown on red, and beats it all as a trump."""
    moment = decided(
        "trump R", "mustachio", seat=3, round=1, dealer=3, villains=["HUMMMUS", "ACORN"],
        turned="B7", bids=[1, 3, 1, 4], hand="R2 R3 Y2 Y3 B2 B3 G2 G3",
        tricks=["R15 G5 R14 HUMMMUS"],
    )  # fmt: skip
    judged = judge(moment, worlds=400)
    assert words(judged) == "trump review-trump-takes"
    assert judged.grade == "grave"
    assert judged.why is not None
    assert judged.why.reason.rule == "U-30"
    assert dict(judged.why.reason.args) == {"share": 100, "colour": "G", "rest": 0}


def test_too_close_to_call() -> None:
    """Two cards of the same kind: whichever, it makes no difference that anybody could see."""
    moment = decided(
        "play G0", "moustache", **ROUND,
        hand="G0 G1 P10 O5 O6 O7 B8 B9 B10 P9", tricks=["G8 G9 G10"],
    )  # fmt: skip
    judged = judge(moment)
    assert judged.grade in ("best", "close", "slight")
    assert judged.counted < 20_000


def test_bids_tell_how_tricks_are_spread() -> None:
    moment = decided(
        "bid 9", "mustachio", round=1, dealer=3, villains=[], options={"villains": "none"},
        turned="B7", bids=[], hand="R2 R3 R4 G2 G3 G4 Y2 Y3 Y4",
    )  # fmt: skip
    judged = judge(moment)
    assert judged.grade in GRADES[3:]
    assert judged.best.action.value <= 3
    assert words(judged) == "bid review-fewer-tricks"
    for option in judged.options:
        assert sum(option.tricks) == judged.worlds


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_said_in_every_language(language: str) -> None:
    judged = judge(
        decided(
            "play G0", "moustache", **ROUND,
            hand="G10 G0 P0 P1 P2 O0 O1 B0 B1 B2", tricks=["G5 G4 G6"],
        ),
        worlds=100,
    )  # fmt: skip
    assert judged.why is not None
    said = Texts(language, "moustache").reason(judged.why.reason)
    assert "G10" in said
    assert "100" in said


def test_the_same_view_the_same_judgement() -> None:
    for at in collection()[::9]:
        moment = ReviewedMoment(1, 1, at.view, at.legal, at.legal[0])
        assert judge(moment, worlds=100) == judge(moment, worlds=100)
