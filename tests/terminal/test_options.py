"""`upperlip play` with every option that a table can put in."""

import io
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from upperlip.cli import main
from upperlip.records.animals import TrophiesStep
from upperlip.records.check import check
from upperlip.records.nuts import MustachioDeal
from upperlip.records.read import parse
from upperlip.records.record import Record

pytestmark = pytest.mark.process

NUMBERS = "".join(f"{number}\n" for number in range(1, 13)) * 180  # some number is always legal
TEN = ["TWINS", "WALNUT", "ACORN", "PEANUT", "HUMMMUS"]
TEN += ["NUTCASE", "HONEYNUT", "PRAYLENE", "HEALTH+", "HEALTH-"]


def type_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(NUMBERS))


def _played_with(title: str, players: int, options: dict[str, object], path: Path) -> Record:
    """A whole game by the command, with options as one types them."""
    words = [f"--option={key}={json.dumps(value)}" for key, value in options.items()]
    how = ["--players", str(players), "--seed", "7", "--bot", "random", "--lang", "en"]
    assert main(["play", title, *how, *words, "--records", str(path)]) == 0
    record = check(parse(path.read_bytes()))
    assert record.result is not None
    assert options.items() <= record.options.items()
    return record


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"shown": TEN, "walnut_led": "trump"}),
        (6, {"villains": "showcase1", "shown": TEN[:5], "sides": "trios", "walnut_led": "trump"}),
    ],
)
def test_a_game_with_named_villains(
    players: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """U-6, U-20: those that were named come, round by round."""
    type_in(monkeypatch)
    record = _played_with("mustachio", players, options, tmp_path / "game.jsonl")
    each = len(options["shown"]) // 5
    dealt = [set(step.villains) for step in record.steps if isinstance(step, MustachioDeal)]
    assert dealt == [set(options["shown"][each * n : each * n + each]) for n in range(5)]


@pytest.mark.parametrize("players", [3, 6])
def test_a_game_with_the_box_s_own_values(
    players: int,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """O-3, O-4, O-18: stars are shown, and trophies drawn, as the table has put them in."""
    stars, trophies = (
        [9, 0, 1, 9, 2, 8, 3, 7, 4, 6, 5],
        [[1, 1, 9], [2, 5, 5], [7, 7, 7], [6, 8, 9]],
    )
    options = {"stars": stars, "trophies": trophies, "threes": "overall", "rule_set": "house"}
    type_in(monkeypatch)
    record = _played_with("moustache", players, options, tmp_path / "game.jsonl")
    printed = capsys.readouterr().out
    for value, worth in ((0, 9), (5, 8), (10, 5)):
        assert re.search(rf"\b[GPOB]{value} ★{worth}\b", printed)
    drawn = [step.drawn for step in record.steps if isinstance(step, TrophiesStep)]
    for tokens, listed in zip(drawn, trophies, strict=True):
        assert {token for token in tokens if token is not None} <= set(listed)


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_help_lists_what_may_be_named(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    text = " ".join(capsys.readouterr().out.split())
    for values in ("solo, pairs, trios", "showcase1, showcase2, pool", "ACORN, BUTTERNUT, PEANUT"):
        assert f"Values: {values}" in text
    assert "Values: green-negative, pink-open, pass-three" in text
