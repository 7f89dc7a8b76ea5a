"""Says once that the store does not answer, and once that it does again; not for every table."""

import asyncio
import time

from upperlip.server.log import Log
from upperlip.server.store import Store, StoreError, Unreachable

_PAUSE = 1.0  # seconds between two questions to a store that is out of reach


class StoreWatch:
    def __init__(self, store: Store, log: Log) -> None:
        self._store = store
        self._log = log
        self._waiting: asyncio.Task[None] | None = None

    def failed(self, error: StoreError, table: str | None = None) -> None:
        if not isinstance(error, Unreachable):
            self._log.failed("store failed", error, table=table)
        elif self._waiting is None:
            self._log.error("the store does not answer", why=str(error))
            self._waiting = asyncio.create_task(self._wait())

    @property
    def calm(self) -> bool:
        """Does it answer, as far as anybody knows?"""
        return self._waiting is None

    async def ready(self) -> bool:
        try:
            await self._store.prove()
        except StoreError as error:
            self.failed(error)
            return False
        return True

    async def stop(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            await asyncio.wait({self._waiting})

    async def _wait(self) -> None:
        begun = time.monotonic()
        while True:
            await asyncio.sleep(_PAUSE)
            try:
                await self._store.prove()
            except StoreError:
                continue
            self._log.info("the store answers again", seconds=round(time.monotonic() - begun, 1))
            self._waiting = None
            return
