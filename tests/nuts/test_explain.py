"""Why an action is not legal, and why a card won: the rule, and what is legal instead."""

from collections.abc import Callable

import pytest

from tests.nuts.kit import (
    asked,
    deal,
    do,
    no_blind,
    opened,
    play,
    run,
    sit,
    step_of,
    swept,
    why,
)
from upperlip.nuts import MUSTACHIO
from upperlip.nuts.state import State
from upperlip.table.errors import IllegalAction
from upperlip.table.ply import Action, Decision

PASSED = "R7 PEANUT=B2,B3,B4,B6"


def dealt(sides: str = "pairs") -> State:
    return deal(sit(villains="none", sides=sides), {})


def to_bid(sides: str = "pairs") -> State:
    return do(no_blind(dealt(sides)), "flip Y15")


def second_round(sides: str) -> State:
    return run(run(swept(sit(villains="none", sides=sides)), "blind"), "bid")


def to_follow() -> State:
    return play(opened("R9", trump="Y", holding={1: "R2 R14 B3 WALNUT"}), "R9")


def to_pass() -> State:
    state = play(opened(PASSED, trump="Y", players=4, holding={0: "B2"}), "R7 PEANUT")
    return do(state, "0 pass B2")


def to_name() -> State:
    return play(opened("R7 HUMMMUS", trump="Y"), "R7 HUMMMUS")


def to_throw() -> State:
    state = sit(2, villains="none")
    for number in range(5):
        state = swept(state, bids=(0, int(number > 2)))  # 75 each
    return state


def over() -> State:
    state = sit(2, villains="none")
    for _ in range(5):
        state = swept(state, bids=(0, 1))
    return state


ILLEGAL: list[tuple[Callable[[], State], str, str]] = [
    # blind bids
    (dealt, "0 blind 1", "U-16 number-out-of-range (low=2, high=9)"),
    (lambda: do(dealt(), "blind 3"), "1 blind no", "U-16 not-your-turn (seats=2)"),
    (dealt, "1 blind no", "U-16 not-your-turn (seats=0)"),
    (
        lambda: do(dealt(), "blind 3"),
        "2 blind no",
        "U-16 something-else-asked (asked=agree, instead=agree/refuse)",
    ),
    # bids
    (to_bid, "1 bid 0", "U-14 not-your-turn (seats=0)"),
    (lambda: second_round("pairs"), "1 bid 8", "U-14 number-out-of-range (low=0, high=7)"),
    (lambda: second_round("solo"), "1 bid 8", "U-15 number-out-of-range (low=0, high=7)"),
    (lambda: do(to_bid("solo"), "2 bid 0"), "2 bid 1", "U-15 not-your-turn (seats=0/1/3)"),
    # cards
    (to_follow, "1 play B3", "U-21 must-follow (colour=R, instead=R2/R14/WALNUT)"),
    (to_follow, "1 play R15", "U-21 not-in-hand (card=R15, instead=R2/R14/WALNUT)"),
    (to_follow, "1 play R9", "U-21 not-in-hand (card=R9, instead=R2/R14/WALNUT)"),
    (to_follow, "2 play B7", "U-19 not-your-turn (seats=1)"),
    # what villains ask
    (
        to_name,
        "1 play R3",
        "U-30 something-else-asked (asked=trump, instead=trump R/trump B/trump G/trump Y)",
    ),
    (to_name, "2 trump R", "U-30 not-your-turn (seats=1)"),
    (to_pass, "0 pass B3", "U-27 not-your-turn (seats=1/2/3)"),
    # the end
    (
        to_throw,
        "0 bid 1",
        "U-45 something-else-asked (asked=throw, instead=throw rock/throw paper/throw scissors)",
    ),
    (lambda: do(to_throw(), "0 throw rock"), "0 throw rock", "U-45 not-your-turn (seats=1)"),
    (over, "0 throw rock", "U-44 game-over"),
    (sit, "0 bid 1", "U-12 chance-first (asked=deal)"),
    (lambda: no_blind(dealt()), "0 bid 1", "U-12 chance-first (asked=turn)"),
]


@pytest.mark.parametrize(("position", "step", "reason"), ILLEGAL)
def test_why_not(position: Callable[[], State], step: str, reason: str) -> None:
    """U-12, U-14 to U-16, U-19, U-21, U-27, U-30, U-44, U-45: told and refused alike."""
    state = position()
    decision = step_of(state, step)
    assert isinstance(decision, Decision)
    assert str(MUSTACHIO.explain(state, decision)) == reason
    with pytest.raises(IllegalAction) as refused:
        MUSTACHIO.apply(state, decision)
    assert str(refused.value) == reason


@pytest.mark.parametrize(
    ("position", "action", "rule"),
    [
        (to_name, Action("trump", 4), "U-30"),
        (to_throw, Action("throw", 3), "U-45"),
        (to_follow, Action("play", 72), "U-1"),
        (to_pass, Action("pass", -1), "U-1"),
    ],
)
def test_what_does_not_exist_is_refused_too(
    position: Callable[[], State], action: Action, rule: str
) -> None:
    """U-1, U-30, U-45: a fifth colour, a fourth sign, a 73rd card."""
    state = position()
    with pytest.raises(IllegalAction, match=f"{rule} "):
        MUSTACHIO.apply(state, Decision(asked(state).seats[0], action))


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ("1 pass R15", "not-in-hand"),
        ("1 pass B2", "not-in-hand"),
        ("1 play B3", "something-else-asked"),
    ],
)
def test_only_a_card_of_the_hand_is_passed(step: str, message: str) -> None:
    """U-27: what may be passed instead is the whole hand."""
    state = to_pass()
    decision = step_of(state, step)
    assert isinstance(decision, Decision)
    reason = MUSTACHIO.explain(state, decision)
    assert reason is not None
    assert (reason.rule, reason.message) == ("U-27", message)
    instead = dict(reason.args)["instead"]
    assert isinstance(instead, tuple)
    assert len(instead) == 8


def test_a_legal_action_needs_no_reason() -> None:
    """U-21: and whatever is legal can be done."""
    state = to_follow()
    for action in MUSTACHIO.legal(state, 1):
        decision = Decision(1, action)
        assert MUSTACHIO.explain(state, decision) is None
        assert asked(MUSTACHIO.apply(state, decision)).seats == (2,)


# Why a card won: trump, numbers, winner, worth


@pytest.mark.parametrize(
    ("trick", "reasons"),
    [
        ("R9 R12 R3 R2", ["U-23 highest-of-colour (card=R12, colour=R, number=12)"]),
        ("R9 Y2 R3 R2", ["U-23 highest-trump (card=Y2, colour=Y, number=2)"]),
        ("R9 WALNUT R3 R2", ["U-23 highest-trump (card=WALNUT, colour=Y, number=9)"]),
        (
            "R9 PISSTACHIO R3 R2",
            [
                "U-23 highest-of-colour (card=R9, colour=R, number=9)",
                "U-23 first-of-equals",
                "U-35 villain-acted (card=PISSTACHIO)",
            ],
        ),
        ("R9 Y9 B9 R2", ["U-23 highest-trump (card=Y9, colour=Y, number=9)"]),
        (
            "R4 ACORN R9 B4",
            ["U-25 lowest-wins (card=B4, number=4)", "U-25 last-of-equals"],
        ),
        ("R9 ACORN R8 R2", ["U-25 lowest-wins (card=R2, number=2)"]),
        (
            "R9 HUMMMUS=G G2 R3",
            ["U-30 trump-now (colour=G)", "U-23 highest-trump (card=G2, colour=G, number=2)"],
        ),
        ("R9 HUMMMUS=Y R3 R2", ["U-23 highest-of-colour (card=R9, colour=R, number=9)"]),
        (
            "R9 NUTCASE HONEYNUT R2",
            [
                "U-31 no-trump-now",
                "U-28 copied-number (card=HONEYNUT, number=13)",
                "U-23 highest-of-colour (card=HONEYNUT, colour=R, number=13)",
            ],
        ),
        (
            "R13 BUTTERNUT PRAYLENE HEALTH-",
            [
                "U-23 highest-of-colour (card=R13, colour=R, number=13)",
                "U-26 villain-acted (card=BUTTERNUT)",
                "U-35 villain-acted (card=PRAYLENE)",
                "U-29 villain-acted (card=HEALTH-)",
            ],
        ),
        (
            "HEALTH+ PISSTACHIO BUTTERNUT HEALTH-",
            [
                "U-22 highest-villain (card=HEALTH+, number=11)",
                "U-23 first-of-equals",
                "U-29 villain-acted (card=HEALTH+)",
                "U-35 villain-acted (card=PISSTACHIO)",
                "U-26 villain-acted (card=BUTTERNUT)",
                "U-29 villain-acted (card=HEALTH-)",
            ],
        ),
    ],
)
def test_why_won(trick: str, reasons: list[str]) -> None:
    """U-22, U-23, U-25 to U-31, U-35: one reason per rule that acted, in order."""
    *first, last = trick.split()
    state = play(opened(trick, trump="Y"), " ".join(first))
    assert list(why(state, f"play {last}")) == reasons


def test_a_trump_named_in_the_trick_before_is_told_again() -> None:
    """U-30: it still rules."""
    tricks = "R9 HUMMMUS=G R2 R3", "0: B9 G1 B2 B3"
    state = play(opened(*tricks, trump="Y"), tricks[0], "0: B9 G1 B2")
    assert why(state, "play B3")[0] == "U-30 trump-now (colour=G)"


@pytest.mark.parametrize(("turned", "points"), [("B3", 5), ("Y3", -5)])
def test_when_twins_come_last_the_turned_card_ends_the_trick(turned: str, points: int) -> None:
    """U-34"""
    state = play(opened(f"R12 R2 R3 TWINS={turned}", trump="Y"), "R12 R2 R3 TWINS")
    assert why(state, f"flip {turned}") == (
        "U-23 highest-of-colour (card=R12, colour=R, number=12)",
        f"U-34 twins-turned (points={points})",
    )
