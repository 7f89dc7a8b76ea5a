"""Making puzzles by the command: the same again, and on from where it was left."""

import json
from pathlib import Path

import pytest

from tests.kernel.needed import needs_kernel
from upperlip.cli import main
from upperlip.puzzles.puzzle import read_puzzles

pytestmark = [needs_kernel, pytest.mark.process, pytest.mark.fuzz]

SEED = "6"
GAMES = 2


def make(path: Path, games: int, game: str = "moustache", seed: str = SEED) -> int:
    words = ["puzzles", "make", game, "--games", str(games), "--seed", seed, "--jobs", "1"]
    return main([*words, "--out", str(path)])


@pytest.fixture(autouse=True)
def as_important_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody gets back what a command has given up, and other tests follow."""
    monkeypatch.setattr("os.nice", lambda _: 0)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("puzzles") / "whole.jsonl"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("os.nice", lambda _: 0)
        assert make(path, GAMES) == 0
    return path.read_text("utf-8")


def test_more_games_add_to_the_file(tmp_path: Path, whole: str) -> None:
    path = tmp_path / "some.jsonl"
    assert make(path, 1) == 0
    before = path.read_text("utf-8")
    assert make(path, GAMES) == 0
    assert path.read_text("utf-8") == whole
    assert {*before.splitlines()[1:]} <= {*whole.splitlines()}
    head, puzzles = read_puzzles(whole.splitlines())
    assert (head.games, head.seed) == (GAMES, int(SEED))
    assert list(puzzles)


def test_what_was_noted_is_not_done_again(tmp_path: Path, whole: str) -> None:
    """A journal that breaks off in the middle of a line: the next run goes on behind it."""
    path = tmp_path / "some.jsonl"
    head = json.loads(whole.splitlines()[0])
    noted = json.dumps({"number": 1, "puzzles": []})  # as if the first game had given nothing
    journal = tmp_path / "some.jsonl.journal"
    journal.write_text(f"{json.dumps(head)}\n{noted}\n" + '{"number": 2, "puz', "utf-8")
    assert make(path, GAMES) == 0
    lines = path.read_text("utf-8").splitlines()
    assert {*lines[1:]} < {*whole.splitlines()}
    assert not journal.exists()


def test_other_games_are_not_mixed_in(
    tmp_path: Path, whole: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "some.jsonl"
    path.write_text(whole, "utf-8")
    assert make(path, 9, seed="4") == 2
    assert make(path, 9, game="mustachio") == 2
    assert make(path, GAMES - 1) == 2, "it has more already"
    assert "other games" in capsys.readouterr().err
    path.write_text("cards\n", "utf-8")
    assert make(path, 9) == 2
    assert path.read_text("utf-8") == "cards\n"


def test_a_check_lists_those_that_fell(
    tmp_path: Path, whole: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "some.jsonl"
    head, first, *rest = whole.splitlines()
    puzzle = json.loads(first)
    wrong = {**puzzle, "good": [puzzle["answers"][-1]["do"]]}
    path.write_text("\n".join([head, json.dumps(wrong), *rest]) + "\n", "utf-8")
    words = ["puzzles", "check", "moustache", "--worlds", "400", "--jobs", "1"]
    assert main([*words, "--file", str(path)]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said == [f"{puzzle['id']}: answers", f"{1 + len(rest)} puzzles, 1 fell"]
