"""The JSON Schema says of the record's form what the contract says."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.slices import some_of
from upperlip.animals.rules import RULE_CARDS
from upperlip.nuts.cards import VILLAIN_IDS

ROOT = Path(__file__).parents[2]
SCHEMA = json.loads((ROOT / "docs" / "record.schema.json").read_text("utf-8"))
VALIDATOR = Draft202012Validator(SCHEMA)
FOREIGN = ROOT / "tests" / "foreign"
GOLDEN = sorted((ROOT / "tests" / "golden").glob("*.jsonl"))

# Faults of form, which a schema can see; the others take a replay.
OF_FORM = [
    "action-lower-case-1",
    "missing-new-option-1",
    "missing-option-1",
    "ms-not-whole-1",
    "result-round-missing-1",
    "shown-with-double-1",
    "stars-option-over-nine-1",
    "stars-option-too-short-1",
    "stars-option-true-1",
    "threes-unknown-value-1",
    "trophies-option-three-lists-1",
    "trophies-option-zero-1",
    "true-for-one-1",
    "unknown-option-value-1",
    "walnut-led-unknown-value-1",
]


def read(path: Path) -> list[Any]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.fuzz
@pytest.mark.parametrize("game", ["moustache", "mustachio", "cards-moustache", "cards-mustachio"])
@some_of("most", (8, 80))
def test_foreign_games_fit(game: str, most: int) -> None:
    for record in read(FOREIGN / f"{game}.jsonl")[:most]:
        VALIDATOR.validate(record)


@pytest.mark.fuzz
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_games_fit(path: Path) -> None:
    VALIDATOR.validate(read(path)[0])


def test_it_names_every_card() -> None:
    """Those of the box; others have ids of their own (E-42)."""
    outside = {"$ref": "#/$defs/outsideId"}
    first, ours = SCHEMA["$defs"]["ruleId"]["anyOf"]
    assert first == outside
    assert all(re.fullmatch(ours["pattern"], card.id) for card in RULE_CARDS)
    assert SCHEMA["$defs"]["villain"]["anyOf"] == [outside, {"enum": list(VILLAIN_IDS)}]


@pytest.mark.parametrize("name", OF_FORM)
def test_faults_of_form_are_seen(name: str) -> None:
    (record,) = read(FOREIGN / "refused" / f"{name}.jsonl")
    assert not VALIDATOR.is_valid(record)
