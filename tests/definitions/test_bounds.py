"""The ends of every range, as the table of `effects.md` has them: included, and nothing beyond."""

from typing import Any

import pytest

from tests.definitions.test_definitions import acts, effects
from upperlip.definitions.fault import CardFault
from upperlip.games import GAMES

# The effect but for one parameter, that parameter, its least and its most.
RULES: list[tuple[dict[str, Any], str, int, int]] = [
    ({"effect": "values", "to": "top"}, "value", 0, 10),
    ({"effect": "wins"}, "value", 0, 10),
    ({"effect": "lowest", "among": "colour"}, "value", 0, 10),
    ({"effect": "nth"}, "n", 2, 6),
    ({"effect": "out"}, "value", 0, 10),
    ({"effect": "pass", "to": "left"}, "cards", 1, 5),
    ({"effect": "worth", "add": 1}, "value", 0, 10),
    ({"effect": "worth"}, "add", -9, 9),
    ({"effect": "worth"}, "set", -9, 9),
    ({"effect": "most", "stars": 1}, "value", 0, 10),
    ({"effect": "most", "colour": "G"}, "stars", -20, 20),
    ({"effect": "trick", "which": "first"}, "stars", -20, 20),
    ({"effect": "most-tricks"}, "stars", -20, 20),
]
VILLAINS: list[tuple[dict[str, Any], str, int, int]] = [
    ({"effect": "copies"}, "plus", -5, 5),
    ({"effect": "tricks"}, "tricks", -2, 2),
    ({"effect": "points"}, "points", -20, 20),
    ({"effect": "trump", "colour": "R"}, "tricks", 1, 9),
    ({"effect": "pass", "to": "left"}, "cards", 1, 3),
    ({"effect": "turn", "bad": 0}, "good", -20, 20),
    ({"effect": "turn", "good": 0}, "bad", -20, 20),
]
NEVER_ZERO = ("stars", "points", "add")
MOUSTACHE, MUSTACHIO = GAMES["moustache"], GAMES["mustachio"]


@pytest.mark.parametrize(("rest", "key", "low", "high"), RULES, ids=str)
def test_ranges_of_rule_cards(rest: dict[str, Any], key: str, low: int, high: int) -> None:
    """E-11 to E-25."""
    for number in (low, high):
        MOUSTACHE.read_definition(effects({**rest, key: number}))
    for number in (low - 1, high + 1, *[0] * (key in NEVER_ZERO)):
        with pytest.raises(CardFault):
            MOUSTACHE.read_definition(effects({**rest, key: number}))


@pytest.mark.parametrize(("rest", "key", "low", "high"), VILLAINS, ids=str)
def test_ranges_of_villains(rest: dict[str, Any], key: str, low: int, high: int) -> None:
    """E-31 to E-39."""

    def read(number: int) -> None:
        written = acts({**rest, key: number})
        if rest["effect"] == "copies":
            del written["number"]
        MUSTACHIO.read_definition(written)

    for number in (low, high):
        read(number)
    for number in (low - 1, high + 1, *[0] * (key in NEVER_ZERO)):
        with pytest.raises(CardFault):
            read(number)


def test_numbers_of_villains() -> None:
    """E-41."""
    for number in (0, 20):
        MUSTACHIO.read_definition({**acts(), "number": number})
    for number in (-1, 21):
        with pytest.raises(CardFault):
            MUSTACHIO.read_definition({**acts(), "number": number})


def test_what_a_card_may_be_multiplied_by() -> None:
    """E-21, E-35: few numbers, not all between them."""
    for times in range(-1, 6):
        written = effects({"effect": "worth", "times": times})
        if times in (0, 2, 3):
            MOUSTACHE.read_definition(written)
            continue
        with pytest.raises(CardFault):
            MOUSTACHE.read_definition(written)
    with pytest.raises(CardFault):
        MUSTACHIO.read_definition(acts({"effect": "tricks", "tricks": 0}))
