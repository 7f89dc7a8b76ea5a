"""Cards from outside in the terminal: shown, played and explained."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from tests.definitions.test_library import SEVENS, WINDFALL, written
from tests.slices import some_of
from upperlip.cli import main
from upperlip.games import GAMES
from upperlip.records.read import parse
from upperlip.terminal.show import show

FOREIGN = Path(__file__).parents[1] / "foreign"
RULES = "rules=pink-open,blue-tax,ada:sevens-win,reversed"
POOL = "pool=ada:windfall,ACORN,TWINS,HUMMMUS,PEANUT,WALNUT"


@pytest.mark.parametrize("title", GAMES)
@some_of("language", ["fr", "en", "ru"])
def test_records_are_shown(title: str, language: str) -> None:
    lines = (FOREIGN / f"cards-{title}.jsonl").read_bytes().splitlines()
    for line in lines[:4]:
        out = io.StringIO()
        show(parse(line), language, Console(file=out, width=100))
        assert "{" not in out.getvalue()


@pytest.mark.parametrize(
    ("title", "options"),
    [("moustache", [RULES]), ("mustachio", ["villains=pool", POOL])],
)
def test_a_game_is_played(
    title: str,
    options: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The rules of the round are asked for, and anything is answered for a while."""
    cards = written(tmp_path, SEVENS + WINDFALL)
    typed = "".join(f"{number}\n" for _ in range(50) for number in (*range(1, 13), "no", "r"))
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    chosen = [word for option in options for word in ("--option", option)]
    assert main(["play", title, "--seed", "3", "--lang", "en", "--cards", str(cards), *chosen]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert {"moustache": "Lucky sevens", "mustachio": "Windfall"}[title] in told
    assert {"moustache": "A 7 wins the trick", "mustachio": "+10 to the winner"}[title] in told


def test_the_rules_of_a_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards = str(written(tmp_path, SEVENS + WINDFALL))
    for language, words in (("en", "A 7 wins"), ("fr", "Sept gagnants"), ("ru", "Lucky sevens")):
        call = ["rules", "moustache", "ada:sevens-win", "--cards", cards, "--lang", language]
        assert main(call) == 0
        assert words in " ".join(capsys.readouterr().out.split())
