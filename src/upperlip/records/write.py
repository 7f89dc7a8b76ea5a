"""A match as a record."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from msgspec import UNSET, to_builtins
from msgspec.structs import replace

from upperlip.fairness import Fairness
from upperlip.records.forms import FORMS
from upperlip.records.record import DecisionStep, Record, Step, format_of
from upperlip.table.game import AnyGame, in_words
from upperlip.table.match import Match, Note
from upperlip.table.ply import Decision
from upperlip.table.seat import Seat
from upperlip.table.shape import AnyConfig, Ply


def record_of(match: Match, players: Sequence[str], fairness: Fairness | None = None) -> Record:
    """The match so far. An open simultaneous ask is left out: its answers are still secret."""
    record = record_of_plies(
        match.game, match.config, match.history, players, match.result, match.notes
    )
    return record if fairness is None else replace(record, fairness=to_builtins(fairness))


def record_of_plies(
    game: AnyGame,
    config: AnyConfig,
    plies: Sequence[Ply],
    players: Sequence[str],
    result: Mapping[str, object] | None,
    notes: Mapping[tuple[Seat, int], Note] | None = None,
) -> Record:
    return Record(
        format=format_of(config.version),
        game=game.title,
        players=tuple(players),
        options=config.options(),
        steps=tuple(_steps(game, config, plies, notes or {})),
        result=FORMS[game.title].result_of(result),
        cards=definitions_of(game, config) or UNSET,
    )


def definitions_of(game: AnyGame, config: AnyConfig) -> tuple[dict[str, object], ...]:
    """The cards from outside that a game can meet, by their ids."""
    return tuple(map(game.write_definition, config.cards))


def _steps(
    game: AnyGame, config: AnyConfig, plies: Sequence[Ply], notes: Mapping[tuple[Seat, int], Note]
) -> Iterator[Step]:
    made = [0] * config.players
    forms = FORMS[game.title]
    for ply in plies:
        if isinstance(ply, Decision):
            note = notes.get((ply.seat, made[ply.seat]), Note())
            made[ply.seat] += 1
            yield _decision(game, config, ply, note)
        else:
            yield forms.step(game.write_chance(config, ply))


def _decision(game: AnyGame, config: AnyConfig, ply: Decision, note: Note) -> DecisionStep:
    return DecisionStep(
        seat=ply.seat,
        do=game.write_action(config, ply.action),
        legal=UNSET if note.legal is None else in_words(game, config, note.legal),
        bot=UNSET if note.bot is None else note.bot,
        ms=UNSET if note.ms is None else note.ms,
        hint=UNSET if note.hint is None else note.hint,
    )


def text_of(record: Record) -> str:
    """A record as JSON on one line, the same bytes on any machine."""
    return json.dumps(to_builtins(record), ensure_ascii=False)


def line_of(record: Record) -> str:
    """A record as one line of a `.jsonl` file."""
    return text_of(record) + "\n"


@contextmanager
def whole_file(path: Path) -> Iterator[IO[str]]:
    """A file that is there in full when all went well, and as it was before otherwise."""
    device = path.exists() and not path.is_file()  # such as /dev/stdout
    part = path if device else path.with_name(path.name + ".part")
    try:
        file = part.open("w", encoding="utf-8", errors="backslashreplace", newline="\n")
    except OSError as error:  # nobody has named the part
        raise OSError(error.errno, error.strerror, str(path)) from None
    try:
        with file:
            yield file
        if not device:
            part.replace(path)
    finally:
        if not device:
            part.unlink(missing_ok=True)
