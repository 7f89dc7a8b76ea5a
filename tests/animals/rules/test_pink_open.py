"""pink-open: pink cards in hand lie face up, from its place in the row on (O-13)."""

import pytest

from tests.animals.kit import before_deal, deal, give, hand, play, round_view, words
from upperlip.animals.state import State
from upperlip.table.seat import SPECTATOR

EVERYONE = (*range(4), SPECTATOR)


def open_hands(state: State, viewer: int) -> list[str]:
    return [" ".join(sorted(words(cards).split())) for cards in round_view(state, viewer).open]


def pinks(state: State) -> list[str]:
    return [hand(state, seat, "P") for seat in range(4)]


@pytest.mark.parametrize("viewer", EVERYONE)
def test_all_pinks_and_nothing_else_are_public(viewer: int) -> None:
    """O-13: for every seat and for spectators."""
    state = deal(before_deal("pink-open"), "P1 P2", "P3", "G1 -P", "P4 P5 P6")
    assert open_hands(state, viewer) == pinks(state)
    assert open_hands(state, viewer)[2] == ""


def test_open_pinks_still_belong_to_the_hand() -> None:
    """O-13: they are played from it, and then lie there no more."""
    state = deal(before_deal("pink-open"), "P1 P2", "P3", "", "")
    played = play(state, "P1")
    assert "P1" in open_hands(state, 3)[0].split()
    assert open_hands(played, 3) == pinks(played)
    assert "P1" not in open_hands(played, 3)[0].split()


def test_without_the_rule_nothing_is_open() -> None:
    """O-13."""
    state = deal(before_deal("blue-tax"), "P1 P2", "P3", "", "")
    assert [open_hands(state, viewer) for viewer in EVERYONE] == [[""] * 4] * 5


def passing(*rules: str) -> State:
    return deal(before_deal(*rules), "P0 P1 P2 G0", "P3 P4 P5 G1", "P6 P7 P8 G2", "G3 O3 B3 P9")


@pytest.mark.parametrize("viewer", EVERYONE)
def test_left_of_pass_three_everyone_sees_pinks_while_choosing(viewer: int) -> None:
    """O-13: and sees them still when some have chosen and others have not."""
    state = passing("pink-open", "pass-three")
    assert open_hands(state, viewer) == pinks(state) != [""] * 4
    assert open_hands(give(state, 0, "P0 P1 G0"), viewer) == pinks(state)


@pytest.mark.parametrize("viewer", EVERYONE)
def test_right_of_pass_three_pinks_are_hidden_while_choosing(viewer: int) -> None:
    """O-13: they are turned up when all have given."""
    state = passing("pass-three", "pink-open")
    for seat, gifts in enumerate(("P0 P1 G0", "P3 P4 G1", "P6 P7 G2", "G3 O3 B3")):
        assert open_hands(state, viewer) == [""] * 4
        state = give(state, seat, gifts)
    assert open_hands(state, viewer) == pinks(state) != [""] * 4


@pytest.mark.parametrize("rules", [("pink-open", "pass-three"), ("pass-three", "pink-open")])
def test_received_pinks_are_public_too(rules: tuple[str, str]) -> None:
    """O-13: "including ones received later"."""
    state = passing(*rules)
    for seat, gifts in enumerate(("P0 P1 G0", "P3 P4 G1", "P6 P7 G2", "G3 O3 B3")):
        state = give(state, seat, gifts)
    assert {"P0", "P1"} <= set(open_hands(state, 3)[1].split())
    assert open_hands(state, 3) == pinks(state)
