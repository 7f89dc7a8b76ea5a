"""`upperlip review`: figures, a page that stands alone, and no more than one may ask for."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from msgspec import UNSET

from tests.fair_games import Setup
from tests.kernel.needed import needs_kernel
from tests.review.kit import random_record
from tests.slices import some_of
from upperlip.cli import main
from upperlip.review import comparing, decision, report
from upperlip.review.figures import figures
from upperlip.texts import LANGUAGES

pytestmark = [needs_kernel, pytest.mark.fuzz]

Out = pytest.CaptureFixture[str]
SETUPS = [Setup("moustache", 4, {}), Setup("mustachio", 4, {}), Setup("mustachio", 3, {})]
both_games = pytest.mark.parametrize("setup", SETUPS, ids=lambda s: f"{s.title}-{s.players}")


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparing, "TRUE_WORLDS", 10)
    monkeypatch.setattr(report, "WORLDS", 40)


def stored(folder: Path, setup: Setup, seed: int = 4) -> Path:
    path = folder / "game.json"
    record = random_record(setup, seed)
    record["players"][0] = "<script>alert(1)</script> & \u202eco"
    path.write_text(json.dumps(record), "utf-8")
    return path


class Elements(HTMLParser):
    """What a page consists of; every element is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.names: list[str] = []
        self.links: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        self.open += [] if tag == "meta" else [tag]
        for name, value in attrs:
            if name in ("href", "src", "xlink:href", "action"):
                self.links.append(str(value))
            elif name == "id":
                self.ids.append(str(value))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@both_games
@some_of("language", LANGUAGES)
def test_a_page_that_stands_alone(setup: Setup, language: str, tmp_path: Path, capsys: Out) -> None:
    page = tmp_path / "page.html"
    words = ["review", str(stored(tmp_path, setup)), "--lang", language, "--html", str(page)]
    assert main(words) == 0
    text = page.read_text("utf-8")
    found = Elements()
    found.feed(text)
    assert found.open == []
    assert "script" not in found.names
    assert not re.search(r"url\(|@import|https?://", text)
    assert f'<html lang="{language}">' in text
    assert all(link.startswith("#step-") and link[1:] in found.ids for link in found.links)
    assert len(found.ids) == len(set(found.ids))
    assert found.names.count("svg") == 1 + len(set(re.findall(r'id="round-(\d)-title"', text)))
    assert text.count("<summary>") >= found.names.count("figure"), "a table behind each graph"
    assert "\u202e" not in text
    assert capsys.readouterr().out


@both_games
def test_the_same_record_the_same_review(setup: Setup, tmp_path: Path, capsys: Out) -> None:
    record, files = stored(tmp_path, setup), []
    for name in ("one", "two"):
        out = [tmp_path / f"{name}.json", tmp_path / f"{name}.html"]
        words = ["--json", str(out[0]), "--html", str(out[1]), "--lang", "en", "--seat", "1"]
        assert main(["review", str(record), *words]) == 0
        files.append([file.read_bytes() for file in out])
    assert files[0] == files[1]
    capsys.readouterr()


@both_games
def test_figures(setup: Setup, tmp_path: Path, capsys: Out) -> None:
    """As docs/review.md has them."""
    record, out = stored(tmp_path, setup), tmp_path / "review.json"
    assert main(["review", str(record), "--seat", "2", "--json", str(out)]) == 0
    told = json.loads(out.read_text("utf-8"))
    assert told["format"] == "upperlip-review/1"
    assert told["seat"] == 2
    assert "." not in re.sub(r'"[^"]*"', "", out.read_text("utf-8")), "whole numbers only"
    assert told["decisions"]
    for each in told["decisions"]:
        assert each["grade"] in decision.GRADES
        assert each["actions"][0]["do"] == each["best"]
        assert each["played"] in [action["do"] for action in each["actions"]]
        assert each["loss"] >= 0
        low, high = each["interval"]
        assert low <= high
        assert ("why" in each) <= (each["grade"] in decision.GRADES[2:])
        if "why" in each:
            assert each["why"]["share"] >= 60
            assert set(each["why"]["words"]) == set(LANGUAGES)
            assert each["why"]["args"], "whoever tells it otherwise needs them"
    losses = told["losses"][2]
    assert losses["sum"] == sum(each["loss"] for each in told["decisions"])
    assert losses["decisions"] == len(told["decisions"]) == sum(losses["grades"].values())
    assert sum(told["ledger"]["totals"].values()) == told["ledger"]["result"]
    assert sum(line["change"] for line in told["ledger"]["lines"]) == told["ledger"]["result"]
    capsys.readouterr()


def test_decisions_with_a_hint_can_be_left_out() -> None:
    record: dict[str, Any] = random_record(SETUPS[0], 4)
    with_choice = {each.step for each in figures(report.review_of(record, 1)).decisions}
    hinted = min(with_choice)
    record["steps"][hinted - 1]["hint"] = 2
    all_, some = (
        figures(report.review_of(record, 1, hints=hints)).decisions for hints in (True, False)
    )
    assert [each.step for each in all_ if each.hint is not UNSET] == [hinted]
    assert {each.step for each in some} == with_choice - {hinted}


def test_whose_review_it_is() -> None:
    """The first that no bot played."""
    record: dict[str, Any] = random_record(SETUPS[0], 4)
    for step in record["steps"]:
        if step.get("seat") in (0, 1):
            step["bot"] = "novice"
    assert report.review_of(record).seat == 2


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--seat", "4"], "4"),
        (["--seat", "-1"], "-1"),
        (["--json", "same", "--html", "same"], "different files"),
    ],
)
def test_what_is_refused(words: list[str], told: str, tmp_path: Path, capsys: Out) -> None:
    assert main(["review", str(stored(tmp_path, SETUPS[0])), "--lang", "en", *words]) == 2
    assert told in capsys.readouterr().err


def test_no_file_and_no_record(tmp_path: Path, capsys: Out) -> None:
    assert main(["review", str(tmp_path / "none.json")]) == 2
    assert "cannot read" in capsys.readouterr().err
    (tmp_path / "bad.json").write_text("{}", "utf-8")
    assert main(["review", str(tmp_path / "bad.json")]) == 2
    assert capsys.readouterr().err.startswith("upperlip: ")
