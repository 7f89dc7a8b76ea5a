"""U-27 PEANUT, number 10: everyone passes a card to the left, at once."""

from itertools import permutations

from tests.nuts.kit import (
    Won,
    asked,
    deal,
    do,
    hand_of,
    may,
    opened,
    play,
    played,
    run,
    sit,
    table,
    won,
)
from upperlip.nuts import MUSTACHIO
from upperlip.nuts.cards import names
from upperlip.nuts.state import State
from upperlip.table.ply import Ask, Decision

PASSED = "PEANUT=B2,B3,B4,B6"


def passes(state: State) -> int:
    verbs = [ply.action.verb for ply in state.history if isinstance(ply, Decision)]
    return verbs.count("pass")


def test_everyone_passes_to_the_left() -> None:
    """U-27"""
    state = played(f"R7 {PASSED}", trump="Y")
    for seat, card in enumerate(("B6", "B2", "B3", "B4")):
        assert card in hand_of(state, seat)
        assert ("B2", "B3", "B4", "B6")[seat] not in hand_of(state, seat)


def test_it_comes_before_the_next_card_and_asks_also_those_who_have_played() -> None:
    """U-27: seats 0 and 1 have played to the trick, 2 and 3 have not."""
    state = play(opened(f"R7 {PASSED}", trump="Y"), "R7 PEANUT")
    assert asked(state) == Ask("pass", (0, 1, 2, 3))
    after = do(state, "pass B2", "pass B3", "pass B4", "pass B6")
    assert asked(after) == Ask("play", (2,))
    assert table(after).hand_sizes == (8, 8, 9, 9)


def test_nobody_sees_what_arrives_before_all_have_chosen() -> None:
    """U-27: until the last has chosen every hand is as it was, and only givers know."""
    state = play(opened(f"R7 {PASSED}", trump="Y"), "R7 PEANUT")
    three = do(state, "0 pass B2", "1 pass B3", "2 pass B4")
    assert [hand_of(three, seat) for seat in range(4)] == [hand_of(state, s) for s in range(4)]
    waiting = MUSTACHIO.view(three, 3)
    assert waiting.round is not None
    assert waiting.round.secret is None
    assert waiting.history == MUSTACHIO.view(state, 3).history


def test_what_arrives_cannot_be_passed_on() -> None:
    """U-27: all choose from the hand they have."""
    state = play(opened(f"R7 {PASSED}", trump="Y"), "R7 PEANUT")
    assert "B2" not in may(do(state, "0 pass B2"))


def test_the_order_of_arrival_does_not_matter() -> None:
    """U-27: simultaneous choices, whoever is quick."""
    state = play(opened(f"R7 {PASSED}", trump="Y"), "R7 PEANUT")
    choices = ("0 pass B2", "1 pass B3", "2 pass B4", "3 pass B6")
    assert len({do(state, *order) for order in permutations(choices)}) == 1


def test_only_giver_and_receiver_know_the_card() -> None:
    """U-27: a passed card is nobody else's business."""
    state = played(f"R7 {PASSED}", trump="Y")
    told = {seat: str(MUSTACHIO.view(state, seat).history[-4]) for seat in range(4)}
    assert told[0] == told[1] != told[2] == told[3]


def test_a_passed_card_revives_the_duty_to_follow() -> None:
    """U-27, U-21: seat 2 had no red; seat 1 hands it one."""
    state = opened("R7 PEANUT=B2,R3,B4,B6", trump="Y")
    assert not any(card.startswith("R") for card in hand_of(state, 2))
    assert may(play(state, "R7 PEANUT=B2,R3,B4,B6")) == {"R3"}


def test_passing_the_last_card_of_a_colour_frees() -> None:
    """U-27, U-21: seat 2 passes its only red on and may play anything."""
    state = played("R7 PEANUT=B2,B3,R3,B6", trump="Y")
    assert may(state) == hand_of(state, 2)


def test_a_passed_card_wins_for_who_received_it() -> None:
    """U-27: the red 15 goes from seat 1 to seat 2 and takes the trick there."""
    assert won("R7 PEANUT=B2,R15,B4,B6 R15 R2", trump="Y") == Won(2, 1, 10, 0)


def holding_to_the_end(villains: str) -> State:
    """Everyone plays nuts first: seat 0's villains come in the last tricks."""
    state = run(deal(sit(2), {0: villains}), "bid")
    return run(do(state, "0 bid 0", "1 bid 0"), "deal")


def test_in_the_last_trick_nothing_happens() -> None:
    """U-27: there is nothing to pass."""
    state = holding_to_the_end("PEANUT")
    assert "PEANUT" in names(table(state).tricks[8].cards)
    assert passes(state) == 0


def test_in_the_last_but_one_trick_it_still_does() -> None:
    """U-27"""
    state = holding_to_the_end("PEANUT WALNUT")
    assert "PEANUT" in names(table(state).tricks[7].cards)
    assert passes(state) == 2


def test_it_is_a_ten_that_scores_nothing() -> None:
    """U-27, U-40: not even in team play, where 10s and TWINS score."""
    assert won(f"R9 {PASSED} R3 R2", trump="Y") == Won(1, 1, 0, 0)
    assert won("R9 TWINS=B2 R3 R2", trump="Y") == Won(1, 1, 5 + 5, 0)
    assert won(f"R11 {PASSED} R10 R2", trump="Y") == Won(0, 1, 5, 0)
