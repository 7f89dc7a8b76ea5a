"""Many games: the same whoever plays them, on however many cores."""

from collections.abc import Sequence
from typing import Any

import pytest

from upperlip import simulation as module
from upperlip.bots import BOTS
from upperlip.games import GAMES
from upperlip.simulation import (
    Series,
    SeriesPart,
    has_kernel,
    in_parts,
    play_part,
    simulate,
    simulate_in_kernel,
)
from upperlip.statistics.counters import Counters, add

SETUPS = [
    ("moustache", 3, {"rule_set": "house"}),
    ("moustache", 4, {}),
    ("moustache", 5, {"first_game": True}),
    ("moustache", 6, {"even_trophies": True}),
    ("mustachio", 2, {"villains": "all"}),
    ("mustachio", 3, {"villains": "pool", "card_counting": True}),
    ("mustachio", 4, {}),
    ("mustachio", 6, {"sides": "trios", "villains": "all", "more_points": True}),
]


def _sum(parts: Sequence[SeriesPart]) -> Counters:
    total: Counters = {}
    for part in parts:
        add(total, part.counters)
    return total


def series(title: str, players: int, options: dict[str, Any], **more: Any) -> Series:
    game = GAMES[title]
    config = game.configure(players, options)
    return Series(game, config, [BOTS["random"]] * players, 9, **more)


@pytest.mark.process
@pytest.mark.parametrize("title", GAMES)
def test_jobs_change_nothing(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same counters and the same records, to the byte and in the same order."""
    monkeypatch.setattr(module, "PATIENCE", 0)  # processes at once
    monkeypatch.setattr(module, "_PART_LASTS", 3600)  # however slow the first game was
    of = series(title, 4, {}, names=("Ada", "Bo", "Cy", "Di"), keep_legal=True)
    alone = list(simulate(of, 30, 1))
    shared = list(simulate(of, 30, 3))
    assert len(shared) < len(alone) == 30  # the others came in larger parts
    assert sum(part.games for part in shared) == 30
    assert _sum(shared) == _sum(alone)
    records = "".join(part.records for part in shared)
    assert records == "".join(part.records for part in alone)
    assert records.count("\n") == 30


def test_small_runs_stay_at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "in_processes", None)
    assert len(list(simulate(series("moustache", 3, {}), 5, 8))) == 5


@pytest.mark.parametrize("games", [1, 7, 100_001])
def test_an_engine_plays_every_game_once(games: int) -> None:
    """One that plays nothing and remembers what it was asked for."""
    asked = []

    def play_games(config: Any, seed: int, first: int, count: int) -> Counters:
        assert (config.players, seed) == (4, 9)
        asked.append((first, count))
        return {"games": [count]}

    parts = list(in_parts(play_games, series("mustachio", 4, {}), games, 4))
    assert _sum(parts) == {"games": [games]}
    played = [number for first, count in sorted(asked) for number in range(first, first + count)]
    assert played == list(range(games))


@pytest.mark.fuzz
@pytest.mark.skipif(not has_kernel(), reason="no compiled kernel")
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_both_engines_count_the_same(setup: tuple[str, int, dict[str, Any]]) -> None:
    of = series(*setup)
    parts = list(simulate_in_kernel(of, 60, 2))
    assert _sum(parts) == play_part(of, range(60)).counters
