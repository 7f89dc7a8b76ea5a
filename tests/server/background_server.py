"""A server in a thread of its own, where an honest game goes on while others misbehave."""

import asyncio
import logging
import tempfile
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

from tests.server.guests import PATIENCE, Guest, Page, RunningServer, run, serving
from upperlip.records.check import check

T = TypeVar("T")
_LOGGERS = ("upperlip", "uvicorn", "asyncio")
_THINKING = 0.05  # seconds: the honest never say more than the server lets a page say
_OPENING = 3 * PATIENCE  # a server and its bots' processes start, on a machine that is busy


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)


class Complaints(logging.Handler):
    """Every error that anybody logs."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        facts = getattr(record, "facts", "")
        self.heard.append(f"{record.name}: {record.getMessage().strip()} {facts} {error!r}")


class Visitor(Guest):
    """A guest whose pages are closed when the visit is over."""

    def __init__(self, *place: Any) -> None:
        super().__init__(*place)
        self._sockets: list[Any] = []

    async def socket(self, table: str) -> Any:
        self._sockets.append(await super().socket(table))
        return self._sockets[-1]

    async def leave(self) -> None:
        for socket in self._sockets:  # a polite goodbye takes long where nothing was read
            socket.transport.abort()
            await socket.wait_closed()
        await self.http.aclose()


class BackgroundServer:
    """At the end of the `with` the honest finish their game, or it was disturbed."""

    running: RunningServer
    table: str  # where the honest play

    def __init__(self) -> None:
        self.complaints = Complaints()
        self.answers = 0  # that the honest have given
        self._visitors: list[Visitor] = []
        self._closing = False
        self._open = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run)
        self._failure: BaseException | None = None

    def __enter__(self) -> "BackgroundServer":
        for name in _LOGGERS:
            logging.getLogger(name).addHandler(self.complaints)
        self._thread.start()
        opened = self._open.wait(_OPENING)
        self.unharmed()
        assert opened, "the honest never began"
        return self

    def __exit__(self, *_: object) -> None:
        self._closing = True
        self._wait_for_the_honest()
        for name in _LOGGERS:
            logging.getLogger(name).removeHandler(self.complaints)
        assert not self._thread.is_alive(), "the honest game was never finished"
        self.unharmed()

    def _wait_for_the_honest(self) -> None:
        """For as long as they go on: a whole game can take minutes on a machine that is busy."""
        answers = -1
        while self._thread.is_alive() and self.answers > answers:
            answers = self.answers
            self._thread.join(2 * PATIENCE)

    @property
    def address(self) -> str:
        return self.running.address

    def unharmed(self) -> None:
        if self._failure is not None:
            raise self._failure
        assert not self.complaints.heard

    async def visitors(self, *names: str) -> list[Guest]:
        came = [await Visitor.introduced(self.address, name) for name in names]
        self._visitors += came
        return list(came)

    def play(self, scene: Coroutine[Any, Any, T], seconds: float = 60) -> T:
        """In the caller's thread; whoever visited leaves at the end, and the honest play on."""
        played: T = run(self._visit(scene), seconds)
        return played

    async def _visit(self, scene: Coroutine[Any, Any, T]) -> T:
        try:
            played = await scene
            answers = self.answers
            await until(lambda: self.answers > answers or self._failure is not None)
            self.unharmed()
            return played
        finally:
            leaving, self._visitors = self._visitors, []
            await asyncio.gather(*(visitor.leave() for visitor in leaving))

    def ask(self, work: Coroutine[Any, Any, T]) -> T:
        """Does something in the server's own thread."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    # In the thread

    def _run(self) -> None:
        try:
            with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
                runner.run(self._serve())
        except BaseException as failure:
            self._failure = failure
        finally:
            self._open.set()

    async def _serve(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            async with serving(Path(folder), workers=1, tables_per_address=10_000) as self.running:
                people = [await Visitor.introduced(self.address, name) for name in ("Ada", "Bo")]
                host, friend = people
                self.table = await host.open_table(game="mustachio", players=2)
                pages = [await host.page(self.table), await friend.page(self.table)]
                await pages[1].say("sit", seat=1)
                await pages[1].until(lambda: pages[1].you["seat"] == 1)
                self._open.set()
                while not self._closing:
                    await asyncio.gather(*map(self._play, pages))
                record = await host.http.get(f"/api/records/{pages[0].table['record']}")
                check(record.json())
                for page in pages:
                    for refusal in page.refused:  # only a last card, which had played itself
                        assert refusal["reason"]["message"] == "ask-closed", refusal
                        assert refusal["ref"] in page.last_cards, refusal
                await asyncio.gather(*(honest.leave() for honest in people))

    async def _play(self, page: Page) -> None:
        """A whole game, and the next one at the same seats."""
        number = page.table["number"]
        await page.salt()
        if page.you["host"]:
            await page.start()
        await page.until(lambda: page.table["number"] > number)
        while page.table["stage"] != "over":
            if await page.go_on():
                self.answers += 1
                await asyncio.sleep(_THINKING)
            if page.table["stage"] != "over":
                await page.hear()
