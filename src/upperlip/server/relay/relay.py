"""This process and its neighbours: links to them, and the tables at their other ends."""

import asyncio
import socket
from collections.abc import Collection
from typing import NamedTuple

import msgspec

from upperlip.server.relay.frames import Frame
from upperlip.server.relay.hosting import Hosting
from upperlip.server.relay.link import Link
from upperlip.server.relay.questions import AnyQuestion, Present
from upperlip.server.relay.remote_table import RemoteTable, Visits
from upperlip.server.store.lease_rows import Elsewhere, Neighbour
from upperlip.server.store.neighbourhood import FREED, Neighbourhood
from upperlip.server.tables.access import AnyTable, OwnTable
from upperlip.server.tables.lobby import Lobby
from upperlip.server.tables.refusal import Refusal
from upperlip.server.tables.services import Services

CALLING = 1.0  # seconds to reach a neighbour
PATIENCE = 3.0  # for a table whose process does not answer, until it is alive no more
_AGAIN = 0.25  # between two tries to reach a neighbour that lives
_SOON = 0.02  # after a neighbour's time has run out
_read_guests = msgspec.json.Decoder(list[str]).decode
_TO_TABLES = (Frame.OPEN, Frame.SAY, Frame.GONE, Frame.ASK)


class _Ends(NamedTuple):
    """What a link joins: our pages to the neighbour's tables, and its pages to ours."""

    visits: Visits
    hosting: Hosting


class Relay:
    """A `Switchboard`."""

    def __init__(self, services: Services, lobby: Lobby, neighbourhood: Neighbourhood) -> None:
        self._services = services
        self._lobby = lobby
        self._neighbourhood = neighbourhood
        self._server: asyncio.Server | None = None
        self._ends: dict[Link, _Ends] = {}
        self._links: dict[str, Link] = {}  # to each neighbour the one we speak on
        self._calls: dict[str, asyncio.Task[Link]] = {}
        # Who was found to run a table: whoever comes next need not ask the database. Good until
        # something is freed anywhere; too late to notice, the neighbour itself finds out.
        self._runners: dict[str, str] = {}
        neighbourhood.when_gone = self._give_up
        neighbourhood.when_heard.append(self._hear)

    async def listen(self, listener: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(self._link, sock=listener)

    async def close(self) -> None:
        """Pages of ours at others' tables are told."""
        if self._server is not None:
            self._server.close()
        for call in self._calls.values():
            call.cancel()
        for link, ends in list(self._ends.items()):
            ends.visits.end()
            link.end()

    async def table(self, table_id: str) -> AnyTable:
        """Wherever it is run. Where its process has died, it is ours once the lease has run out."""
        known = self._links.get(self._runners.get(table_id, ""))
        if known is not None:
            return RemoteTable(self._ends[known].visits, table_id)
        loop = asyncio.get_running_loop()
        give_up = loop.time() + PATIENCE
        while True:
            try:
                return OwnTable(await self._lobby.room_task(table_id))
            except Elsewhere as where:
                neighbour, seconds = where.neighbour, where.seconds
            try:
                link = await self._link_to(neighbour)
                self._runners[table_id] = neighbour.id
                return RemoteTable(self._ends[link].visits, table_id)
            except (OSError, TimeoutError):
                if loop.time() > give_up:
                    raise Refusal("server-stops") from None
            await self._neighbourhood.heard(min(seconds + _SOON, _AGAIN))

    def _hear(self, news: set[str]) -> None:
        if FREED in news:
            self._runners.clear()

    async def guests_elsewhere(self) -> set[str]:
        """Who has a page open at a neighbour's table; `Refusal` if one of them does not say."""
        found: set[str] = set()
        for neighbour in list(self._neighbourhood.neighbours.values()):
            try:
                link = await self._link_to(neighbour)
            except (OSError, TimeoutError):
                raise Refusal("server-stops") from None
            found |= set(_read_guests(await self._ends[link].visits.ask(Present())))
        return found

    async def answers(self, question: AnyQuestion) -> dict[str, bytes]:
        """Of all neighbours that answer soon, by their addresses."""
        neighbours = sorted(self._neighbourhood.neighbours.values(), key=lambda each: each.address)
        asked = [self._asked(neighbour, question) for neighbour in neighbours]
        answers = await asyncio.gather(*asked)
        return {
            neighbour.address: answer
            for neighbour, answer in zip(neighbours, answers, strict=True)
            if answer is not None
        }

    async def _asked(self, neighbour: Neighbour, question: AnyQuestion) -> bytes | None:
        try:
            async with asyncio.timeout(CALLING):
                link = await self._link_to(neighbour)
                return await self._ends[link].visits.ask(question)
        except (OSError, TimeoutError, Refusal):
            return None

    # Links

    async def _link_to(self, neighbour: Neighbour) -> Link:
        link = self._links.get(neighbour.id)
        if link is not None:
            return link
        if neighbour.id not in self._calls:
            call = self._calls[neighbour.id] = asyncio.create_task(self._call(neighbour))
            call.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(self._calls[neighbour.id])

    async def _call(self, neighbour: Neighbour) -> Link:
        host, _, port = neighbour.address.rpartition(":")
        link = self._link(neighbour.id)
        try:
            async with asyncio.timeout(CALLING):
                await link.call(host.strip("[]"), int(port))
            return self._links[neighbour.id]
        except KeyError:
            raise ConnectionError("the neighbour has gone again") from None
        finally:
            del self._calls[neighbour.id]

    def _link(self, expected: str | None = None) -> Link:
        """A call of ours, or of a neighbour's."""
        here = self._neighbourhood
        return Link(here.id, here.key, self, expected)

    def joined(self, link: Link) -> None:
        self._ends[link] = _Ends(Visits(link), Hosting(link, self._lobby, self._services))
        self._links.setdefault(link.neighbour, link)

    def take(self, link: Link, kind: Frame, channel: int, body: bytes) -> None:
        visits, hosting = self._ends[link]
        (hosting if kind in _TO_TABLES else visits).take(kind, channel, body)

    def lost(self, link: Link) -> None:
        if self._links.get(link.neighbour) is link:
            del self._links[link.neighbour]
            self._runners.clear()
        visits, hosting = self._ends.pop(link)
        visits.end()
        hosting.end()

    def _give_up(self, gone: Collection[str]) -> None:
        """Those that were not heard of in time: their sockets may stand for long."""
        for link in list(self._ends):
            if link.neighbour in gone:
                link.cut()
