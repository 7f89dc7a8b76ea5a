"""A server that the tests of a file share, with a clock that they can turn; and parties at it."""

import asyncio
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import httpx

from tests.server.guests import PATIENCE, Closed, Guest, Page, RunningServer, serving
from upperlip.definitions.library import Library
from upperlip.server.bots.pool import BotPool
from upperlip.server.store import Store, schema
from upperlip.server.tables.services import Services

T = TypeVar("T")
_LONGEST = 180.0  # seconds that a scene may take, on a machine that is busy

PASSING = {"rules": ["pass-three", "pink-open", "reversed", "twos-win"]}


def seats(page: Page) -> list[Any]:
    """Who sits where: a name, a bot's level, or None."""
    return [seat["bot"] or seat["name"] or None for seat in page.table["seats"]]


def ask(page: Page) -> Any:
    assert page.play is not None
    return page.play["ask"]


def asked(page: Page) -> list[int]:
    seats: list[int] = ask(page)["seats"] if page.play and ask(page) else []
    return seats


class Clock:
    """Runs like any other, and can be turned forward; pauses of bots last while it is held."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self.holding = 0  # pauses that last
        self._let_go = asyncio.Event()
        self._let_go.set()
        self.pauses: list[float] = []

    def turn(self, seconds: float) -> None:
        self._ahead += seconds

    def now(self) -> float:
        return time.monotonic() + self._ahead

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        self.holding += 1
        try:
            await self._let_go.wait()
        finally:
            self.holding -= 1

    @contextmanager
    def held(self) -> Iterator[None]:
        self._let_go.clear()
        try:
            yield
        finally:
            self._let_go.set()

    def services(self, cards: Library, store: Store, pool: BotPool) -> Services:
        return Services(store, pool, now=self.now, wall=self.now, sleep=self.sleep, cards=cards)


class Visitor(Guest):
    """Goes home with everything that was brought along."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        super().__init__(address, http)
        self._sockets: list[Any] = []

    async def socket(self, table: str) -> Any:
        self._sockets.append(await super().socket(table))
        return self._sockets[-1]

    async def go_home(self) -> None:
        for socket in self._sockets:
            await socket.close()
        await self.http.aclose()


class Party:
    """Friends at one table, each with an open page."""

    def __init__(self, table: str, server: "SharedServer") -> None:
        self.table = table
        self._server = server
        self.guests: list[Guest] = []
        self.pages: list[Page] = []

    @property
    def host(self) -> Page:
        return self.pages[0]

    async def join(self, guest: Guest, seat: int | None = None) -> Page:
        page = await guest.page(self.table)
        self.guests.append(guest)
        self.pages.append(page)
        if seat is not None and page.you["seat"] != seat:
            await page.say("sit", seat=seat)
            await page.until(lambda: page.you["seat"] == seat)
        return page

    async def leave(self, page: Page) -> None:
        """Closes the page; the others know when this returns."""
        self.pages.remove(page)
        await page.close()
        await self.hear(
            lambda other: (
                not any(
                    seat["guest"] == page.you["guest"] and seat["here"]
                    for seat in other.table["seats"]
                )
            )
        )

    async def hear(self, holds: Callable[[Page], bool]) -> None:
        """Until something holds for every page."""
        await asyncio.gather(*(page.until(partial(holds, page)) for page in self.pages))

    async def return_all(self) -> None:
        """Everybody comes back, after a restart for one."""
        guests, self.guests = self.guests, []
        self.pages.clear()
        for guest in guests:
            await self.join(guest)

    async def look(self) -> None:
        """Has the room look at the clock; then every page has heard all that came of it."""
        await asyncio.gather(*map(refreshed, self.pages))
        await self._at_rest()
        await asyncio.gather(*map(refreshed, self.pages))

    async def _at_rest(self) -> None:
        """Until nothing more happens by itself: nobody thinks but for those the clock holds."""
        room_task = await self._server.running.parts.lobby.room_task(self.table)
        room = room_task.room
        async with asyncio.timeout(PATIENCE):
            while True:
                await room_task.do(_nothing)  # what waited before is done, and its consequences
                if room.inbox.empty() and len(room.thinking) == self._server.clock.holding:
                    return
                await asyncio.sleep(0)

    async def start(self) -> None:
        """Up to the moment before the first round."""
        number = self.host.table["number"]
        for page in self.pages:
            await page.salt()
        await self.host.start()
        await self.hear(lambda page: page.table["number"] > number)

    async def begin(self) -> None:
        """Up to the first ask: everybody has pressed ready."""
        await self.start()
        for page in self.pages:
            await page.go_on()
        await self.hear(lambda page: bool(page.table["stage"] == "play"))

    async def play(self, until: Callable[[Page], bool] | None = None) -> None:
        """Everybody presses ready and answers, whatever it is, until something holds."""
        done = until or (lambda page: bool(page.table["stage"] == "over"))
        await asyncio.gather(*(page.play_on(partial(done, page)) for page in self.pages))


async def ending(page: Page) -> tuple[int, str]:
    """How the server closes the page's socket."""
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                await page.hear()
    except Closed as closed:
        return closed.code, closed.reason


async def _nothing() -> None:
    pass


async def refreshed(page: Page) -> None:
    heard = len(page.raw)
    await page.say("resync")
    await page.until(lambda: any('"type":"snapshot"' in text for text in page.raw[heard:]))


class SharedServer:
    """One runner and one file; the server can be stopped and started again."""

    running: RunningServer

    def __init__(self, runner: asyncio.Runner, folder: Path) -> None:
        self.clock = Clock()
        self.cards: Library = {}  # from outside, that it offers when it is started
        self._runner = runner
        self._folder = folder
        self._stack = AsyncExitStack()
        self._visitors: list[Visitor] = []

    async def open(self) -> None:
        services = partial(self.clock.services, self.cards)
        server = serving(self._folder, services, tables_per_address=10_000)
        self.running = await self._stack.enter_async_context(server)

    async def restart(self) -> None:
        """Every page is closed; its guest finds the new address."""
        await self._stack.aclose()
        await self.open()
        for visitor in self._visitors:
            visitor.address = self.running.address
            visitor.http.base_url = httpx.URL(f"http://{self.running.address}")

    def run(self, scene: Coroutine[Any, Any, T]) -> T:
        """Whoever is still there afterwards is sent home."""

        async def within() -> T:
            try:
                async with asyncio.timeout(_LONGEST):
                    return await scene
            finally:
                await asyncio.gather(*(visitor.go_home() for visitor in self._visitors))
                self._visitors.clear()

        return self._runner.run(within())

    def close(self) -> None:
        self._runner.run(self._stack.aclose())

    async def put_record(self, game: int, record: str) -> None:
        """In the place of that of a game, as another program might have left it."""
        change = schema.games.update().where(schema.games.c.id == game).values(record=record)
        database = self.running.parts.services.store._database
        await database.write(lambda connection: connection.execute(change))

    async def guest(self, name: str) -> Visitor:
        visitor = await Visitor.introduced(self.running.address, name)
        self._visitors.append(visitor)
        return visitor

    async def party(self, *names: str, **setup: Any) -> Party:
        """The first opens the table; the others sit down beside them."""
        guests = [await self.guest(name) for name in names]
        setup = {"game": "mustachio", "players": max(2, len(names)), "bots": "random"} | setup
        party = Party(await guests[0].open_table(**setup), self)
        for seat, guest in enumerate(guests):
            await party.join(guest, seat)
        return party


@contextmanager
def open_shared_server() -> Iterator[SharedServer]:
    with asyncio.Runner() as runner, tempfile.TemporaryDirectory() as folder:
        server = SharedServer(runner, Path(folder))
        runner.run(server.open())
        try:
            yield server
        finally:
            server.close()
