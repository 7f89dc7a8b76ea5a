"""The contract to the letter (docs/record.md): what is accepted, what is refused and why."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.records.plain import plain
from upperlip.bots import BOTS
from upperlip.games import GAMES
from upperlip.records.check import check
from upperlip.records.read import Fault, parse
from upperlip.records.write import record_of
from upperlip.simulation import play_out
from upperlip.table.match import Match, Note

OPTIONS: dict[str, tuple[int, dict[str, object]]] = {
    "moustache": (5, {"rules": ["pass-three", "pink-open", "twos-win", "cut-leads"]}),
    "mustachio": (3, {"villains": "all"}),
}

DEPTHS = range(500, 1100, 3)


def a_record(title: str) -> dict[str, Any]:
    players, options = OPTIONS[title]
    match = Match(GAMES[title], GAMES[title].configure(players, options), 6)
    play_out(match, [BOTS["random"]] * players)
    return plain(record_of(match, ["A", "", "A", "Ж", "😀"][:players]))


def fault_of(text: str | bytes) -> Fault:
    with pytest.raises(Fault) as caught:
        check(parse(text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")))
    return caught.value


def refused(record: object) -> str:
    return fault_of(json.dumps(record)).reason.message


games = pytest.mark.parametrize("title", OPTIONS)


@games
def test_what_is_free_stays_free(title: str) -> None:
    """Order of keys and of cards in hands, notes beside decisions, a proof, any names."""
    record = a_record(title)
    for step in record["steps"]:
        if "hands" in step:
            step["hands"] = [hand[::-1] for hand in step["hands"]]
        if "do" in step:
            step.update(bot="", ms=0)
    record["fairness"] = {"anything": [{"goes": None}]}
    record["players"] = ["\u202e\x07"] * len(record["players"])
    check(parse(json.dumps(dict(reversed(record.items()))).encode()))


@pytest.mark.fuzz
@games
def test_an_unfinished_record_may_stop_after_any_step(title: str) -> None:
    record = a_record(title)
    steps = record["steps"]
    for length in range(len(steps)):
        check({**record, "steps": steps[:length], "result": None})
    assert refused({**record, "result": None}) == "result-missing"
    assert refused({**record, "steps": steps[:-1]}) == "result-too-early"
    assert refused({**record, "steps": [*steps, steps[-1]]}) == "after-the-end"


HEAD: list[tuple[str, Callable[[dict[str, Any]], object]]] = [
    ("not-an-object", lambda r: [r]),
    ("not-an-object", lambda r: None),
    ("missing-key", lambda r: {k: v for k, v in r.items() if k != "result"}),
    ("missing-key", lambda r: {k: v for k, v in r.items() if k != "players"}),
    ("unknown-key", lambda r: {**r, "comment": "fun"}),
    ("wrong-format", lambda r: {**r, "format": "upperlip-record/2"}),
    ("wrong-format", lambda r: {**r, "format": 1}),
    ("unknown-game", lambda r: {**r, "game": "Moustache"}),
    ("unknown-game", lambda r: {**r, "game": ["moustache"]}),
    ("not-a-list", lambda r: {**r, "players": "ABC"}),
    ("not-a-list", lambda r: {**r, "players": [1, 2, 3]}),
    ("players", lambda r: {**r, "players": []}),
    ("players", lambda r: {**r, "players": ["A"] * 7}),
    ("not-an-object", lambda r: {**r, "options": []}),
    ("not-an-object", lambda r: {**r, "fairness": "yes"}),
    ("unknown-option", lambda r: {**r, "options": {**r["options"], "speed": 3}}),
    ("missing-option", lambda r: {**r, "options": dict(list(r["options"].items())[1:])}),
    ("not-a-list", lambda r: {**r, "steps": {}}),
    ("not-an-object", lambda r: {**r, "steps": ["play"]}),
    ("wrong-result", lambda r: {**r, "result": []}),
    ("missing-key", lambda r: {**r, "result": {}}),
    ("unknown-key", lambda r: {**r, "result": {**r["result"], "extra": None}}),
    (
        "wrong-length",
        lambda r: {**r, "result": {**r["result"], "rounds": r["result"]["rounds"][1:]}},
    ),
]


@games
@pytest.mark.parametrize(("message", "change"), HEAD)
def test_a_wrong_head_or_result_is_refused(
    title: str, message: str, change: Callable[[dict[str, Any]], object]
) -> None:
    assert refused(change(a_record(title))) == message


def test_true_is_not_one() -> None:
    record = a_record("mustachio")
    record["result"]["rounds"][0]["blind"] = [
        int(b) for b in record["result"]["rounds"][0]["blind"]
    ]
    assert refused(record) == "wrong-result"
    record = a_record("mustachio")
    record["options"]["first_dealer"] = False
    assert refused(record) == "option-number"
    record["options"].update(first_dealer=0, card_counting=0)
    assert refused(record) == "option-value"


def changed_step(title: str, wanted: Callable[[dict[str, Any]], bool], **change: Any) -> str:
    """The fault after changing the first step that fits."""
    record = a_record(title)
    place = next(i for i, step in enumerate(record["steps"]) if wanted(step))
    record["steps"][place].update(change)
    fault = fault_of(json.dumps(record))
    assert fault.step == place + 1
    return fault.reason.message


def is_deal(step: dict[str, Any]) -> bool:
    return step.get("chance") == "deal"


def is_decision(step: dict[str, Any]) -> bool:
    return "do" in step


@games
@pytest.mark.parametrize(
    ("wanted", "message", "change"),
    [
        (is_deal, "not-a-number", {"round": True}),
        (is_deal, "not-a-number", {"round": "1"}),
        (is_deal, "wrong-round", {"round": 2}),
        (is_deal, "not-a-list", {"hands": "many"}),
        (is_deal, "not-a-text", {"hands": [[1]]}),
        (is_deal, "unknown-card", {"hands": [["R0"]]}),
        (is_deal, "wrong-hands", {"hands": []}),
        (is_deal, "unknown-key", {"seat": 0}),
        (is_deal, "unknown-chance", {"chance": "shuffle"}),
        (is_deal, "unknown-chance", {"chance": None}),
        (is_decision, "no-such-seat", {"seat": -1}),
        (is_decision, "no-such-seat", {"seat": True}),
        (is_decision, "no-such-seat", {"seat": "0"}),
        (is_decision, "unknown-action", {"do": "play"}),
        (is_decision, "unknown-action", {"do": "bid 01"}),
        (is_decision, "unknown-action", {"do": "bid ２"}),
        (is_decision, "unknown-action", {"do": " play R1"}),
        (is_decision, "unknown-action", {"do": None}),
        (is_decision, "not-a-time", {"ms": -1}),
        (is_decision, "not-a-time", {"ms": False}),
        (is_decision, "not-a-text", {"bot": None}),
        (is_decision, "wrong-legal", {"legal": []}),
        (is_decision, "not-a-list", {"legal": None}),
        (is_decision, "unknown-key", {"note": "?"}),
    ],
)
def test_a_wrong_step_is_refused(
    title: str, wanted: Callable[[dict[str, Any]], bool], message: str, change: dict[str, Any]
) -> None:
    assert changed_step(title, wanted, **change) == message


@games
def test_legal_is_sorted_as_strings(title: str) -> None:
    players, options = OPTIONS[title]
    match = Match(GAMES[title], GAMES[title].configure(players, options), 6)
    play_out(match, [BOTS["random"]] * players, keep_legal=True)
    record = plain(record_of(match, ["A"] * players))
    check(record)
    steps = record["steps"]
    step = next(step for step in steps if len(step.get("legal", ())) > 2)
    step["legal"] = step["legal"][::-1]
    with pytest.raises(Fault) as caught:
        check(record)
    assert caught.value.reason.message == "legal-unsorted"


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        (b"", "broken-json"),
        (b"{", "broken-json"),
        (b'{"a": 1} x', "broken-json"),
        (b"\xef\xbb\xbf{}", "broken-json"),
        (b'{"a": "\xff"}', "not-utf8"),
        (b'{"a": 1, "a": 1}', "key-twice"),
        (b'{"fairness": {"a": 1, "a": 1}}', "key-twice"),
        (b'{"a": 1.0}', "not-a-number"),
        (b'{"fairness": {"a": 1e3}}', "not-a-number"),
        (b'{"a": NaN}', "not-a-number"),
        (b'{"a": -Infinity}', "not-a-number"),
        (b'{"a": ' + b"9" * 5000 + b"}", "number-too-long"),
        (b"[" * 100_000, "too-deep"),
    ],
    ids=range(13),
)
def test_what_is_not_our_json_is_refused(raw: bytes, message: str) -> None:
    assert fault_of(raw).reason.message == message


@pytest.mark.parametrize("digits", [16, 30, 3000])
def test_huge_numbers_are_just_wrong(digits: int) -> None:
    """And said in words, cut short."""
    record = a_record("moustache")
    record["steps"][1]["crown"] = 10**digits
    fault = fault_of(json.dumps(record))
    assert fault.reason.message == "wrong-crown"
    assert len(str(fault)) < 120
    record["steps"][0]["round"] = -(10**digits)
    assert len(str(fault_of(json.dumps(record)))) < 120


def test_what_is_nested_too_deeply_for_its_sentence_is_refused() -> None:
    """Almost as deep as Python reads."""
    refused = [fault_of(b'{"format": ' + b"[" * deep + b"]" * deep + b"}") for deep in DEPTHS]
    assert all(len(str(fault)) < 150 for fault in refused)
    assert {"too-deep"} < {fault.reason.message for fault in refused}


def test_an_open_simultaneous_ask_is_left_out() -> None:
    """Secret answers are not in the record before the ask closes; what is left is valid."""
    game = GAMES["moustache"]
    match = Match(game, game.configure(4, {"rules": OPTIONS["moustache"][1]["rules"]}), 1)
    while match.let_chance():
        pass
    assert match.ask is not None
    for seat in match.ask.seats[:3]:
        for _ in range(3):
            match.act(seat, match.legal(seat)[0], Note(bot="novice", ms=12))
    record = plain(record_of(match, ["A"] * 4))
    assert [step["chance"] for step in record["steps"]] == ["rule", "deal"]
    assert record["result"] is None
    check(record)


def test_notes_stand_beside_their_decisions() -> None:
    """However the answers arrived."""
    game = GAMES["mustachio"]
    match = Match(game, game.configure(3, {"villains": "none"}), 1)
    while match.ask and match.ask.what != "play":
        if not match.let_chance():
            assert match.ask is not None
            seat = match.ask.seats[-1]
            action = match.legal(seat)[0]
            match.act(
                seat, action, Note(bot=f"bot {seat} {game.write_action(match.config, action)}")
            )
    steps = plain(record_of(match, ["A"] * 3))["steps"]
    told = [step for step in steps if "do" in step]
    assert len(told) == 6
    assert all(step["bot"] == f"bot {step['seat']} {step['do']}" for step in told)
