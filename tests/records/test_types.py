"""The record in types: what is read is written again, byte for byte."""

from pathlib import Path

import pytest

from upperlip.games import GAMES
from upperlip.records.animals import MoustacheDeal, MoustacheResult, RuleStep, TrophiesStep
from upperlip.records.check import check
from upperlip.records.forms import FORMS
from upperlip.records.nuts import FlipStep, MustachioDeal, MustachioResult
from upperlip.records.read import parse
from upperlip.records.record import DecisionStep, Record
from upperlip.records.write import line_of

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.jsonl"))


def read(path: Path) -> Record:
    return check(parse(path.read_bytes()))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_same_bytes(path: Path) -> None:
    assert line_of(read(path)) == path.read_text("utf-8")


def test_every_game_has_its_forms() -> None:
    assert set(FORMS) == set(GAMES)


def test_steps_and_results_are_what_they_are() -> None:
    animals, nuts = (
        read(next(path for path in GOLDEN if path.stem == name))
        for name in ("joker-MONKEY", "villain-TWINS")
    )
    kinds = {type(step) for step in animals.steps}
    assert kinds == {DecisionStep, RuleStep, MoustacheDeal, TrophiesStep}
    assert isinstance(animals.result, MoustacheResult)
    assert {type(step) for step in nuts.steps} == {DecisionStep, MustachioDeal, FlipStep}
    assert isinstance(nuts.result, MustachioResult)
    assert len(nuts.result.rounds) == 5
