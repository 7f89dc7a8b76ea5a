"""U-1 and U-2: the cards."""

import pytest

from tests.nuts.kit import asked, deal, do, may, no_blind, opened, play, played, run, sit, table
from upperlip.nuts import MUSTACHIO
from upperlip.nuts.cards import names
from upperlip.nuts.chance import Flip
from upperlip.table.errors import ImpossibleChance

NUMBERS = {
    "ACORN": 4,
    "BUTTERNUT": 11,
    "PEANUT=B2,B3": 10,
    "HONEYNUT": 8,  # after a 7
    "HEALTH+": 11,
    "HEALTH-": 11,
    "HUMMMUS=B": 6,
    "NUTCASE": 12,
    "TWINS=B4": 10,
    "PISSTACHIO": 9,
    "PRAYLENE": 12,
    "WALNUT": 9,
}


def test_sixty_nuts_and_twelve_villains() -> None:
    """U-1, U-2: four colours, 1 to 15, and one villain of each."""
    deck = names(table(run(sit(), "blind")).deck)
    nuts = {f"{colour}{number}" for colour in "RBGY" for number in range(1, 16)}
    assert set(deck) == nuts | {villain.partition("=")[0] for villain in NUMBERS}
    assert len(deck) == 72


CONFIG = MUSTACHIO.configure(4, {})


@pytest.mark.parametrize("name", ["R0", "R16", "P3", "r7", "R07", "WALNUTS", "HEALTH"])
def test_there_are_no_other_cards(name: str) -> None:
    """U-1, U-2"""
    with pytest.raises(ImpossibleChance, match="U-1 unknown-card"):
        MUSTACHIO.read_chance(CONFIG, {"chance": "flip", "card": name})


@pytest.mark.parametrize("name", ["R1", "Y15", "HEALTH+"])
def test_every_card_is_written_as_it_is_read(name: str) -> None:
    """U-1, U-2"""
    flip = MUSTACHIO.read_chance(CONFIG, {"chance": "flip", "card": name})
    assert isinstance(flip, Flip)
    assert MUSTACHIO.write_chance(CONFIG, flip) == {"chance": "flip", "card": name}


@pytest.mark.parametrize(("villain", "number"), NUMBERS.items())
def test_the_numbers_of_the_villains(villain: str, number: int) -> None:
    """U-2"""
    state = played(f"R7 {villain}", trump="Y", players=2)
    assert table(state).tricks[0].numbers == (7, number)


@pytest.mark.parametrize("villain", NUMBERS)
def test_villains_have_no_colour_of_their_own(villain: str) -> None:
    """U-2, U-21: whoever holds only villains and other colours is free."""
    card = villain.partition("=")[0]
    state = play(opened("R7", trump="Y", players=2, holding={1: card}), "R7")
    assert len(may(state)) == 9


def test_a_card_is_dealt_to_one_hand_only() -> None:
    """U-2: one of each."""
    with pytest.raises(ImpossibleChance, match="U-1 card-twice"):
        deal(sit(2), {0: "WALNUT R1", 1: "WALNUT"})
    state = no_blind(deal(sit(2), {0: "WALNUT R1"}))
    with pytest.raises(ImpossibleChance, match="U-12 not-in-pile"):
        do(state, "flip R1")
    assert asked(do(state, "flip R15")).what == "bid"
