"""What runs a room: one task that takes what is in the inbox, one after the other."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec

from upperlip.server.store.errors import LeaseLost, Stale, StoreError
from upperlip.server.tables import chat, claims, hinting, playing, seating, starting
from upperlip.server.tables.inbox import (
    BotAnswer,
    Closing,
    Connected,
    Disconnected,
    HintFound,
    Item,
    Job,
    Said,
)
from upperlip.server.tables.presence import Connection
from upperlip.server.tables.refusal import Refusal
from upperlip.server.tables.room import Room
from upperlip.server.tables.seating import MOST_CONNECTIONS, MOST_PEOPLE
from upperlip.server.wire import client_messages, server_messages
from upperlip.server.wire.client_messages import RoomMessage
from upperlip.server.wire.events import reason_on_the_wire

T = TypeVar("T")
Handler = Callable[[Room, Connection, Any], Awaitable[None]]

IDLE = 300.0  # seconds without a page, after which a room leaves the memory


async def _resync(room: Room, connection: Connection, _: client_messages.Resync) -> None:
    room.show_all(connection)


HANDLERS: dict[type, Handler] = {
    client_messages.Sit: seating.sit,
    client_messages.Stand: seating.stand,
    client_messages.Leave: seating.leave,
    client_messages.Rename: seating.rename,
    client_messages.Claim: claims.claim,
    client_messages.AskLink: seating.ask_link,
    client_messages.Bot: seating.bot,
    client_messages.Swap: seating.swap,
    client_messages.Change: seating.change,
    client_messages.Remove: seating.remove,
    client_messages.Mute: seating.mute,
    client_messages.Approve: claims.approve,
    client_messages.Start: starting.start,
    client_messages.Reopen: playing.reopen,
    client_messages.End: playing.end,
    client_messages.Salt: starting.salt,
    client_messages.Ready: playing.ready,
    client_messages.Act: playing.act,
    client_messages.AskHint: hinting.ask_hint,
    client_messages.Resync: _resync,
    client_messages.Text: chat.text,
    client_messages.Preset: chat.preset,
}


class RoomTask:
    """Ends by itself when nobody has been there for a while, or when the store fails: whoever
    comes next finds the room rebuilt from the store."""

    def __init__(self, room: Room, forget: Callable[["RoomTask"], None]) -> None:
        self.room = room
        self._forget = forget
        self._closed = False
        self._task = asyncio.create_task(self._run())

    @property
    def closed(self) -> bool:
        return self._closed

    async def do(self, run: Callable[[], Awaitable[T]]) -> T:
        """Does something in the room's own time; raises what it raises."""
        if self._closed:
            raise Refusal("room-failed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.room.put(Job(run, done))
        return await done

    async def close(self, why: str) -> None:
        self.room.put(Closing(why))
        await self._task

    async def rest(self, why: str) -> None:
        """Nothing happens here any more; its pages are still to be told."""
        self.room.put(Closing(why, tell_pages=False))
        await self._task

    def tell(self, why: str) -> None:
        """All pages, and whoever waits."""
        for connection in self.room.presence.connections:
            connection.close(why)
        while not self.room.inbox.empty():
            item = self.room.inbox.get_nowait()
            if isinstance(item, Job) and not item.done.done():  # who asked may have given up
                item.done.set_exception(Refusal(why))
            elif isinstance(item, Connected):
                item.connection.close(why)

    async def _run(self) -> None:
        room, why, tell_pages = self.room, "server-stops", True
        try:
            while (item := await self._next()) is not None or room.presence.connections:
                if isinstance(item, Closing):
                    why, tell_pages = item.why, item.tell_pages
                    break
                if item is not None:
                    await self._take(item)
                await playing.go_on(room)
                if isinstance(item, Said) and item.at is not None:
                    room.services.metrics.answered(room.services.now() - item.at)
        except LeaseLost:
            why = "written-elsewhere"
            room.services.log.info("table taken by another process", table=room.document.id)
        except Stale as error:
            why = "written-elsewhere"
            room.services.log.failed("table written elsewhere", error, table=room.document.id)
        except StoreError as error:
            why = "store-failed"
            room.services.watch.failed(error, room.document.id)
        except Exception as error:
            why = "room-failed"
            room.services.log.failed("room failed", error, table=room.document.id)
        finally:
            self._end()
            if tell_pages:
                self.tell(why)

    def _end(self) -> None:
        self._closed = True
        self._forget(self)
        for thinking in (*self.room.thinking.values(), *self.room.hints.thinking.values()):
            thinking.cancel()

    async def _next(self) -> Item | None:
        """The next item; None when it is time to look around, or to go."""
        room = self.room
        if not room.presence.connections:
            patience = IDLE
        elif (deadline := playing.next_deadline(room)) is not None:
            patience = max(0.0, deadline - room.services.now())
        else:
            return await room.inbox.get()
        try:
            async with asyncio.timeout(patience):
                return await room.inbox.get()
        except TimeoutError:
            return None

    async def _take(self, item: Item) -> None:
        match item:
            case Connected(connection, name):
                self._come(connection, name)
            case Disconnected(connection):
                self.room.forget(connection)
            case Said(connection, message, _):
                await self._handle(connection, message)
            case BotAnswer():
                await playing.bot_answered(self.room, item)
            case HintFound(point, hint):
                await hinting.found(self.room, point, hint)
            case Job(run, done):
                await self._do(run, done)

    def _come(self, connection: Connection, name: str) -> None:
        room = self.room
        person = room.document.people.get(connection.guest)
        if person is not None and person.removed:
            connection.close("removed")
            return
        if room.document.practice is not None and connection.guest != room.document.founder:
            connection.close("practice-alone")
            return
        own = [other for other in room.presence.connections if other.guest == connection.guest]
        others = len(room.presence.connections) - len(own)
        if others >= MOST_PEOPLE and not room.document.expects(connection.guest):
            connection.close("table-full")
            return
        if len(own) >= MOST_CONNECTIONS:  # the newest is the one that somebody looks at
            own[0].close("other-pages")
            room.forget(own[0])
        room.introduce(connection.guest, name)
        room.presence.come(connection)
        room.show()

    async def _handle(self, connection: Connection, message: RoomMessage) -> None:
        room = self.room
        if connection not in room.presence.connections:  # closed while this was on its way
            return
        try:
            await HANDLERS[type(message)](room, connection, message)
        except Refusal as no:
            room.services.metrics.refused.inc()
            reason = reason_on_the_wire(no.reason)
            connection.send(
                msgspec.json.encode(server_messages.Refused(ref=message.ref, reason=reason))
            )

    async def _do(self, run: Callable[[], Awaitable[T]], done: asyncio.Future[T]) -> None:
        try:
            answer = await run()
        except Refusal as no:
            if not done.done():
                done.set_exception(no)
        except BaseException:
            if not done.done():
                done.set_exception(Refusal("room-failed"))
            raise
        else:
            if not done.done():
                done.set_result(answer)
