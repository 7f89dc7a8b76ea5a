"""SQLite in a file: one thread writes, one reads, each with a connection of its own."""

import asyncio
import os
import sqlite3
import threading
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Generic, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine.interfaces import DBAPIConnection

from upperlip.server.store.database import Work, is_lost, out_of_reach, silent_for
from upperlip.server.store.errors import StoreError

T = TypeVar("T")


class SqliteDatabase:
    """A `Database` (docs/decisions/one-thread-writes.md)."""

    def __init__(self, url: str, patience: float) -> None:
        address = sa.make_url(url)
        if not address.database or address.database == ":memory:":
            raise StoreError("SQLite needs a file to keep tables in: give sqlite:///FILE")
        if address.query:  # a file by its URI would be the same file under another lock
            raise StoreError("a SQLite file takes no settings: give sqlite:///FILE, without any ?")
        _private_file(Path(address.database))
        self._writing = _Thread(_engine(address, patience), "BEGIN IMMEDIATE", patience)
        self._reading = _Thread(_engine(address, patience), "BEGIN", patience)

    async def write(self, work: Work[T]) -> T:
        return await self._writing.do(work)

    async def read(self, work: Work[T]) -> T:
        return await self._reading.do(work)

    async def close(self) -> None:
        await self._reading.close()
        await self._writing.close()


class _Job(Generic[T]):
    """Some work, and who waits for what comes of it."""

    def __init__(self, work: Work[T]) -> None:
        self.work = work
        self.done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.given_up = False  # nobody waits any more

    def give_up(self, patience: float) -> None:
        self.given_up = True
        self._settle(None, silent_for(patience))

    def settle(self, result: T | None, error: Exception | None) -> None:
        """From the thread."""
        with suppress(RuntimeError):  # the loop is closed: nobody is left to hear it
            self.done.get_loop().call_soon_threadsafe(self._settle, result, error)

    def _settle(self, result: Any, error: Exception | None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(result)
        else:
            self.done.set_exception(error)
            self.done.exception()  # else asyncio complains when nobody is left to hear it


class _Thread:
    """Does one job after the other, each in a transaction, on one connection.

    The transactions are our own, for SQLAlchemy's cost more than what mostly is in them.
    """

    def __init__(self, engine: sa.Engine, begin: str, patience: float) -> None:
        self._engine = engine
        self._begin = begin
        self._patience = patience
        self._connection: sa.Connection | None = None
        self._jobs: SimpleQueue[_Job[Any] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    async def do(self, work: Work[T]) -> T:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, daemon=True)
            self._thread.start()
        job = _Job(work)
        self._jobs.put(job)
        deadline = asyncio.get_running_loop().call_later(
            self._patience, job.give_up, self._patience
        )
        try:
            return await job.done
        finally:
            deadline.cancel()

    async def close(self) -> None:
        thread, self._thread = self._thread, None
        if thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(thread.join, self._patience)

    # In the thread

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            if not job.given_up:
                self._do(job)
        self._disconnect()

    def _do(self, job: _Job[Any]) -> None:
        try:
            result = self._transact(job.work)
        except Exception as error:
            job.settle(None, error)
        else:
            job.settle(result, None)

    def _transact(self, work: Work[T]) -> T:
        if self._connection is None:
            self._connection = self._connect()
        driver = plain(self._connection)
        try:
            driver.execute(self._begin)
            result = work(self._connection)
            driver.execute("COMMIT")
        except Exception as error:
            if is_lost(error) or isinstance(error, sqlite3.OperationalError):
                self._disconnect()  # nothing that is not committed stays
                raise out_of_reach(error) from None
            if driver.in_transaction:
                driver.execute("ROLLBACK")
            raise
        return result

    def _connect(self) -> sa.Connection:
        try:
            return self._engine.connect()
        except Exception as error:
            raise out_of_reach(error) from None

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def plain(connection: sa.Connection) -> sqlite3.Connection:
    """What is under SQLAlchemy's connection to SQLite."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection), "it is SQLite's"
    return driver


def _engine(address: sa.URL, patience: float) -> sa.Engine:
    engine = sa.create_engine(
        address,
        # We begin transactions ourselves: Python would leave migrations and reads without one.
        isolation_level="AUTOCOMMIT",
        connect_args={"timeout": patience / 2},
        poolclass=sa.NullPool,  # each thread keeps its one connection
        hide_parameters=True,
    )
    sa.event.listen(engine, "connect", _set_up)
    return engine


def _private_file(path: Path) -> None:
    """Who can read it can read the hands of all games that are being played."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise StoreError(f"cannot keep tables in {path}: {error.strerror}") from None


def _set_up(connection: DBAPIConnection, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # what is acknowledged survives a power cut
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()
