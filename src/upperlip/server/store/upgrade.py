"""Brings a database up to date, as a step of its own: no server may be at it meanwhile."""

from upperlip.server.store.backup import LONGEST, PATIENCE
from upperlip.server.store.connect import connect
from upperlip.server.store.lock import take_lock
from upperlip.server.store.migrate import migrate


async def upgrade(url: str) -> str | None:
    """Which schema it had before; None where there was nothing. `InUse` beside a server."""
    database = connect(url, LONGEST)
    try:
        lock = await take_lock(url, PATIENCE)
        try:
            return await database.write(migrate)
        finally:
            await lock.release()
    finally:
        await database.close()
