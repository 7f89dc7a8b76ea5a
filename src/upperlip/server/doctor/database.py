"""The database: is it there, is it whole, is it of today, and who works with it?"""

import sqlite3
import stat
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa

from upperlip.server.doctor.finding import Finding, good, note, wrong
from upperlip.server.settings import Settings
from upperlip.server.store import InUse, StoreError
from upperlip.server.store.backup import opened
from upperlip.server.store.connect import connect
from upperlip.server.store.lock import take_lock
from upperlip.server.store.migrate import revision
from upperlip.server.store.schema import REVISION

_PATIENCE = 5.0  # seconds
_CLOCKS_APART = 2.0
_OLDEST_POSTGRESQL = 130000


async def check_database(settings: Settings) -> AsyncIterator[Finding]:
    url = settings.store_url
    try:
        if url.startswith("sqlite:"):
            file = Path(str(sa.make_url(url).database))
            if not file.exists():
                yield note(f"there is no {file} yet: the first start makes it")
                return
            findings = list(_check_file(file))
        else:
            findings = [finding async for finding in _check_postgresql(url)]
        for finding in findings:
            yield finding
        yield await _who_has_it(url)
    except StoreError as error:
        yield wrong(str(error))


async def _who_has_it(url: str) -> Finding:
    try:
        lock = await take_lock(url, _PATIENCE)
    except InUse as error:
        return good(f"a server runs with this database: {error.who}")
    await lock.release()
    return note("no server runs with this database")


def _schema(found: str | None, *, by_itself: bool) -> Finding:
    if found is None:
        return note("the database is empty: the first start makes its tables")
    if found == REVISION:
        return good(f"the database has schema {found}, as it should")
    if found > REVISION:
        return wrong(
            f"the database has schema {found}, and this version knows {REVISION} at most: "
            "install the newer Upperlip that wrote it"
        )
    if by_itself:
        return note(f"the database has schema {found}: the next start brings it to {REVISION}")
    return wrong(
        f"the database has schema {found}, and this version needs {REVISION}: "
        "stop the server, back it up (upperlip backup), and run upperlip migrate"
    )


# SQLite


def _check_file(file: Path) -> Iterator[Finding]:
    try:
        with closing(opened(file)) as database:
            state = database.execute("PRAGMA quick_check(1)").fetchone()[0]
            newest = _newest(database) if state == "ok" else None
            engine = sa.create_engine("sqlite://", creator=lambda: database)
            with engine.connect() as connection:
                schema = revision(connection)
    except (sqlite3.Error, sa.exc.DBAPIError) as error:
        yield wrong(f"{file} cannot be read ({error}): restore a backup (upperlip restore)")
        return
    if state != "ok":
        yield wrong(f"{file} is damaged ({state}): restore a backup (upperlip restore)")
    yield _schema(schema, by_itself=True)
    if stat.S_IMODE(file.stat().st_mode) & 0o077:
        yield wrong(f"others on this machine can read all hands in {file}: chmod 600 {file}")
    if newest is not None and newest / 1000 > time.time() + _CLOCKS_APART:
        yield wrong("the database has writes of a time to come: set this machine's clock")


def _newest(database: sqlite3.Connection) -> int | None:
    there = database.execute("SELECT 1 FROM sqlite_master WHERE name = 'tables'").fetchone()
    newest: int | None = (
        there and database.execute("SELECT max(touched_at) FROM tables").fetchone()[0]
    )
    return newest


# PostgreSQL


class _State(NamedTuple):
    version: int
    encoding: str
    careful: bool
    ahead: float  # its clock, in seconds
    schema: str | None


def _state(connection: sa.Connection) -> _State:
    def shown(name: str) -> str:
        return str(connection.execute(sa.text(f"SHOW {name}")).scalar())

    asked = time.time()
    clock = connection.execute(sa.text("SELECT extract(epoch FROM clock_timestamp())")).scalar()
    between = (asked + time.time()) / 2
    return _State(
        int(shown("server_version_num")),
        shown("server_encoding"),
        "off" not in (shown("fsync"), shown("synchronous_commit"), shown("full_page_writes")),
        float(str(clock)) - between,
        revision(connection),
    )


async def _check_postgresql(url: str) -> AsyncIterator[Finding]:
    database = connect(url, _PATIENCE)
    try:
        state = await database.read(_state)
    finally:
        await database.close()
    if state.version < _OLDEST_POSTGRESQL:
        yield wrong(f"PostgreSQL {state.version // 10000} is too old: install 13 or newer")
    else:
        yield good(f"PostgreSQL {state.version // 10000} answers")
    yield _schema(state.schema, by_itself=False)
    if state.encoding != "UTF8":
        yield wrong(f"the database keeps {state.encoding}, not every name: make it with UTF8")
    if not state.careful:
        yield wrong(
            "the database forgets what it has acknowledged when the power goes: "
            "turn fsync, full_page_writes and synchronous_commit on"
        )
    if abs(state.ahead) > _CLOCKS_APART:
        yield wrong(
            f"the database's clock is {state.ahead:+.0f} s from this machine's: "
            "turn on the time service of both"
        )
