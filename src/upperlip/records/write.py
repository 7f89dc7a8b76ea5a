"""A match as a record."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from upperlip.records import FORMAT
from upperlip.table.game import AnyGame, Ply, Setup, in_words
from upperlip.table.match import Match, Note
from upperlip.table.ply import Decision
from upperlip.table.seat import Seat


def record_of(match: Match, players: Sequence[str]) -> dict[str, object]:
    """The match so far. An open simultaneous ask is left out: its answers are still secret."""
    return record_of_plies(
        match.game, match.config, match.history, players, match.result, match.notes
    )


def record_of_plies(
    game: AnyGame,
    config: Setup,
    plies: Sequence[Ply],
    players: Sequence[str],
    result: dict[str, object] | None,
    notes: Mapping[tuple[Seat, int], Note] | None = None,
) -> dict[str, object]:
    return {
        "format": FORMAT,
        "game": game.title,
        "players": list(players),
        "options": config.options(),
        "steps": _steps(game, config.players, plies, notes or {}),
        "result": result,
    }


def _steps(
    game: AnyGame, players: int, plies: Sequence[Ply], notes: Mapping[tuple[Seat, int], Note]
) -> list[dict[str, object]]:
    made = [0] * players
    steps: list[dict[str, object]] = []
    for ply in plies:
        if isinstance(ply, Decision):
            note = notes.get((ply.seat, made[ply.seat]), Note())
            made[ply.seat] += 1
            steps.append(_decision(game, ply, note))
        else:
            steps.append(game.write_chance(ply))
    return steps


def _decision(game: AnyGame, ply: Decision, note: Note) -> dict[str, object]:
    step: dict[str, Any] = {"seat": ply.seat, "do": game.write_action(ply.action)}
    if note.legal is not None:
        step["legal"] = list(in_words(game, note.legal))
    if note.bot is not None:
        step["bot"] = note.bot
    if note.ms is not None:
        step["ms"] = note.ms
    return step


def line_of(record: dict[str, object]) -> str:
    """A record as one line of a `.jsonl` file, the same bytes on any machine."""
    return json.dumps(record, ensure_ascii=False) + "\n"


@contextmanager
def whole_file(path: Path) -> Iterator[IO[str]]:
    """A file that is there in full when all went well, and as it was before otherwise."""
    device = path.exists() and not path.is_file()  # such as /dev/stdout
    part = path if device else path.with_name(path.name + ".part")
    file = part.open("w", encoding="utf-8", errors="backslashreplace", newline="\n")
    try:
        with file:
            yield file
        if not device:
            part.replace(path)
    finally:
        if not device:
            part.unlink(missing_ok=True)
