"""Replaying a record by the rules: every step must be possible, the result must be right."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from upperlip.games import GAMES
from upperlip.records import FORMAT
from upperlip.records.read import Fault
from upperlip.table.errors import TableError
from upperlip.table.game import AnyGame, Ply, in_words
from upperlip.table.ply import Decision
from upperlip.table.reason import because
from upperlip.table.strict import shown

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
    _require(head["format"] == FORMAT, "wrong-format", value=shown(head["format"]), name=FORMAT)
    name = head["game"]
    if not isinstance(name, str) or name not in GAMES:
        raise Fault(because("record", "unknown-game", value=shown(name), known=tuple(GAMES)))
    game, players = GAMES[name], head["players"]
    named = isinstance(players, list) and all(isinstance(player, str) for player in players)
    _require(named, "not-a-list", value=shown(players))
    _require(isinstance(head["steps"], list), "not-a-list", value=shown(head["steps"]))
    _object(head.get("fairness", {}))
    config = _config(game, len(players), _object(head["options"]))
    return Replay(game, config, tuple(players), head["steps"], head["result"])


def _config(game: AnyGame, players: int, options: Mapping[str, object]) -> Any:
    try:
        config = game.configure(players, options)
    except TableError as error:
        raise Fault(error.reason, game.title) from None
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
        except (Fault, TableError) as error:
            raise Fault(error.reason, replay.game.title, number) from None
        yield state, ply, after
        state = after


def _ply(game: AnyGame, state: Any, step: Mapping[str, Any]) -> Ply:
    ask = game.turn(state)
    if ask is None:
        raise Fault(because("record", "after-the-end"))
    if "chance" in step:
        return game.read_chance(step)
    decision = _decision(game, step, state.config.players)
    legal = game.legal(state, decision.seat)
    if decision.action not in legal:
        return decision  # `apply` has the best reason to refuse it
    first = next(seat for seat in game.answer_order(state) if seat in ask.seats)
    _require(decision.seat == first, "answers-out-of-order", seat=first)
    if "legal" in step:
        _check_legal(step["legal"], in_words(game, legal))
    return decision


def _check_legal(told: object, words: tuple[str, ...]) -> None:
    if not isinstance(told, list) or not all(isinstance(word, str) for word in told):
        raise Fault(because("record", "not-a-list", value=shown(told)))
    _require(sorted(told) == list(words), "wrong-legal", instead=words)
    _require(told == list(words), "legal-unsorted")


def _decision(game: AnyGame, step: Mapping[str, Any], players: int) -> Decision:
    for key in step:
        _require(key in _DECISION_KEYS, "unknown-key", key=key[:40])
    for key in ("seat", "do"):
        _require(key in step, "missing-key", key=key)
    seat, words = step["seat"], step["do"]
    _require(type(seat) is int and 0 <= seat < players, "no-such-seat", value=shown(seat))
    action = game.read_action(words) if isinstance(words, str) else None
    if action is None:
        raise Fault(because("record", "unknown-action", value=shown(words)))
    bot, time = step.get("bot", ""), step.get("ms", 0)
    _require(isinstance(bot, str), "not-a-text", value=shown(bot))
    _require(type(time) is int and time >= 0, "not-a-time", value=shown(time))
    return Decision(seat, action)


def _check_result(replay: Replay, result: object) -> None:
    if result is None:
        _require(replay.result is None, "result-too-early")
        return
    _require(replay.result is not None, "result-missing")
    for fault in _differences("result", "record", result, replay.result, replay.game):
        raise fault


def _differences(
    path: str, rule: str, right: object, told: object, game: AnyGame
) -> Iterator[Fault]:
    """Where a result is wrong, the true one's keys first; 1 is not taken for true."""
    if isinstance(right, dict) and isinstance(told, dict):
        for key in right:
            if key not in told:
                yield Fault(because("record", "missing-key", key=f"{path}.{key}"), game.title)
            else:
                rule = game.result_rules.get(key, "record")
                yield from _differences(f"{path}.{key}", rule, right[key], told[key], game)
        for key in told:
            if key not in right:
                yield Fault(because("record", "unknown-key", key=f"{path}.{key}"), game.title)
    elif isinstance(right, list) and isinstance(told, list):
        if len(right) != len(told):
            counts = {"value": str(len(told)), "right": str(len(right))}
            yield Fault(because(rule, "wrong-length", name=path, **counts), game.title)
        for place, pair in enumerate(zip(right, told, strict=False)):
            yield from _differences(f"{path}[{place}]", rule, *pair, game)
    elif type(right) is not type(told) or right != told:
        values = {"value": shown(told), "right": shown(right)}
        yield Fault(because(rule, "wrong-result", name=path, **values), game.title)


def _object(value: object) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise Fault(because("record", "not-an-object", value=shown(value)))
    return value


def _require(holds: bool, message: str, **args: str | int | tuple[str, ...]) -> None:
    if not holds:
        raise Fault(because("record", message, **args))
