"""What nobody has come back to for long, deleted where the operator asks for it."""

from collections.abc import Collection, Iterable, Iterator
from itertools import islice
from typing import NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import Raw, Struct

from upperlip.server.store.schema import (
    chat,
    consents,
    games,
    guests,
    leases,
    moves,
    participants,
    plies,
    puzzle_answers,
    reviews,
    shared_replays,
    tables,
)
from upperlip.server.store.session_lock import ONE_AT_A_TIME

T = TypeVar("T")
_AT_ONCE = 500  # ids in one statement


_OPEN = tables.c.closed_at.is_(None)


class Kept(NamedTuple):
    """What stays however old it is: the tables in memory and whoever has a page open.

    None: all guests.
    """

    tables: Collection[str] = ()
    guests: Collection[str] | None = ()


class Deleted(NamedTuple):
    tables: int
    games: int
    guests: int


def delete_old(
    connection: sa.Connection, before: int | None, games_before: int | None, kept: Kept
) -> Deleted:
    """Some of it: ask again until nothing is left, so that nobody waits long for the database.

    `before`: tables without a finished game, chats and guests that own nothing. `games_before`:
    games that are over, with their records. Times as in rows.
    """
    if connection.dialect.name == "postgresql":  # several processes may do so at once
        connection.execute(sa.text(ONE_AT_A_TIME))
    kept = Kept({*kept.tables, *_leased(connection)}, kept.guests)
    ended = _over(connection, games_before, kept)[:_AT_ONCE] if games_before is not None else []
    _delete_games(connection, ended)
    if before is None:
        return Deleted(0, len(ended), 0)
    old = [table for table in _untouched(connection, before) if table not in kept.tables]
    old = old[:_AT_ONCE]
    unfinished = _ids(connection, games.c.id, games.c.table_id, old, games.c.ended_at.is_(None))
    _delete_games(connection, unfinished)
    for some in _in_parts(old):
        for part in (chat, moves):
            connection.execute(part.delete().where(part.c.table_id.in_(some)))
    with_records = set(_ids(connection, games.c.table_id, games.c.table_id, old))
    gone = [table for table in old if table not in with_records]
    for some in _in_parts(gone):
        connection.execute(tables.delete().where(tables.c.id.in_(some)))
    for some in _in_parts(sorted(with_records)):
        closing = tables.update().where(tables.c.id.in_(some), _OPEN)
        connection.execute(closing.values(closed_at=tables.c.touched_at))
    strangers = _strangers(connection, before, kept)[:_AT_ONCE]
    for some in _in_parts(strangers):
        answered = puzzle_answers.c.guest_id.in_(some)
        connection.execute(puzzle_answers.delete().where(answered))
        connection.execute(guests.delete().where(guests.c.id.in_(some)))
    return Deleted(len(old), len(ended) + len(unfinished), len(strangers))


def _leased(connection: sa.Connection) -> list[str]:
    """Tables that are in some process's memory."""
    return list(connection.execute(sa.select(leases.c.table_id)).scalars())


def _over(connection: sa.Connection, before: int, kept: Kept) -> list[int]:
    """Not those that may still lie on their table: the last one of each that is open."""
    latest = sa.select(sa.func.max(games.c.id)).group_by(games.c.table_id)
    query = (
        sa.select(games.c.id, games.c.table_id, games.c.id.in_(latest) & _OPEN)
        .join(tables, tables.c.id == games.c.table_id)
        .where(games.c.ended_at < before)
    )
    rows = connection.execute(query)
    return [game for game, table, lies in rows if not lies and table not in kept.tables]


def _untouched(connection: sa.Connection, before: int) -> list[str]:
    """Tables where nothing has happened since, but for those that only stand for their games."""
    played = sa.select(games.c.table_id).where(
        (games.c.begun_at >= before) | (games.c.ended_at >= before)
    )
    acted = (
        sa.select(games.c.table_id)
        .join(plies, plies.c.game_id == games.c.id)
        .where(games.c.ended_at.is_(None), plies.c.at >= before)
    )
    standing = ~_OPEN & tables.c.id.in_(sa.select(games.c.table_id))
    query = sa.select(tables.c.id).where(
        tables.c.touched_at < before,
        tables.c.id.not_in(played),
        tables.c.id.not_in(acted),
        ~standing,
    )
    return list(connection.execute(query).scalars())


def _delete_games(connection: sa.Connection, ids: list[int]) -> None:
    for some in _in_parts(ids):
        for part in (reviews, consents, shared_replays, plies, participants):
            connection.execute(part.delete().where(part.c.game_id.in_(some)))
        connection.execute(games.delete().where(games.c.id.in_(some)))


class _Owners(Struct):
    """Of a table's document, whatever its version."""

    founder: str = ""
    people: dict[str, Raw] = {}


def _strangers(connection: sa.Connection, before: int, kept: Kept) -> list[str]:
    """Guests who came before, never took part in a game that is kept, sit nowhere, and have
    answered no puzzle since."""
    if kept.guests is None:
        return []
    owners = set(kept.guests)
    documents = sa.select(tables.c.document).where(_OPEN)
    for document in connection.execute(documents).scalars():
        try:
            owns = msgspec.json.decode(document, type=_Owners)
        except msgspec.DecodeError:  # whose table that is nobody knows: it could be anybody's
            return []
        owners |= {owns.founder, *owns.people}
    took_part = sa.select(participants.c.guest_id)
    answering = sa.select(puzzle_answers.c.guest_id).where(puzzle_answers.c.at >= before)
    query = sa.select(guests.c.id).where(
        guests.c.made_at < before,
        guests.c.id.not_in(took_part),
        guests.c.id.not_in(answering),
    )
    return [guest for guest in connection.execute(query).scalars() if guest not in owners]


def _ids(
    connection: sa.Connection,
    wanted: sa.Column[T],
    column: sa.Column[str],
    among: list[str],
    *conditions: sa.ColumnElement[bool],
) -> list[T]:
    found: list[T] = []
    for some in _in_parts(among):
        query = sa.select(wanted).where(column.in_(some), *conditions)
        found += connection.execute(query).scalars()
    return found


def _in_parts(ids: Iterable[T]) -> Iterator[list[T]]:
    rest = iter(ids)
    while some := list(islice(rest, _AT_ONCE)):
        yield some
