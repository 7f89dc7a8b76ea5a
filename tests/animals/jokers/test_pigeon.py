"""PIGEON: the trick's cards count for nobody (O-20)."""

import pytest

from tests.animals.kit import after, asked, leads, round_view, taken, won

TRICKS = [
    ("", "G5 PIGEON B7 O2 P9", "B7"),
    ("", "PIGEON G5 B7 O2 P9", "B7"),
    ("", "G5 PIGEON UNICORN O2 P9", "UNICORN"),  # the pigeon beats the unicorn
    ("", "G5 PIGEON B7 MONKEY P9", "B7"),  # and the monkey
    ("twos-win", "G5 PIGEON B7 O2 P9", "O2"),
    ("runner-up", "G5 PIGEON B7 O2 P9", "O2"),
    ("reversed", "G5 PIGEON B7 O2 P9", "G5"),
    ("equals-out", "G5 PIGEON B5 O2 P9", "O2"),
]


@pytest.mark.parametrize(("rules", "trick", "winner"), TRICKS)
def test_the_cards_count_for_nobody_but_the_winner_leads(
    rules: str, trick: str, winner: str
) -> None:
    """O-20, O-21: nobody steals either."""
    state = after(trick, rules=rules)
    assert won(state) == leads(state) == winner
    assert taken(state) == ("", "")
    assert asked(state).what == "play"


def test_with_weakest_leads_the_weakest_leads() -> None:
    """O-20, "but see O-22"."""
    state = after("B7 PIGEON G5 O2 P9", rules="weakest-leads")
    assert (won(state), leads(state)) == ("B7", "G5")


def test_nobody_wins_if_nothing_is_left() -> None:
    """O-19: the leader leads again."""
    state = after("B5 PIGEON G5 O2 P2", rules="equals-out")
    assert won(state) is None
    assert leads(state) == "B5"


def test_only_this_trick_is_lost() -> None:
    """O-20: the next one counts again."""
    state = after("G5 PIGEON B7 O2 P9", "2: B6 O1 P8 G4 G3", teams=(1, 0, 0, 1, 1))
    assert taken(state) == ("B6 G3 G4 O1 P8", "")
    assert len(round_view(state, 0).tricks) == 2
