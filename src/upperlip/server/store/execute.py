"""How the writes of many units are executed at once.

Kind by kind, so that a hundred plies cost one statement; those of one kind keep their order. Kinds
never mind each other's order but for what the database checks: rows that others refer to come
first, and a game ends before its table's next one begins.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any

import msgspec
import sqlalchemy as sa

from upperlip.server.store import schema, sharing_rows
from upperlip.server.store.errors import LeaseLost, Stale, UnitRefused
from upperlip.server.store.operations import (
    AddChat,
    AddMove,
    Agree,
    Append,
    BeginGame,
    EndGame,
    KeepAnswer,
    Results,
    SaveGuest,
    SaveReview,
    SaveTable,
    TakePart,
    UnderLease,
    Unit,
    UseMove,
    Withdraw,
)
from upperlip.server.store.rows import (
    Guest,
    Lease,
    Move,
    NewGame,
    PlyRow,
    ReviewRow,
    TableRow,
)
from upperlip.server.store.sqlite import plain
from upperlip.server.store.upsert import upsert


def execute(connection: sa.Connection, units: Sequence[Unit]) -> list[Results]:
    """Inside a transaction; whatever goes wrong, it must be rolled back."""
    results: list[Results] = [[None] * len(unit) for unit in units]
    kinds: dict[type, list[tuple[int, int]]] = defaultdict(list)
    for number, unit in enumerate(units):
        for place, operation in enumerate(unit):
            kinds[type(operation)].append((number, place))
    for kind, write in _IN_ORDER:
        if places := kinds.get(kind):
            answers = write(connection, [units[number][place] for number, place in places])
            for (number, place), answer in zip(places, answers or (), strict=bool(answers)):
                results[number][place] = answer
    return results


def repeats(connection: sa.Connection, unit: Unit) -> bool:
    """Whether an action of this unit is in the log already."""
    plies = schema.plies.c
    for operation in unit:
        if isinstance(operation, Append):
            actions = {(ply.seat, ply.action_id) for ply in operation.plies if ply.action_id}
            for seat, action_id in actions:
                there = sa.select(plies.number).where(
                    plies.game_id == operation.game_id,
                    plies.seat == seat,
                    plies.action_id == action_id,
                )
                if connection.execute(there.limit(1)).first():
                    return True
    return False


def _check_leases(connection: sa.Connection, operations: Sequence[UnderLease]) -> None:
    """Whoever wants to take one of these tables waits until we have committed.

    Always in the same order, so that no two wait for each other.
    """
    wanted = {operation.lease for operation in operations}
    tables = sorted({lease.table_id for lease in wanted})
    rows = connection.execute(_LEASES, {"tables": tables})
    if not wanted <= {Lease._make(row) for row in rows}:
        raise LeaseLost("another process runs this table now")


_LEASES = (
    sa.select(*(schema.leases.c[name] for name in Lease._fields))
    .where(schema.leases.c.table_id.in_(sa.bindparam("tables", expanding=True)))
    .order_by(schema.leases.c.table_id)
    .with_for_update(read=True)
)


def _save_guests(connection: sa.Connection, operations: Sequence[SaveGuest]) -> None:
    statement = upsert(connection.dialect.name, schema.guests, ("token_hash", "name"))
    connection.execute(statement, [_columns(operation.guest) for operation in operations])


def _save_tables(connection: sa.Connection, operations: Sequence[SaveTable]) -> None:
    for operation in operations:
        table = operation.table
        if table.version == 1:
            new = upsert(connection.dialect.name, schema.tables, ())
            written = connection.execute(new, _columns(table))
        else:
            known = {"known_id": table.id, "known_version": table.version - 1}
            written = connection.execute(_NEXT_VERSION, _columns(table) | known)
        if not written.rowcount:
            raise Stale(f"version {table.version} of this table has been written by somebody else")


_NEXT_VERSION = schema.tables.update().where(
    schema.tables.c.id == sa.bindparam("known_id"),
    schema.tables.c.version == sa.bindparam("known_version"),
)


def _end_games(connection: sa.Connection, operations: Sequence[EndGame]) -> None:
    games = schema.games
    for end in operations:
        statement = games.update().where(games.c.id == end.game_id, games.c.ended_at.is_(None))
        ended = connection.execute(
            statement.values(
                ended_at=end.at, outcome=end.outcome, reason=end.reason, record=end.record
            )
        )
        if not ended.rowcount:
            raise UnitRefused(f"game {end.game_id} cannot end: it is not being played")


def _begin_games(connection: sa.Connection, operations: Sequence[BeginGame]) -> list[int]:
    ids: list[int] = []
    for begin in operations:
        made = connection.execute(schema.games.insert().values(_columns(begin.game)))
        assert made.inserted_primary_key is not None
        ids.append(made.inserted_primary_key[0])
    _take_part(
        connection,
        [
            TakePart(game_id, participant)
            for game_id, begin in zip(ids, operations, strict=True)
            for participant in begin.participants
        ],
    )
    _append(connection, [Append(i, begin.plies) for i, begin in zip(ids, operations, strict=True)])
    return ids


def _append(connection: sa.Connection, operations: Sequence[Append]) -> None:
    rows = [(operation.game_id, *ply) for operation in operations for ply in operation.plies]
    if not rows:
        return
    if connection.dialect.name == "sqlite":
        # One statement for all, ready since the last time, and one wait for Python's lock.
        plain(connection).execute(_APPEND, (msgspec.json.encode(rows).decode(),))
    else:
        names = ("game_id", *PlyRow._fields)
        plies = [dict(zip(names, row, strict=True)) for row in rows]
        connection.execute(schema.plies.insert(), plies)


_APPEND = (
    f"INSERT INTO plies (game_id, {', '.join(PlyRow._fields)}) SELECT "
    + ", ".join(f"json_extract(value, '$[{place}]')" for place in range(1 + len(PlyRow._fields)))
    + " FROM json_each(?)"
)


def _take_part(connection: sa.Connection, operations: Sequence[TakePart]) -> None:
    insert = upsert(connection.dialect.name, schema.participants, ())
    rows = [
        {"game_id": operation.game_id, **operation.participant._asdict()}
        for operation in operations
        if operation.moved_from is None
    ]
    if rows:
        connection.execute(insert, rows)
    for operation in operations:
        if operation.moved_from is not None:
            game_id, owner = operation.game_id, operation.moved_from
            person = sharing_rows.person(connection, game_id, owner)
            row = {"game_id": game_id, **operation.participant._asdict(), "person": person}
            connection.execute(insert, row)


def _add_moves(connection: sa.Connection, operations: Sequence[AddMove]) -> None:
    connection.execute(schema.moves.insert(), [_columns(adding.move) for adding in operations])


def _use_moves(connection: sa.Connection, operations: Sequence[UseMove]) -> list[Move | None]:
    moves = schema.moves
    used: list[Move | None] = []
    for use in operations:
        statement = (
            moves.update()
            .where(
                moves.c.token_hash == use.token_hash,
                moves.c.used_at.is_(None),
                moves.c.expires_at > use.at,
            )
            .values(used_at=use.at)
            .returning(*(moves.c[column.name] for column in fields(Move)))
        )
        row = connection.execute(statement).first()
        used.append(Move(*row) if row else None)
    return used


def _add_chat(connection: sa.Connection, operations: Sequence[AddChat]) -> None:
    connection.execute(
        schema.chat.insert(),
        [{"table_id": adding.table_id, **adding.line._asdict()} for adding in operations],
    )


def _save_reviews(connection: sa.Connection, operations: Sequence[SaveReview]) -> None:
    statement = upsert(connection.dialect.name, schema.reviews, ("document", "made_at", "summary"))
    connection.execute(statement, [_columns(saving.review) for saving in operations])


def _keep_answers(connection: sa.Connection, operations: Sequence[KeepAnswer]) -> list[bool]:
    statement = upsert(connection.dialect.name, schema.puzzle_answers, ())
    written = (connection.execute(statement, each.answer._asdict()) for each in operations)
    return [bool(answer.rowcount) for answer in written]


_IN_ORDER: tuple[
    tuple[type, Callable[[sa.Connection, Sequence[Any]], Sequence[object] | None]], ...
]
_IN_ORDER = (
    (UnderLease, _check_leases),
    (SaveGuest, _save_guests),
    (SaveTable, _save_tables),
    (EndGame, _end_games),
    (BeginGame, _begin_games),
    (Append, _append),
    (TakePart, _take_part),
    (AddMove, _add_moves),
    (UseMove, _use_moves),
    (AddChat, _add_chat),
    (SaveReview, _save_reviews),
    (Agree, sharing_rows.agree),
    (Withdraw, sharing_rows.withdraw),
    (KeepAnswer, _keep_answers),
)


def _columns(row: Guest | TableRow | NewGame | Move | ReviewRow) -> dict[str, object]:
    return {column.name: getattr(row, column.name) for column in fields(row)}
