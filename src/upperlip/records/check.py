"""Replaying a record by the rules: every step must be possible, the result must be right."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from msgspec import UNSET, Struct
from msgspec.structs import fields, replace

from upperlip.definitions import versions
from upperlip.definitions.card import OutsideCard
from upperlip.games import GAMES
from upperlip.records.forms import FORMS
from upperlip.records.read import Fault
from upperlip.records.record import DecisionStep, Record, Step, format_of
from upperlip.records.write import definitions_of
from upperlip.table.errors import TableError
from upperlip.table.game import AnyGame, in_words
from upperlip.table.ply import Decision
from upperlip.table.reason import because
from upperlip.table.shape import AnyConfig, AnyState, Ply
from upperlip.table.strict import shown


def _required(kind: type[Struct]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind) if field.required)


_KEYS = _required(Record)
_DECISION_KEYS = _required(DecisionStep)
_HINTS = (1, 2, 3)


class Replayable(NamedTuple):
    """A record whose head is in order, ready to be replayed."""

    game: AnyGame
    config: AnyConfig
    players: tuple[str, ...]
    steps: list[object]  # as they were read: each is looked at when its turn comes
    result: object
    fairness: dict[str, object] | None


class Replayed(NamedTuple):
    """A step, what it means, and the state before and after it."""

    step: Step
    ply: Ply
    before: AnyState
    after: AnyState


def check(value: object) -> Record:
    """What `parse` has read as a record; raises its first Fault, if it has one."""
    replay = read_head(value)
    state, steps = replay.game.begin(replay.config), []
    for played in replayed(replay):
        state = played.after
        steps.append(played.step)
    result = replay.game.result(state)
    _check_result(replay, result)
    return Record(
        format=format_of(replay.config.version),
        game=replay.game.title,
        players=replay.players,
        options=replay.config.options(),
        steps=tuple(steps),
        result=FORMS[replay.game.title].result_of(result),
        fairness=UNSET if replay.fairness is None else replay.fairness,
        cards=definitions_of(replay.game, replay.config) or UNSET,
    )


def read_head(value: object) -> Replayable:
    """Everything but the steps."""
    head = _object(value)
    for key in _KEYS:
        _require(key in head, "missing-key", key=key)
    for key in head:
        _require(key in Record.__struct_fields__, "unknown-key", key=key[:40])
    version = _version(head["format"])
    name = head["game"]
    if not isinstance(name, str) or name not in GAMES:
        raise Fault(because("record", "unknown-game", value=shown(name), known=tuple(GAMES)))
    game, players = GAMES[name], _list(head["players"])
    named = tuple(player for player in players if isinstance(player, str))
    _require(len(named) == len(players), "not-a-list", value=shown(players))
    steps = _list(head["steps"])
    fairness = dict(_object(head["fairness"])) if "fairness" in head else None
    cards = _cards(game, head["cards"]) if "cards" in head else []
    config = _config(game, version, len(players), _object(head["options"]), cards)
    return Replayable(game, config, named, steps, head["result"], fairness)


def _cards(game: AnyGame, written: object) -> list[OutsideCard]:
    """Cards from outside, as the record defines them; taken from nowhere else."""
    listed = _list(written)
    _require(bool(listed), "no-cards")
    try:
        cards = [game.read_definition(each) for each in listed]
    except TableError as error:
        raise Fault(error.reason, game.title) from None
    ids = [card.id for card in cards]
    _require(ids == sorted(set(ids)), "cards-order")
    return cards


def _version(written: object) -> int:
    """Of the rules by which the game was played."""
    for version in range(versions.FIRST, versions.LATEST + 1):
        if written == format_of(version):
            return version
    latest = format_of(versions.LATEST)
    raise Fault(because("record", "wrong-format", value=shown(written), name=latest))


def _config(
    game: AnyGame,
    version: int,
    players: int,
    options: Mapping[str, object],
    cards: list[OutsideCard],
) -> AnyConfig:
    try:
        config: AnyConfig = game.configure(players, options, cards, version)
    except TableError as error:
        raise Fault(error.reason, game.title) from None
    for card in cards:
        _require(card in config.cards, "card-not-named", id=card.id)
    for key in config.options():
        _require(key in options, "missing-option", option=key)
    return config


def replayed(replay: Replayable) -> Iterator[Replayed]:
    """Step by step."""
    game = replay.game
    state = game.begin(replay.config)
    for number, written in enumerate(replay.steps, start=1):
        try:
            step, ply = _read_step(replay, state, _object(written))
            after = game.apply(state, ply)
        except (Fault, TableError) as error:
            raise Fault(error.reason, game.title, number) from None
        yield Replayed(
            step or FORMS[game.title].step(game.write_chance(replay.config, ply)), ply, state, after
        )
        state = after


def state_after(replay: Replayable, steps: int | None = None) -> AnyState:
    """After so many steps, or all of them; ValueError if there are not so many."""
    count = len(replay.steps) if steps is None else steps
    if not 0 <= count <= len(replay.steps):
        raise ValueError(f"the record has {len(replay.steps)} steps, not {count}")
    state: AnyState = replay.game.begin(replay.config)
    for played in replayed(replay._replace(steps=replay.steps[:count])):
        state = played.after
    return state


def _read_step(
    replay: Replayable, state: AnyState, written: Mapping[str, object]
) -> tuple[DecisionStep | None, Ply]:
    """The ply, and the step if it is a decision; chance must prove possible first."""
    game = replay.game
    ask = game.turn(state)
    if ask is None:
        raise Fault(because("record", "after-the-end"))
    if "chance" in written:
        return None, game.read_chance(replay.config, written)
    step, decision = _read_decision(game, written, replay.config)
    legal = game.legal(state, decision.seat)
    if decision.action not in legal:
        return step, decision  # `apply` has the best reason to refuse it
    first = next(seat for seat in game.answer_order(state) if seat in ask.seats)
    _require(decision.seat == first, "answers-out-of-order", seat=first)
    if "legal" in written:
        words = in_words(game, replay.config, legal)
        _check_legal(written["legal"], words)
        step = replace(step, legal=words)
    return step, decision


def _read_decision(
    game: AnyGame, written: Mapping[str, object], config: AnyConfig
) -> tuple[DecisionStep, Decision]:
    for key in written:
        _require(key in DecisionStep.__struct_fields__, "unknown-key", key=key[:40])
    for key in _DECISION_KEYS:
        _require(key in written, "missing-key", key=key)
    seat, words = written["seat"], written["do"]
    if type(seat) is not int or not 0 <= seat < config.players:
        raise Fault(because("record", "no-such-seat", value=shown(seat)))
    action = game.read_action(config, words) if isinstance(words, str) else None
    if action is None:
        raise Fault(because("record", "unknown-action", value=shown(words)))
    step = _with_notes(DecisionStep(seat, str(words)), written)
    return step, Decision(seat, action)


def _with_notes(step: DecisionStep, written: Mapping[str, object]) -> DecisionStep:
    """What may stand beside a decision, the legal actions apart."""
    bot, time = written.get("bot", UNSET), written.get("ms", UNSET)
    hint = written.get("hint", UNSET)
    if bot is not UNSET and not isinstance(bot, str):
        raise Fault(because("record", "not-a-text", value=shown(bot)))
    if time is not UNSET and (type(time) is not int or time < 0):
        raise Fault(because("record", "not-a-time", value=shown(time)))
    if hint is not UNSET and (type(hint) is not int or hint not in _HINTS):
        raise Fault(because("record", "not-a-hint", value=shown(hint)))
    return replace(step, bot=bot, ms=time, hint=hint)


def _check_legal(written: object, words: tuple[str, ...]) -> None:
    if not isinstance(written, list) or not all(isinstance(word, str) for word in written):
        raise Fault(because("record", "not-a-list", value=shown(written)))
    _require(sorted(written) == list(words), "wrong-legal", instead=words)
    _require(written == list(words), "legal-unsorted")


def _check_result(replay: Replayable, result: object) -> None:
    if result is None:
        _require(replay.result is None, "result-too-early")
        return
    _require(replay.result is not None, "result-missing")
    for fault in _differences("result", "record", result, replay.result, replay.game):
        raise fault


def _differences(
    path: str, rule: str, right: object, written: object, game: AnyGame
) -> Iterator[Fault]:
    """Where a result is wrong, the true one's keys first; 1 is not taken for true."""
    if isinstance(right, dict) and isinstance(written, dict):
        for key in right:
            if key not in written:
                yield Fault(because("record", "missing-key", key=f"{path}.{key}"), game.title)
            else:
                rule = game.result_rules.get(key, "record")
                yield from _differences(f"{path}.{key}", rule, right[key], written[key], game)
        for key in written:
            if key not in right:
                yield Fault(because("record", "unknown-key", key=f"{path}.{key}"), game.title)
    elif isinstance(right, list) and isinstance(written, list):
        if len(right) != len(written):
            counts = {"value": str(len(written)), "right": str(len(right))}
            yield Fault(because(rule, "wrong-length", name=path, **counts), game.title)
        for place, pair in enumerate(zip(right, written, strict=False)):
            yield from _differences(f"{path}[{place}]", rule, *pair, game)
    elif type(right) is not type(written) or right != written:
        values = {"value": shown(written), "right": shown(right)}
        yield Fault(because(rule, "wrong-result", name=path, **values), game.title)


def _object(value: object) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise Fault(because("record", "not-an-object", value=shown(value)))
    return value


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise Fault(because("record", "not-a-list", value=shown(value)))
    return value


def _require(holds: bool, message: str, **args: str | int | tuple[str, ...]) -> None:
    if not holds:
        raise Fault(because("record", message, **args))
