"""Everything a running server is made of."""

from asyncio import Lock, Semaphore
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from upperlip.server.bots.pool import BotPool
from upperlip.server.http.identity import Identity
from upperlip.server.settings import Settings
from upperlip.server.store import Store
from upperlip.server.tables.lobby import Lobby
from upperlip.server.tables.services import Services


@dataclass(frozen=True, slots=True)
class Server:
    settings: Settings
    services: Services
    identity: Identity
    lobby: Lobby
    # After a restart everybody comes at once: the store is asked about so many at a time.
    admission: Semaphore = field(default_factory=lambda: Semaphore(4))
    record_reading: Lock = field(default_factory=Lock)  # where records are read, by one at a time

    @classmethod
    def of(cls, settings: Settings, services: Services) -> "Server":
        lobby = Lobby(services, settings.tables_per_address)
        return cls(settings, services, Identity(services), lobby)

    @classmethod
    async def start(cls, settings: Settings) -> "Server":
        store = await Store.open(settings.store_url)
        pool = BotPool(settings.workers or None, own=settings.own_bots)
        await pool.start()
        return cls.of(settings, Services(store, pool))

    async def stop(self) -> None:
        """Pages first, so that they hear of it; the store last, so that nothing is lost."""
        await self.lobby.close()
        await self.services.bots.stop()
        await self.services.store.close()


def client_address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"
