"""A backup in the place of nothing, or of what somebody says may go (docs/decisions/backups.md)."""

import os
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import sqlalchemy as sa

from upperlip.server.store.backup import (
    LONGEST,
    PATIENCE,
    Contents,
    checked,
    copy_file,
    file_of_rows,
    part_of,
    to_disk,
)
from upperlip.server.store.connect import connect
from upperlip.server.store.errors import NotWhole, Occupied, StoreError
from upperlip.server.store.lock import take_lock
from upperlip.server.store.migrate import VERSIONS, migrate, require_known, revision
from upperlip.server.store.row_copies import copy_rows, holds_anything, names_in, sums_of
from upperlip.server.store.schema import metadata


async def restore(file: Path, url: str, *, replace: bool) -> Contents:
    """`Occupied` where there is something, unless it may be replaced; `InUse` beside a server.

    Until all of it is there, and checked, whatever was there before stays.
    """
    if not file.is_file():
        raise StoreError(f"there is no file {file}")
    contents = checked(file)
    lock = await take_lock(url, PATIENCE)
    try:
        if url.startswith("sqlite:"):
            _put_file(file, Path(str(sa.make_url(url).database)).resolve(), replace=replace)
        else:
            await _fill(file, url, replace=replace)
    finally:
        await lock.release()
    return contents


def _occupied(where: str) -> Occupied:
    return Occupied(
        f"there are tables in {where} already: back them up and give --replace, "
        "or give --data another place"
    )


# A file


def _put_file(file: Path, path: Path, *, replace: bool) -> None:
    if not replace and _holds_something(path):
        raise _occupied(str(path))
    with part_of(path) as part:
        copy_file(file, part)
        checked(part)
        to_disk(part)
        _keep_owner(path, part)
        _fold(path)
        part.replace(path)
        to_disk(path.parent)


def _holds_something(path: Path) -> bool:
    """What cannot be read could be anything."""
    if not path.exists() or not path.stat().st_size:
        return False
    try:
        with file_of_rows(path) as connection:
            return revision(connection) is None or holds_anything(connection)
    except StoreError:
        return True


def _keep_owner(path: Path, part: Path) -> None:
    """What root puts back must still be the server's."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = path.parent.stat()
        for file in (part, path.with_name(f"{path.name}-lock")):
            os.chown(file, owner.st_uid, owner.st_gid)


def _fold(path: Path) -> None:
    """What is beside the old file goes into it: it must not be taken for a part of the new one."""
    beside = path.with_name(f"{path.name}-wal")
    if not beside.exists():
        return
    try:
        with closing(sqlite3.connect(path)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.DatabaseError:  # it cannot be read, and is to go
        beside.unlink(missing_ok=True)
    if beside.exists():
        raise StoreError(f"another program has {path} open: close it, and try again")


# PostgreSQL


async def _fill(file: Path, url: str, *, replace: bool) -> None:
    database = connect(url, LONGEST)
    try:
        await database.write(partial(_fill_in_one, file=file, replace=replace))
    finally:
        await database.close()


def _fill_in_one(connection: sa.Connection, file: Path, *, replace: bool) -> None:
    """In one transaction: nobody sees a part of it, and nothing is left of one that fails."""
    if not replace and holds_anything(connection):
        raise _occupied("the database")
    require_known(connection)
    metadata.drop_all(connection)
    connection.execute(sa.text(f"DROP TABLE IF EXISTS {VERSIONS}"))
    with file_of_rows(file) as copy:
        migrate(connection, str(revision(copy)))
        names = names_in(copy)
        if copy_rows(copy, connection, names) != sums_of(connection, names):
            raise NotWhole("what was restored differs from the backup; nothing was changed")
    connection.execute(sa.text(_COUNT_ON))
    migrate(connection)


# The next game has a number of its own.
_COUNT_ON = """
SELECT setval(pg_get_serial_sequence('games', 'id'), max(id)) FROM games HAVING max(id) IS NOT NULL
"""
