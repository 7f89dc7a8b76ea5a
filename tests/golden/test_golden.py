"""Stored games replay for ever: one for each villain, rule card, joker, variant and ending."""

import pytest

from tests.golden.collect import FOLDER, shows
from tests.golden.wanted import WANTED


@pytest.mark.parametrize("name", WANTED)
def test_golden(name: str) -> None:
    (line,) = (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()
    assert shows(line, name)


def test_nothing_else_is_stored() -> None:
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == set(WANTED)
