"""Everything a running server is made of."""

from asyncio import Lock, Semaphore
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from upperlip.server.bots.pool import BotDesk
from upperlip.server.http.identity import Identity
from upperlip.server.settings import Settings
from upperlip.server.store import Store
from upperlip.server.tables.lobby import Lobby
from upperlip.server.tables.services import House


@dataclass(frozen=True, slots=True)
class Server:
    settings: Settings
    house: House
    identity: Identity
    lobby: Lobby
    # After a restart everybody comes at once: the store is asked about so many at a time.
    door: Semaphore = field(default_factory=lambda: Semaphore(4))
    study: Lock = field(default_factory=Lock)  # where records are read, by one at a time

    @classmethod
    def of(cls, settings: Settings, house: House) -> "Server":
        lobby = Lobby(house, settings.tables_per_address)
        return cls(settings, house, Identity(house), lobby)

    @classmethod
    async def start(cls, settings: Settings) -> "Server":
        store = await Store.open(settings.store_url)
        desk = BotDesk(settings.workers or None)
        await desk.start()
        return cls.of(settings, House(store, desk))

    async def stop(self) -> None:
        """Pages first, so that they hear of it; the store last, so that nothing is lost."""
        await self.lobby.close()
        await self.house.desk.stop()
        await self.house.store.close()


def client_address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"
