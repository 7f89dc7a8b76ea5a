"""Options and what is refused before the game starts (O-4, O-5, O-9), house values (O-3, O-4)."""

import pytest

from tests.animals.kit import config
from upperlip.animals.config import Config
from upperlip.animals.house import HOUSE, read_house
from upperlip.animals.rules import IN_THE_BOXES
from upperlip.table.errors import RefusedOptions

GOOD = ["pink-open", "blue-tax", "reversed", "twos-win"]

STARS = [0, 9, 1, 8, 2, 7, 3, 6, 4, 5, 9]
TROPHIES = [[1, 1, 9], [2, 5, 5], [7, 7, 7], [1, 8, 9]]

BOOK_WHITE = "green-negative pink-open pass-three blue-tax fewest-stars pink-bonus"
BOOK_BLACK = "twos-win equals-out reversed three-lowest cut-leads"


def test_defaults() -> None:
    """O-4, O-5: the book's cards, all of them, trophies drawn."""
    assert config(4).options() == {
        "rule_set": "book",
        "first_game": False,
        "even_trophies": False,
        "rules": None,
        "stars": None,
        "trophies": None,
        "threes": "colour",
    }


def test_every_option_comes_back_as_it_was_set() -> None:
    """O-4, O-5."""
    options = {
        "rule_set": "house",
        "first_game": True,
        "even_trophies": True,
        "rules": GOOD,
        "stars": STARS,
        "trophies": TROPHIES,
        "threes": "overall",
    }
    assert config(5, **options).options() == options


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_players(players: int) -> None:
    """O-9."""
    assert config(players).players == players


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 7, 12])
def test_any_other_number_of_players_is_an_error(players: int) -> None:
    """O-9."""
    with pytest.raises(RefusedOptions, match="O-9 players"):
        config(players)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"rule_set": "mine"}, "O-5 option-value"),
        ({"rule_set": None}, "O-5 option-value"),
        ({"first_game": "yes"}, "O-5 option-value"),
        ({"first_game": 1}, "O-5 option-value"),
        ({"even_trophies": 0}, "O-4 option-value"),
        ({"jokers": True}, "O-5 unknown-option"),
        ({"stars": 1}, "O-3 stars-list"),
        ({"stars": "00012321000"}, "O-3 stars-list"),
        ({"stars": [*STARS[:10], True]}, "O-3 stars-list"),
        ({"stars": [*STARS[:10], 1.0]}, "O-3 stars-list"),
        ({"stars": [*STARS[:10], "1"]}, "O-3 stars-list"),
        ({"stars": [*STARS[:10], None]}, "O-3 stars-list"),
        ({"stars": [STARS]}, "O-3 stars-list"),
        ({"stars": {}}, "O-3 stars-list"),
        ({"stars": []}, "O-3 stars-list"),
        ({"stars": STARS[:10]}, "O-3 stars-list"),
        ({"stars": [*STARS, 0]}, "O-3 stars-list"),
        ({"stars": [*STARS[:10], 10]}, "O-3 stars-list"),
        ({"stars": [*STARS[:10], -1]}, "O-3 stars-list"),
        ({"trophies": "1 2 3"}, "O-4 trophies-list"),
        ({"trophies": False}, "O-4 trophies-list"),
        ({"trophies": [1, 2, 3]}, "O-4 trophies-list"),
        ({"trophies": [*TROPHIES[:3], None]}, "O-4 trophies-list"),
        ({"trophies": [*TROPHIES[:3], [True, 8, 9]]}, "O-4 trophies-list"),
        ({"trophies": [*TROPHIES[:3], [1.0, 8, 9]]}, "O-4 trophies-list"),
        ({"trophies": [TROPHIES]}, "O-4 trophies-list"),
        ({"trophies": []}, "O-4 trophies-list"),
        ({"trophies": TROPHIES[:3]}, "O-4 trophies-list"),
        ({"trophies": [*TROPHIES, [1, 2, 3]]}, "O-4 trophies-list"),
        ({"trophies": [*TROPHIES[:3], [1, 2]]}, "O-4 trophies-list"),
        ({"trophies": [*TROPHIES[:3], [1, 2, 3, 4]]}, "O-4 trophies-list"),
        ({"trophies": [*TROPHIES[:3], [0, 2, 3]]}, "O-4 trophies-list"),
        ({"trophies": [*TROPHIES[:3], [1, 2, 10]]}, "O-4 trophies-list"),
        ({"trophies": [*TROPHIES[:3], [1, 3, 2]]}, "O-4 trophies-list"),
        ({"threes": ""}, "O-18 option-value"),
        ({"threes": None}, "O-18 option-value"),
        ({"threes": True}, "O-18 option-value"),
        ({"rules": "pink-open"}, "O-5 option-list"),
        ({"rules": [1, 2, 3, 4]}, "O-5 option-list"),
        ({"rules": [*GOOD[:3], "threes-win"]}, "O-5 unknown-rule-card"),
        ({"rules": [*GOOD[:3], "ada:sevens"]}, "E-45 card-not-defined"),
        ({"rules": [*GOOD[:3], "ada:"]}, "O-5 unknown-rule-card"),
        ({"rules": []}, "O-5 rules-list"),
        ({"rules": GOOD[:3]}, "O-5 rules-list"),
        ({"rules": [*GOOD, "tens-fall"]}, "O-5 rules-list"),
        ({"rules": GOOD[::-1]}, "O-5 rules-list"),  # black before white
        ({"rules": ["pink-open", "reversed", "blue-tax", "twos-win"]}, "O-5 rules-list"),
        ({"rules": ["pink-open", "pink-open", "reversed", "twos-win"]}, "O-5 rules-list"),
        ({"rules": ["pink-open", "blue-tax", "reversed", "reversed"]}, "O-5 rules-list"),
        ({"rules": ["pink-open", "blue-tax", "pink-bonus", "twos-win"]}, "O-5 rules-list"),
    ],
)
def test_refused(options: dict[str, object], reason: str) -> None:
    """O-4, O-5: what an option may be."""
    with pytest.raises(RefusedOptions, match=reason):
        config(4, **options)


@pytest.mark.parametrize(
    ("rule_set", "first_game", "white", "black"),
    [
        ("book", False, BOOK_WHITE, BOOK_BLACK),
        (
            "book",
            True,
            "green-negative pink-open blue-tax pink-bonus",
            "twos-win equals-out reversed",
        ),
        (
            "house",
            False,
            f"{BOOK_WHITE} shining-zeros last-trick",
            f"{BOOK_BLACK} tens-fall runner-up weakest-leads",
        ),
        (
            "house",
            True,
            "green-negative pink-open blue-tax pink-bonus shining-zeros last-trick",
            "twos-win equals-out reversed tens-fall weakest-leads",
        ),
    ],
)
def test_the_cards_in_use(rule_set: str, first_game: bool, white: str, black: str) -> None:
    """O-5: `rule_set` and `first_game`; O-6: white in rounds 1 and 2, black in 3 and 4."""
    setup = config(4, rule_set=rule_set, first_game=first_game)
    (one, two, *_), (three, *fourth) = white.split(), black.split()
    assert _of_the_boxes(setup) == white.split()
    assert _of_the_boxes(setup, one) == white.split()[1:]
    assert _of_the_boxes(setup, two, one) == black.split()
    assert _of_the_boxes(setup, one, two, three) == fourth


def _of_the_boxes(setup: Config, *row: str) -> list[str]:
    """What can be turned next, but for cards that are no concern of O-5."""
    return [rule for rule in setup.candidates(row) if rule in IN_THE_BOXES]


def test_fixed_rules_override_rule_set_and_first_game() -> None:
    """O-5: house cards and advanced ones, in this order."""
    rules = ["last-trick", "pass-three", "weakest-leads", "runner-up"]
    setup = config(4, rule_set="book", first_game=True, rules=rules)
    assert [setup.candidates(tuple(rules[:n])) for n in range(4)] == [(r,) for r in rules]


HOUSE_DATA: dict[str, object] = {
    "stars": [0] * 11,
    "trophies": [[1, 1, 1], [0, 1, 2], [3, 4, 5], [7, 8, 9]],
}


def test_the_house_values() -> None:
    """O-4: I: 1 2 3 · II: 2 3 4 · III: 3 4 5 · IV: 4 5 6."""
    assert HOUSE.trophies == ((1, 2, 3), (2, 3, 4), (3, 4, 5), (4, 5, 6))


def test_owners_of_the_box_can_put_in_theirs() -> None:
    """O-3, O-4."""
    house = read_house(HOUSE_DATA)
    assert house.stars == (0,) * 11
    assert house.trophies == ((1, 1, 1), (0, 1, 2), (3, 4, 5), (7, 8, 9))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"moustaches": 1}, "exactly"),
        ({"stars": [0] * 10}, "lists of 11 numbers"),
        ({"stars": "0123"}, "lists of 11 numbers"),
        ({"stars": [0] * 10 + [-1]}, "whole numbers from 0 up"),
        ({"stars": [0] * 10 + [1.5]}, "whole numbers from 0 up"),
        ({"stars": [0] * 10 + [True]}, "whole numbers from 0 up"),
        ({"trophies": [[1, 2, 3]] * 3}, "four rounds"),
        ({"trophies": 4}, "four rounds"),
        ({"trophies": [[1, 2]] * 4}, "lists of 3 numbers"),
        ({"trophies": [[1, 2, "3"]] * 4}, "whole numbers from 0 up"),
        ({"trophies": [[3, 2, 1]] * 4}, "ascend"),
    ],
)
def test_wrong_house_values_are_refused(change: dict[str, object], message: str) -> None:
    """O-3, O-4: the file says what is wrong with it."""
    with pytest.raises(ValueError, match=message):
        read_house({**HOUSE_DATA, **change})


@pytest.mark.parametrize("key", ["stars", "trophies"])
def test_a_missing_house_value_is_refused(key: str) -> None:
    """O-3, O-4."""
    with pytest.raises(ValueError, match="exactly"):
        read_house({name: value for name, value in HOUSE_DATA.items() if name != key})
