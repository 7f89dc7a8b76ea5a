"""shining-zeros: every captured 0 is worth two stars (O-25)."""

from tests.animals.kit import after, before_deal, deal, play_out, printed, stars, taken, won
from tests.animals.rounds import seesaw


def test_every_zero_counts_two() -> None:
    """O-25: P0 and O0 for one team, G0 and B0 for the other."""
    assert stars(seesaw("shining-zeros")) == (19 + 4, 17 + 4)


def test_jokers_are_no_zeros() -> None:
    """O-3: a captured joker has no stars."""
    state = deal(before_deal("shining-zeros", players=5), "UNICORN", "MONKEY", "", "", "")
    state = play_out(state)
    assert "UNICORN" in " ".join(taken(state))
    zeros = [sum(name[1:] == "0" for name in pile.split()) for pile in taken(state)]
    assert stars(state) == tuple(p + 2 * z for p, z in zip(printed(state), zeros, strict=True))


def test_tens_are_no_zeros() -> None:
    """O-25: nor is a 10 that falls below the 0."""
    rules = ("shining-zeros", "pink-open", "tens-fall")
    state = deal(before_deal(*rules), *(f"{c}10" for c in "GPOB"))
    state = play_out(state)
    zeros = [sum(name[1:] == "0" for name in pile.split()) for pile in taken(state)]
    assert stars(state) == tuple(p + 2 * z for p, z in zip(printed(state), zeros, strict=True))


def test_a_discarded_zero_shines_for_nobody() -> None:
    """O-18, O-25: both zeros of the trick are out."""
    state = after("G0 P0 O7 B1", rules="shining-zeros pink-open equals-out")
    assert taken(state) == ("", "B1 O7")


def test_no_effect_on_tricks() -> None:
    assert won(after("P0 P9 O5 O0", rules="shining-zeros")) == "O5"
