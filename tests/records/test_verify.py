"""Records that prove their shuffle: what was dealt fairly verifies, anything else is found out."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.fair_games import SETUPS, Setup, label, made_up, proven_record
from tests.records.plain import plain
from upperlip.cli import main
from upperlip.fairness import FairDraws, commitment_to, proof
from upperlip.games import GAMES
from upperlip.records.check import check
from upperlip.records.read import Fault, parse
from upperlip.records.verify import verify
from upperlip.records.write import record_of
from upperlip.table.generator import Generator
from upperlip.table.match import Match
from upperlip.texts import LANGUAGES

Out = pytest.CaptureFixture[str]

SEED = 3
setups = pytest.mark.parametrize("setup", SETUPS, ids=label)
NUTS, ANIMALS = (next(s for s in SETUPS if s.title == title) for title in GAMES)
both_games = pytest.mark.parametrize("setup", [NUTS, ANIMALS], ids=label)


@cache
def _line(place: int) -> str:
    return json.dumps(proven_record(SETUPS[place], SEED), ensure_ascii=False) + "\n"


def line(setup: Setup) -> str:
    return _line(SETUPS.index(setup))


def a_record(setup: Setup) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(line(setup))
    return record


def fault_of(record: object, **given: str) -> Fault:
    with pytest.raises(Fault) as caught:
        verify(record, **given)
    return caught.value


def chance_places(record: dict[str, Any]) -> list[int]:
    return [place for place, step in enumerate(record["steps"]) if "chance" in step]


@setups
def test_what_was_dealt_fairly_verifies(setup: Setup) -> None:
    record = a_record(setup)
    secret, salts = made_up(SEED, setup.players)
    assert salts[1] is not None
    assert plain(verify(record)) == record
    verify(record, commitment_to(secret), salts[1].hex())


@pytest.mark.fuzz
@setups
def test_another_deal_is_found_out(setup: Setup) -> None:
    """By the rules it is a fine game; it is not the one that was promised."""
    record = a_record(setup)
    match = Match(GAMES[setup.title], GAMES[setup.title].configure(setup.players, setup.options))
    fair = [step for step in record["steps"] if "chance" in step]
    while match.let_chance():
        pass
    other = plain(record_of(match, record["players"], proof(*made_up(SEED, setup.players))))
    check(other)
    fault = fault_of(other)
    assert fault.reason.message == "other-draw"
    assert fault.step is not None
    assert other["steps"][: fault.step - 1] == fair[: fault.step - 1]
    assert dict(fault.reason.args) == {"kind": other["steps"][fault.step - 1]["chance"]}


@both_games
def test_games_ended_early_verify(setup: Setup) -> None:
    record = a_record(setup)
    places = chance_places(record)
    for length in {0, 1, *places, *(place + 1 for place in places[::3])}:
        verify({**record, "steps": record["steps"][:length], "result": None})


@setups
def test_the_order_of_cards_in_hands_is_free(setup: Setup) -> None:
    record = a_record(setup)
    for step in record["steps"]:
        if "hands" in step:
            step["hands"] = [hand[::-1] for hand in step["hands"]]
    verify(record)


def bits(part: str) -> list[str]:
    """An ASCII text with each of its bits flipped in turn."""
    return [
        part[:place] + chr(ord(letter) ^ 1 << bit) + part[place + 1 :]
        for place, letter in enumerate(part)
        for bit in range(7)
    ]


@pytest.mark.fuzz
@both_games
def test_no_bit_of_the_proof_can_be_changed(setup: Setup) -> None:
    """Not of the secret, the salts, the commitment; and it is known who added no salt."""
    record = a_record(setup)
    record["steps"], record["result"] = record["steps"][:6], None
    verify(record)
    told: dict[str, Any] = record["fairness"]
    for key in ("secret", "commitment", "method"):
        for changed in bits(told[key]):
            fault_of({**record, "fairness": {**told, key: changed}})
    for seat, salt in enumerate(told["salts"]):
        for changed in bits(salt) if salt else ["00" * 32]:
            salts = [*told["salts"][:seat], changed, *told["salts"][seat + 1 :]]
            fault_of({**record, "fairness": {**told, "salts": salts}})
        if salt:
            salts = [*told["salts"][:seat], None, *told["salts"][seat + 1 :]]
            assert fault_of({**record, "fairness": {**told, "salts": salts}}).step


@pytest.mark.fuzz
@setups
def test_no_bit_of_a_chance_step_can_be_changed(setup: Setup) -> None:
    """A few bits of a few steps of every kind, in the text of the record itself."""
    record, draws = a_record(setup), Generator(2, setup.players)
    by_kind: dict[str, list[int]] = {}
    for place in chance_places(record):
        by_kind.setdefault(record["steps"][place]["chance"], []).append(place)
    whole = line(setup)
    for places in by_kind.values():
        for place in places[:: max(1, len(places) // 3)]:
            step = json.dumps(record["steps"][place], ensure_ascii=False)
            start = len(whole.partition('"steps": [')[0]) + len('"steps": [')
            start += sum(
                len(json.dumps(s, ensure_ascii=False)) + 2 for s in record["steps"][:place]
            )
            assert whole[start:].startswith(step)
            changes = bits(step)
            for _ in range(12):
                changed = changes[draws.below(len(changes))]
                with pytest.raises(Fault):
                    verify(parse((whole[:start] + changed + whole[start + len(step) :]).encode()))


def with_draws_of(setup: Setup, step: int) -> dict[str, Any]:
    """A record that takes the draws of another step for one of its own."""
    secret, salts = made_up(SEED, setup.players)
    game = GAMES[setup.title]
    match, taken = Match(game, game.configure(setup.players, setup.options)), 0
    while match.ask is not None and not match.ask.seats:
        match.let_chance(FairDraws(secret, salts, taken + step))
        taken += 1
    names = [""] * setup.players
    return plain(record_of(match, names, proof(secret, salts)))


@both_games
def test_steps_have_draws_of_their_own(setup: Setup) -> None:
    verify(with_draws_of(setup, 0))
    assert fault_of(with_draws_of(setup, 1)).reason.message == "other-draw"


def test_the_rules_come_first() -> None:
    record = a_record(NUTS)
    record["steps"][-1]["seat"] = 99
    record["fairness"]["secret"] = "?"
    assert fault_of(record).reason.message == "no-such-seat"


def test_what_a_player_kept_is_compared() -> None:
    record, other = a_record(NUTS), "00" * 32
    assert fault_of(record, commitment=other).reason.message == "other-commitment"
    assert fault_of(record, salt=other).reason.message == "salt-left-out"
    del record["fairness"]
    fault = fault_of(record)
    assert (fault.reason.message, fault.step) == ("no-proof", None)


# The command


def run(*words: object) -> int:
    return main(["record", "verify", *map(str, words)])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "games.jsonl"
    file.write_text(line(NUTS) + line(ANIMALS), "utf-8")
    return file


def test_verifying_from_the_command_line(path: Path, capsys: Out) -> None:
    assert run(path) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "2 records, all shuffled as promised"
    assert "--commitment" in told[1]
    path.write_text(line(NUTS), "utf-8")
    secret, salts = made_up(SEED, NUTS.players)
    assert salts[1] is not None
    kept = ["--commitment", commitment_to(secret).upper(), "--salt", salts[1].hex()]
    assert run(path, *kept) == 0
    assert capsys.readouterr().out == "1 record, all shuffled as promised\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_failed_is_named(language: str, path: Path, capsys: Out) -> None:
    """In words of every language; a step where there is one."""
    record = a_record(ANIMALS)
    bare = {key: value for key, value in record.items() if key != "fairness"}
    fair = record["fairness"]
    faults = [
        bare,
        {**record, "fairness": {**fair, "method": "dice"}},
        {**record, "fairness": {**fair, "secret": "dice"}},
        {**record, "fairness": {**fair, "salts": []}},
        {**record, "fairness": {**fair, "commitment": fair["secret"]}},
        {**record, "fairness": {**fair, "salts": [None] * 3}},
    ]
    path.write_text("".join(json.dumps(fault) + "\n" for fault in faults), "utf-8")
    assert run(path, "--lang", language) == 1
    *lines, last = capsys.readouterr().out.splitlines()
    assert last == "6 records, 6 refused"
    for number, told in enumerate(lines[:-1], start=1):
        assert told.startswith(f"{path}: record {number}: fairness: ")
    assert lines[-1].startswith(f"{path}: record 6, step ")
    assert len({told.partition("fairness: ")[2] for told in lines}) == 6
    path.write_text(line(ANIMALS), "utf-8")
    assert run(path, "--lang", language, "--commitment", "00" * 32) == 1
    assert run(path, "--lang", language, "--salt", "00" * 32) == 1
    assert capsys.readouterr().out.count("record 1: fairness: ") == 2


def test_usage(path: Path, tmp_path: Path, capsys: Out) -> None:
    assert run(tmp_path / "none.jsonl") == 2
    for wrong in ("00", "g" * 64, "٣" * 64):
        with pytest.raises(SystemExit, match="2"):
            run(path, "--commitment", wrong)
    assert capsys.readouterr().err.count("64 hex digits") == 3
