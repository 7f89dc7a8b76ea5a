"""Effects of villains that meet in one card or one trick (E-6, E-31 to E-39), by hand."""

from tests.nuts.test_effects import (
    LOW,
    STRONG,
    config,
    copies,
    dealt,
    do,
    end_trick,
    points,
    trump,
    turn,
    villain,
)
from upperlip.nuts import MUSTACHIO
from upperlip.nuts.cards import COLOURS
from upperlip.nuts.scoring import score
from upperlip.nuts.state import State


def may(state: State) -> set[str]:
    seat = state.agenda[0].seats[0]
    return {state.config.name(action.value) for action in MUSTACHIO.legal(state, seat)}


def winner_of(state: State) -> int:
    return state.live.tricks[-1].winner


def test_its_own_trump_comes_after_the_colour_it_leads() -> None:
    """E-6, U-20: yellow was trump when it led; red is, when the trick is judged."""
    a = villain("a", STRONG, trump("R", 1), number=4)
    state = dealt(config(a, walnut_led="trump"), "a", "Y2 R3", "Y5", "Y10")
    led = do(state, "play a")
    assert led.live.trick.colour == COLOURS.index("Y")
    assert led.live.trump_in_force == COLOURS.index("R")
    assert "Y2" in may(led)
    assert "R3" not in may(led)
    after = do(led, "play Y2", "play Y5", "play Y10")
    assert winner_of(after) == 0  # the only red: a 4


def test_a_card_that_ends_the_trump_still_leads_its_colour() -> None:
    """U-20, U-22: without a trump it is of the colour that it led."""
    a = villain("a", STRONG, trump("none", 1), number=4)
    state = dealt(config(a, walnut_led="trump"), "a", "Y2 R15", "Y3", "Y5 R14")
    after = do(state, "play a", "play Y2", "play Y3")
    assert "R14" not in may(after)
    assert winner_of(do(after, "play Y5")) == 3


def test_a_judge_that_is_always_trump_leads_trump() -> None:
    """E-33: colours are ignored for winning, not for following."""
    a = villain("a", STRONG, LOW, number=3)
    state = dealt(config(a, walnut_led="trump"), "a", "Y4 R2", "Y6", "Y7")
    led = do(state, "play a")
    assert "R2" not in may(led)
    assert winner_of(do(led, "play Y4", "play Y6", "play Y7")) == 0


def test_a_copy_can_be_the_lowest() -> None:
    """E-31, E-33: one below the two before it, and judged so."""
    a, b = villain("a", copies(-1), number=None), villain("b", LOW, number=9)
    state = dealt(config(a, b), "b R15", "R2", "a", "R3")
    after = do(state, "play b", "play R2", "play a", "play R3")
    assert after.live.tricks[0].numbers == (9, 2, 1, 3)
    assert winner_of(after) == 2


def test_a_card_that_leads_copies_the_last_one_of_the_trick_before() -> None:
    """E-31, U-28: a number that was copied itself, too."""
    a, b = villain("a", copies(5), number=None), villain("b", copies(-4), number=None)
    state = dealt(config(a, b), "R12", "R14", "R13", "a b")
    state = do(state, "play R12", "play R14", "play R13", "play a", "play b")
    assert state.live.tricks[0].numbers == (12, 14, 13, 18)
    assert end_trick(state).live.tricks[1].numbers[0] == 14


def test_the_pass_is_over_before_a_card_is_turned() -> None:
    """E-6: as they are listed."""
    passing = {"effect": "pass", "cards": 1, "to": "left"}
    for effects, first in (([passing, turn(1, 2)], "pass"), ([turn(1, 2), passing], "twins")):
        state = do(dealt(config(villain("a", *effects)), "a", "", "", ""), "play a")
        assert [ask.what for ask in state.agenda[:2]] == [
            first,
            {"pass": "twins"}.get(first, "pass"),
        ]


def test_a_missed_blind_bid_keeps_each_loss_by_itself() -> None:
    """E-36, E-39, U-43: not netted with what was won in the same trick."""
    a = villain("a", points(-20), number=15, scores=False)
    b = villain("b", points(20), number=2)
    state = dealt(config(a, b), "a", "b", "R2", "R3")
    state = do(state, "play a", "play b", "play R2", "play R3")
    blind = state.live._replace(blinds=(9, None, None, None))
    assert score(state.config, blind).points[0] == -20
    assert score(state.config, state.live).points[0] == 0
