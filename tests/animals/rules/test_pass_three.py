"""pass-three: at the round's start everyone gives three cards to the left (O-13)."""

from itertools import permutations

import pytest

from tests.animals.kit import asked, before_deal, deal, give, may, words
from upperlip.animals.state import State

GIFTS = ("G0 G1 G2", "P0 P1 P2", "O0 O1 O2", "B0 B1 B2")


def choosing() -> State:
    return deal(before_deal("pass-three"), *GIFTS, crown=2)


def all_given(state: State, order: tuple[int, ...] = (0, 1, 2, 3)) -> State:
    for seat in order:
        state = give(state, seat, GIFTS[seat])
    return state


def names(state: State, seat: int) -> set[str]:
    return set(words(state.live.hands[seat]).split())


@pytest.mark.parametrize("seat", range(4))
def test_three_cards_go_to_the_left_neighbour(seat: int) -> None:
    """O-7, O-13: left is the next seat number."""
    before, after = choosing(), all_given(choosing())
    left = (seat + 1) % 4
    assert names(after, left) == names(before, left) - {*GIFTS[left].split()} | {
        *GIFTS[seat].split()
    }


def test_everyone_chooses_before_seeing_what_comes() -> None:
    """O-13: three of four have chosen, and nothing has moved yet."""
    state = choosing()
    for seat in (0, 1, 2):
        state = give(state, seat, GIFTS[seat])
    assert state.live.hands == choosing().live.hands
    assert asked(state).what == "give"
    assert asked(state).seats == (3,)


def test_gifts_may_arrive_in_any_order() -> None:
    """O-13: simultaneous choices; who is quick changes nothing."""
    ends = {all_given(choosing(), order) for order in permutations(range(4))}
    assert len(ends) == 1


def test_a_received_card_cannot_be_passed_on() -> None:
    """O-13: three of one's own hand."""
    state = give(choosing(), 0, GIFTS[0])
    assert "G0" not in may(state, 1).split()


def test_then_the_crown_leads() -> None:
    """O-10."""
    state = all_given(choosing())
    assert asked(state).what == "play"
    assert asked(state).seats == (2,)


def test_jokers_can_be_given_and_then_played_by_the_other_team() -> None:
    """O-13: "jokers too"; the lone player of three gives two of them away."""
    state = deal(before_deal("pass-three", players=3), "G0", "G1 G2 G3", "P1 P2 P3", crown=1)
    for seat, gifts in enumerate(("UNICORN PIGEON G0", "G1 G2 G3", "P1 P2 P3")):
        state = give(state, seat, gifts)
    assert {"UNICORN", "PIGEON"} <= set(may(state, 1).split())
    assert "MONKEY" in names(state, 0)


def test_every_round_after_it_was_turned_begins_with_it() -> None:
    """O-6, O-13: rules stay to the end of the game."""
    state = deal(before_deal("pass-three", "blue-tax", "reversed"), "", "", "", "")
    assert asked(state).what == "give"


def test_no_gifts_without_the_rule() -> None:
    """O-13."""
    assert asked(deal(before_deal("pink-open"), "", "", "", "")).what == "play"
