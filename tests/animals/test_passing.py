"""The round's start (O-13): what may be given, what is refused, what comes first."""

import pytest

from tests.animals.kit import (
    asked,
    before_deal,
    deal,
    decision,
    give,
    hand,
    may,
    refusal,
    words,
)
from upperlip.animals import MOUSTACHE
from upperlip.animals.state import State
from upperlip.table.ply import Decision
from upperlip.table.seat import SPECTATOR

HANDS = ("G0 G1 G2 G3", "P0 P1 P2 P3", "O0 O1 O2 O3", "B0 B1 B2 B3")


def choosing() -> State:
    return deal(before_deal("pass-three"), *HANDS)


def test_any_card_of_the_hand_may_be_given_but_none_twice() -> None:
    """O-13."""
    state = choosing()
    assert may(state, 0) == hand(state, 0)
    state = give(state, 0, "G0")
    assert may(state, 0).split() == [name for name in hand(state, 0).split() if name != "G0"]


def test_who_has_given_three_has_given() -> None:
    """O-13: three cards."""
    state = give(choosing(), 0, "G0 G1 G2")
    assert may(state, 0) == ""
    assert asked(state).seats == (1, 2, 3)


def test_everyone_is_asked_at_once() -> None:
    """O-13: from the crown on, in any order of answers."""
    state = deal(before_deal("pass-three"), *HANDS, crown=2)
    assert asked(state) == ("give", (2, 3, 0, 1))
    assert all(may(state, seat) for seat in range(4))


@pytest.mark.parametrize("order", ["0 1 2 0 1 2 0 1 2", "2 2 1 1 0 0 2 1 0"])
def test_choices_may_cross(order: str) -> None:
    """O-13: card by card in any order of seats, the state is the same."""
    state, names = choosing(), [iter(gifts.split()) for gifts in HANDS]
    for seat in map(int, order.split()):
        state = give(state, seat, next(names[seat]))
    state = give(state, 3, "B0 B1 B2")
    plain = choosing()
    for seat, gifts in enumerate(HANDS):
        plain = give(plain, seat, gifts[:8])
    assert state == plain


def test_half_way_it_is_the_same_who_was_first() -> None:
    """O-13: also while others still choose."""
    first = give(give(choosing(), 0, "G0 G1 G2"), 2, "O0 O1")
    assert give(give(choosing(), 2, "O0 O1"), 0, "G0 G1 G2") == first


def test_history_has_the_gifts_from_the_crown_on() -> None:
    """O-13: nothing of them stands there while anyone still chooses."""
    state = before = deal(before_deal("pass-three"), *HANDS, crown=2)
    for seat in (0, 1, 2):
        state = give(state, seat, HANDS[seat][:8])
    assert state.history == before.history
    state = give(state, 3, "B0 B1 B2")
    gifts = state.history[len(before.history) :]
    assert [ply.seat for ply in gifts if isinstance(ply, Decision)] == [
        *(2, 2, 2),
        *(3, 3, 3),
        *(0, 0, 0),
        *(1, 1, 1),
    ]


@pytest.mark.parametrize("players", [3, 5])
def test_the_last_seats_left_neighbour_is_seat_0(players: int) -> None:
    """O-7, O-13."""
    hands = ["G0 G1 G2", "P0 P1 P2", "O0 O1 O2", "B0 B1 B2", "G3 G4 G5"][:players]
    state = deal(before_deal("pass-three", players=players), *hands)
    for seat, gifts in enumerate(hands):
        state = give(state, seat, gifts)
    assert set(hands[-1].split()) <= set(hand(state, 0).split())
    assert set(hands[0].split()) <= set(hand(state, 1).split())


@pytest.mark.parametrize(
    ("seat", "text", "reason"),
    [
        (0, "give B0", "O-13 not-in-hand"),
        (0, "give G0", "O-13 already-given"),
        (0, "play G1", "O-13 something-else-asked"),
        (1, "give P3", "O-13 not-your-turn"),  # it has given three
    ],
)
def test_refused(seat: int, text: str, reason: str) -> None:
    """O-13."""
    state = give(give(choosing(), 0, "G0"), 1, "P0 P1 P2")
    assert refusal(state, decision(seat, text)) == reason


def test_the_reason_says_what_may_be_given_instead() -> None:
    """O-13."""
    state = give(choosing(), 0, "G0")
    reason = MOUSTACHE.explain(state, decision(0, "give G0"))
    assert reason is not None
    instead = dict(reason.args)["instead"]
    assert isinstance(instead, tuple)
    assert sorted(map(str, instead)) == may(state, 0).split()


def test_a_legal_gift_needs_no_explanation() -> None:
    """O-13."""
    assert MOUSTACHE.explain(choosing(), decision(0, "give G0")) is None


@pytest.mark.parametrize(
    ("rules", "open_first"),
    [(("pink-open", "pass-three"), True), (("pass-three", "pink-open"), False)],
)
def test_effects_come_in_the_rows_order(rules: tuple[str, str], open_first: bool) -> None:
    """O-13: left to right."""
    seen = MOUSTACHE.view(deal(before_deal(*rules), *HANDS), SPECTATOR).round
    assert seen is not None
    assert ("P0" in words(seen.open[1])) is open_first
