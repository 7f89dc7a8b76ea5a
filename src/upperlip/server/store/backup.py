"""A copy of everything, made while servers go on (docs/decisions/backups.md).

It is a file of SQLite's, wherever the tables are kept: so there is one way to check it, and it can
be restored to either database.
"""

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from tempfile import mkstemp
from typing import NamedTuple

import sqlalchemy as sa

from upperlip.server.store.connect import connect
from upperlip.server.store.errors import NotWhole, Occupied, StoreError
from upperlip.server.store.migrate import VERSIONS, migrate, revision
from upperlip.server.store.row_copies import copy_rows, names_in, sums_of

PATIENCE = 10.0  # seconds until a database says that it is there
LONGEST = 24 * 3600.0  # for the whole of a copy


class Contents(NamedTuple):
    """Of a copy that is whole."""

    revision: str
    tables: int
    games: int
    size: int  # bytes


async def backup(url: str, file: Path) -> Contents:
    """Everything that is committed when it begins, or `StoreError` and no file."""
    with _new_file(file) as part:
        if url.startswith("sqlite:"):
            copy_file(Path(str(sa.make_url(url).database)), part)
        else:
            await _copy_database(url, part)
        return checked(part)


def copy_file(source: Path, target: Path) -> None:
    """In one step: what others write meanwhile goes to SQLite's log, and waits for nobody."""
    try:
        with closing(opened(source)) as there, closing(sqlite3.connect(target)) as here:
            there.backup(here)
            here.execute("PRAGMA journal_mode = DELETE")  # all of it in the one file
    except sqlite3.Error as error:
        raise StoreError(f"cannot copy {source} to {target.parent}: {error}") from None


def opened(file: Path) -> sqlite3.Connection:
    """To be read only; SQLite would make a file that is not there."""
    if not file.is_file():
        raise StoreError(f"there is no file {file}: say with --data where the tables are kept")
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=PATIENCE)


async def _copy_database(url: str, part: Path) -> None:
    near = connect(url, PATIENCE)
    try:
        schema = await near.read(revision)
    finally:
        await near.close()
    if schema is None:
        raise StoreError("there are no tables in the database: say with --data where they are")
    patient = connect(url, LONGEST)
    try:
        await patient.read(partial(_copy_snapshot, part=part))
    finally:
        await patient.close()


def _copy_snapshot(connection: sa.Connection, part: Path) -> None:
    """As it was at one moment, however long the copy takes."""
    connection.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
    with file_of_rows(part) as copy:
        migrate(copy, str(revision(connection)))
        names = names_in(copy)
        if copy_rows(connection, copy, names) != sums_of(copy, names):
            raise NotWhole("what was copied differs from what is in the database: try again")


@contextmanager
def file_of_rows(file: Path) -> Iterator[sa.Connection]:
    """A file of SQLite's, in one transaction."""
    address = sa.URL.create("sqlite", database=str(file))
    engine = sa.create_engine(address, isolation_level="AUTOCOMMIT", hide_parameters=True)
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            yield connection
            connection.exec_driver_sql("COMMIT")
    except sa.exc.DBAPIError as error:
        raise StoreError(f"cannot copy: {error.orig}") from None
    finally:
        engine.dispose()


def checked(file: Path) -> Contents:
    """Every page of the file is looked at, and every row that refers to another one."""
    with closing(opened(file)) as copy:
        try:
            found = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
            lost = copy.execute("PRAGMA foreign_key_check").fetchone()
            schema = copy.execute(f"SELECT version_num FROM {VERSIONS}").fetchone()
            tables, games = (
                copy.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
                for name in ("tables", "games")
            )
        except sqlite3.Error as error:
            raise NotWhole(f"{file} is no backup of tables: {error}") from None
    if found != "ok" or lost is not None or schema is None:
        what = found if found != "ok" else "rows are missing"
        raise NotWhole(f"{file} is damaged: {what}; take another one")
    return Contents(schema[0], tables, games, file.stat().st_size)


# Files that are there in full, or not at all


@contextmanager
def _new_file(path: Path) -> Iterator[Path]:
    """What is to become the file, if all goes well and there is none yet."""
    if path.exists() or path.is_symlink():
        raise _occupied(path)
    with part_of(path) as part:
        yield part
        to_disk(part)
        try:
            os.link(part, path)  # unlike a renaming, it never takes another file's place
        except FileExistsError:
            raise _occupied(path) from None
        except OSError:  # a file system without links
            part.rename(path)
        to_disk(path.parent)


def _occupied(path: Path) -> Occupied:
    return Occupied(f"{path} is there already, and backups overwrite nothing: give another name")


@contextmanager
def part_of(path: Path) -> Iterator[Path]:
    """A file beside it, for its owner only, which is gone at the end under this name."""
    try:
        number, name = mkstemp(prefix=f"{path.name}-", suffix=".part", dir=path.parent)
    except OSError as error:
        raise StoreError(f"cannot write to {path.parent}: {error.strerror}") from None
    os.close(number)
    part = Path(name)
    try:
        yield part
    finally:
        for end in ("", "-journal", "-wal", "-shm"):
            part.with_name(part.name + end).unlink(missing_ok=True)


def to_disk(path: Path) -> None:
    """A file, or a folder with its names."""
    if path.is_dir() and sys.platform == "win32":  # which sees to its folders itself
        return
    number = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(number)
    finally:
        os.close(number)
