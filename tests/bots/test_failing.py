"""Bots of one's own that fail: the commands say which, where and in which line; nothing is lost."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from upperlip.bots import BOTS, blaming
from upperlip.records.check import check
from upperlip.records.read import parse
from upperlip.records.record import DecisionStep

pytestmark = pytest.mark.process

BOTS_THAT_FAIL = """
from upperlip import BadBot


class Rude:
    def choose(self, view, actions):
        return "play G99"


class Crash:
    def choose(self, view, actions):
        return self.think() if view.ask == "play" else actions[0]

    def think(self):
        return 1 / 0


class Quitter:
    def choose(self, view, actions):
        raise SystemExit(3)


class Cunning:
    def choose(self, view, actions):
        raise Unspeakable("cards of others")


class Unspeakable(BadBot):
    def __init__(self, one):
        super().__init__(one)
        self.add_note("more cards of others")

    def __str__(self):
        return 1 / 0


class Endless:
    def choose(self, view, actions):
        return self.choose(view, actions)


class Moody:
    def choose(self, view, actions, draws):
        if draws.below(200) == 0:
            raise LookupError
        return actions[0]
"""
DEALS = 40


@pytest.fixture
def there(tmp_path: Path) -> Path:
    (tmp_path / "my_bots.py").write_text(BOTS_THAT_FAIL, "utf-8")
    return tmp_path


def told(folder: Path, words: str) -> list[str]:
    """What a command said of a bot that fails."""
    command = [sys.executable, "-m", "upperlip", *words.split()]
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    assert "upperlip/" not in done.stderr, "only the bot's own lines"
    return done.stderr.splitlines()


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("command", ["arena", "ladder"])
def test_an_illegal_choice_is_one_line(there: Path, command: str, jobs: int) -> None:
    (line,) = told(there, f"{command} moustache my_bots:Rude novice --deals 2 --jobs {jobs}")
    assert line.startswith("upperlip: my_bots:Rude chose 'play G99'; it may: ")
    assert line.endswith(" (seat 2, deal 0)")


@pytest.mark.parametrize(
    ("command", "where"),
    [
        ("simulate moustache --bot my_bots:Crash --games 2", "seat 2 (game 0)"),
        ("arena moustache my_bots:Crash novice --deals 2 --jobs 1", "seat 2 (deal 0)"),
        ("arena moustache my_bots:Crash novice --deals 2 --jobs 2", "seat 2 (deal 0)"),
        ("ladder moustache my_bots:Crash novice --deals 2 --jobs 2", "seat 2 (deal 0)"),
    ],
)
def test_an_error_is_said_with_the_lines_of_the_bot(there: Path, command: str, where: str) -> None:
    first, *lines = told(there, command)
    error = "ZeroDivisionError: division by zero"
    assert first == f"upperlip: my_bots:Crash failed at {where}: {error}"
    places = [line.rpartition("my_bots.py")[2] for line in lines if "File" in line]
    assert places == ['", line 12, in choose', '", line 15, in think']
    assert "    return 1 / 0" in lines


def test_in_a_dataset_too(there: Path) -> None:
    pytest.importorskip("pyarrow")
    words = "dataset moustache --bot my_bots:Crash --games 2 --out games.parquet --jobs 1"
    assert told(there, words)[0].startswith("upperlip: my_bots:Crash failed at seat 2 (game 0): ")
    assert not list(there.glob("games.parquet*"))


def test_a_bot_that_ends_the_program_does_not(there: Path) -> None:
    for words in (
        "simulate moustache --bot my_bots:Quitter --games 2",
        "arena moustache my_bots:Quitter novice --deals 2 --jobs 2",
    ):
        first, *lines = told(there, words)
        assert first.endswith("SystemExit: 3")
        assert any("my_bots.py" in line for line in lines)


@pytest.mark.parametrize("jobs", [1, 2])
def test_whatever_a_bot_raises_is_told_as_its_failure(there: Path, jobs: int) -> None:
    """Even what looks like a complaint of ours, and cannot be said."""
    first, *lines = told(there, f"arena moustache my_bots:Cunning novice --deals 2 --jobs {jobs}")
    assert first == "upperlip: my_bots:Cunning failed at seat 2 (deal 0): Unspeakable"
    assert not any("others" in line for line in lines if not line.strip().startswith("raise"))


def test_one_that_calls_itself_for_ever_is_not_recited(there: Path) -> None:
    first, *lines = told(there, "simulate moustache --bot my_bots:Endless --games 1")
    assert "RecursionError" in first
    assert len(lines) < 40


def test_finished_deals_are_kept_however_many_play(there: Path) -> None:
    """Those before the one that failed, which is the same with one process and with two."""
    lines, kept = [], []
    for jobs in (1, 2):
        book = there / f"{jobs}.jsonl"
        words = f"arena moustache my_bots:Moody novice --deals {DEALS} --jobs {jobs}"
        lines.append(told(there, f"{words} --resume {book}"))
        _, *deals = book.read_text("utf-8").splitlines()
        kept.append([json.loads(deal)["deal"] for deal in deals])
    assert lines[0] == lines[1]
    assert lines[0][0].endswith(f"(deal {len(kept[0])}): LookupError")
    assert kept[0] == kept[1] == list(range(len(kept[0])))
    assert 2 < len(kept[0]) < DEALS


TRY_ALL = "".join(f"{number}\n" for number in range(1, 13)) * 60  # some number is always legal


def test_a_person_plays_on(there: Path) -> None:
    """Novice stands in, as at a server's tables: it is said once, and the record says it, too."""
    bots = "--bot my_bots:Crash --bot my_bots:Rude --bot my_bots:Quitter"
    words = f"play moustache {bots} --seed 7 --lang en --records game.jsonl".split()
    done = subprocess.run(
        [sys.executable, "-m", "upperlip", *words],
        input=TRY_ALL,
        cwd=there,
        env={**os.environ, "COLUMNS": "120"},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert done.stderr == ""
    for sentence in (
        "Basil (my_bots:Crash) failed: ZeroDivisionError. A novice plays in its place",
        'my_bots.py", line 15, in think',
        "Clovis (my_bots:Rude) chose what is not allowed.",
        "Dora (my_bots:Quitter) failed: SystemExit.",
    ):
        assert done.stdout.count(sentence) == 1
    assert "division by zero" not in done.stdout, "there may be cards in an error's words"
    record = check(parse((there / "game.jsonl").read_bytes()))
    assert record.result is not None
    steps = [step for step in record.steps if isinstance(step, DecisionStep) and step.seat]
    assert {step.bot for step in steps if step.do.startswith("play ")} == {"novice"}


def test_a_mistake_of_ours_stays_what_it_is() -> None:
    with pytest.raises(ZeroDivisionError), blaming(BOTS["novice"], 0, "game", 0):
        _ = 1 // 0
