"""pink-bonus: every captured pink card is worth one star more (O-25)."""

import pytest

from tests.animals.kit import after, before_deal, deal, play_out, printed, stars, won
from tests.animals.rounds import seesaw


def test_every_pink_card_counts_one_more_stars_or_not() -> None:
    """O-25: the seesaw's first team has P0 to P9."""
    assert stars(seesaw("pink-bonus")) == (19 + 10, 17)


@pytest.mark.parametrize("both", [("pink-bonus", "shining-zeros")[::step] for step in (1, -1)])
def test_a_shining_pink_zero_counts_three(both: tuple[str, str]) -> None:
    """O-25: in either order; ten pinks, and P0 O0 against G0 B0."""
    assert stars(seesaw(*both)) == (19 + 10 + 4, 17 + 4)


def test_no_pinks_no_bonus() -> None:
    """O-25: with three players all pinks can lie among the cards that nobody gets."""
    state = play_out(deal(before_deal("pink-bonus", players=3), "-P", "-P", "-P"))
    assert stars(state) == printed(state)


def test_no_effect_on_tricks() -> None:
    assert won(after("P0 P9 O5 G10", rules="pink-bonus")) == "O5"
