"""Everything a running server is made of."""

from asyncio import Semaphore
from collections import Counter
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from upperlip.definitions.library import Library
from upperlip.server.addresses import visitor_at
from upperlip.server.bots.pool import BotPool
from upperlip.server.http.allowances import Allowances
from upperlip.server.http.identity import COOKIE, SECURE_COOKIE, SECURE_COOKIE_BELOW, Identity
from upperlip.server.http.reader import Reader
from upperlip.server.settings import Settings
from upperlip.server.store import Store
from upperlip.server.tables.door import OwnTable, Table, listed
from upperlip.server.tables.lobby import Lobby
from upperlip.server.tables.services import Services
from upperlip.server.wire import api


@dataclass(frozen=True, slots=True)
class Server:
    settings: Settings
    services: Services
    identity: Identity
    lobby: Lobby
    allowances: Allowances
    reader: Reader = field(default_factory=Reader)
    pages: Counter[str] = field(default_factory=Counter)  # open sockets, by address
    # After a restart everybody comes at once: the store is asked about so many at a time.
    admission: Semaphore = field(default_factory=lambda: Semaphore(4))

    @property
    def cookie(self) -> str:
        """What it is called here."""
        if not self.settings.secure:
            return COOKIE
        return SECURE_COOKIE_BELOW if self.settings.path else SECURE_COOKIE

    @classmethod
    def of(cls, settings: Settings, services: Services) -> "Server":
        lobby = Lobby(services)
        return cls(settings, services, Identity(services), lobby, Allowances(services.now))

    @classmethod
    async def start(cls, settings: Settings, cards: Library) -> "Server":
        store = await Store.open(settings.store_url)
        pool = BotPool(settings.workers or None, own=settings.own_bots)
        await pool.start()
        return cls.of(settings, Services(store, pool, cards=cards))

    async def table(self, table_id: str) -> Table:
        async with self.admission:
            return OwnTable(await self.lobby.room_task(table_id))

    async def listed(self) -> list[api.Listed]:
        """Tables that want company."""
        return [*map(listed, self.lobby.listed())]

    async def stop(self) -> None:
        """Pages first, so that they hear of it; the store last, so that nothing is lost."""
        await self.lobby.close()
        await self.reader.stop()
        await self.services.bots.stop()
        await self.services.watch.stop()
        await self.services.store.close()


def client_address(connection: HTTPConnection) -> str:
    return visitor_at(connection.client.host if connection.client else "?")
