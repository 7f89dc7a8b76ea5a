"""A trick (O-14 to O-22): following, judging, and why."""

from itertools import permutations

import pytest

from tests.animals.kit import (
    after,
    before_deal,
    deal,
    decision,
    finish,
    hand,
    leads,
    may,
    play,
    reasons,
    refusal,
    steal,
    table,
    taken,
    won,
)
from upperlip.animals import MOUSTACHE
from upperlip.animals.state import State


def test_the_leader_may_play_anything() -> None:
    """O-14: while no animal has been played."""
    state = table("G5 P1 O2 MONKEY B7")
    assert may(state, 0) == hand(state, 0)


def test_a_holder_of_the_led_colour_plays_it_or_a_joker() -> None:
    """O-14, O-16."""
    state = deal(before_deal("blue-tax", players=5), "G5", "G1 P1 MONKEY", "G2 P2", "", "")
    state = play(state, "G5")
    assert may(state, 1) == f"{hand(state, 1, 'G')} MONKEY"
    state = play(state, "G1")
    assert may(state, 2) == hand(state, 2, "G")


def test_without_the_led_colour_any_card_goes() -> None:
    """O-14."""
    state = play(deal(before_deal("blue-tax"), "G5", "-G", "", ""), "G5")
    assert may(state, 1) == hand(state, 1)


def test_the_led_colour_stays_whatever_is_thrown_in() -> None:
    """O-14: the colour of the first animal, not of the latest."""
    state = play(deal(before_deal("blue-tax"), "G5", "B7 -G", "G1 B1", ""), "G5 B7")
    assert may(state, 2) == hand(state, 2, "G")


@pytest.mark.parametrize("joker", ["UNICORN", "MONKEY", "PIGEON"])
def test_a_joker_led_sets_no_colour(joker: str) -> None:
    """O-14, O-16: the first animal after it does."""
    state = deal(before_deal("blue-tax", players=5), joker, "", "O1", "O2 B2", "")
    state = play(state, joker)
    assert may(state, 1) == hand(state, 1)
    other = next(name for name in may(state, 1).split() if len(name) > 3)
    state = play(state, other)  # a second joker: still no colour
    assert may(state, 2) == hand(state, 2)
    assert may(play(state, "O1"), 3) == hand(state, 3, "O")


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("G10 P0 O0 B0", "B0"),  # green < pink < orange < blue
        ("G10 P0 O0 P10", "O0"),
        ("G10 P0 G9 P1", "P1"),
        ("B3 B10 B9 B0", "B10"),  # then the highest value
        ("G10 G9 G8 P0", "P0"),  # the led colour has no special strength
    ],
)
def test_colour_first_then_value(trick: str, winner: str) -> None:
    """O-17: in whatever order the cards are played."""
    for order in permutations(trick.split()):
        assert won(after(" ".join(order))) == winner


def test_the_winners_team_collects_and_the_winner_leads() -> None:
    """O-22."""
    state = after("G5 B7 O2 P9", "1: B6 O1 P8 G4")
    assert taken(state) == ("", "B6 B7 G4 G5 O1 O2 P8 P9")
    assert leads(state) == "B6"
    assert leads(after("G5 P7 O2 P9")) == "O2"


# Why not


def round_of_five(*rules: str) -> State:
    hands = ("G5 G6", "G1 P1 UNICORN", "G2 MONKEY", "B1", "O1")
    return deal(before_deal(*(rules or ("blue-tax",)), players=5), *hands)


@pytest.mark.parametrize(
    ("played", "seat", "text", "reason"),
    [
        ("", 1, "play G1", "O-7 not-your-turn"),
        ("", 0, "play G1", "O-14 not-in-hand"),
        ("", 0, "steal G5", "O-14 something-else-asked"),
        ("", 0, "give G5", "O-14 something-else-asked"),
        ("G5", 0, "play G6", "O-7 not-your-turn"),
        ("G5", 1, "play P1", "O-14 must-follow"),
    ],
)
def test_refused_plays(played: str, seat: int, text: str, reason: str) -> None:
    """O-14."""
    assert refusal(play(round_of_five(), played), decision(seat, text)) == reason


@pytest.mark.parametrize(
    ("seat", "text", "reason"),
    [
        (1, "steal MONKEY", "O-21 cannot-steal"),
        (1, "steal G5", "O-21 cannot-steal"),  # discarded
        (1, "steal B1", "O-21 cannot-steal"),  # not in the trick
        (1, "play O2", "O-21 something-else-asked"),
        (0, "steal O2", "O-21 not-your-turn"),
    ],
)
def test_refused_thefts(seat: int, text: str, reason: str) -> None:
    """O-21."""
    state = after("G5 MONKEY B5 O2 P9", rules="equals-out")
    assert refusal(state, decision(seat, text)) == reason


def test_after_a_cut_the_reason_names_its_rule() -> None:
    """O-15."""
    rules = ("blue-tax", "fewest-stars", "cut-leads")
    state = play(deal(before_deal(*rules), "G5", "B7 -G", "G1 B1", ""), "G5 B7")
    reason = MOUSTACHE.explain(state, decision(2, "play G1"))
    assert reason is not None
    assert str(reason).startswith("O-15 must-follow (colour=B, ")


@pytest.mark.parametrize("text", ["play P1", "play B10", "give G1"])
def test_the_reason_says_what_is_legal_instead(text: str) -> None:
    """O-14: the led colour and the joker."""
    state = play(round_of_five(), "G5")
    reason = MOUSTACHE.explain(state, decision(1, text))
    assert reason is not None
    instead = dict(reason.args)["instead"]
    assert isinstance(instead, tuple)
    assert sorted(map(str, instead)) == may(state, 1).split()
    assert "UNICORN" in instead


def test_a_thief_is_told_what_can_be_taken() -> None:
    """O-21."""
    state = after("G5 MONKEY B5 O2 P9", rules="equals-out")
    reason = MOUSTACHE.explain(state, decision(1, "steal B5"))
    assert str(reason) == "O-21 cannot-steal (card=B5, instead=P9/O2)"


def test_who_is_not_asked_is_told_who_is() -> None:
    """O-14."""
    reason = MOUSTACHE.explain(round_of_five(), decision(3, "play B1"))
    assert str(reason) == "O-7 not-your-turn (seats=0)"


def test_legal_actions_need_no_explanation() -> None:
    """O-14, O-21."""
    assert MOUSTACHE.explain(round_of_five(), decision(0, "play G5")) is None
    assert MOUSTACHE.explain(after("G5 MONKEY B7 O2 P9"), decision(1, "steal B7")) is None


def test_when_the_game_is_over_nothing_is_asked() -> None:
    """O-8."""
    over = finish(before_deal("blue-tax"))
    assert refusal(over, decision(0, "play G5")) == "O-8 game-over"
    assert may(over, 0) == ""


# Why


STRONGEST = "O-17 strongest (card=B7, colour=B)"


@pytest.mark.parametrize(
    ("rules", "trick", "told"),
    [
        ("", "G5 B7 O2 P9", [STRONGEST]),
        ("twos-win", "G5 B7 O2 P9", ["O-18 rule-decided (rule=twos-win, card=O2)"]),
        ("twos-win", "G5 B7 O1 P9", [STRONGEST]),  # a rule that did not act is not named
        ("equals-out", "G5 B7 O1 P9", [STRONGEST]),
        (
            "equals-out twos-win",
            "G2 O2 P5 B7",
            ["O-18 rule-kept-out (rule=equals-out, cards=G2/O2)", STRONGEST],
        ),
        (
            "three-lowest twos-win",
            "G2 B3 B9 O1",
            ["O-18 rule-decided (rule=three-lowest, card=B3)", "O-18 threes-colour"],
        ),
        (
            "runner-up reversed",
            "B9 O8 G2 P6",
            ["O-17 rule-reordered (rule=reversed)", "O-18 rule-decided (rule=runner-up, card=P6)"],
        ),
        (
            "tens-fall reversed",
            "G10 G0 B1 B4",
            [
                "O-17 rule-reordered (rule=tens-fall)",
                "O-17 rule-reordered (rule=reversed)",
                "O-17 strongest (card=G0, colour=G)",
            ],
        ),
        (
            "equals-out",
            "G5 B5 O7 P7",
            ["O-18 rule-kept-out (rule=equals-out, cards=G5/B5/O7/P7)", "O-19 won-by-nobody"],
        ),
        ("twos-win", "G5 B2 UNICORN O1 P9", ["O-18 unicorn"]),
        ("", "G5 B7 PIGEON O1 P9", [STRONGEST, "O-20 pigeon"]),
        (
            "weakest-leads",
            "B7 G5 PIGEON O2 P9",
            [STRONGEST, "O-20 pigeon", "O-22 rule-gave-lead (rule=weakest-leads, card=G5)"],
        ),
        ("weakest-leads equals-out", "B7 G5 O5 P5", ["O-18 rule-kept-out", STRONGEST]),
    ],
)
def test_why_a_card_won(rules: str, trick: str, told: list[str]) -> None:
    """O-17 to O-22: one reason per rule that acted, in the order of judging."""
    found = reasons(trick, rules=rules)
    assert len(found) == len(told)
    assert all(one.startswith(start) for one, start in zip(found, told, strict=True))


def test_why_with_a_theft() -> None:
    """O-18, O-21, O-22: out, strongest, stolen, and who leads."""
    assert reasons("B7 MONKEY G5 O2 P2", rules="equals-out weakest-leads", theft="G5") == [
        "O-18 rule-kept-out (rule=equals-out, cards=O2/P2)",
        STRONGEST,
        "O-21 monkey (card=G5)",
        "O-22 rule-gave-lead (rule=weakest-leads, card=G5)",
    ]


def test_a_theft_is_told() -> None:
    """O-21: who stole what, then who won."""
    before = after("B7 MONKEY G5 O2 P9")
    events = MOUSTACHE.narrate(before, decision(1, "steal G5"), steal(before, "G5"))
    assert [event.message for event in events] == ["stole", "trick-won"]
    assert dict(events[0].args) == {"seat": 1, "card": "G5"}
    assert dict(events[1].args) == {"seat": 0}
