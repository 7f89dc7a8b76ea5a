"""Here is the table, there are its pages: the side of the process that runs the table."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec

from upperlip.server.relay.frames import Frame
from upperlip.server.relay.link import Link
from upperlip.server.relay.questions import (
    AnyQuestion,
    Figures,
    MetricsText,
    Present,
    Preview,
    Redeem,
    RunningGame,
    Visit,
    encode,
    read_question,
    read_visit,
    refusal_on_the_link,
)
from upperlip.server.store.errors import StoreError
from upperlip.server.store.lease_rows import Elsewhere
from upperlip.server.tables.access import OwnTable
from upperlip.server.tables.figures import brought_up_to_date, figures
from upperlip.server.tables.inbox import Connected, Disconnected, Said
from upperlip.server.tables.lobby import Lobby
from upperlip.server.tables.refusal import Refusal
from upperlip.server.tables.services import Services
from upperlip.server.wire.client_messages import RoomMessage

_decode = msgspec.json.Decoder(RoomMessage).decode


class RelayedPage:
    """One open page of a guest at a neighbour: to its room a connection like any other."""

    __slots__ = ("_channel", "_ended", "_link", "_waiting", "guest", "table")

    def __init__(self, link: Link, channel: int, guest: str) -> None:
        self.guest = guest
        self.table: OwnTable | None = None  # while it is being looked for
        self._link = link
        self._channel = channel
        self._waiting: list[Said] = []
        self._ended = False

    # Called by the room

    def send(self, message: bytes) -> None:
        if not self._ended:
            self._link.send(Frame.TELL, self._channel, message)

    def close(self, why: str) -> None:
        if not self._ended:
            self._ended = True
            self._link.send(Frame.CLOSE, self._channel, why.encode())

    # Called by the hosting

    def attend(self, table: OwnTable, name: str) -> None:
        self.table = table
        table.put(Connected(self, name))
        for said in self._waiting:
            table.put(said)
        self._waiting.clear()
        if self._ended:
            table.put(Disconnected(self))

    def hear(self, said: Said) -> None:
        if self._ended:
            return
        if self.table is None:
            self._waiting.append(said)
        else:
            self.table.put(said)

    def gone(self) -> None:
        self._ended = True
        if self.table is not None:
            self.table.put(Disconnected(self))


class Hosting:
    """All pages of one neighbour at tables of ours."""

    def __init__(self, link: Link, lobby: Lobby, services: Services) -> None:
        self._link = link
        self._lobby = lobby
        self._services = services
        self._pages: dict[int, RelayedPage] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def take(self, kind: Frame, channel: int, body: bytes) -> None:
        """What the neighbour says."""
        if kind is Frame.OPEN:
            visit = read_visit(body)
            page = self._pages[channel] = RelayedPage(self._link, channel, visit.guest)
            self._begin(self._let_in(page, visit))
        elif kind is Frame.ASK:
            self._begin(self._answer(channel, read_question(body)))
        elif (found := self._pages.get(channel)) is None:
            return
        elif kind is Frame.SAY:
            found.hear(Said(found, _decode(body), self._services.now()))
        else:
            del self._pages[channel]
            found.gone()

    def end(self) -> None:
        """The neighbour is gone, and its pages with it."""
        pages, self._pages = self._pages, {}
        for page in pages.values():
            page.gone()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _let_in(self, page: RelayedPage, visit: Visit) -> None:
        try:
            page.attend(await self._table(visit.table), visit.name)
        except Refusal as no:
            page.close(no.reason.message)

    async def _answer(self, channel: int, question: AnyQuestion) -> None:
        try:
            answer = encode(await self._answered(question))
        except Refusal as no:
            self._link.send(Frame.REFUSE, channel, refusal_on_the_link(no))
        else:
            self._link.send(Frame.ANSWER, channel, answer)

    async def _answered(self, question: AnyQuestion) -> object:
        match question:
            case Preview(table=table):
                return await (await self._table(table)).preview()
            case RunningGame(table=table, guest=guest):
                return await (await self._table(table)).running(guest)
            case Redeem(table=table, guest=guest, name=name, token=token):
                return await (await self._table(table)).redeem(guest, name, token)
            case Present():
                return sorted(self._lobby.guests_here())
            case Figures():
                return figures(self._services)
            case MetricsText():
                return brought_up_to_date(self._services).whole_text().decode()

    async def _table(self, table: str) -> OwnTable:
        """Or a refusal, whatever goes wrong: nobody else is harmed by it."""
        try:
            return OwnTable(await self._lobby.room_task(table))
        except Refusal:
            raise
        except Elsewhere:  # whoever asks again learns where
            raise Refusal("server-stops") from None
        except StoreError as error:
            self._services.watch.failed(error, table)
            raise Refusal("store-failed") from None
        except Exception as error:
            self._services.log.failed("room failed", error, table=table)
            raise Refusal("room-failed") from None
