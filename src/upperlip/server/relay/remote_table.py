"""Here are the pages, there is their table: the side of the process to which the pages came."""

import asyncio
from itertools import count

import msgspec

from upperlip.server.relay.frames import Frame
from upperlip.server.relay.link import Link
from upperlip.server.relay.questions import (
    AnyQuestion,
    Preview,
    Redeem,
    RunningGame,
    Visit,
    encode,
    read_refusal,
)
from upperlip.server.tables.access import FromPage
from upperlip.server.tables.inbox import Connected, Disconnected
from upperlip.server.tables.presence import Connection
from upperlip.server.tables.refusal import Refusal
from upperlip.server.wire import api
from upperlip.table.seat import Seat

_PATIENCE = 5.0  # seconds for an answer
_read_preview = msgspec.json.Decoder(api.TablePreview).decode
_read_running = msgspec.json.Decoder(api.Running | None).decode
_read_seat = msgspec.json.Decoder(int).decode


class Visits:
    """All pages of ours at tables of one neighbour, and what we have asked it."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self._numbers = count(1)
        self._pages: dict[int, Connection] = {}
        self._channels: dict[Connection, int] = {}
        self._asked: dict[int, asyncio.Future[bytes]] = {}

    def put(self, table: str, item: FromPage) -> None:
        if isinstance(item, Connected):
            self._come(table, item.connection, item.name)
            return
        channel = self._channels.get(item.connection)
        if channel is None:  # its table has gone
            return
        if isinstance(item, Disconnected):
            del self._pages[channel], self._channels[item.connection]
            self.link.send(Frame.GONE, channel)
        else:
            self.link.send(Frame.SAY, channel, encode(item.message))

    def _come(self, table: str, connection: Connection, name: str) -> None:
        if not self.link.open:
            asyncio.get_running_loop().call_soon(connection.close, "server-stops")
            return
        channel = next(self._numbers)
        self._pages[channel] = connection
        self._channels[connection] = channel
        self.link.send(Frame.OPEN, channel, encode(Visit(table, connection.guest, name)))

    async def ask(self, question: AnyQuestion) -> bytes:
        if not self.link.open:
            raise Refusal("server-stops")
        number = next(self._numbers)
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._asked[number] = answer
        self.link.send(Frame.ASK, number, encode(question))
        try:
            async with asyncio.timeout(_PATIENCE):
                return await answer
        except TimeoutError:
            raise Refusal("server-stops") from None
        finally:
            del self._asked[number]

    def take(self, kind: Frame, channel: int, body: bytes) -> None:
        """What the neighbour says."""
        if kind is Frame.TELL:
            if (page := self._pages.get(channel)) is not None:
                page.send(body)
        elif kind is Frame.CLOSE:
            if (page := self._pages.get(channel)) is not None:
                page.close(body.decode())  # that it has gone we hear, and say, as of any other
        elif (answer := self._asked.get(channel)) is not None and not answer.done():
            if kind is Frame.ANSWER:
                answer.set_result(body)
            else:
                answer.set_exception(read_refusal(body))

    def end(self) -> None:
        """The neighbour is gone: pages come back, and find out who runs their table now."""
        pages, self._pages, self._channels = list(self._pages.values()), {}, {}
        for page in pages:
            page.close("server-stops")
        for answer in self._asked.values():
            if not answer.done():
                answer.set_exception(Refusal("server-stops"))


class RemoteTable:
    """An `AnyTable`."""

    def __init__(self, visits: Visits, table: str) -> None:
        self._visits = visits
        self._table = table

    def put(self, item: FromPage) -> None:
        self._visits.put(self._table, item)

    async def preview(self) -> api.TablePreview:
        return _read_preview(await self._visits.ask(Preview(self._table)))

    async def running(self, guest: str) -> api.Running | None:
        answer: api.Running | None = _read_running(
            await self._visits.ask(RunningGame(self._table, guest))
        )
        return answer

    async def redeem(self, guest: str, name: str, token: str) -> Seat:
        return _read_seat(await self._visits.ask(Redeem(self._table, guest, name, token)))
