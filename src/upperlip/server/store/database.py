"""Getting at the database: SQLite in a file by default, PostgreSQL by its URL."""

import asyncio
import os
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from upperlip.server.store.errors import StoreError, Unreachable

T = TypeVar("T")


class Database:
    """Runs work in transactions of its own, never longer than its patience lasts."""

    def __init__(self, engine: AsyncEngine, patience: float) -> None:
        self._engine = engine
        self._patience = patience
        self._running: set[asyncio.Task[object]] = set()

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """The work's result, after the commit, or `Unreachable` in time.

        Work is never stopped half-way, not even if nobody waits for it any more: drivers take that
        badly, and it might be at its commit.
        """
        task = asyncio.create_task(self._transact(work))
        self._running.add(task)
        task.add_done_callback(self._forget)
        await asyncio.wait({task}, timeout=self._patience)
        if not task.done():
            raise Unreachable(f"the database has not answered for {self._patience:g} s")
        return task.result()

    async def close(self) -> None:
        if self._running:
            await asyncio.wait(self._running, timeout=self._patience)
        await self._engine.dispose()

    def _forget(self, task: asyncio.Task[object]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # else asyncio complains when nobody is left to hear it

    async def _transact(self, work: Callable[[sa.Connection], T]) -> T:
        async with AsyncExitStack() as stack:
            try:
                connection = await stack.enter_async_context(self._engine.connect())
            except Exception as error:
                raise _out_of_reach(error) from None
            try:
                async with connection.begin():
                    return await connection.run_sync(work)
            except Exception as error:
                if _lost(error):
                    raise _out_of_reach(error) from None
                raise


def in_short(error: Exception) -> str:
    """What went wrong, without the rows it went wrong with: they hold secrets and cards."""
    cause = error.orig if isinstance(error, sa.exc.DBAPIError) and error.orig else error
    return f"{type(cause).__name__}: {cause}"


def _out_of_reach(error: Exception) -> Unreachable:
    return Unreachable(f"the database is out of reach: {in_short(error)}")


def _lost(error: Exception) -> bool:
    """Whether the database has gone, rather than found fault with what it was given."""
    if isinstance(error, sa.exc.DBAPIError):
        return error.connection_invalidated or isinstance(error, sa.exc.OperationalError)
    return isinstance(error, OSError)  # TimeoutError is one, too


def connect(url: str, patience: float) -> Database:
    """Nothing is asked of it yet."""
    return Database(_engine(url, patience), patience)


def _engine(url: str, patience: float) -> AsyncEngine:
    scheme = url.partition("://")[0]
    if scheme == "sqlite":
        return _sqlite(url, patience)
    if scheme in ("postgresql", "postgres"):
        return _postgresql(url, patience)
    raise StoreError(
        f"cannot keep tables in a {scheme!r} database: give sqlite:///FILE or postgresql://…"
    )


def _sqlite(url: str, patience: float) -> AsyncEngine:
    address = sa.make_url(url)
    if not address.database or address.database == ":memory:":
        raise StoreError("SQLite needs a file to keep tables in: give sqlite:///FILE")
    _private_file(Path(address.database))
    engine = create_async_engine(
        address.set(drivername="sqlite+aiosqlite"),
        # We begin transactions ourselves: Python would leave migrations and reads without one.
        connect_args={"isolation_level": None, "timeout": patience / 2},
        pool_timeout=patience,
        hide_parameters=True,
    )
    sa.event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    sa.event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _private_file(path: Path) -> None:
    """Who can read it can read the hands of all games that are being played."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise StoreError(f"cannot keep tables in {path}: {error.strerror}") from None


def _set_up_sqlite(connection: DBAPIConnection, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # what is acknowledged survives a power cut
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _postgresql(url: str, patience: float) -> AsyncEngine:
    try:
        asyncpg = import_module("asyncpg")
    except ImportError:
        raise StoreError("asyncpg is not installed: pip install 'upperlip[postgres]'") from None
    return create_async_engine(
        "postgresql+asyncpg://",
        # The driver reads the URL itself, so that sslmode and the like mean what they always do.
        async_creator=partial(asyncpg.connect, url, timeout=patience, command_timeout=patience),
        pool_pre_ping=True,  # a database that was restarted meanwhile is no error
        pool_timeout=patience,
        hide_parameters=True,
    )
