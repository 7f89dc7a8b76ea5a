"""equals-out: cards of equal value are discarded before the trick is judged (O-18.1)."""

import pytest

from tests.animals.kit import after, asked, leads, may, taken, won


@pytest.mark.parametrize(
    ("trick", "winner", "pile"),
    [
        ("G5 B9 O9 P1", "P1", "G5 P1"),  # the strongest two are out
        ("G5 B9 O5 P5", "B9", "B9"),  # three of a kind
        ("G5 P4 O3 B1", "B1", "B1 G5 O3 P4"),  # no two alike: no effect
        ("G10 P0 O9 B10", "O9", "O9 P0"),
    ],
)
def test_equal_values_do_not_compete_and_are_not_collected(
    trick: str, winner: str, pile: str
) -> None:
    """O-18.1: only the rest is judged and captured."""
    state = after(trick, rules="equals-out")
    assert won(state) == winner
    assert " ".join(taken(state)).strip() == pile


@pytest.mark.parametrize("trick", ["B5 G5 O5 P5", "B5 G7 O7 P5"])
@pytest.mark.parametrize(
    "rules", ["equals-out", "equals-out runner-up", "weakest-leads equals-out"]
)
def test_all_out_nobody_wins_and_the_leader_leads_again(trick: str, rules: str) -> None:
    """O-19: four of a kind, or two pairs."""
    state = after(trick, rules=rules)
    assert won(state) is None
    assert leads(state) == "B5"
    assert taken(state) == ("", "")


def test_nobody_wins_though_a_monkey_is_left_and_it_finds_nothing() -> None:
    """O-19, O-21: what is left is discarded; nobody is asked to steal."""
    state = after("B5 G7 MONKEY O7 P5", rules="equals-out")
    assert won(state) is None
    assert taken(state) == ("", "")
    assert asked(state).what == "play"
    assert leads(state) == "B5"


def test_nobody_wins_though_a_pigeon_is_left() -> None:
    """O-19, O-20: no winner, so the trick's leader leads again."""
    state = after("PIGEON B5 G7 O7 P5", rules="equals-out")
    assert won(state) is None
    assert leads(state) == "PIGEON"


def test_the_leader_leads_again_in_a_later_trick() -> None:
    """O-19: the leader of this trick, not the crown."""
    state = after("G1 P1 O8 B9", "3: B5 G5 P5 O5", rules="equals-out")
    assert won(state) is None
    assert leads(state) == "B5"


def test_the_unicorn_collects_what_is_left() -> None:
    """O-18: it is no animal, has no equal and wins."""
    state = after("G5 P5 UNICORN O7 B1", rules="equals-out")
    assert won(state) == "UNICORN"
    assert taken(state) == ("B1 O7 UNICORN", "")


def test_the_unicorn_wins_itself_when_all_animals_are_out() -> None:
    """O-18.2 comes before O-19."""
    state = after("G5 P5 UNICORN O7 B7", rules="equals-out")
    assert won(state) == "UNICORN"
    assert taken(state) == ("UNICORN", "")


def test_a_discarded_card_cannot_be_stolen() -> None:
    """O-21."""
    state = after("G5 P5 MONKEY O7 B1", rules="equals-out")
    assert may(state, 2) == "B1 O7"


@pytest.mark.parametrize("rules", ["equals-out tens-fall", "tens-fall equals-out"])
def test_a_fallen_ten_equals_another_ten_and_no_zero(rules: str) -> None:
    """O-17, O-18.1: the value on the card counts."""
    assert won(after("B10 G0 P10 O9", rules=rules)) == "O9"
    assert won(after("B10 G0 P1 O9", rules=rules)) == "B10"


@pytest.mark.parametrize(
    ("decider", "trick", "winner"),
    [
        ("twos-win", "G2 P2 O7 B9", "B9"),
        ("three-lowest", "G3 P3 B7 B9", "B9"),
        ("three-lowest", "G3 B9 O9 P4", "P4"),
        ("runner-up", "B9 O9 P1 G5", "G5"),
    ],
)
def test_it_comes_first_wherever_it_lies(decider: str, trick: str, winner: str) -> None:
    """O-18.1: "before"; the same winner in both orders."""
    assert won(after(trick, rules=f"{decider} equals-out")) == winner
    assert won(after(trick, rules=f"equals-out {decider}")) == winner
