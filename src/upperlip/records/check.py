"""Replaying a record by the rules: every step must be possible, the result must be right."""

import json
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from upperlip.games import GAMES
from upperlip.records import FORMAT
from upperlip.records.read import Fault
from upperlip.table.errors import TableError
from upperlip.table.game import AnyGame, Ply, in_words
from upperlip.table.ply import Decision
from upperlip.table.reason import because

_KEYS = ("format", "game", "players", "options", "steps", "result")
_DECISION_KEYS = ("seat", "do", "legal", "bot", "ms")


class Replay(NamedTuple):
    """A record whose head is in order, ready to be replayed."""

    game: AnyGame
    config: Any
    players: tuple[str, ...]
    steps: list[Any]
    result: object


def check(record: object) -> Replay:
    """Raises the record's first Fault, if it has one."""
    replay = read_head(record)
    state = replay.game.begin(replay.config)
    for _, _, after in replayed(replay):
        state = after
    _check_result(replay, replay.game.result(state))
    return replay


def read_head(record: object) -> Replay:
    """Everything but the steps."""
    head = _object(record)
    for key in _KEYS:
        _require(key in head, "missing-key", key=key)
    for key in head:
        _require(key in (*_KEYS, "fairness"), "unknown-key", key=key[:40])
    _require(head["format"] == FORMAT, "wrong-format", value=_short(head["format"]), name=FORMAT)
    name = head["game"]
    if not isinstance(name, str) or name not in GAMES:
        raise Fault(because("record", "unknown-game", value=_short(name), known=tuple(GAMES)))
    game, players = GAMES[name], head["players"]
    named = isinstance(players, list) and all(isinstance(player, str) for player in players)
    _require(named, "not-a-list", value="players")
    _require(isinstance(head["steps"], list), "not-a-list", value="steps")
    _object(head.get("fairness", {}))
    config = _config(game, len(players), _object(head["options"]))
    return Replay(game, config, tuple(players), head["steps"], head["result"])


def _config(game: AnyGame, players: int, options: Mapping[str, object]) -> Any:
    try:
        config = game.configure(players, options)
    except TableError as error:
        raise Fault(error.reason) from None
    for key in config.options():
        _require(key in options, "missing-option", option=key)
    return config


def replayed(replay: Replay) -> Iterator[tuple[Any, Ply, Any]]:
    """Each ply with the state before and after it."""
    state = replay.game.begin(replay.config)
    for number, step in enumerate(replay.steps, start=1):
        try:
            ply = _ply(replay.game, state, _object(step))
            after = replay.game.apply(state, ply)
        except Fault as fault:
            raise Fault(fault.reason, number) from None
        except TableError as error:
            raise Fault(error.reason, number) from None
        yield state, ply, after
        state = after


def _ply(game: AnyGame, state: Any, step: Mapping[str, Any]) -> Ply:
    ask = game.turn(state)
    if ask is None:
        raise Fault(because("record", "after-the-end"))
    if "chance" in step:
        return game.read_chance(step)
    decision = _decision(game, step, state.config.players)
    waiting = [seat for seat in game.answer_order(state) if seat in ask.seats] if ask.seats else []
    if decision.seat in ask.seats and decision.seat != waiting[0]:
        raise Fault(because("record", "answers-out-of-order", seat=waiting[0]))
    legal = game.legal(state, decision.seat)
    if "legal" in step and decision.action in legal:  # else there is a better reason to refuse it
        words = in_words(game, legal)
        _require(step["legal"] == list(words), "wrong-legal", instead=words)
    return decision


def _decision(game: AnyGame, step: Mapping[str, Any], players: int) -> Decision:
    for key in step:
        _require(key in _DECISION_KEYS, "unknown-key", key=key[:40])
    for key in ("seat", "do"):
        _require(key in step, "missing-key", key=key)
    seat, words = step["seat"], step["do"]
    _require(type(seat) is int and 0 <= seat < players, "no-such-seat", value=_short(seat))
    action = game.read_action(words) if isinstance(words, str) else None
    if action is None:
        raise Fault(because("record", "unknown-action", value=_short(words)))
    _require(isinstance(step.get("bot", ""), str), "not-a-text", value="bot")
    time = step.get("ms", 0)
    _require(type(time) is int and time >= 0, "not-a-number", value="ms")
    return Decision(seat, action)


def _check_result(replay: Replay, result: object) -> None:
    if result is None:
        _require(replay.result is None, "result-too-early")
        return
    _require(replay.result is not None, "result-missing")
    for path, right, told in _differences("result", result, replay.result):
        key = path.split(".")[-1].split("[")[0]
        rule = replay.game.result_rules.get(key, "record")
        args = {"name": path, "value": _short(told), "right": _short(right)}
        raise Fault(because(rule, "wrong-result", **args))


def _differences(path: str, right: object, told: object) -> Iterator[tuple[str, object, object]]:
    """Where two results part, keys of the true one first; 1 is not taken for true."""
    if isinstance(right, dict) and isinstance(told, dict):
        for key in right:
            yield from _differences(f"{path}.{key}", right[key], told.get(key))
        yield from ((f"{path}.{key}", None, told[key]) for key in told if key not in right)
    elif isinstance(right, list) and isinstance(told, list) and len(right) == len(told):
        for place, pair in enumerate(zip(right, told, strict=True)):
            yield from _differences(f"{path}[{place}]", *pair)
    elif type(right) is not type(told) or right != told:
        yield path, right, told


def _object(value: object) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise Fault(because("record", "not-an-object", value=_short(value)))
    return value


def _short(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)[:60]


def _require(holds: bool, message: str, **args: str | int | tuple[str, ...]) -> None:
    if not holds:
        raise Fault(because("record", message, **args))
