"""Who sees what (O-9 to O-13, O-30), through views and events."""

from itertools import permutations

import pytest

from tests.animals.kit import (
    before_deal,
    cards,
    deal,
    decision,
    give,
    play,
    rigged,
    round_view,
    trophies,
    view,
    words,
)
from tests.animals.rounds import won_by_2_and_3
from upperlip.animals import MOUSTACHE
from upperlip.animals.chance import HIDDEN, Deal, Trophies
from upperlip.animals.state import State
from upperlip.table.ply import Decision, Hidden
from upperlip.table.seat import OPEN, SPECTATOR

HANDS = ("G0 G1 G2 P0", "P1 P2 P3 G3", "O0 O1 O2 P4", "B0 B1 B2 P5")
GIFTS = ("G0 P0 G1", "P1 P2 G3", "O0 O1 O2", "B0 B1 P5")


def all_given(state: State) -> State:
    for seat, gifts in enumerate(GIFTS):
        state = give(state, seat, gifts)
    return state


def gifts_seen(state: State, viewer: int, giver: int) -> str:
    """What a viewer remembers of the three cards that a seat just gave: names, or `?`."""
    plies = [ply for ply in view(state, viewer).history if isinstance(ply, Decision | Hidden)]
    return " ".join(
        "?" if isinstance(ply, Hidden) else words((ply.action.value,))
        for ply in plies[-12:]
        if ply.seat == giver
    )


# Hands


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_one_sees_ones_own_hand_only(viewer: int) -> None:
    """O-11: of the others' hands the size."""
    state = deal(before_deal("blue-tax"), *HANDS)
    seen, remembered = round_view(state, viewer), view(state, viewer).history[-1]
    assert isinstance(remembered, Deal)
    own = state.live.hands[viewer] if viewer >= 0 else ()
    assert seen.hand == own
    assert seen.open == ((),) * 4
    assert seen.hand_sizes == (10,) * 4
    assert remembered.hands == tuple(own if seat == viewer else () for seat in range(4))


def test_teams_and_crown_are_public() -> None:
    """O-9, O-10."""
    seen = round_view(deal(before_deal("blue-tax"), *HANDS, crown=3), SPECTATOR)
    assert (seen.teams, seen.crown) == ((0, 1, 0, 1), 3)


@pytest.mark.parametrize("viewer", [0, 2, 3, 4, SPECTATOR])
def test_nobody_knows_the_others_joker_nor_the_unused_one(viewer: int) -> None:
    """O-11: seat 1 has the monkey or the pigeon; for all the others it looks the same."""
    table = before_deal("blue-tax", players=5)
    drawn = rigged(table, "UNICORN", "MONKEY", "", "", "")
    other = tuple(
        tuple(sorted(cards(words(hand).replace("MONKEY", "PIGEON")))) for hand in drawn.hands
    )
    worlds = (
        MOUSTACHE.apply(table, Deal(1, drawn.teams, drawn.crown, hands))
        for hands in (drawn.hands, other)
    )
    first, second = (view(state, viewer) for state in worlds)
    assert first == second


def test_an_open_viewer_sees_everything() -> None:
    """For games that are over."""
    state = all_given(deal(before_deal("pass-three"), *HANDS))
    assert round_view(state, OPEN).open == state.live.hands
    assert view(state, OPEN).history == state.history


def test_played_and_captured_cards_are_public() -> None:
    """O-22."""
    state = deal(before_deal("blue-tax"), "G5", "P1 -G", "B7 -G", "O2 -G")
    state = play(state, "G5 P1")
    assert words(round_view(state, SPECTATOR).trick.cards) == "G5 P1"
    state = play(state, "B7 O2")
    assert set(words(round_view(state, SPECTATOR).captured[0]).split()) == {"G5", "P1", "B7", "O2"}


# Gifts


def test_giver_and_receiver_know_the_gifts() -> None:
    """O-13: to the others they are cards that changed hands."""
    state = all_given(deal(before_deal("pass-three"), *HANDS))
    assert gifts_seen(state, 0, giver=0) == "G0 P0 G1"
    assert gifts_seen(state, 1, giver=0) == "G0 G1 P0"
    for viewer in (2, 3, SPECTATOR):
        assert gifts_seen(state, viewer, giver=0) == "? ? ?"


def test_pinks_that_lay_open_are_seen_to_go() -> None:
    """O-13: pink-open left of pass-three."""
    state = all_given(deal(before_deal("pink-open", "pass-three"), *HANDS))
    for viewer in (2, 3, SPECTATOR):
        assert gifts_seen(state, viewer, giver=0) == "P0 ? ?"


def test_pinks_turned_up_later_may_have_come_from_anywhere() -> None:
    """O-13: pink-open right of pass-three."""
    state = all_given(deal(before_deal("pass-three", "pink-open"), *HANDS))
    for viewer in (2, 3, SPECTATOR):
        assert gifts_seen(state, viewer, giver=0) == "? ? ?"


@pytest.mark.parametrize("chooser", range(4))
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_a_half_made_choice_is_nobodys_business(viewer: int, chooser: int) -> None:
    """O-13: nor the order in which one chooses, nor what one chose while others choose."""
    state = deal(before_deal("pass-three"), *HANDS)
    one, two, three, four = HANDS[chooser].split()
    half = view(give(state, chooser, f"{one} {two}"), viewer)
    chosen = {
        view(give(state, chooser, " ".join(order)), viewer)
        for order in (*permutations((one, two, three)), (two, three, four))
    }
    assert (half == view(state, viewer)) is (viewer != chooser)
    assert (len(chosen) == 1) is (viewer != chooser)


def test_ones_own_choice_stays_in_view() -> None:
    """O-13: and in hand, till all have chosen."""
    state = give(deal(before_deal("pass-three"), *HANDS), 0, "G0 P0")
    seen = round_view(state, 0)
    assert words(seen.given) == "G0 P0"
    assert set(seen.given) <= set(seen.hand)


# Trophies


@pytest.mark.parametrize(
    ("viewer", "seen"),
    [(0, (None, None, -1, -1)), (2, (None, None, 1, -1)), (SPECTATOR, (None, None, -1, -1))],
)
def test_owners_see_their_trophy_others_do_not(viewer: int, seen: tuple[int | None, ...]) -> None:
    """O-30: not now and not in memory."""
    assert HIDDEN == -1
    state = trophies(won_by_2_and_3(), None, None, 1, 3)
    assert view(state, viewer).trophies == (seen,)
    assert view(state, viewer).history[-1] == Trophies(1, seen)


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_at_the_end_all_see_all(viewer: int) -> None:
    """O-30: until the game's end, and not before."""
    before = won_by_2_and_3((1, 2), (2, 3), (3, 4))
    state = trophies(before, None, None, 4, 5)
    assert HIDDEN in view(before, viewer).trophies[0]
    assert view(state, viewer).trophies == state.trophies
    assert view(state, viewer).history[-1] == Trophies(4, (None, None, 4, 5))


def test_even_trophies_are_no_secret() -> None:
    """O-4: all the same."""
    state = trophies(won_by_2_and_3(even=True), None, None, 2, 2)
    assert view(state, 0).trophies == ((None, None, 2, 2),)


# Events


def test_a_hand_is_told_to_its_owner() -> None:
    """O-11."""
    before = before_deal("blue-tax")
    ply = rigged(before, *HANDS)
    _, *hands = MOUSTACHE.narrate(before, ply, MOUSTACHE.apply(before, ply))
    for viewer in (0, 1, 2, 3, SPECTATOR):
        for seat, event in enumerate(hands):
            told = dict(event.seen_by(viewer).args)["cards"]
            assert told == (tuple(words(ply.hands[seat]).split()) if seat == viewer else ())


def test_open_pinks_are_told_to_all() -> None:
    """O-13."""
    before = before_deal("pink-open")
    ply = rigged(before, "P1 P2", "-P", "-P", "P3 P4")
    events = MOUSTACHE.narrate(before, ply, MOUSTACHE.apply(before, ply))
    told = {
        dict(event.args)["seat"]: dict(event.seen_by(SPECTATOR).args)["cards"]
        for event in events
        if event.message == "face-up"
    }
    pinks = {
        seat: tuple(name for name in words(ply.hands[seat]).split() if name[0] == "P")
        for seat in (0, 3)
    }
    assert told == pinks


def test_gifts_are_told_to_giver_and_receiver() -> None:
    """O-13: the others hear that there were some."""
    state = deal(before_deal("pass-three"), *HANDS)
    for seat in (0, 1, 2):
        state = give(state, seat, GIFTS[seat])
    state, ply = give(state, 3, "B0 B1"), decision(3, "give P5")
    events = MOUSTACHE.narrate(state, ply, MOUSTACHE.apply(state, ply))
    told = next(e for e in events if e.message == "received" and dict(e.args)["giver"] == 0)
    seen = [dict(told.seen_by(viewer).args)["cards"] for viewer in (0, 1, 2, 3, SPECTATOR)]
    assert seen == [("G0", "G1", "P0"), ("G0", "G1", "P0"), (), (), ()]


def test_a_trophy_is_told_to_its_owner() -> None:
    """O-30."""
    before, ply = won_by_2_and_3(), Trophies(1, (None, None, 1, 3))
    event, _ = MOUSTACHE.narrate(before, ply, MOUSTACHE.apply(before, ply))
    seen = [dict(event.seen_by(viewer).args)["points"] for viewer in (2, 3, SPECTATOR)]
    assert seen == [1, "?", "?"]
