"""The questions that the database answers, each with as few queries as there are tables in it."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

import sqlalchemy as sa

from upperlip.server.store import schema
from upperlip.server.store.rows import (
    ChatRow,
    FinishedRow,
    GameRow,
    Guest,
    OpenTable,
    Participant,
    PlyRow,
    TableRow,
)

Select = sa.Select[*tuple[Any, ...]]  # whose columns are a row's, in its order


def guest_by_token_hash(connection: sa.Connection, token_hash: bytes) -> Guest | None:
    return _guest(connection, schema.guests.c.token_hash == token_hash)


def guest(connection: sa.Connection, guest_id: str) -> Guest | None:
    return _guest(connection, schema.guests.c.id == guest_id)


def _guest(connection: sa.Connection, which: sa.ColumnElement[bool]) -> Guest | None:
    row = connection.execute(_columns_of(Guest, schema.guests).where(which)).first()
    return Guest(*row) if row else None


def tables_open(connection: sa.Connection, chat: int) -> list[OpenTable]:
    """All that are not closed, with their unfinished games and the last lines of their chat."""
    open_now = schema.tables.c.closed_at.is_(None)
    rows = connection.execute(_columns_of(TableRow, schema.tables).where(open_now))
    tables = [TableRow(*row) for row in rows]
    games = _unfinished(connection)
    plies = _unfinished_plies(connection) if games else {}
    chats = _chats(connection, open_now, chat)
    return [
        OpenTable(
            table,
            game := games.get(table.id),
            plies.get(game.id, ()) if game else (),
            chats.get(table.id, ()),
        )
        for table in tables
    ]


def _unfinished(connection: sa.Connection) -> dict[str, GameRow]:
    names = [column.name for column in fields(GameRow)]
    query = _columns_of(GameRow, schema.games).where(schema.games.c.ended_at.is_(None))
    games = (GameRow(**dict(zip(names, row, strict=True))) for row in connection.execute(query))
    return {game.table_id: game for game in games}


def _unfinished_plies(connection: sa.Connection) -> dict[int, list[PlyRow]]:
    plies, games = schema.plies, schema.games
    query = (
        sa.select(plies.c.game_id, *(plies.c[name] for name in PlyRow._fields))
        .join(games, games.c.id == plies.c.game_id)
        .where(games.c.ended_at.is_(None))
        .order_by(plies.c.game_id, plies.c.number)
    )
    found: dict[int, list[PlyRow]] = defaultdict(list)
    for game_id, *ply in connection.execute(query):
        found[game_id].append(PlyRow._make(ply))
    return found


def _chats(
    connection: sa.Connection, which: sa.ColumnElement[bool], last: int
) -> dict[str, list[ChatRow]]:
    chat, tables = schema.chat, schema.tables
    rank = sa.func.row_number().over(partition_by=chat.c.table_id, order_by=chat.c.number.desc())
    ranked = (
        sa.select(chat, rank.label("rank"))
        .join(tables, tables.c.id == chat.c.table_id)
        .where(which)
        .subquery()
    )
    query = sa.select(ranked.c.table_id, ranked.c.number, ranked.c.text)
    found: dict[str, list[ChatRow]] = defaultdict(list)
    for table_id, *line in connection.execute(
        query.where(ranked.c.rank <= last).order_by(ranked.c.table_id, ranked.c.number)
    ):
        found[table_id].append(ChatRow._make(line))
    return found


def table_open(connection: sa.Connection, table_id: str, chat: int) -> OpenTable | None:
    """One that is not closed, with its unfinished game and the last lines of its chat."""
    row = connection.execute(_TABLE, {"table_id": table_id}).first()
    if row is None:
        return None
    game, plies = _game(connection, _RUNNING, {"table_id": table_id})
    return OpenTable(TableRow(*row), game, plies, chat_tail(connection, table_id, chat))


def game(connection: sa.Connection, game_id: int) -> tuple[GameRow | None, Sequence[PlyRow]]:
    """One that may be over, with its log."""
    return _game(connection, _GAME, {"game_id": game_id})


def _game(
    connection: sa.Connection, query: Select, which: dict[str, object]
) -> tuple[GameRow | None, Sequence[PlyRow]]:
    row = connection.execute(query, which).first()
    if row is None:
        return None, ()
    found = GameRow(**dict(zip((field.name for field in fields(GameRow)), row, strict=True)))
    log = connection.execute(_LOG, {"game_id": found.id})
    return found, [PlyRow._make(ply) for ply in log]


def chat_tail(connection: sa.Connection, table_id: str, last: int) -> Sequence[ChatRow]:
    """The last lines, oldest first."""
    rows = connection.execute(_CHAT, {"table_id": table_id, "last": last})
    return [ChatRow._make(row) for row in rows][::-1]


def finished_games(
    connection: sa.Connection, guest_id: str, before: int | None, limit: int
) -> list[FinishedRow]:
    """Those a guest took part in, the latest first; `before` is the last id seen so far."""
    games, participants = schema.games.c, schema.participants.c
    played = sa.select(participants.game_id).where(participants.guest_id == guest_id)
    query = _columns_of(FinishedRow, schema.games).where(
        games.id.in_(played), games.ended_at.is_not(None)
    )
    if before is not None:
        query = query.where(games.id < before)
    names = [column.name for column in fields(FinishedRow)]
    rows = connection.execute(query.order_by(games.id.desc()).limit(limit))
    return [FinishedRow(**dict(zip(names, row, strict=True))) for row in rows]


def record(connection: sa.Connection, game_id: int) -> str | None:
    """None before the end: nobody gets it earlier."""
    query = sa.select(schema.games.c.record).where(schema.games.c.id == game_id)
    found: str | None = connection.execute(query).scalar()
    return found


def participants(connection: sa.Connection, game_id: int) -> list[Participant]:
    columns = schema.participants.c
    query = (
        sa.select(columns.guest_id, columns.seat)
        .where(columns.game_id == game_id)
        .order_by(columns.seat, columns.guest_id)
    )
    return [Participant._make(row) for row in connection.execute(query)]


def _columns_of(row: type[TableRow | GameRow | Guest | FinishedRow], table: sa.Table) -> Select:
    return sa.select(*(table.c[column.name] for column in fields(row)))


# Asked whenever a table is woken, so they are made but once.
_TABLE = _columns_of(TableRow, schema.tables).where(
    schema.tables.c.id == sa.bindparam("table_id"), schema.tables.c.closed_at.is_(None)
)
_RUNNING = _columns_of(GameRow, schema.games).where(
    schema.games.c.table_id == sa.bindparam("table_id"), schema.games.c.ended_at.is_(None)
)
_GAME = _columns_of(GameRow, schema.games).where(schema.games.c.id == sa.bindparam("game_id"))
_LOG = (
    sa.select(*(schema.plies.c[name] for name in PlyRow._fields))
    .where(schema.plies.c.game_id == sa.bindparam("game_id"))
    .order_by(schema.plies.c.number)
)
_CHAT = (
    sa.select(schema.chat.c.number, schema.chat.c.text)
    .where(schema.chat.c.table_id == sa.bindparam("table_id"))
    .order_by(schema.chat.c.number.desc())
    .limit(sa.bindparam("last"))
)
