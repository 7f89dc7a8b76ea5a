"""Everything a running server is made of."""

import socket
from asyncio import Semaphore
from collections import Counter
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from upperlip.definitions import versions
from upperlip.definitions.library import Library
from upperlip.server.addresses import visitor_at
from upperlip.server.bots.pool import BotPool
from upperlip.server.bots.reviews import ReviewWorks
from upperlip.server.http.allowances import Allowances
from upperlip.server.http.identity import COOKIE, SECURE_COOKIE, SECURE_COOKIE_BELOW, Identity
from upperlip.server.http.reader import Reader
from upperlip.server.http.reviews import Reviews
from upperlip.server.relay.company import Company, internal_listener, published
from upperlip.server.settings import Settings
from upperlip.server.store import Store
from upperlip.server.store.neighbourhood import Neighbourhood
from upperlip.server.tables.access import AnyTable, OwnTable, listed
from upperlip.server.tables.figures import FigureGroup, figures
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
    reviews: Reviews
    company: Company | None = None  # of other processes
    reader: Reader = field(default_factory=Reader)
    pages: Counter[str] = field(default_factory=Counter)  # open sockets, by address
    # After a restart everybody comes at once: the store is asked about so many guests at a time.
    admission: Semaphore = field(default_factory=lambda: Semaphore(4))

    @property
    def cookie(self) -> str:
        """What it is called here."""
        if not self.settings.secure:
            return COOKIE
        return SECURE_COOKIE_BELOW if self.settings.path else SECURE_COOKIE

    @classmethod
    def of(
        cls, settings: Settings, services: Services, neighbourhood: Neighbourhood | None = None
    ) -> "Server":
        identity, lobby = Identity(services), Lobby(services, neighbourhood)
        reviews = Reviews(services, ReviewWorks(settings.review_worlds))
        company = None
        if neighbourhood is not None:
            company = Company(services, lobby, neighbourhood)
            company.when_guests_change(identity.forget_all)
            identity.when_renamed = company.tell_of_guests
        allowances = Allowances(services.now)
        return cls(settings, services, identity, lobby, allowances, reviews, company)

    @classmethod
    async def start(cls, settings: Settings, cards: Library) -> "Server":
        """What can be wrong with the settings, or the database, is found before all else."""
        several = settings.processes is not None
        listener = internal_listener(settings) if several else None
        store = await Store.open(settings.store_url, several=several)
        pool = BotPool(settings.workers or None, own=settings.own_bots)
        await pool.start()
        services = Services(store, pool, cards=cards)
        if listener is None:
            return cls.of(settings, services)
        return await cls.joined(settings, services, listener)

    @classmethod
    async def joined(
        cls, settings: Settings, services: Services, listener: socket.socket
    ) -> "Server":
        """One of several; `listener` is for the others."""
        address = published(settings, listener)
        rules = versions.latest()
        neighbourhood = services.store.neighbourhood(settings.store_url, address, rules)
        server = cls.of(settings, services, neighbourhood)
        assert server.company is not None, "there are others"
        await server.company.join(listener)
        return server

    async def table(self, table_id: str) -> AnyTable:
        """Whichever process runs it."""
        if self.company is not None:
            return await self.company.table(table_id)
        return OwnTable(await self.lobby.room_task(table_id))

    async def listed(self) -> list[api.Listed]:
        """Tables that want company."""
        own = [*map(listed, self.lobby.listed())]
        return own if self.company is None else own + await self.company.listed()

    async def figures(self) -> dict[str, list[FigureGroup]]:
        """Of this process and its neighbours, by their addresses."""
        own = figures(self.services)
        if self.company is None:
            return {"": own}
        return {self.company.neighbourhood.address: own, **await self.company.figures()}

    async def guests_here(self) -> set[str] | None:
        """All who have a page open, at whichever process; None if that cannot be said."""
        elsewhere = set() if self.company is None else await self.company.guests()
        return None if elsewhere is None else self.lobby.guests_here() | elsewhere

    async def say_goodbye(self) -> None:
        """To all pages; where there are neighbours, their tables go on there."""
        await self.lobby.close()
        if self.company is not None:
            await self.company.close()

    async def stop(self) -> None:
        """Pages first, so that they hear of it; the store last, so that nothing is lost."""
        await self.say_goodbye()
        await self.reader.stop()
        await self.reviews.stop()
        await self.services.bots.stop()
        await self.services.watch.stop()
        await self.services.store.close()


def client_address(connection: HTTPConnection) -> str:
    return visitor_at(connection.client.host if connection.client else "?")
