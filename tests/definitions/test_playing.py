"""Games with cards from outside: played, searched, recorded; and where they have no place."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.definitions.test_library import SEVENS, WINDFALL, written
from tests.kernel.needed import needs_kernel
from upperlip.bots import Budget, choice_of, find_bot
from upperlip.cli import main
from upperlip.games import GAMES
from upperlip.research.batch import batch_of
from upperlip.research.encoding import encode
from upperlip.research.vector import VectorEnv
from upperlip.table.errors import RefusedOptions
from upperlip.table.match import Match
from upperlip.table.shape import AnyConfig

SETUPS = {
    "moustache": ["--option", "rules=pink-open,blue-tax,ada:sevens-win,reversed"],
    "mustachio": [
        "--option",
        "villains=pool",
        "--option",
        "pool=ada:windfall,ACORN,TWINS,HUMMMUS,PEANUT,WALNUT",
    ],
}


def command(title: str, folder: Path, *more: str) -> list[str]:
    cards = written(folder, SEVENS + WINDFALL)
    return ["simulate", title, "--games", "2", "--cards", str(cards), *SETUPS[title], *more]


@pytest.mark.parametrize("title", SETUPS)
def test_games_are_played_and_recorded(
    title: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """E-45: named in the options, and whole in the record."""
    records = tmp_path / "games.jsonl"
    assert main(command(title, tmp_path, "--records", str(records), "--jobs", "1")) == 0
    assert '"cards": [{"id": "ada:' in records.read_text("utf-8")
    assert main(["record", "check", str(records)]) == 0
    assert "2 records, all valid" in capsys.readouterr().out


@needs_kernel
@pytest.mark.parametrize("title", SETUPS)
def test_the_kernel_plays_them_as_the_reference_does(
    title: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command(title, tmp_path, "--engine", "kernel")) == 0
    compiled = capsys.readouterr().out
    assert main(command(title, tmp_path, "--engine", "reference")) == 0
    assert capsys.readouterr().out == compiled


COMMANDS = (
    "simulate moustache",
    "play moustache --lang en",
    "arena moustache novice random",
    "rules --lang en",
    "rules moustache --lang en",
    "selfcheck",
    "serve --port 0",
)


@pytest.mark.parametrize("words", COMMANDS)
def test_a_bad_file_is_named_with_its_line(
    words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """E-46."""
    bad = written(tmp_path, SEVENS.replace("= 7 }", "= 70 }"))
    assert main([*words.split(), "--cards", str(bad)]) == 2
    assert f"{bad}:7: E-13: “value” must be" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("x = " + "[" * 5000, "E-41"),
        ("x = " + "9" * 5000, "E-41"),
        ("[[card]]\n" * 3000, ":1: E-41"),
        ('[[card]]\nid = "' + "x" * 250_000 + '"', "E-46"),
        (SEVENS.replace("Lucky", r"\u001B[2J"), "E-42"),
        (SEVENS.replace("Lucky", "<script>"), "E-42"),
        (SEVENS.replace("= 7 }", "= 99999999999999999999 }"), "E-13"),
        ("import os", "E-41"),
    ],
)
@pytest.mark.parametrize("words", ["rules moustache --lang en", "serve --port 0"])
def test_a_hostile_file_gets_an_error_and_nothing_else(
    words: str, text: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """E-46: in one line, without what it wrote."""
    assert main([*words.split(), "--cards", str(written(tmp_path, text))]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert told in err
    assert not set(err) & set("<\x1b")
    assert len(err) < 1000


def config_of(title: str) -> AnyConfig:
    game = GAMES[title]
    effects = [{"effect": "pass", "cards": 2, "to": "right"}]
    own: dict[str, dict[str, object]] = {
        "moustache": {"side": "black"},
        "mustachio": {"number": 8},
    }
    card = game.read_definition(
        {"id": "a:b", "game": title, **own[title], "name": {"en": "x"}, "effects": effects}
    )
    options = {
        "moustache": {"rules": ["pink-open", "blue-tax", "a:b", "reversed"]},
        "mustachio": {
            "villains": "pool",
            "pool": ["a:b", "ACORN", "TWINS", "HUMMMUS", "HEALTH+", "WALNUT"],
        },
    }[title]
    config: AnyConfig = game.configure(4, options, [card])
    return config


@pytest.mark.parametrize("bot", ["novice", "expert"])
@pytest.mark.parametrize("title", SETUPS)
def test_bots_play_with_them(title: str, bot: str) -> None:
    """The reference searches where the kernel does not know a card."""
    match = Match(GAMES[title], config_of(title), 5)
    asked = set()
    for _ in range(250):
        if match.let_chance():
            continue
        if match.ask is None:
            break
        seat = match.ask.seats[0]
        new = match.ask.what not in asked
        asked.add(match.ask.what)
        player = find_bot(bot if new or bot == "novice" else "random")
        match.act(seat, choice_of(player, match, seat, Budget(simulations=3)))
    assert "play" in asked


@pytest.mark.parametrize("title", SETUPS)
def test_encodings_refuse_them(title: str) -> None:
    """They have a number for each card of the boxes, and no others."""
    match = Match(GAMES[title], config_of(title), 5)
    with pytest.raises(ValueError, match="cards of the boxes only, not a:b"):
        encode(match.view(0))


@pytest.mark.parametrize(
    "environment",
    [
        lambda rules: VectorEnv("moustache", 1, options={"rules": rules}),
        lambda rules: batch_of("moustache", 1, 4, {"rules": rules}),
    ],
)
def test_environments_refuse_them(environment: Callable[[list[str]], object]) -> None:
    """With a sentence, as everything does that was given no definition (E-45)."""
    with pytest.raises(RefusedOptions, match="nobody has defined it here"):
        environment(["pink-open", "blue-tax", "ada:sevens-win", "reversed"])


def test_datasets_refuse_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = ["--out", str(tmp_path / "games.parquet")]
    assert main(["dataset", "moustache", "--games", "1", *SETUPS["moustache"], *out]) == 2
    assert "is a card from outside, and nobody has defined it here" in capsys.readouterr().err
