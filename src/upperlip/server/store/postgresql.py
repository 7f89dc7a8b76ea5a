"""PostgreSQL: a pool of connections, spoken to without waiting."""

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import AsyncExitStack, contextmanager
from functools import partial
from importlib import import_module
from typing import TypeVar

from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from upperlip.server.store.database import Work, is_lost, out_of_reach, silent_for
from upperlip.server.store.errors import StoreError

T = TypeVar("T")


@contextmanager
def lost_is_unreachable() -> Iterator[None]:
    """What the driver says of a connection that is gone, in the store's words.

    Its internal error is such a word, too: it has read that the database takes its leave, it has
    not yet read the end of the connection, and just then it is asked something.
    """
    asyncpg = import_module("asyncpg")
    gone = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
    try:
        yield
    except gone as error:
        raise out_of_reach(error) from None


class PostgresqlDatabase:
    """A `Database`. Its driver takes it badly to be stopped half-way, so nobody does."""

    def __init__(self, url: str, patience: float, *, several: bool = False) -> None:
        self._engine = _engine(url, patience, _AMONG_OTHERS if several else {})
        self._patience = patience
        self._running: set[asyncio.Task[object]] = set()

    async def write(self, work: Work[T]) -> T:
        task = asyncio.create_task(self._transact(work))
        self._running.add(task)
        task.add_done_callback(self._forget)
        await asyncio.wait({task}, timeout=self._patience)
        if not task.done():
            raise silent_for(self._patience)
        return task.result()

    read = write

    async def close(self) -> None:
        if self._running:
            await asyncio.wait(self._running, timeout=self._patience)
        await self._engine.dispose()

    def _forget(self, task: asyncio.Task[object]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # else asyncio complains when nobody is left to hear it

    async def _transact(self, work: Work[T]) -> T:
        async with AsyncExitStack() as stack:
            try:
                connection = await stack.enter_async_context(self._engine.connect())
            except TimeoutError:  # the same patience, only that it ended while connecting
                raise silent_for(self._patience) from None
            except Exception as error:
                raise out_of_reach(error) from None
            try:
                with lost_is_unreachable():
                    async with connection.begin():
                        return await connection.run_sync(work)
            except Exception as error:
                if is_lost(error):
                    raise out_of_reach(error) from None
                raise


_KEPT, _MORE = 5, 10  # connections: those that stay open, and those for a rush
MOST_CONNECTIONS = _KEPT + _MORE + 2  # of a process: one has the lock, one is for its neighbours

# Who stops in the middle of a transaction holds leases that others wait for: not for long.
_AMONG_OTHERS = {"idle_in_transaction_session_timeout": "1000"}


def _engine(url: str, patience: float, settings: Mapping[str, str]) -> AsyncEngine:
    try:
        asyncpg = import_module("asyncpg")
    except ImportError:
        raise StoreError("asyncpg is not installed: pip install 'upperlip[postgres]'") from None
    return create_async_engine(
        "postgresql+asyncpg://",
        # The driver reads the URL itself, so that sslmode and the like mean what they always do.
        async_creator=partial(
            asyncpg.connect,
            url,
            timeout=patience,
            command_timeout=patience,
            server_settings=dict(settings),
        ),
        pool_pre_ping=True,  # a database that was restarted meanwhile is no error
        pool_size=_KEPT,
        max_overflow=_MORE,
        pool_timeout=patience,
        hide_parameters=True,
    )
