"""U-53: what is refused before the game starts, and what combines."""

from itertools import product

import pytest

from upperlip.nuts import MUSTACHIO
from upperlip.nuts.cards import VILLAIN_IDS
from upperlip.table.errors import RefusedOptions

SIX = ["ACORN", "PEANUT", "HEALTH+", "HEALTH-", "TWINS", "WALNUT"]
TEN = [*VILLAIN_IDS[:10]]


@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [
        (1, {}, "U-3 players"),
        (7, {}, "U-3 players"),
        (4, {"sides": "quartet"}, "U-3 option-value"),
        (5, {"sides": "pairs"}, "U-4 team-players"),
        (4, {"sides": "trios"}, "U-4 team-players"),
        (4, {"villains": "showcase3"}, "U-6 option-value"),
        (4, {"villains": "showcase"}, "U-6 option-value"),
        (4, {"villains": None}, "U-6 option-value"),
        (4, {"villains": "pool", "pool": "ACORN"}, "U-7 option-list"),
        (4, {"villains": "pool", "pool": [1, 2, 3, 4, 5, 6]}, "U-7 option-list"),
        (4, {"villains": "pool", "pool": SIX[:5]}, "U-53 pool-list"),
        (4, {"villains": "pool", "pool": [*SIX, "PRAYLENE"]}, "U-53 pool-list"),
        (4, {"villains": "pool", "pool": [*SIX, "ACORN"]}, "U-53 pool-list"),
        (4, {"villains": "pool", "pool": [*SIX[:5], "ACORN"]}, "U-53 pool-list"),
        (4, {"villains": "pool", "pool": [*SIX[:5], "R7"]}, "U-53 unknown-villain"),
        (4, {"villains": "pool", "pool": []}, "U-53 pool-list"),
        (4, {"villains": "all", "pool": SIX}, "U-53 pool-without-mode"),
        (4, {"pool": SIX}, "U-53 pool-without-mode"),
        (4, {"shown": "ACORN"}, "U-6 option-list"),
        (4, {"shown": [1] * 10}, "U-6 option-list"),
        (4, {"shown": {"ACORN": 1}}, "U-6 option-list"),
        (4, {"shown": [[name] for name in TEN]}, "U-6 option-list"),
        (4, {"shown": []}, r"U-53 shown-list \(number=10\)"),
        (4, {"shown": TEN[:5]}, "U-53 shown-list"),
        (4, {"shown": TEN[:9]}, "U-53 shown-list"),
        (4, {"shown": [*TEN, "WALNUT"]}, "U-53 shown-list"),
        (4, {"shown": [*TEN[:9], "ACORN"]}, "U-53 shown-list"),
        (4, {"shown": [*TEN[:9], "R7"]}, "U-53 unknown-villain"),
        (4, {"shown": [*TEN[:9], "ada:windfall"]}, "E-45 card-not-defined"),
        (4, {"shown": TEN, "villains": "showcase1"}, r"U-53 shown-list \(number=5\)"),
        (4, {"shown": TEN, "villains": "all"}, "U-53 shown-without-mode"),
        (4, {"shown": TEN[:6], "villains": "pool"}, "U-53 shown-without-mode"),
        (4, {"walnut_led": "first"}, "U-20 option-value"),
        (4, {"walnut_led": True}, "U-20 option-value"),
        (4, {"walnut_led": None}, "U-20 option-value"),
        (4, {"walnut_led": ["trump"]}, "U-20 option-value"),
        (4, {"first_dealer": 0.0}, "U-11 option-number"),
        (4, {"first_dealer": 4}, r"U-53 dealer-not-at-table \(number=4\)"),
        (4, {"first_dealer": -1}, "U-53 dealer-not-at-table"),
        (4, {"first_dealer": "0"}, "U-11 option-number"),
        (4, {"first_dealer": True}, "U-11 option-number"),
        (4, {"card_counting": True}, "U-50 counting-with-showcase"),
        (4, {"card_counting": True, "villains": "showcase1"}, "U-50 counting-with-showcase"),
        (4, {"card_counting": 1, "villains": "all"}, "U-50 option-value"),
        (4, {"more_points": "yes"}, "U-51 option-value"),
        (5, {"drop_low": True}, "U-52 drop-low-players"),
        (6, {"drop_low": True}, "U-52 drop-low-players"),
        (4, {"drop_low": None}, "U-52 option-value"),
        (4, {"trumps": "R"}, "U-53 unknown-option"),
    ],
)
def test_what_is_refused_and_why(players: int, options: dict[str, object], reason: str) -> None:
    """U-53: with the rule that says so."""
    with pytest.raises(RefusedOptions, match=reason):
        MUSTACHIO.configure(players, options)


@pytest.mark.parametrize("villains", ["pool", "all", "none"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_three_variants_combine_freely(players: int, villains: str) -> None:
    """U-53"""
    for counting, more, drop in product((False, True), repeat=3):
        options = {"card_counting": counting, "more_points": more, "drop_low": drop}
        config = MUSTACHIO.configure(players, {"villains": villains, **options})
        assert options.items() <= config.options().items()


def test_with_the_showcase_two_of_them_do() -> None:
    """U-53, U-50"""
    config = MUSTACHIO.configure(4, {"more_points": True, "drop_low": True})
    assert config.options() == {
        "sides": "pairs",
        "villains": "showcase2",
        "pool": None,
        "shown": None,
        "first_dealer": 0,
        "card_counting": False,
        "more_points": True,
        "drop_low": True,
        "walnut_led": "next",
    }


@pytest.mark.parametrize("dealer", range(6))
def test_anyone_at_the_table_may_deal_first(dealer: int) -> None:
    """U-53, U-11"""
    assert MUSTACHIO.configure(6, {"first_dealer": dealer}).first_dealer == dealer


def test_a_named_pool_is_kept_as_named() -> None:
    """U-53, U-7: in any order."""
    named = SIX[::-1]
    config = MUSTACHIO.configure(4, {"villains": "pool", "pool": named})
    assert config.options()["pool"] == named


@pytest.mark.parametrize(("villains", "count"), [("showcase1", 5), ("showcase2", 10)])
def test_named_showcases_are_kept_as_named(villains: str, count: int) -> None:
    """U-53, U-6: in the order in which they will be shown."""
    named = [*VILLAIN_IDS[::-1]][:count]
    config = MUSTACHIO.configure(4, {"villains": villains, "shown": named})
    assert config.options()["shown"] == named
