"""blue-tax: the team with more blue cards loses five stars; tie: nobody (O-25)."""

from tests.animals.kit import after, before_deal, deal, play_out, printed, stars, taken, won
from tests.animals.rounds import seesaw, tilted


def test_more_blue_cards_cost_five_stars() -> None:
    """O-25: seven against four."""
    state = tilted("blue-tax")
    assert [pile.count("B") for pile in taken(state)] == [7, 4]
    assert stars(state) == (21 - 5, 13)


def test_as_many_blue_cards_cost_nobody() -> None:
    """O-25: five each."""
    state = seesaw("blue-tax")
    assert [pile.count("B") for pile in taken(state)] == [5, 5]
    assert stars(state) == (19, 17)


def test_no_blue_cards_at_all_are_a_tie() -> None:
    """O-25: with three players all eleven can lie among the cards that nobody gets."""
    state = play_out(deal(before_deal("blue-tax", players=3), "-B", "-B", "-B"))
    assert stars(state) == printed(state)


def test_the_tax_is_five_however_many_more() -> None:
    """O-25: ten to none."""
    assert stars(seesaw("blue-tax", teams=(0, 1, 1, 0))) == (0, 36 - 5)


def test_no_effect_on_tricks() -> None:
    assert won(after("B0 P9 O5 G10", rules="blue-tax")) == "B0"
