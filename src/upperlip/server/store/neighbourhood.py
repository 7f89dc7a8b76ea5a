"""This process among those that share a database: alive for the others to see, in their hearing.

It renews its own row, and with it all its leases, on a connection of its own. On the same one it
hears news: hints only, for whatever they tell is looked up from time to time as well.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import Any

from upperlip.server.store import lease_rows
from upperlip.server.store.database import Database
from upperlip.server.store.errors import StoreError, Unreachable
from upperlip.server.store.lease_rows import CLOCK, SECONDS, Neighbour
from upperlip.server.store.postgresql import lost_is_unreachable
from upperlip.server.store.rows import Lease

RENEWED = 0.5  # seconds between two renewals
_LOOKS = 6  # renewals, after which it is as if there were news
_RETRY = 0.2
_TOGETHER = 0.01  # seconds that news wait for more: a NOTIFY is dear, whatever it carries
_CLEANED = 3600.0

_LOG = logging.getLogger(__name__)

# What news can be about
FREED = "freed"  # a table that others may take
LISTED = "listed"  # the tables that want company
GUESTS = "guests"  # somebody goes by another name

_CHANNEL = "SELECT 'upperlip_' || md5(coalesce(current_schema(), ''))"
_REGISTER = f"""
INSERT INTO processes (id, address, rules, until, listed)
VALUES ($1, $3, $4, {CLOCK} + $2, '') ON CONFLICT (id) DO NOTHING
"""
_RENEW = f"""
WITH mine AS (
    UPDATE processes SET until = {CLOCK} + $2 WHERE id = $1 RETURNING id
)
SELECT id, address, until > {CLOCK} FROM processes WHERE until > {CLOCK} OR id = $1
"""
_PUBLISH = "UPDATE processes SET listed = $2 WHERE id = $1"


class Neighbourhood:
    """Started, it keeps itself going until it is left, whatever becomes of the database."""

    def __init__(self, database: Database, url: str, address: str, rules: int) -> None:
        self.id = secrets.token_hex(8)
        self.address = address
        self.rules = rules
        self.key = b""
        self.neighbours: dict[str, Neighbour] = {}  # those that live
        self.when_checked: Callable[[set[Lease]], None] = lambda _: None
        self.when_gone: Callable[[set[str]], None] = lambda _: None
        self.when_heard: list[Callable[[set[str]], None]] = []
        self.listing: Callable[[], str] = str  # what this process offers
        self._database = database
        self._url = url
        self._session: Any = None
        self._channel = ""
        self._asking = asyncio.Lock()
        self._published = ""
        self._looks = 0
        self._keeping: asyncio.Task[None] | None = None
        self._cleaning: asyncio.Task[None] | None = None
        self._heard = asyncio.Event()
        self._news: set[str] = set()
        self._telling: asyncio.Task[None] | None = None
        self._freed: list[Lease] = []

    async def join(self) -> None:
        self.key = await self._database.write(lease_rows.shared_key)
        await self._connect()
        await self._look()
        self._keeping = asyncio.create_task(self._keep())
        self._cleaning = asyncio.create_task(self._clean())

    async def leave(self) -> None:
        """Nothing of ours is run here any more: others may take it at once."""
        keeping, self._keeping = self._keeping, None
        if keeping is None:
            return
        tasks = {task for task in (keeping, self._cleaning, self._telling) if task is not None}
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        with suppress(StoreError):  # else it is known by our silence
            await self._database.write(partial(lease_rows.leave, owner=self.id))
            await self._say({FREED, LISTED})
        self._disconnect()

    # Tables

    async def take(self, table_id: str) -> Lease | None:
        """See `lease_rows.take`."""
        work = partial(lease_rows.take, table_id=table_id, owner=self.id, rules=self.rules)
        return await self._database.write(work)

    def release(self, lease: Lease) -> None:
        """Soon; until then others are sent to us, and we take it again."""
        self._freed.append(lease)
        self.tell(FREED)

    # News

    def tell(self, what: str) -> None:
        self._news.add(what)
        self._begin_to_tell()

    def _begin_to_tell(self) -> None:
        if self._telling is None and self._keeping is not None:
            self._telling = asyncio.create_task(self._tell())

    async def heard(self, seconds: float) -> None:
        """Waits for news of whatever kind, or so long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._heard.wait()

    async def listed_elsewhere(self) -> list[str]:
        return await self._database.read(partial(lease_rows.listed_elsewhere, owner=self.id))

    async def _tell(self) -> None:
        try:
            await asyncio.sleep(_TOGETHER)
            news, self._news = self._news, set()
            freed, self._freed = self._freed, []
            if freed:
                await self._database.write(partial(lease_rows.release, leases=freed))
            await self._say(news)
        except StoreError:
            pass  # they will see for themselves, later
        finally:
            self._telling = None
            if self._news:
                self._begin_to_tell()

    async def _say(self, news: set[str]) -> None:
        await self._ask("SELECT pg_notify($1, $2)", self._channel, " ".join(sorted(news)))

    def _hear(self, _session: object, pid: int, _channel: str, words: str) -> None:
        if self._session is not None and pid != self._session.get_server_pid():
            self._pass_on(set(words.split()))

    def _pass_on(self, news: set[str]) -> None:
        self._heard.set()
        self._heard.clear()
        for hear in self.when_heard:
            hear(news)

    # Being alive

    async def _keep(self) -> None:
        while True:
            try:
                if self._session is None:
                    await self._connect()
                await self._look()
                await self._publish()
            except Exception as error:  # whatever it was: who stops renewing is dead to the others
                if not isinstance(error, StoreError):
                    _LOG.exception("the neighbourhood could not be looked at")
                self._disconnect()
                await asyncio.sleep(_RETRY)
            else:
                await asyncio.sleep(RENEWED)

    async def _look(self) -> None:
        """Renews what is ours; sees who else is there. Late, it asks what is still ours."""
        alive_for = int(SECONDS * 1000)
        seen = await self._ask(_RENEW, self.id, alive_for)
        rows = {id_: (address, alive) for id_, address, alive in seen}
        _, in_time = rows.pop(self.id, ("", None))
        if in_time is None:  # new here, or forgotten
            await self._ask(_REGISTER, self.id, alive_for, self.address, self.rules)
            self._published = ""
        gone = set(self.neighbours) - rows.keys()
        self.neighbours = {id_: Neighbour(id_, address) for id_, (address, _) in rows.items()}
        if not in_time:
            held = await self._database.read(partial(lease_rows.held, owner=self.id))
            self.when_checked(held)
        if gone:
            self.when_gone(gone)
        if gone or not in_time or self._looks % _LOOKS == 0:
            self._pass_on({FREED, LISTED, GUESTS})
        self._looks += 1

    async def _publish(self) -> None:
        listing = self.listing()
        if listing != self._published:
            await self._ask(_PUBLISH, self.id, listing)
            self._published = listing
            self.tell(LISTED)

    async def _clean(self) -> None:
        while True:
            with suppress(StoreError):
                await self._database.write(lease_rows.forget_the_dead)
            await asyncio.sleep(_CLEANED)

    # The connection

    async def _connect(self) -> None:
        asyncpg = import_module("asyncpg")
        try:
            with lost_is_unreachable():
                async with self._asking:  # nobody asks anything before it is ready
                    self._session = await asyncpg.connect(
                        self._url, timeout=SECONDS, command_timeout=SECONDS
                    )
                    self._channel = str(await self._session.fetchval(_CHANNEL))
                    await self._session.add_listener(self._channel, self._hear)
        except StoreError:
            self._disconnect()
            raise

    async def _ask(self, question: str, *arguments: object) -> Any:
        with lost_is_unreachable():
            async with self._asking:
                if self._session is None:
                    raise Unreachable("there is no connection to the database just now")
                return await self._session.fetch(question, *arguments)

    def _disconnect(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            session.terminate()
