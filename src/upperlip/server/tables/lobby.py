"""All tables of this server: opened here, rebuilt from the store when somebody comes.

A table is run by exactly one task, and this is the one place that says by which.
"""

import asyncio
import re

from upperlip.games import GAMES
from upperlip.server.store import Lease, TableRow
from upperlip.server.store.documents import (
    Person,
    Place,
    TableSettings,
    write,
)
from upperlip.server.store.errors import Unreadable
from upperlip.server.store.lease_rows import UnknownRules
from upperlip.server.store.neighbourhood import Neighbourhood
from upperlip.server.tables.document import Document
from upperlip.server.tables.inbox import Closing
from upperlip.server.tables.rebuilding import rebuilt
from upperlip.server.tables.refusal import Refusal
from upperlip.server.tables.room import Room
from upperlip.server.tables.room_task import RoomTask
from upperlip.server.tables.services import TABLE_ID_BYTES, Services
from upperlip.server.tables.table_settings import changed_settings
from upperlip.server.wire.api import NewTable

_AT_A_TIME = 4  # tables that are loaded
_ID = re.compile(rf"[0-9a-f]{{{2 * TABLE_ID_BYTES}}}")


class Lobby:
    """`neighbourhood`: where several processes share the tables, each of which one of them runs."""

    def __init__(self, services: Services, neighbourhood: Neighbourhood | None = None) -> None:
        self._services = services
        self._neighbourhood = neighbourhood
        if neighbourhood is not None:
            neighbourhood.when_checked = self._keep_only
        self._tasks: dict[str, RoomTask] = {}
        self._loading: dict[str, asyncio.Task[RoomTask]] = {}
        # After a restart everybody comes at once: the store is asked for so many at a time.
        self._admission = asyncio.Semaphore(_AT_A_TIME)
        self._closing = False

    async def open_table(self, document: Document) -> str:
        """The new table's id."""
        table = TableRow(
            document.id,
            document.settings.listed,
            write(document),
            self._services.millis(),
        )
        await self._services.store.save_table(table)
        self._services.log.info("table opened", table=document.id, game=document.game)
        return document.id

    def new_document(self, new_table: NewTable, guest: str, name: str) -> Document:
        """Of a table that could be opened: whatever is wrong with it is refused here."""
        if new_table.game not in GAMES:
            raise Refusal("unknown-game", value=new_table.game[:40], known=tuple(GAMES))
        document = Document(
            id=self._services.new_table_id(),
            founder=guest,
            game=new_table.game,
            players=new_table.players,
            options=new_table.options,
            settings=changed_settings(TableSettings(), new_table.settings),
            places=[Place(guest=guest)],
            people={guest: Person(name=name)},
            secret=self._services.random(32).hex(),
        )
        offered = self._services.cards.get(document.game, ())
        document.set_up(new_table.players, new_table.options, offered)
        if new_table.bots is not None:
            for seat in range(1, document.players):
                document.set_bot(seat, new_table.bots, self._services.bots.levels)
        return document

    def listed(self) -> list[Room]:
        """Tables that want company, and have some."""
        rooms = [room_task.room for room_task in self._tasks.values()]
        return [
            room
            for room in rooms
            if room.document.settings.listed
            and room.presence.connections
            and room.document.practice is None
        ]

    def tables_in_memory(self) -> set[str]:
        """Those that are being loaded included."""
        return {*self._tasks, *self._loading}

    def guests_here(self) -> set[str]:
        """All who have a page open."""
        rooms = (room_task.room for room_task in self._tasks.values())
        return {guest for room in rooms for guest in room.presence.guests()}

    async def room_task(self, table_id: str) -> RoomTask:
        """What runs the table; rebuilds the room if it is not in memory.

        `Elsewhere` if another process does.
        """
        if self._closing:
            raise Refusal("server-stops")
        room_task = self._tasks.get(table_id)
        if room_task is not None and not room_task.closed:
            return room_task
        if not _ID.fullmatch(table_id):  # no database is asked about what it could not even hold
            raise Refusal("no-such-table")
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> RoomTask:
        lease = None
        try:
            async with self._admission:
                lease = await self._leased(table_id)
                room = await self._rebuilt(table_id, lease)
            room_task = self._tasks[table_id] = RoomTask(room, self._forget)
            self._services.metrics.rooms.set(len(self._tasks))
            return room_task
        except BaseException:
            self._release(lease)
            raise
        finally:
            del self._loading[table_id]

    async def _leased(self, table_id: str) -> Lease | None:
        if self._neighbourhood is None:
            return None
        try:
            lease = await self._neighbourhood.take(table_id)
        except UnknownRules as error:
            self._services.log.failed(str(error), error, table=table_id)
            raise Refusal("server-stops") from None
        if lease is None:
            raise Refusal("no-such-table")
        return lease

    async def _rebuilt(self, table_id: str, lease: Lease | None) -> Room:
        found = await self._services.store.table_open(table_id)
        if found is None:
            raise Refusal("no-such-table")
        try:
            return await rebuilt(self._services, found, lease)
        except Unreadable as error:
            self._services.log.failed(str(error), error, table=table_id)
            raise Refusal("table-unreadable") from None

    def _release(self, lease: Lease | None) -> None:
        if lease is not None and self._neighbourhood is not None:
            self._neighbourhood.release(lease)

    def _keep_only(self, held: set[Lease]) -> None:
        """This process was late to renew its leases: what others have taken is theirs."""
        for room_task in list(self._tasks.values()):
            if room_task.room.lease not in held:
                room_task.room.put(Closing("written-elsewhere"))

    def _forget(self, room_task: RoomTask) -> None:
        table_id = room_task.room.document.id
        if self._tasks.get(table_id) is room_task:
            del self._tasks[table_id]
        self._release(room_task.room.lease)
        self._services.metrics.rooms.set(len(self._tasks))

    async def close(self) -> None:
        """Every page is told; nothing is lost, all of it is in the store.

        Where there are neighbours, they may take the tables before the pages come to them: who came
        earlier would be sent back here.
        """
        self._closing = True
        tasks = list(self._tasks.values())
        await asyncio.gather(*(room_task.rest("server-stops") for room_task in tasks))
        if self._neighbourhood is not None:
            await self._neighbourhood.leave()
        for room_task in tasks:
            room_task.tell("server-stops")
