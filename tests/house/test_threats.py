"""Every threat on the page names the tests that show what stops it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "threats.md").read_text("utf-8")
ROWS = [
    row.strip("|").split("|")
    for row in PAGE.splitlines()
    if row.startswith("| ") and "shown by" not in row
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0].strip())
def test_what_a_threat_names_is_there(row: list[str]) -> None:
    named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", row[2])
    assert named, "no test shows it"
    for file, test in named:
        source = (ROOT / file).read_text("utf-8")
        assert re.search(rf"^(?:async )?def {test}\(", source, re.MULTILINE), (
            f"{file} has no {test}"
        )


def test_there_are_threats() -> None:
    assert len(ROWS) > 15
