"""Records whose cards from outside are damaged: refused with a rule, whatever it is (E-46)."""

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.slices import some_of
from upperlip.cli import main
from upperlip.records.check import check
from upperlip.records.read import Fault, parse
from upperlip.table.generator import Generator
from upperlip.texts import LANGUAGES, Texts

FOREIGN = Path(__file__).parents[1] / "foreign"
GAMES = ("moustache", "mustachio")
both_games = pytest.mark.parametrize("title", GAMES)

Json = dict[str, Any]
Damage = Callable[[list[Json]], None]  # to the cards of a record

HOSTILE: tuple[object, ...] = (
    None, True, False, 0, -1, 10**11, 10**30, "", "x" * 5000, "<b>", "\x1b[2J", "\u202e",
    "\ud800", [], {}, [[[[]]]], {"a": {"b": 1}}, [1] * 3000, "GGPO", "reversed", "wins",
)  # fmt: skip


def records(title: str, first: int | None = None) -> list[Json]:
    """The first so many, or all."""
    lines = (FOREIGN / f"cards-{title}.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines[:first]]


def fault_in(raw: bytes) -> Fault | None:
    """Never anything but a fault."""
    try:
        check(parse(raw))
    except Fault as fault:
        return fault
    return None


def can_be_told(fault: Fault) -> bool:
    """With its rule, in three languages."""
    texts = [Texts(language, fault.game, by_id=True) for language in LANGUAGES]
    return bool(fault.reason.rule) and all(text.reason(fault.reason) for text in texts)


def in_bytes(record: Json) -> bytes:
    return json.dumps(record).encode()


# What E-41 to E-45 refuse, each in its place


def put(*path: str | int, value: object) -> Damage:
    """Into the first card."""

    def damage(cards: list[Json]) -> None:
        place: Any = cards[0]
        for part in path[:-1]:
            place = place[part]
        place[path[-1]] = value

    return damage


def drop(key: str) -> Damage:
    return lambda cards: cards[0].pop(key)


def effects(*given: Json) -> Damage:
    return put("effects", value=list(given))


BAD_EFFECTS: tuple[object, ...] = (None, {}, "wins", [1], [{}], [[]])
BAD_NAMES: tuple[object, ...] = ({}, [], "x", {"de": "x"}, {"en": 1})
WINS: Json = {"effect": "wins", "value": 7}
VOID: Json = {"effect": "void"}
OF_BOTH: list[tuple[str, Damage]] = [
    *[("E-41", drop(key)) for key in ("id", "game", "name", "effects")],
    *[("E-41", put("game", value=value)) for value in ("", "chess", 1, None)],
    *[("E-41", put("effects", value=value)) for value in BAD_EFFECTS],
    ("E-41", put("colour", value="G")),
    ("E-41", put("number\n", value=1)),
    ("E-41", effects({"effect": "takes"})),
    ("E-41", effects({"effect": 3})),
    ("E-41", effects({"effect": "explode"})),
    *[
        ("E-42", put("id", value=value))
        for value in (
            "x",
            "a:",
            ":b",
            "a:b:c",
            "A:b",
            "a:b-",
            "1:b",
            "a:" + "b" * 25,
            7,
            None,
            "é:b",
        )
    ],
    *[("E-42", put("name", value=value)) for value in BAD_NAMES],
    *[
        ("E-42", put("name", "en", value=value))
        for value in (
            "",
            "x" * 41,
            " x",
            "x ",
            "a<b",
            "a\tb",
            "\u200f",
            "\u2028",
            "\ufeff",
            "\ud83d",
        )
    ],
    ("E-42", put("text", value={"en": "x" * 201})),
    ("E-42", put("text", value={})),
    ("record", lambda cards: cards.clear()),
    ("record", lambda cards: cards.append(cards[0])),
]
OF_ONE: dict[str, list[tuple[str, Damage]]] = {
    "moustache": [
        ("E-41", drop("side")),
        ("E-41", put("side", value="green")),
        ("E-41", put("advanced", value=False)),
        ("E-41", put("number", value=3)),
        ("E-41", effects(*({"effect": "wins", "value": n} for n in range(5)))),
        ("E-43", effects(WINS, WINS)),
        ("E-43", effects(*({"effect": "lead", "who": who} for who in ("left", "winner")))),
        ("E-13", effects({"effect": "wins"})),
        ("E-13", effects({"effect": "wins", "value": 11})),
        ("E-13", effects({"effect": "wins", "value": True})),
        ("E-11", effects({"effect": "colours", "order": "GPPB"})),
        ("E-12", effects({"effect": "values", "value": 3, "order": "reversed"})),
        ("E-16", effects({"effect": "out"})),
        ("E-21", effects({"effect": "worth", "add": 0})),
        ("E-21", effects({"effect": "worth", "add": 1, "set": 1})),
        ("E-22", effects({"effect": "most", "colour": "G", "value": 1, "stars": 3})),
    ],
    "mustachio": [
        ("E-41", put("number", value=21)),
        ("E-41", put("scores", value=True)),
        ("E-41", put("side", value="white")),
        ("E-43", effects(VOID, VOID)),
        (
            "E-43",
            effects({"effect": "points", "points": 1}, {"effect": "points", "points": 2}),
        ),
        ("E-35", effects({"effect": "tricks", "tricks": 0})),
        ("E-36", effects({"effect": "points", "points": 21})),
        ("E-37", effects({"effect": "trump", "colour": "G", "tricks": 10})),
        ("E-38", effects({"effect": "pass", "cards": 4, "to": "left"})),
        ("E-39", effects({"effect": "turn", "good": 1})),
    ],
}
CASES = [(title, rule, damage) for title in GAMES for rule, damage in (*OF_BOTH, *OF_ONE[title])]


@pytest.mark.parametrize(("title", "rule", "damage"), CASES)
def test_every_damage_is_refused_with_its_rule(title: str, rule: str, damage: Damage) -> None:
    (record,) = records(title, 1)
    if title == "mustachio":  # a number in the first card, so that it can be wrong
        record["cards"][0].setdefault("number", 3)
        record["cards"][0]["effects"] = []
    damage(record["cards"])
    fault = fault_in(in_bytes(record))
    assert fault is not None
    assert can_be_told(fault)
    assert fault.reason.rule == rule
    assert fault.step is None, "cards are checked before the first step"


# And anything at all


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Of everything within a value."""
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield (*path, key)
            yield from places(value[key], (*path, key))


def mutated(record: Json, draws: Generator) -> Json:
    """One to three changes anywhere in the cards."""
    damaged = copy.deepcopy(record)
    for _ in range(1 + draws.below(3)):
        known = list(places(damaged["cards"]))
        if not known:
            break
        *path, last = known[draws.below(len(known))]
        place: Any = damaged["cards"]
        for part in path:
            place = place[part]
        match draws.below(4):
            case 0:
                del place[last]
            case 1 if isinstance(place, list):
                place.append(copy.deepcopy(place[last]))
            case 1:
                place[f"{last}x"] = place[last]
            case _:
                place[last] = copy.deepcopy(HOSTILE[draws.below(len(HOSTILE))])
    return damaged


@pytest.mark.fuzz
@both_games
@some_of("count", (300, 6000))
def test_no_mutation_brings_anything_but_a_fault(title: str, count: int) -> None:
    draws, found = Generator(46, count), records(title)
    mutants = (mutated(found[number % len(found)], draws) for number in range(count))
    faults = [fault for mutant in mutants if (fault := fault_in(in_bytes(mutant))) is not None]
    assert all(map(can_be_told, faults))
    assert len(faults) > 0.8 * count  # texts decide nothing, so some changes are none


@both_games
def test_the_command_names_record_and_rule(
    title: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "damaged.jsonl"
    whole, *others = records(title, 20)
    damaged = [copy.deepcopy(record) for record in others]
    for record in damaged:
        record["cards"][0]["effects"] = [{"effect": "boom\x1b[2J<b>"}]
    path.write_bytes(b"\n".join(map(in_bytes, [whole, *damaged])))
    assert main(["record", "check", str(path)]) == 1
    *told, last = capsys.readouterr().out.splitlines()
    assert [line.partition(": record ")[2].split(":")[0] for line in told] == [
        str(number) for number in range(2, 21)
    ]
    assert all(": E-41: " in line and "\x1b" not in line and "<" not in line for line in told)
    assert last == "20 records, 19 refused"
