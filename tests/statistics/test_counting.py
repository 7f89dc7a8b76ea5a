"""Counters against what the games themselves say."""

from collections import Counter
from typing import Any

import pytest

from upperlip.bots import BOTS
from upperlip.games import GAMES
from upperlip.simulation import Series, play_out, play_part
from upperlip.statistics import LEDGERS
from upperlip.statistics.counters import POINTS_FROM, SCORES_FROM, STARS_FROM, Counters, add
from upperlip.table.match import Match

pytestmark = pytest.mark.fuzz

Setup = tuple[str, int, dict[str, Any]]

SETUPS: list[Setup] = [
    ("moustache", 3, {"rule_set": "house"}),
    ("moustache", 4, {}),
    ("moustache", 5, {"even_trophies": True}),
    ("moustache", 6, {"rules": ["pink-open", "pass-three", "twos-win", "reversed"]}),
    ("mustachio", 2, {"villains": "all"}),
    ("mustachio", 4, {"villains": "pool", "card_counting": True}),
    ("mustachio", 4, {"sides": "solo", "villains": "none"}),
    ("mustachio", 5, {}),
    ("mustachio", 6, {"sides": "trios", "more_points": True}),
]
GAMES_EACH = 12


def series(title: str, players: int, options: dict[str, Any], bot: str = "random") -> Series:
    game = GAMES[title]
    return Series(game, game.configure(players, options), [BOTS[bot]] * players, seed=4)


def counted(setup: Setup) -> Counters:
    return play_part(series(*setup), range(GAMES_EACH)).counters


def results(setup: Setup) -> list[Any]:
    of = series(*setup)
    return [
        play_out(Match(of.game, of.config, of.seed, number), of.bots).result
        for number in range(GAMES_EACH)
    ]


def as_counts(counts: list[int], first: int = 0) -> Counter[int]:
    return Counter({first + place: count for place, count in enumerate(counts) if count})


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_parts_add_up_to_the_whole(setup: Setup) -> None:
    whole = counted(setup)
    parts = [play_part(series(*setup), range(n, n + 4)) for n in range(0, GAMES_EACH, 4)]
    assert [part.games for part in parts] == [4, 4, 4]
    total: dict[str, list[int]] = {}
    for part in parts:
        add(total, part.counters)
    assert total == whole
    again: dict[str, list[int]] = {}
    add(again, whole)
    assert again is not whole
    assert all(again[name] is not counts for name, counts in whole.items())
    blank = LEDGERS[setup[0]].blank(series(*setup).config)
    assert {name: len(counts) for name, counts in whole.items()} == {
        name: len(counts) for name, counts in blank.items()
    }
    assert not any(map(any, blank.values()))


@pytest.mark.parametrize("setup", [s for s in SETUPS if s[0] == "moustache"], ids=str)
def test_moustache_as_the_results_have_it(setup: Setup) -> None:
    counters, found = counted(setup), results(setup)
    rounds = [round_ for result in found for round_ in result["rounds"]]
    assert counters["games"] == [len(found)]
    assert as_counts(counters["games_won"]) == Counter(w for r in found for w in r["winners"])
    assert as_counts(counters["points"]) == Counter(p for r in found for p in r["points"])
    assert counters["rounds"] == [len(found)] * 4
    assert as_counts(counters["team_won"]) == Counter(round_["winner"] for round_ in rounds)
    assert counters["ties"] == [sum(len(set(round_["stars"])) == 1 for round_ in rounds)]
    stars = Counter(stars for round_ in rounds for stars in round_["stars"])
    assert as_counts(counters["stars"], STARS_FROM) == stars


@pytest.mark.parametrize("setup", [s for s in SETUPS if s[0] == "moustache"], ids=str)
def test_moustache_adds_up(setup: Setup) -> None:
    counters, players = counted(setup), setup[1]
    first, second = counters["team_won"]
    assert first + second == sum(counters["rounds"])
    small = players // 2  # O-9
    assert sum(counters["seat_won"]) == first * small + second * (players - small)
    assert sum(counters["rule_rounds"]) == (1 + 2 + 3 + 4) * GAMES_EACH  # O-6
    assert counters["ties"][0] <= counters["crown_won"][0]  # O-29
    for name in "rule_team_won", "rule_crown_won":
        pairs = zip(counters[name], counters["rule_rounds"], strict=True)
        assert all(won <= rounds for won, rounds in pairs)


def test_fixed_rules_are_counted_round_by_round() -> None:
    """O-5, O-6: the first of the row lies in four rounds, the last in one."""
    counters = counted(("moustache", 6, SETUPS[3][2]))
    n = GAMES_EACH
    rounds = [0, 4 * n, 3 * n, 0, 0, 0, 0, 0, 2 * n, 0, n, 0, 0, 0, 0, 0]
    assert counters["rule_rounds"][:16] == rounds
    assert not any(counters["rule_rounds"][16:])
    assert counters["rule_crown_won"][1] == counters["crown_won"][0]
    assert counters["rule_team_won"][1] == counters["team_won"][0]


@pytest.mark.parametrize("setup", [s for s in SETUPS if s[0] == "mustachio"], ids=str)
def test_mustachio_as_the_results_have_it(setup: Setup) -> None:
    counters, found = counted(setup), results(setup)
    rounds = [round_ for result in found for round_ in result["rounds"]]
    assert counters["games"] == [len(found)]
    assert as_counts(counters["games_won"]) == Counter(w for r in found for w in r["winners"])
    assert counters["rounds"] == [len(found)] * 5
    scores = Counter(score for result in found for score in result["scores"])
    assert as_counts(counters["scores"], SCORES_FROM) == scores
    points = Counter(points for round_ in rounds for points in round_["points"])
    assert as_counts(counters["points"], POINTS_FROM) == points
    sides = [
        (bid, blind, bid == tricks, points == max(round_["points"]), side)
        for round_ in rounds
        for side, (bid, blind, tricks, points) in enumerate(
            zip(*(round_[key] for key in ("bids", "blind", "tricks", "points")), strict=True)
        )
    ]
    assert as_counts(counters["bids_made"]) == Counter(s[0] for s in sides if not s[1])
    assert as_counts(counters["bids_met"]) == Counter(s[0] for s in sides if not s[1] and s[2])
    assert counters["blind_made"] == [sum(s[1] for s in sides)]
    assert counters["blind_met"] == [sum(s[1] and s[2] for s in sides)]
    assert as_counts(counters["round_won"]) == Counter(s[4] for s in sides if s[3])


def test_villains_are_counted_where_they_are() -> None:
    every = counted(("mustachio", 2, {"villains": "all"}))
    assert all(every["villain_tricks"])
    assert 0 < sum(every["villain_changed"]) < sum(every["villain_tricks"])
    none = counted(("mustachio", 4, {"sides": "solo", "villains": "none"}))
    assert not any(none["villain_tricks"])


def test_a_tie_break_is_counted_once() -> None:
    """U-45: two players with the same hands to play seldom tie, but they do."""
    of = series("mustachio", 2, {"villains": "none"})
    duels = 0
    for number in range(300):
        match = Match(of.game, of.config, of.seed, number)
        plies = play_out(match, of.bots).history
        duels += any(getattr(ply, "action", ("",))[0] == "throw" for ply in plies)
    counters = play_part(of, range(300)).counters
    assert counters["tiebreaks"] == [duels] != [0]
    assert sum(counters["games_won"]) == counters["games"][0] == 300


@pytest.mark.parametrize("title", GAMES)
def test_any_bots_are_counted(title: str) -> None:
    part = play_part(series(title, 4, {}, bot="novice"), range(2))
    assert part.counters["games"] == [2]
    assert part.records == ""
