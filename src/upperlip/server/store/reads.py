"""The questions that the database answers, each with as few queries as there are tables in it."""

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
    ReviewedGame,
    TableRow,
)
from upperlip.table.seat import Seat

Select = sa.Select[*tuple[Any, ...]]  # whose columns are a row's, in its order


def guest_by_token_hash(connection: sa.Connection, token_hash: bytes) -> Guest | None:
    row = connection.execute(_GUEST, {"token_hash": token_hash}).first()
    return Guest(*row) if row else None


def table_open(connection: sa.Connection, table_id: str, chat: int) -> OpenTable | None:
    """One that is not closed, with its unfinished game and the last lines of its chat."""
    row = connection.execute(_TABLE, {"table_id": table_id}).first()
    if row is None:
        return None
    game, plies = _game(connection, _RUNNING, {"table_id": table_id})
    return OpenTable(TableRow(*row), game, plies, _chat_tail(connection, table_id, chat))


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


def _chat_tail(connection: sa.Connection, table_id: str, last: int) -> Sequence[ChatRow]:
    """The last lines, oldest first."""
    rows = connection.execute(_CHAT, {"table_id": table_id, "last": last})
    return [ChatRow._make(row) for row in rows][::-1]


def finished_games(
    connection: sa.Connection, guest_id: str, before: int | None, limit: int
) -> list[FinishedRow]:
    """Those a guest took part in, the latest first; `before` is the last id seen so far."""
    games = schema.games.c
    *names, seat = (column.name for column in fields(FinishedRow))
    query = (
        sa.select(*(games[name] for name in names), sa.func.min(schema.participants.c.seat))
        .join_from(schema.participants, schema.games)
        .where(schema.participants.c.guest_id == guest_id, games.ended_at.is_not(None))
        .group_by(games.id)
    )
    if before is not None:
        query = query.where(games.id < before)
    rows = connection.execute(query.order_by(games.id.desc()).limit(limit))
    return [FinishedRow(**dict(zip((*names, seat), row, strict=True))) for row in rows]


def running_tables(connection: sa.Connection, guest_id: str, limit: int) -> list[str]:
    """Open tables with an unfinished game in which a guest has had a seat, the latest first."""
    rows = connection.execute(_RUNNING_TABLES, {"guest_id": guest_id, "limit": limit})
    return list(rows.scalars())


def record(connection: sa.Connection, game_id: int) -> str | None:
    """None before the end: nobody gets it earlier."""
    query = sa.select(schema.games.c.record).where(schema.games.c.id == game_id)
    found: str | None = connection.execute(query).scalar()
    return found


def review(connection: sa.Connection, game_id: int, seat: Seat) -> str | None:
    """The document, if the game has been reviewed for this seat."""
    columns = schema.reviews.c
    query = sa.select(columns.document).where(columns.game_id == game_id, columns.seat == seat)
    found: str | None = connection.execute(query).scalar()
    return found


def reviewed_games(connection: sa.Connection, guest_id: str, limit: int) -> list[ReviewedGame]:
    """Games that a guest played to their end, the latest first, reviewed or not."""
    games, reviews, own = schema.games.c, schema.reviews.c, schema.participants.c
    query = (
        sa.select(
            games.id,
            games.ended_at,
            games.head,
            own.seat,
            reviews.summary,
            sa.case((reviews.summary.is_(None), reviews.document)),
        )
        .join_from(schema.participants, schema.games)
        .outerjoin(schema.reviews, (reviews.game_id == games.id) & (reviews.seat == own.seat))
        .where(own.guest_id == guest_id, games.outcome == "finished")
        .order_by(games.id.desc())
        .limit(limit)
    )
    return [ReviewedGame._make(row) for row in connection.execute(query)]


def puzzle_answers(connection: sa.Connection, guest_id: str) -> dict[str, bool]:
    """By puzzle: was it right?"""
    columns = schema.puzzle_answers.c
    query = sa.select(columns.puzzle, columns.right).where(columns.guest_id == guest_id)
    return {puzzle: bool(right) for puzzle, right in connection.execute(query)}


def participants(connection: sa.Connection, game_id: int) -> list[Participant]:
    columns = schema.participants.c
    query = (
        sa.select(columns.guest_id, columns.seat)
        .where(columns.game_id == game_id)
        .order_by(columns.seat, columns.guest_id)
    )
    return [Participant._make(row) for row in connection.execute(query)]


def _columns_of(row: type[TableRow | GameRow | Guest], table: sa.Table) -> Select:
    return sa.select(*(table.c[column.name] for column in fields(row)))


# Asked whenever somebody comes or a table is woken, so they are made but once.
_GUEST = _columns_of(Guest, schema.guests).where(
    schema.guests.c.token_hash == sa.bindparam("token_hash")
)
_TABLE = _columns_of(TableRow, schema.tables).where(
    schema.tables.c.id == sa.bindparam("table_id"), schema.tables.c.closed_at.is_(None)
)
_RUNNING = _columns_of(GameRow, schema.games).where(
    schema.games.c.table_id == sa.bindparam("table_id"), schema.games.c.ended_at.is_(None)
)
_RUNNING_TABLES = (
    sa.select(schema.games.c.table_id)
    .join_from(schema.participants, schema.games)
    .join(schema.tables)
    .where(
        schema.participants.c.guest_id == sa.bindparam("guest_id"),
        schema.games.c.ended_at.is_(None),
        schema.tables.c.closed_at.is_(None),
    )
    .group_by(schema.games.c.id)
    .order_by(schema.games.c.id.desc())
    .limit(sa.bindparam("limit"))
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
