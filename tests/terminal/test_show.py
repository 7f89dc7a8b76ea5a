"""Records as people read them."""

import copy
import io
import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from upperlip.records.read import Fault, parse
from upperlip.terminal.show import clean, show
from upperlip.texts import LANGUAGES

FOREIGN = Path(__file__).parents[1] / "foreign"


def _records(title: str) -> list[Any]:
    lines = (FOREIGN / f"{title}.jsonl").read_bytes().splitlines()
    return [parse(line) for line in lines[:2]]


def _shown(record: object, language: str = "en") -> str:
    paper = io.StringIO()
    try:
        show(record, language, Console(file=paper, width=80))
    except Fault as fault:
        paper.write(f"FAULT {fault.step} {fault.reason.message}")
    return paper.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", ["mustachio", "moustache"])
def test_whole_games(title: str, language: str) -> None:
    for record in _records(title):
        shown = _shown(record, language)
        assert "FAULT" not in shown
        if record["result"] is not None:
            assert {"en": "Game won by", "fr": "Partie gagnée", "ru": "Победа:"}[language] in shown


def test_everything_is_open() -> None:
    record = _records("moustache")[0]
    shown = _shown(record)
    players = record["players"]
    assert f"Players: {', '.join(players[:-1])} and {players[-1]}." in shown
    for player in players:
        assert f"Dealt to {clean(player)}: " in shown
    assert "◀" in shown
    assert "· O-17 " in shown


def test_an_unfinished_game() -> None:
    record = copy.deepcopy(_records("mustachio")[0])
    record["steps"], record["result"] = record["steps"][:30], None
    assert "Here the record ends; the game does not." in _shown(record)


def test_a_fault_comes_after_the_story_so_far() -> None:
    record = copy.deepcopy(_records("mustachio")[0])
    record["steps"][40] = {"seat": 0, "do": "dance"}
    shown = _shown(record)
    assert shown.count("Round 1. Dealer:") == 1
    assert shown.endswith("FAULT 41 unknown-action")


def test_a_wrong_result_is_a_fault() -> None:
    record = copy.deepcopy(_records("moustache")[0])
    record["result"]["points"][0] += 1
    assert _shown(record).endswith("FAULT None wrong-result")


def test_refused_records_raise_their_fault() -> None:
    for path in sorted((FOREIGN / "refused").glob("*.jsonl"))[::4]:
        record = json.loads(path.read_text("utf-8"))
        assert "FAULT" in _shown(record), path.name


def test_names_that_would_steer_the_terminal() -> None:
    record = copy.deepcopy(_records("moustache")[0])
    record["players"][0] = "\x1b]0;boo\x07[bold]\u202e" + "x" * 100
    shown = _shown(record)
    assert "\x1b" not in shown
    assert "?]0;boo?[bold]?" in shown
    assert "x" * 20 not in shown
