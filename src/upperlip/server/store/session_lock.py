"""PostgreSQL's lock: an advisory one, on a connection of its own, gone with that connection."""

import asyncio
from contextlib import suppress
from importlib import import_module
from typing import Any

from upperlip.server.store.errors import InUse, StoreError
from upperlip.server.store.postgresql import lost_is_unreachable

_CLASS = 0x75706C70  # of our locks among others' in the same database
_SCHEMA = "hashtext(coalesce(current_schema(), ''))"  # servers in other schemas do not disturb
_TAKE = f"SELECT pg_try_advisory_lock({_CLASS}, {_SCHEMA})"
_TAKE_SHARED = f"SELECT pg_try_advisory_lock_shared({_CLASS}, {_SCHEMA})"
# Until the end of a transaction, against others that ask for this.
ONE_AT_A_TIME = f"SELECT pg_advisory_xact_lock({_CLASS + 1}, {_SCHEMA})"
_HOLDER = f"""
SELECT application_name || ', since ' || to_char(backend_start AT TIME ZONE 'UTC',
                                                 'YYYY-MM-DD HH24:MI:SS "UTC"')
FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE locktype = 'advisory' AND granted AND classid = {_CLASS}
  AND objid::bigint = {_SCHEMA}::bigint & 4294967295
"""
_LOOK = 5.0  # seconds between two looks at a connection on which nothing else happens
_RETRY = 0.2
_LONGEST_NAME = 63  # bytes that the database keeps of what a session calls itself
# The database notices within half a minute when the machine of a server has gone without a word.
_KEEPALIVE = {
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}


class SessionLock:
    """Taken again by itself when the database was restarted; until then it is not held.

    A shared one keeps out whoever wants it alone, and nobody who shares it.
    """

    def __init__(self, url: str, patience: float, who: str, *, shared: bool = False) -> None:
        self.held = False
        self._url = url
        self._patience = patience
        self._question = _TAKE_SHARED if shared else _TAKE
        self._who = who.encode("ascii", "replace")[:_LONGEST_NAME].decode()
        self._session: Any = None
        self._lost = asyncio.Event()
        self._taken_over: asyncio.Future[InUse] = asyncio.get_running_loop().create_future()
        self._keeping: asyncio.Task[None] | None = None

    async def take(self) -> bool:
        if self._session is None:
            self._session = await self._connect()
        self.held = bool(await self._ask(self._question))
        if self.held and self._keeping is None:
            self._keeping = asyncio.create_task(self._keep())
        return self.held

    async def holder(self) -> str:
        return str(await self._ask(_HOLDER) or "one that has just gone")

    async def taken_over(self) -> InUse:
        return await asyncio.shield(self._taken_over)

    async def release(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.wait({self._keeping})
        await self._disconnect()

    async def _connect(self) -> Any:
        asyncpg = import_module("asyncpg")
        with lost_is_unreachable():
            session = await asyncpg.connect(
                self._url,
                timeout=self._patience,
                command_timeout=self._patience,
                server_settings={"application_name": self._who, **_KEEPALIVE},
            )
        self._lost.clear()
        session.add_termination_listener(self._let_go)
        return session

    def _let_go(self, session: object) -> None:
        if session is self._session:  # not one that we have given up before
            self.held = False
            self._lost.set()

    async def _ask(self, question: str) -> object:
        with lost_is_unreachable():
            answer: object = await self._session.fetchval(question)
        return answer

    async def _disconnect(self) -> None:
        session, self._session, self.held = self._session, None, False
        if session is not None:
            session.terminate()

    async def _keep(self) -> None:
        """Who comes back to find another server there must not go on with what it remembers."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(_LOOK if self.held else _RETRY):
                    await self._lost.wait()
            try:
                if self.held:
                    await self._ask("SELECT 1")
                elif not await self.take():
                    holder = await self.holder()
                    # It may be our own, on a connection that the database does not know is cut.
                    if not holder.startswith(f"{self._who}, since "):
                        self._taken_over.set_result(_in_use(holder))
                        return
            except StoreError:
                await self._disconnect()
                await asyncio.sleep(_RETRY)


def _in_use(holder: str) -> InUse:
    return InUse(f"another server has taken the database meanwhile: {holder}", holder)
