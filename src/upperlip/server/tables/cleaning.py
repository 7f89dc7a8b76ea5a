"""What nobody has come back to is deleted at the start and once a day, if the operator wants."""

import asyncio
from collections.abc import Awaitable, Callable, Collection

from upperlip.server.store import Kept, StoreError
from upperlip.server.tables.lobby import Lobby
from upperlip.server.tables.services import Services

DAY = 24 * 3600.0


Guests = Callable[[], Awaitable[Collection[str] | None]]


async def clean(
    services: Services, lobby: Lobby, days: int | None, finished: int | None, guests_here: Guests
) -> None:
    """Tables in memory stay, and so does everybody who has a page open; all, if nobody knows."""
    before, games_before = _ago(services, days), _ago(services, finished)
    tables = games = guests = 0
    while True:
        kept = Kept(lobby.tables_in_memory(), await guests_here())
        deleted = await services.store.delete_old(before, games_before, kept)
        if not any(deleted):
            break
        tables += deleted.tables
        games += deleted.games
        guests += deleted.guests
    if tables or games or guests:
        services.log.info("old data deleted", tables=tables, games=games, guests=guests)


async def clean_daily(
    services: Services,
    lobby: Lobby,
    days: int | None,
    finished: int | None,
    guests_here: Guests,
    forget_guests: Callable[[], None],
) -> None:
    """`forget_guests`: who is remembered may be deleted meanwhile."""
    while True:
        try:
            await clean(services, lobby, days, finished, guests_here)
        except StoreError as error:
            services.watch.failed(error)
        forget_guests()
        await asyncio.sleep(DAY)


def _ago(services: Services, days: int | None) -> int | None:
    return None if days is None else services.millis() - int(days * DAY * 1000)
