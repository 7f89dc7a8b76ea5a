"""One task writes everything: what is waiting, of all tables, goes into one transaction.

A commit waits for the disk whatever its size, so the busier the server, the more each carries.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from upperlip.server.store.database import Database, in_short, is_conflict
from upperlip.server.store.errors import Repeated, StoreError, UnitRefused, Unreachable
from upperlip.server.store.execute import execute, repeats
from upperlip.server.store.operations import Results, Unit

_LARGEST = 1000  # units in a transaction: a stall must not end in one that takes seconds


class _Waiting(NamedTuple):
    unit: Unit
    done: asyncio.Future[Results]


class Writer:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: deque[_Waiting] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._serve())

    async def write(self, unit: Unit) -> Results:
        """Returns after the commit. A caller that gives up waiting does not take its unit back."""
        if self._closing:
            raise Unreachable("the store is closed")
        done: asyncio.Future[Results] = asyncio.get_running_loop().create_future()
        self._queue.append(_Waiting(unit, done))
        self._wake.set()
        return await done

    async def close(self) -> None:
        """Writes what is waiting, then stops."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _serve(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                size = min(len(self._queue), _LARGEST)
                await self._settle([self._queue.popleft() for _ in range(size)])
            if self._closing:
                return

    async def _settle(self, batch: Sequence[_Waiting]) -> None:
        """Commits the batch; if it will not go, its halves, down to the units at fault."""
        units = [each.unit for each in batch]
        try:
            answers = await self._database.write(partial(execute, units=units))
        except Unreachable as error:
            for each in batch:
                _fail(each, Unreachable(str(error)))
        except Exception as error:
            if len(batch) == 1:
                _fail(batch[0], await self._verdict(batch[0].unit, error))
                return
            await self._settle(batch[: len(batch) // 2])
            await self._settle(batch[len(batch) // 2 :])
        else:
            for each, results in zip(batch, answers, strict=True):
                if not each.done.done():
                    each.done.set_result(results)

    async def _verdict(self, unit: Unit, error: Exception) -> StoreError:
        if isinstance(error, StoreError):
            return error
        if is_conflict(error):
            try:
                if await self._database.read(partial(repeats, unit=unit)):
                    return Repeated("this action is in the log already")
            except StoreError as trouble:
                return trouble
        return UnitRefused(f"the database would not take this: {in_short(error)}")


def _fail(waiting: _Waiting, error: StoreError) -> None:
    if not waiting.done.done():
        waiting.done.set_exception(error)
