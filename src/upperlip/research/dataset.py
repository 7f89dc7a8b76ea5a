"""Games by bots as a table, a row for each decision: see docs/dataset.md."""

import json
from collections.abc import Generator, Iterator
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from upperlip.bots import BadBot, blaming
from upperlip.research.actions import number_of
from upperlip.research.encoding import LAYOUTS, encode
from upperlip.research.games import RESEARCH_GAMES
from upperlip.research.payoff import shared
from upperlip.research.requirements import require_modules
from upperlip.simulation import Series
from upperlip.table.match import Match
from upperlip.table.ply import Action
from upperlip.table.seat import OPEN, Seat
from upperlip.workers import in_processes

require_modules("pyarrow")

import pyarrow as pa  # noqa: E402
import pyarrow.parquet as pq  # noqa: E402

_PART = 8  # games that a worker plays before it tells
_GROUP = 1 << 16  # rows that are written together: what a reader must hold at once


class Row(NamedTuple):
    """A decision. What comes of it is known when the game is over."""

    game: int
    decision: int
    round: int
    seat: Seat
    bot: str
    ask: str
    view: bytes
    legal: list[int]
    action: int
    words: str
    values: list[float | None] | None
    round_reward: float = 0.0
    reward: float = 0.0
    points: int = 0


def schema(series: Series) -> pa.Schema:
    layout = LAYOUTS[series.game.title]
    word = pa.dictionary(pa.int16(), pa.string())
    kinds = {
        "game": pa.int64(),
        "decision": pa.int32(),
        "round": pa.int8(),
        "seat": pa.int8(),
        "bot": word,
        "ask": word,
        "view": pa.binary(layout.size),
        "legal": pa.list_(pa.int16()),
        "action": pa.int16(),
        "words": word,
        "values": pa.list_(pa.float32()),
        "round_reward": pa.float32(),
        "reward": pa.float32(),
        "points": pa.int16(),
    }
    about = {
        "upperlip": version("upperlip"),
        "game": series.game.title,
        "encoding": str(layout.version),
        "players": str(series.config.players),
        "options": json.dumps(series.config.options()),
        "bots": json.dumps([bot.name for bot in series.bots]),
        "seed": str(series.seed),
    }
    return pa.schema([(name, kinds[name]) for name in Row._fields], about)


# Playing


def rows_of(series: Series, number: int) -> list[Row]:
    """One game, the same whoever plays it."""
    match = Match(series.game, series.config, series.seed, number)
    rows: list[Row] = []
    while (ask := match.ask) is not None:
        if match.let_chance():
            continue
        seat = ask.seats[0]
        view, legal, bot = match.view(seat), match.legal(seat), series.bots[seat]
        with blaming(bot, seat, "game", number):
            action, values = bot.weigh(view, legal, match.draws_for(seat), series.budget)
        rows.append(
            Row(
                game=number,
                decision=len(rows),
                round=match.rounds_scored + 1,
                seat=seat,
                bot=bot.name,
                ask=ask.what,
                view=encode(view),
                legal=[number_of(view.game, one) for one in legal],
                action=number_of(view.game, action),
                words=series.game.write_action(view.config, action),
                values=_listed(values, legal),
            )
        )
        match.act(seat, action)
    return _with_outcomes(match, rows)


def _listed(values: dict[Action, float], legal: tuple[Action, ...]) -> list[float | None] | None:
    return [values.get(action) for action in legal] if values else None


def _with_outcomes(match: Match, rows: list[Row]) -> list[Row]:
    config, players = match.config, match.config.players
    view, own = match.view(OPEN), RESEARCH_GAMES[config.game]
    rounds = [
        shared(own.round_winners(view, 1 + number), players) for number in range(len(view.scores))
    ]
    rounds.append([0.0] * players)  # the tie-break's throws belong to no round
    assert match.result is not None, "it is over"
    game = shared(own.game_winners(config, match.result), players)
    points = own.points(config, match.result)
    return [
        row._replace(
            round_reward=rounds[row.round - 1][row.seat],
            reward=game[row.seat],
            points=points[row.seat],
        )
        for row in rows
    ]


def play_part(series: Series, numbers: range) -> tuple[int, pa.RecordBatch]:
    """How many games, and their rows as Arrow has them."""
    rows = [row for number in numbers for row in rows_of(series, number)]
    columns = zip(*rows, strict=True)
    whole = schema(series)
    arrays = [pa.array(column, kind) for column, kind in zip(columns, whole.types, strict=True)]
    return len(numbers), pa.record_batch(arrays, whole)


# Writing


def write(path: Path, series: Series, games: int, jobs: int = 1) -> Generator[int, None, None]:
    """Writes as it plays, and says how many games each part had; at most a group is in memory."""
    parts = (range(first, min(first + _PART, games)) for first in range(0, games, _PART))
    work = partial(play_part, series)
    played: Iterator[tuple[int, pa.RecordBatch]] = (
        in_processes(work, parts, jobs, (BadBot,)) if jobs > 1 else map(work, parts)
    )
    held: list[pa.RecordBatch] = []
    with pq.ParquetWriter(path, schema(series), compression="zstd") as writer:
        for count, batch in played:
            held.append(batch)
            if sum(len(one) for one in held) >= _GROUP:
                _write_group(writer, held)
                held = []
            yield count
        if held:
            _write_group(writer, held)


def _write_group(writer: pq.ParquetWriter, batches: list[pa.RecordBatch]) -> None:
    writer.write_table(pa.Table.from_batches(batches).unify_dictionaries().combine_chunks())
