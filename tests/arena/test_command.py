"""`upperlip arena`, as people and scripts use it."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.arena.kit import SETUPS, Peek
from tests.slices import some_of
from upperlip.arena.contest import Entrant, read_entrant
from upperlip.bots import BOTS, Budget, Peeks
from upperlip.cli import main
from upperlip.games import GAMES
from upperlip.simulation import play_out
from upperlip.table.match import Match

ROOT = Path(__file__).parents[2]
VALIDATOR = Draft202012Validator(json.loads((ROOT / "docs/arena.schema.json").read_text("utf-8")))
Out = pytest.CaptureFixture[str]


def run(*words: object) -> int:
    try:
        return main([str(word) for word in words])
    except SystemExit as end:
        return int(end.code or 0)


@pytest.fixture
def peek(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "peek", Peek())


@pytest.mark.fuzz
@pytest.mark.parametrize("unit", ["--rounds", "--whole-games"])
@some_of("setup", SETUPS, few=4, ids=str)
def test_every_set_up_is_told_in_json(
    setup: tuple[str, int, dict[str, object]], unit: str, tmp_path: Path
) -> None:
    title, players, options = setup
    path = tmp_path / "result.json"
    words = [word for key, value in options.items() for word in ("--option", f"{key}={value}")]
    words += ["--players", str(players), "--deals", "2", "--jobs", "1", unit]
    assert run("arena", title, "novice", "random", *words, "--json", path) == 0
    found = json.loads(path.read_text("utf-8"))
    VALIDATOR.validate(found)
    assert found["contest"]["unit"] == ("round" if unit == "--rounds" else "game")
    assert [deal["deal"] for deal in found["deals"]] == [0, 1]
    assert (found["won"] is None) == (title == "mustachio" and unit == "--rounds")
    assert found["bots"][0]["seconds"]["moves"] > 0


def test_one_deal_has_no_interval(tmp_path: Path, capsys: Out) -> None:
    path, plot = tmp_path / "result.json", tmp_path / "plot.svg"
    words = ("--deals", 1, "--json", path, "--plot", plot)
    assert run("arena", "mustachio", "random", "random", *words) == 0
    found = json.loads(path.read_text("utf-8"))
    VALIDATOR.validate(found)
    assert found["lead"] == {"estimate": 0, "low": None, "high": None}
    assert "random (1) against random (2): 0.00 points a round" in capsys.readouterr().out
    ET.parse(plot)


def test_the_table(capsys: Out) -> None:
    assert run("arena", "moustache", "novice", "random", "--deals", 6, "--jobs", 1) == 0
    text = capsys.readouterr().out
    assert text.startswith("6 deals of moustache with 4 players, one round each, seed 0\nnovice")
    for words in ("rounds won", "2 replays each", "Time of a move", "median"):
        assert words in text
    assert run("arena", "mustachio", "novice", "random", "--deals", 4, "--jobs", 1) == 0
    text = capsys.readouterr().out
    for words in ("points a round", "lead", "Bids", "blind"):
        assert words in text


@pytest.mark.process
def test_several_jobs_are_as_good_as_one(tmp_path: Path) -> None:
    found: list[Any] = []
    for jobs in (1, 2):
        path = tmp_path / f"{jobs}.json"
        words = ("--deals", 12, "--jobs", jobs, "--json", path)
        assert run("arena", "mustachio", "novice", "random", *words) == 0
        found.append(json.loads(path.read_text("utf-8")))
    assert found[0]["deals"] == found[1]["deals"]
    assert found[0]["lead"] == found[1]["lead"]


@pytest.mark.parametrize("title", GAMES)
def test_the_plot(title: str, tmp_path: Path) -> None:
    path = tmp_path / "plot.svg"
    words = ("--deals", 8, "--jobs", 1, "--plot", path)
    assert run("arena", title, "novice", "random", *words) == 0
    svg = "{http://www.w3.org/2000/svg}"
    root = ET.parse(path).getroot()
    assert root.tag == f"{svg}svg"
    kinds = [element.get("class") for element in root.iter(f"{svg}path")]
    assert kinds == ["band", "curve"]
    assert any("novice against random" in (text.text or "") for text in root.iter(f"{svg}text"))


def test_budgets_for_all_or_for_each(peek: None) -> None:
    assert read_entrant("peek@200") == Entrant("peek", Budget(simulations=200))
    assert read_entrant("peek@0.05s") == Entrant("peek", Budget(seconds=0.05))
    assert read_entrant("peek", Budget(simulations=9)).budget == Budget(simulations=9)
    assert str(read_entrant("peek@0.05s")) == "peek@0.05s"
    assert str(read_entrant("peek@200")) == "peek@200"
    assert str(read_entrant("novice@200")) == "novice", "it would not think any longer"


@pytest.mark.parametrize("title", GAMES)
def test_in_the_arena_bots_may_peek(title: str, peek: None, capsys: Out) -> None:
    words = ("--deals", 4, "--jobs", 1, "--simulations", 20)
    assert run("arena", title, "peek", "novice", *words) == 0
    assert "peek@20 against novice" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_nowhere_else(command: str, peek: None, capsys: Out) -> None:
    assert run(command, "moustache", "--bot", "peek") == 2
    assert "peek sees all cards: it plays in the arena only" in capsys.readouterr().err
    assert run(command, "--help") == 0
    fair = ",".join(name for name, bot in BOTS.items() if not bot.peeks)
    assert f"{fair},oryourown" in "".join(capsys.readouterr().out.split())
    game = GAMES["moustache"]
    with pytest.raises(Peeks):
        play_out(Match(game, game.configure(4, {})), [BOTS["peek"]] * 4)


@pytest.mark.parametrize(
    "words",
    [
        "",
        "moustache",
        "moustache novice",
        "moustache novice genius",
        "moustache novice random novice",
        "moustache novice@ random",
        "moustache novice@0 random",
        "moustache novice@-3 random",
        "moustache novice@1.5 random",
        "moustache novice@0s random",
        "moustache novice@infs random",
        "moustache novice@nans random",
        "moustache novice random --seconds 0",
        "moustache novice random --seconds soon",
        "moustache novice random --simulations 0",
        "moustache novice random --simulations 5 --seconds 1",
        "moustache novice random --rounds --whole-games",
        "moustache novice random --deals 0",
        "moustache novice random --players 2",
        "moustache novice random --json same.out --plot same.out",
        "moustache novice random --json /no/such/folder/result.json",
        "moustache novice random --plot /no/such/folder/plot.svg",
        "moustache novice random --resume /no/such/folder/book.jsonl",
    ],
)
def test_wrong_usage_is_one_clear_line_and_exit_2(words: str, capsys: Out) -> None:
    assert run("arena", *words.split()) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("upperlip")
    assert told.err.count("\n") == 1


def test_help_says_how(capsys: Out) -> None:
    assert run("arena", "--help") == 0
    text = " ".join(capsys.readouterr().out.split())
    for words in ("GAME BOT BOT", "NAME@200", "--whole-games", "--resume", "--dask ADDRESS"):
        assert words in text
