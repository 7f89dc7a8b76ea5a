"""What the page says of its levels is what docs/strength.md has measured."""

import re
from pathlib import Path

import pytest

from upperlip.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
STRENGTH = ROOT / "docs" / "strength.md"
# A level's row: with its quarter of a second the expert thinks as much as that, or more.
ROWS = {"regular": "regular", "expert": "expert@1600"}
NEAR = 0.05


def said(language: str, level: str) -> str:
    text = (ROOT / "src" / "upperlip" / "texts" / language / "web.ftl").read_text("utf-8")
    found = re.search(rf"^level-{level}-about = (.+)$", text, re.MULTILINE)
    assert found is not None
    return found[1]


def measured(bot: str) -> float:
    """Its share of rounds against a novice, by its rating among all with four players."""
    page = STRENGTH.read_text("utf-8")
    section = page.partition("## Moustache, four players\n")[2].partition("\n## ")[0]
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in section.splitlines()]
    column = next(row for row in rows if "bot" in row).index("means, against novice")
    return float(next(row for row in rows if row and row[0] == bot)[column].rstrip(" %")) / 100


@pytest.mark.parametrize("level", ROWS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_how_often_a_level_wins_is_what_was_measured(language: str, level: str) -> None:
    words = said(language, level)
    assert words.startswith("Moustache"), "Mustachio is for points"
    wins, rounds = map(int, re.findall(r"\d+", words))
    assert abs(wins / rounds - measured(ROWS[level])) < NEAR
