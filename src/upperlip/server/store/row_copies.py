"""The rows of one database in another, whichever each is, counted and summed on both sides."""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from upperlip.server.store.migrate import VERSIONS
from upperlip.server.store.schema import FLEETING, metadata

_AT_ONCE = 1000  # rows
_MODULUS = 1 << 128


class Sum(NamedTuple):
    """Of a table's rows, in any order: databases sort words differently."""

    rows: int = 0
    digest: int = 0

    def plus(self, rows: Sequence[sa.Row[Any]]) -> "Sum":
        digests = (hashlib.blake2b(repr(tuple(row)).encode(), digest_size=16) for row in rows)
        added = sum(int.from_bytes(digest.digest()) for digest in digests)
        return Sum(self.rows + len(rows), (self.digest + added) % _MODULUS)


Sums = dict[str, Sum]


def copy_rows(source: sa.Connection, target: sa.Connection, names: Sequence[str]) -> Sums:
    """Of these tables, in this order; there must be none in the target. What was read."""
    sums: Sums = {}
    for name in names:
        here = _light_table(target, name)
        sums[name] = Sum()
        for rows in _parts(source, name):
            sums[name] = sums[name].plus(rows)
            target.execute(here.insert(), [dict(row._mapping) for row in rows])
    return sums


def sums_of(connection: sa.Connection, names: Sequence[str]) -> Sums:
    sums: Sums = {}
    for name in names:
        sums[name] = Sum()
        for rows in _parts(connection, name):
            sums[name] = sums[name].plus(rows)
    return sums


def names_in(connection: sa.Connection) -> list[str]:
    """Of the tables with rows that are to stay, those that others refer to first."""
    order = sa.inspect(connection).get_sorted_table_and_fkc_names()
    passing = {VERSIONS, *FLEETING}
    return [name for name, _ in order if name is not None and name not in passing]


def holds_anything(connection: sa.Connection) -> bool:
    """Is there a row of ours in the database?"""
    there = sa.inspect(connection)
    return any(
        connection.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first()
        for table in metadata.sorted_tables
        if table.name not in FLEETING and there.has_table(table.name)
    )


def _light_table(connection: sa.Connection, name: str) -> sa.TableClause:
    """As it is in that database, which may be of an older schema than the code."""
    columns = sa.inspect(connection).get_columns(name)
    return sa.table(name, *(sa.column(column["name"], column["type"]) for column in columns))


def _parts(connection: sa.Connection, name: str) -> Iterator[Sequence[sa.Row[Any]]]:
    """By the key, each part after the last: PostgreSQL's cursors stay open until the end, and a
    table cannot be migrated then."""
    table = _light_table(connection, name)
    names = sa.inspect(connection).get_pk_constraint(name)["constrained_columns"]
    key = [table.c[column] for column in names]
    query = sa.select(table).order_by(*key).limit(_AT_ONCE)
    rows = connection.execute(query).all()
    while rows:
        yield rows
        last = tuple(rows[-1]._mapping[column] for column in names)
        rows = connection.execute(query.where(sa.tuple_(*key) > last)).all()
