"""UNICORN: it wins, whatever the rules say (O-18.2)."""

import pytest

from tests.animals.kit import BLACK, after, hand, leads, may, play, steal, table, taken, won


@pytest.mark.parametrize("rule", BLACK)
@pytest.mark.parametrize("trick", ["G2 UNICORN B3 B9 O10", "UNICORN G2 P5 B3 O10"])
def test_it_beats_every_rule(rule: str, trick: str) -> None:
    """O-18: it wins and collects, first or in the middle."""
    state = after(trick, rules=rule)
    assert won(state) == "UNICORN"
    assert taken(state) == (" ".join(sorted(trick.split())), "")


def test_its_player_leads_next() -> None:
    """O-22."""
    assert leads(after("G5 P9 UNICORN O1 B1")) == "UNICORN"


def test_of_discarded_animals_it_gets_none() -> None:
    """O-18.1."""
    assert taken(after("G5 P5 UNICORN O1 B1", rules="equals-out")) == ("UNICORN", "")


def test_led_it_sets_no_colour() -> None:
    """O-14, O-16: the next player is free, the first animal's colour is led."""
    state = play(table("UNICORN G5 G1 P1 B1"), "UNICORN")
    assert may(state, 1) == hand(state, 1)
    state = play(state, "G5")
    assert may(state, 2) == hand(state, 2, "G")


def test_it_can_be_played_by_one_who_could_follow() -> None:
    """O-14, O-16: the led colour or a joker."""
    state = play(table("G5 UNICORN G1 P1 B1"), "G5")
    assert may(state, 1) == f"{hand(state, 1, 'G')} UNICORN".strip()


def test_a_thief_may_take_it() -> None:
    """O-21: and it is lost to its own player's pile, not to the trick."""
    state = after("G5 P9 UNICORN O1 MONKEY")
    state = steal(state, "UNICORN")
    assert won(state) == leads(state) == "UNICORN"


def test_the_pigeon_beats_it() -> None:
    """O-20: the trick is its, the cards are nobody's."""
    state = after("G5 P9 UNICORN O1 PIGEON")
    assert won(state) == leads(state) == "UNICORN"
    assert taken(state) == ("", "")
