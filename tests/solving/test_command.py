"""upperlip solve, and upperlip.solve: what people are told about a position."""

from pathlib import Path

import pytest

import upperlip
from tests.kernel.needed import needs_kernel
from upperlip import kernel
from upperlip.cli import main


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of Moustache, with three players."""
    path = tmp_path_factory.mktemp("solve") / "game.jsonl"
    matches = upperlip.simulate("moustache", games=1, players=3, seed=2)
    upperlip.write_records(path, (match.record() for match in matches))
    return path


def late(game: Path) -> int:
    """Steps until a few cards before the first round's end."""
    (record,) = upperlip.read_records(game)
    plays = [n for n, step in enumerate(record.steps) if getattr(step, "do", "").startswith("play")]
    return plays[30]


@needs_kernel
def test_value_best_play_and_a_line(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    step = str(late(game))
    said = {}
    for language in ("en", "fr", "ru"):
        assert main(["solve", str(game), "--step", step, "--lang", language]) == 0
        said[language] = capsys.readouterr().out.splitlines()
    assert [len(lines) for lines in said.values()] == [3, 3, 3]
    assert said["en"][0].startswith("All cards open, best play by all: ")
    assert said["en"][1].startswith("Best for seat ")
    assert said["en"][2].startswith("For example: seat ")
    assert said["en"][2].count("play ") == 6
    assert len({lines[0] for lines in said.values()}) == 3
    for language, seat in (("fr", "place"), ("ru", "место")):
        assert f": {seat} " in said[language][2]
        assert "seat" not in "".join(said[language]), "players without a name"


@needs_kernel
def test_the_same_from_python(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (record,) = upperlip.read_records(game)
    found = upperlip.solve(record, late(game))
    match = upperlip.replay(record, late(game))
    assert (found.seat,) == match.turn
    assert set(found.best) <= set(match.legal_actions())
    for seat, action in found.line:
        match.act(action, seat)
    main(["solve", str(game), "--step", str(late(game)), "--lang", "en"])
    best = ", ".join(map(str, found.best))
    assert f": {best}." in capsys.readouterr().out.splitlines()[1]
    with pytest.raises(upperlip.Unsolvable, match="It is for chance to act here"):
        upperlip.solve(record, 0)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--step", "0"], "It is for chance to act here: name another step."),
        ([], "The game is over here: name an earlier step."),
        (["--step", "9999"], "{game}: the record has "),
    ],
)
def test_where_there_is_nothing_to_solve(
    game: Path, words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", str(game), *words, "--lang", "en"]) == 2
    assert f"upperlip: {said.format(game=game)}" in capsys.readouterr().err


def test_files_that_are_no_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", str(tmp_path / "nothing.json")]) == 2
    assert "cannot read" in capsys.readouterr().err
    (tmp_path / "wrong.json").write_text("{}")
    assert main(["solve", str(tmp_path / "wrong.json"), "--lang", "fr"]) == 2
    assert capsys.readouterr().err.startswith("upperlip: ")
    (tmp_path / "empty.json").write_text("")
    for name, words in (("wrong", "The key “format” is missing."), ("empty", "The file is empty.")):
        path = tmp_path / f"{name}.json"
        assert main(["solve", str(path), "--lang", "en"]) == 2
        assert capsys.readouterr().err == f"upperlip: {path}: {words}\n"


@pytest.mark.parametrize(("off", "words"), [("1", "is switched off"), ("", "is not here")])
def test_without_the_kernel_it_says_why(
    game: Path,
    off: str,
    words: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(kernel, "COMPILED", {})
    monkeypatch.setenv("UPPERLIP_NO_KERNEL", off)
    assert main(["solve", str(game), "--step", str(late(game)), "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"upperlip: Solving needs the fast engine (kernel), which {words}")
