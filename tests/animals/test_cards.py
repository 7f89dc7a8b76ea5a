"""The cards (O-1 to O-3) and the rule cards (O-5)."""

import pytest

from tests.animals.kit import (
    before_deal,
    config,
    deal,
    let_chance,
    play_out,
    printed,
    stars,
    taken,
    words,
)
from tests.animals.rounds import seesaw
from upperlip.animals import MOUSTACHE
from upperlip.animals.house import HOUSE
from upperlip.animals.rules import RULE_CARDS
from upperlip.table.errors import ImpossibleChance

RULES = """
green-negative  white  book
pink-open       white  book
pass-three      white  book     advanced
blue-tax        white  book
fewest-stars    white  reviews  advanced
pink-bonus      white  reviews
shining-zeros   white  house
last-trick      white  house
twos-win        black  book
equals-out      black  book
reversed        black  book
three-lowest    black  book     advanced
cut-leads       black  book     advanced
tens-fall       black  house
runner-up       black  house    advanced
weakest-leads   black  house
"""


def test_44_animals_of_four_colours_from_0_to_10() -> None:
    """O-1: their ids, and no others, are read."""
    ids = [f"{colour}{value}" for colour in "GPOB" for value in range(11)]
    assert len(ids) == 44
    for name in ids:
        action = MOUSTACHE.read_action(config(), f"play {name}")
        assert action is not None
        assert MOUSTACHE.write_action(config(), action) == f"play {name}"
    assert not any(
        MOUSTACHE.read_action(config(), f"play {n}") for n in ("G11", "R1", "g1", "G01", "G-1")
    )


@pytest.mark.parametrize("name", ["UNICORN", "MONKEY", "PIGEON"])
def test_three_jokers(name: str) -> None:
    """O-2."""
    assert MOUSTACHE.read_action(config(), f"play {name}") is not None


def test_an_unknown_card_is_refused() -> None:
    """O-1: in a deal that someone wrote down."""
    step = {"chance": "deal", "round": 1, "teams": [0], "crown": 0, "hands": [["G11"]]}
    with pytest.raises(ImpossibleChance, match="O-1 unknown-card"):
        MOUSTACHE.read_chance(config(), step)


@pytest.mark.parametrize(("players", "jokers"), [(3, 3), (4, 0), (5, 2), (6, 0)])
def test_jokers_are_used_with_three_and_five_players_only(players: int, jokers: int) -> None:
    """O-2, O-11."""
    for seed in range(20):
        state = let_chance(before_deal("blue-tax", players=players), seed)
        dealt = " ".join(map(words, state.live.hands)).split()
        assert sum(len(name) > 3 for name in dealt) == jokers


def test_the_middle_values_carry_the_stars() -> None:
    """O-3."""
    assert HOUSE.stars == (0, 0, 0, 1, 2, 3, 2, 1, 0, 0, 0)


def test_36_stars_in_all() -> None:
    """O-3: one team takes every card but the tens."""
    assert stars(seesaw("pink-open", teams=(0, 1, 1, 0))) == (0, 36)


def test_jokers_have_no_stars() -> None:
    """O-3: a round of five in which both are captured."""
    state = play_out(deal(before_deal("pink-open", players=5), "UNICORN", "MONKEY", "", "", ""))
    assert {"UNICORN", "MONKEY"} <= set(" ".join(taken(state)).split())
    assert stars(state) == printed(state)


def test_the_rule_cards() -> None:
    """O-5: side, source and mark of each of the sixteen, in this order; others come after them."""
    table = [line.split() for line in RULES.strip().splitlines()]
    cards = [[c.id, c.side, c.source, *["advanced"] * c.advanced] for c in RULE_CARDS]
    assert len(table) == 16
    assert cards[:16] == table
