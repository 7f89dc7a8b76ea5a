"""Inserting what may be there already, in either database."""

from functools import cache

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite


@cache
def upsert(dialect: str, table: sa.Table, changing: tuple[str, ...]) -> sa.Insert:
    """Inserts a row or changes these columns of the one that is there."""
    insert: sqlite.Insert | postgresql.Insert
    insert = sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)
    if not changing:
        return insert.on_conflict_do_nothing()
    return insert.on_conflict_do_update(
        index_elements=list(table.primary_key),
        set_={name: insert.excluded[name] for name in changing},
    )
