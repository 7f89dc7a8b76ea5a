"""`upperlip ladder`, as people and scripts use it."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.arena.test_command import Out, run
from upperlip.arena.deal import Deal
from upperlip.arena.ladder import deal_score
from upperlip.arena.standing import Headline
from upperlip.games import GAMES

ROOT = Path(__file__).parents[2]
VALIDATOR = Draft202012Validator(json.loads((ROOT / "docs/ladder.schema.json").read_text("utf-8")))
SOME = ("random", "novice", "expert@4")


def results(path: Path) -> Any:
    """Checked, and without the times, which are never the same."""
    found = json.loads(path.read_text("utf-8"))
    VALIDATOR.validate(found)
    return {**found, "ratings": [{**rung, "seconds": None} for rung in found["ratings"]]}


@pytest.mark.parametrize("title", GAMES)
def test_ratings_in_words_in_json_and_as_a_plot(title: str, tmp_path: Path, capsys: Out) -> None:
    path, plot = tmp_path / "ladder.json", tmp_path / "ladder.svg"
    words = ("--deals", 6, "--jobs", 1, "--json", path, "--plot", plot, "--manners")
    assert run("ladder", title, *SOME, *words) == 0
    told = capsys.readouterr().out
    for expected in ("Ratings", "One against another", "Plays that annoy people", "expert@4"):
        assert expected in told
    found = results(path)
    assert found["anchor"] == "novice"
    assert {rung["bot"] for rung in found["ratings"]} == set(SOME)
    values = [rung["rating"]["estimate"] for rung in found["ratings"]]
    assert values == sorted(values, reverse=True)
    novice = next(rung for rung in found["ratings"] if rung["bot"] == "novice")
    assert novice["rating"] == {"estimate": 0, "low": 0, "high": 0}
    assert all(rung["lapses"]["thrown"]["occasions"] > 0 for rung in found["ratings"])
    assert [pair["bots"] for pair in found["pairs"]] == [
        ["random", "novice"],
        ["random", "expert@4"],
        ["novice", "expert@4"],
    ]
    assert {rung["rounds"] for rung in found["ratings"]} == {2 * 6 * 2}
    root = ET.parse(plot).getroot()
    assert sum(element.tag.endswith("circle") for element in root.iter()) == len(SOME)


def test_it_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    books, one, two = tmp_path / "books", tmp_path / "1.json", tmp_path / "2.json"
    words = ("ladder", "moustache", "random", "novice", "regular", "--jobs", 1)
    assert run(*words, "--deals", 5, "--json", one) == 0
    assert run(*words, "--deals", 2, "--resume", books) == 0
    assert len(list(books.iterdir())) == 3
    assert run(*words, "--deals", 5, "--resume", books, "--json", two) == 0
    assert results(one) == results(two)
    monkeypatch.setattr("upperlip.arena.session.play_deal", pytest.fail)  # nothing is left
    assert run(*words, "--deals", 5, "--resume", books, "--json", two) == 0
    capsys.readouterr()
    assert run(*words, "--deals", 5, "--resume", books, "--seed", 3) == 2
    assert "is of another contest: seed 0 there, 3 here" in capsys.readouterr().err


def test_against_some_only(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "ladder.json"
    words = ("--deals", 3, "--jobs", 1, "--against", "novice")
    assert run("ladder", "moustache", *SOME, *words, "--json", path) == 0
    found = results(path)
    assert [pair["bots"] for pair in found["pairs"]] == [
        ["random", "novice"],
        ["novice", "expert@4"],
    ]
    rounds = {rung["bot"]: rung["rounds"] for rung in found["ratings"]}
    assert rounds == {"random": 6, "novice": 12, "expert@4": 6}
    capsys.readouterr()
    assert run("ladder", "moustache", *SOME, "--against", "regular") == 2
    assert "--against: of random, novice, expert@4" in capsys.readouterr().err


def test_without_the_novice_the_first_stands_at_0(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    words = ("--deals", 2, "--jobs", 1, "--json", path)
    assert run("ladder", "mustachio", "random", "regular", *words) == 0
    assert results(path)["anchor"] == "random"


def test_who_makes_more_points_of_a_deal_has_it() -> None:
    def deal(first: int, second: int) -> Deal:
        return Deal(0, {"points": [first, second], "parties": [2, 2]}, ([], []))

    lead = Headline(is_share=False, even=0)
    scores = [deal_score(lead, deal(*points)) for points in ((9, 4), (4, 9), (5, 5))]
    assert scores == [1, 0, 0.5]


@pytest.mark.parametrize(
    "words",
    [
        "",
        "moustache novice",
        "moustache novice novice",
        "moustache novice genius",
        "moustache novice random --deals 0",
        "moustache novice random --json same.out --plot same.out",
        "moustache novice random --resume /dev/null/folder",
    ],
)
def test_wrong_usage_is_one_clear_line_and_exit_2(words: str, capsys: Out) -> None:
    assert run("ladder", *words.split()) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("upperlip")
    assert told.err.count("\n") == 1
