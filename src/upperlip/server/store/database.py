"""What the store asks of a database, whichever it is: work done in transactions, and in time."""

import sqlite3
from collections.abc import Callable
from typing import Protocol, TypeVar

import sqlalchemy as sa

from upperlip.server.store.errors import Unreachable

T = TypeVar("T")
Work = Callable[[sa.Connection], T]


class Database(Protocol):
    """Runs work in transactions of its own, never longer than its patience lasts.

    Work is never stopped half-way, not even if nobody waits for it any more: it might be at its
    commit.
    """

    async def write(self, work: Work[T]) -> T:
        """The work's result, after the commit, or `Unreachable` in time. One at a time."""
        ...

    async def read(self, work: Work[T]) -> T:
        """The same for work that changes nothing; it waits for no writer."""
        ...

    async def close(self) -> None: ...


def in_short(error: Exception) -> str:
    """What went wrong, without the rows it went wrong with: they hold secrets and cards."""
    cause = error.orig if isinstance(error, sa.exc.DBAPIError) and error.orig else error
    return f"{type(cause).__name__}: {cause}"


def out_of_reach(error: Exception) -> Unreachable:
    return Unreachable(f"the database is out of reach: {in_short(error)}")


def silent_for(seconds: float) -> Unreachable:
    return Unreachable(f"the database has not answered for {seconds:g} s")


def is_conflict(error: Exception) -> bool:
    """Whether something is in the way of what was to be written."""
    return isinstance(error, sa.exc.IntegrityError | sqlite3.IntegrityError)


def is_lost(error: Exception) -> bool:
    """Whether the database has gone, rather than found fault with what it was given."""
    if isinstance(error, sa.exc.DBAPIError):
        return error.connection_invalidated or isinstance(error, sa.exc.OperationalError)
    return isinstance(error, OSError)  # TimeoutError is one, too
