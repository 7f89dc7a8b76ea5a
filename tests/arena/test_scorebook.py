"""A contest goes on where it stopped, however it stopped."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from upperlip.cli import main

WORDS = ("arena", "moustache", "novice", "random", "--jobs", "1")
Out = pytest.CaptureFixture[str]


def arena(*words: object) -> int:
    return main([*WORDS, *map(str, words)])


def results(path: Path) -> Any:
    """Without the times, which are never the same."""
    found = json.loads(path.read_text("utf-8"))
    return {**found, "bots": [{**bot, "seconds": None} for bot in found["bots"]]}


def test_it_goes_on_and_further(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book, one, two = tmp_path / "book.jsonl", tmp_path / "1.json", tmp_path / "2.json"
    assert arena("--deals", 9, "--json", one) == 0
    assert arena("--deals", 4, "--resume", book) == 0
    kept = book.read_bytes()
    assert kept.count(b"\n") == 5
    assert arena("--deals", 9, "--resume", book, "--json", two) == 0
    assert book.read_bytes().startswith(kept)
    assert results(one) == results(two)
    monkeypatch.setattr("upperlip.arena.session.play_deal", pytest.fail)  # nothing is left
    assert arena("--deals", 9, "--resume", book, "--json", two) == 0
    assert arena("--deals", 6, "--resume", book) == 0
    assert book.read_bytes().count(b"\n") == 10


@pytest.mark.parametrize("cut", [1, 60])
def test_a_torn_last_line_is_played_again(cut: int, tmp_path: Path) -> None:
    book = tmp_path / "book.jsonl"
    assert arena("--deals", 3, "--resume", book) == 0
    whole = book.read_bytes()
    book.write_bytes(whole[:-cut])
    assert arena("--deals", 3, "--resume", book) == 0
    assert numbers(book) == [0, 1, 2]
    head = whole[: whole.index(b"\n") + 1]
    book.write_bytes(head[:-cut])
    assert arena("--deals", 3, "--resume", book) == 0
    assert book.read_bytes().startswith(head)
    assert numbers(book) == [0, 1, 2]


def numbers(book: Path) -> list[int]:
    return [json.loads(line)["deal"] for line in book.read_text("utf-8").splitlines()[1:]]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--seed", "7"), "is of another contest: seed 0 there, 7 here"),
        (("--players", "5"), "players 4 there, 5 here"),
        (("--whole-games",), "unit round there, game here"),
    ],
)
def test_a_file_of_another_contest_is_refused(
    words: tuple[str, ...], told: str, tmp_path: Path, capsys: Out
) -> None:
    book = tmp_path / "book.jsonl"
    assert arena("--deals", 2, "--resume", book) == 0
    before = book.read_bytes()
    capsys.readouterr()
    assert arena("--deals", 2, "--resume", book, *words) == 2
    assert told in capsys.readouterr().err
    assert book.read_bytes() == before


@pytest.mark.parametrize("text", ["dear diary", '{"format": 1}\n', "[]\n\n", "7\n"])
def test_other_files_are_left_alone(text: str, tmp_path: Path, capsys: Out) -> None:
    book = tmp_path / "book.jsonl"
    book.write_text(text, "utf-8")
    assert arena("--deals", 2, "--resume", book) == 2
    assert "is not a file of the arena's" in capsys.readouterr().err
    assert book.read_text("utf-8") == text


@pytest.mark.parametrize("line", ["{oops", "{}", '{"deal": 1, "counters": {}, "times": []}'])
def test_a_damaged_file_is_not_guessed_at(line: str, tmp_path: Path, capsys: Out) -> None:
    book = tmp_path / "book.jsonl"
    assert arena("--deals", 2, "--resume", book) == 0
    book.write_text(f"{book.read_text('utf-8')}{line}\n", "utf-8")
    assert arena("--deals", 3, "--resume", book) == 2
    assert "is damaged in line 4" in capsys.readouterr().err


@pytest.mark.kill
def test_killed_in_the_middle(tmp_path: Path) -> None:
    """kill -9, twice, and in the end the same results as in one go."""
    book, one, two = tmp_path / "book.jsonl", tmp_path / "1.json", tmp_path / "2.json"
    deals = 60
    command = [sys.executable, "-m", "upperlip", *WORDS[:-1], "2", "--deals", str(deals)]
    for lines in (8, 25):
        process = subprocess.Popen([*command, "--resume", str(book)], stdout=subprocess.DEVNULL)
        while not book.exists() or book.read_bytes().count(b"\n") < lines:
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
        process.wait()
    kept = book.read_bytes()
    assert 25 <= kept.count(b"\n") < deals
    book.write_bytes(kept + b'{"deal":11')  # what such an end can leave
    assert arena("--deals", deals, "--resume", book, "--json", two) == 0
    assert sorted(numbers(book)) == list(range(deals))
    assert arena("--deals", deals, "--json", one) == 0
    assert results(one) == results(two)
