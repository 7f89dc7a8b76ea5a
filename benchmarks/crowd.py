"""People at many tables of one server, all in one process."""

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from heapq import heapify, heapreplace
from typing import Any, NamedTuple

from benchmarks.page import Ask, Choice, Message, Page
from tests.server.server_process import METRICS_TOKEN, ServerProcess

_AT_ONCE = 50  # requests under way
_TICK = 0.002  # seconds


class Setup(NamedTuple):
    game: str
    people: int = 4
    bots: str = "random"  # at the seats without people, of four
    pace: str = "instant"


async def ask(port: int, path: str, body: object = None, cookie: str = "") -> tuple[str, bytes]:
    """The cookie that was set, and the answer; POSTs if there is something to say."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    text = b"" if body is None else json.dumps(body).encode()
    method = "GET" if body is None else "POST"
    writer.write(
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
        f"Authorization: Bearer {METRICS_TOKEN}\r\n"
        f"Cookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {len(text)}"
        "\r\n\r\n".encode()
        + text
    )
    head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    lines = head.decode().split("\r\n")
    assert lines[0].split()[1].startswith("2"), f"{path}: {lines[0]}"
    set_to = (line for line in lines if line.lower().startswith("set-cookie:"))
    return next(set_to, "").partition(":")[2].partition(";")[0].strip(), answer


class Company:
    """The people of one table. They salt, start and get ready by themselves, and act when told."""

    def __init__(self, port: int, table: str, cookies: Sequence[str]) -> None:
        self.table = table
        self.pages = [Page(self._hear) for _ in cookies]
        self.actions = 0
        self.latencies: list[float] = []  # from an action sent to everyone's news of it
        self.waits: list[float] = []  # for a bot that was asked
        self.refused: list[str] = []
        self._port = port
        self.cookies = cookies
        self._said: dict[Page, set[str]] = {page: set() for page in self.pages}
        self._in_flight = ""  # an ask that was answered
        self._unaware: set[Page] = set()
        self._sent = self._asked = 0.0
        self._awaited = ""  # an ask that a bot is to answer

    async def come(self) -> None:
        for page, cookie in zip(self.pages, self.cookies, strict=True):
            await page.connect(self._port, self.table, cookie)

    def move(self, port: int) -> None:
        """To another process, before they come."""
        self._port = port

    def once_more(self) -> "Company":
        """The same people, with new pages."""
        return Company(self._port, self.table, self.cookies)

    @property
    def arrived(self) -> bool:
        assert not any(page.lost for page in self.pages), "nobody is turned away"
        return all(page.table is not None for page in self.pages)

    @property
    def playing(self) -> bool:
        return all(page.table is not None and page.table.stage == "play" for page in self.pages)

    @property
    def in_flight(self) -> bool:
        return bool(self._unaware)

    # Hearing

    def _hear(self, page: Page, message: Message) -> None:
        if message.type == "refused":
            self.refused.append(message.reason["message"])
        if message.table:
            self._get_on(page)
        if message.play:
            self._watch(page, message.play.ask)

    def _get_on(self, page: Page) -> None:
        """What has to be said before anybody can play."""
        table, seat = page.table, self.pages.index(page)
        assert table is not None
        if table.stage in ("lobby", "over"):
            if table.number == 0 and seat > 0:
                self._say_once(page, "sit", seat=seat)
            commitment = table.next_commitment
            self._say_once(page, "salt", commitment=commitment, salt=random.randbytes(32).hex())
            if seat == 0 and sum(place.salted for place in table.seats) == len(self.pages):
                self._say_once(page, f"start {table.number}")
        elif table.waiting:
            self._say_once(page, "ready", at=table.waiting)

    def _say_once(self, page: Page, say: str, **fields: Any) -> None:
        about = f"{say} {fields.get('at', fields.get('commitment'))}"
        if about not in self._said[page]:
            self._said[page].add(about)
            page.say(say.split(maxsplit=1)[0], **fields)

    def _watch(self, page: Page, ask: Ask | None) -> None:
        now = time.perf_counter()
        if page in self._unaware and (ask is None or ask.id != self._in_flight):
            self._unaware.discard(page)
            if not self._unaware:
                self.latencies.append(now - self._sent)
        if page is self.pages[0]:
            self._watch_bots(ask, now)

    def _watch_bots(self, ask: Ask | None, now: float) -> None:
        if self._awaited and (ask is None or ask.id != self._awaited):
            self.waits.append(now - self._asked)
            self._awaited = ""
        if ask is not None and ask.seats[0] >= len(self.pages) and ask.id != self._awaited:
            self._awaited, self._asked = ask.id, now

    # Acting

    def act(self) -> bool:
        """Somebody who is asked answers; False if nobody is, or a last card plays itself."""
        for page in self.pages:
            play = page.play
            if play is None or play.choice is None or play.ask is None or not play.view.round:
                continue
            if play.ask.what == "play" and len(play.view.round.hand) == 1:
                continue
            self._answer(page, play.ask, play.choice)
            play.choice = None
            return True
        return False

    def _answer(self, page: Page, ask: Ask, choice: Choice) -> None:
        do = random.sample(choice.legal, choice.parts)
        if len(ask.seats) == 1:  # else the others learn nothing of it yet
            self._in_flight, self._unaware = ask.id, set(self.pages)
        self._sent = time.perf_counter()
        self.actions += 1
        page.say("act", ask=ask.id, id=f"{ask.id}-{self.pages.index(page)}", do=do)


async def seated(server: ServerProcess, setups: Sequence[Setup]) -> list[Company]:
    """Tables with their first games begun."""
    gate = asyncio.Semaphore(_AT_ONCE)

    async def one(setup: Setup) -> Company:
        async with gate:
            return await seated_at(server.port, setup)

    return await asyncio.gather(*map(one, setups))


async def seated_at(
    port: int, setup: Setup, where: Callable[[str], Awaitable[int]] | None = None
) -> Company:
    """One table, with its first game begun; `where` says at which port its pages come."""
    company = await _company(port, setup)
    if where is not None:
        company.move(await where(company.table))
    await company.come()
    while not company.playing:
        await asyncio.sleep(0.05)
    return company


async def _company(port: int, setup: Setup) -> Company:
    cookies = [(await ask(port, "/api/me", {"name": "Guest"}))[0] for _ in range(setup.people)]
    new_table: dict[str, object] = {
        "game": setup.game,
        "players": 4,
        "settings": {"pace": setup.pace},
    }
    if setup.people < 4:
        new_table["bots"] = setup.bots
    _, answer = await ask(port, "/api/tables", new_table, cookies[0])
    return Company(port, json.loads(answer)["id"], cookies)


class Pace(NamedTuple):
    """What came of a while at some number of actions a second."""

    wanted: float  # actions a second
    done: float
    turns: int
    late: int  # of them, such as came before the last action had reached everyone
    latencies: list[float]

    def percentile(self, percent: float) -> float:
        """Milliseconds."""
        ordered = sorted(self.latencies) or [float("inf")]
        return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))] * 1e3

    def kept(self, soon: float) -> bool:
        """Has everybody known within so many milliseconds, and was hardly a turn missed?"""
        return self.percentile(99) <= soon and self.late <= 0.1 * self.turns


async def keep_pace(companies: Sequence[Company], wanted: float, seconds: float) -> Pace:
    """Together they make this many actions a second; each table takes its own time for each, from
    half to one and a half of the usual, as people do."""
    for company in companies:
        company.latencies.clear()
    usual = len(companies) / wanted
    begun, taken, done, late = time.perf_counter(), 0, 0, 0
    turns = [(begun + random.random() * usual, n) for n in range(len(companies))]
    heapify(turns)
    while (now := time.perf_counter()) < begun + seconds:
        while turns[0][0] <= now:
            due, number = turns[0]
            heapreplace(turns, (due + random.uniform(0.5, 1.5) * usual, number))
            taken += 1
            if companies[number].in_flight:
                late += 1
            else:
                done += companies[number].act()
        await asyncio.sleep(_TICK)
    await asyncio.sleep(0.5)
    latencies = [latency for company in companies for latency in company.latencies]
    return Pace(wanted, done / seconds, taken, late, latencies)
