"""A real server on a free port, and guests who come to it: what the server's tests are made of."""

import asyncio
import json
import random
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import websockets

from upperlip.server.bots.pool import BotPool
from upperlip.server.http.app import application
from upperlip.server.http.listening import IDLE_SECONDS, PageConfig
from upperlip.server.relay.company import internal_listener
from upperlip.server.serve import PageServer
from upperlip.server.server import Server
from upperlip.server.settings import read_settings
from upperlip.server.store import Store
from upperlip.server.tables.services import Services

DESCRIPTORS = 1000  # that the server may have open
PATIENCE = 20.0  # seconds a test waits for something that must happen


class Closed(Exception):
    """The server has closed the socket: with which code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


@asynccontextmanager
async def serving(
    folder: Path, make_services: Callable[..., Services] = Services, **flags: Any
) -> AsyncIterator["RunningServer"]:
    """The whole server, in this process. Its bots have no workers unless it is told: starting one
    takes longer than most tests do, and novice stands in."""
    usual = {"host": "127.0.0.1", "data": str(folder / "test.sqlite"), "workers": 0}
    usual["guests_per_address"] = 100_000  # all of them come from here
    settings = read_settings(usual | flags, {})
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))

    pool = BotPool(settings.workers, own=settings.own_bots)
    await pool.start()
    several = settings.processes is not None
    store = await Store.open(settings.store_url, PATIENCE, several=several)  # it may be busy
    services = make_services(store, pool)
    if several:
        parts = await Server.joined(settings, services, internal_listener(settings))
    else:
        parts = Server.of(settings, services)
    app = application(parts)
    config = PageConfig(app, settings, DESCRIPTORS)
    server = PageServer(config, parts)
    running = asyncio.create_task(server.serve([listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield RunningServer(f"127.0.0.1:{listener.getsockname()[1]}", parts)
    finally:
        server.should_exit = True
        await running


class RunningServer:
    """A server that runs in this process: where it is, and what it is made of."""

    def __init__(self, address: str, parts: Server) -> None:
        self.address = address
        self.parts = parts

    async def guest(self, name: str) -> "Guest":
        return await Guest.introduced(self.address, name)


def browser_at(
    address: str, cookies: httpx.Cookies | dict[str, str] | None = None
) -> httpx.AsyncClient:
    """It waits as long as a test does: a busy machine may take more than a client's usual time.

    Connections that were idle for long are not used again: the server may be closing them.
    """
    url = address if "://" in address else f"http://{address}"
    limits = httpx.Limits(keepalive_expiry=IDLE_SECONDS / 2)
    return httpx.AsyncClient(
        base_url=url, cookies=cookies, verify=False, timeout=PATIENCE, limits=limits
    )


class Guest:
    """Somebody with a browser: a cookie, and a page or several."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        self.address = address
        self.http = http

    @classmethod
    async def introduced(cls, address: str, name: str) -> Self:
        http = browser_at(address)
        (await http.post("/api/me", json={"name": name})).raise_for_status()
        return cls(address, http)

    async def open_table(self, **setup: Any) -> str:
        response = await self.http.post("/api/tables", json=setup)
        response.raise_for_status()
        table: str = response.json()["id"]
        return table

    async def page(self, table: str) -> "Page":
        """A page that has its first snapshot."""
        page = Page(await self.socket(table))
        await page.until(lambda: bool(page.table))
        return page

    async def socket(self, table: str) -> Any:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return await websockets.connect(
            f"ws://{self.address}/ws/{table}",
            additional_headers={"cookie": cookie},
            compression=None,
            max_size=None,
            max_queue=None,  # with many unread it stops reading, and would close after ten seconds
        )


class Page:
    """An open page: keeps what it was told, as the real one does."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.version = 0
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.play: dict[str, Any] | None = None
        self.events: list[dict[str, Any]] = []
        self.lines: list[dict[str, Any]] = []
        self.done: list[str] = []
        self.refused: list[dict[str, Any]] = []
        self.other: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.last_cards: set[str] = set()  # ids of answers that may come too late: it plays itself
        self._acted = ""
        self._salted = ""

    async def close(self) -> None:
        await self.socket.close()

    # Hearing

    async def hear(self) -> dict[str, Any]:
        try:
            text = await self.socket.recv()
        except websockets.ConnectionClosed as error:
            closed = error.rcvd
            raise Closed(closed.code if closed else 1006, closed.reason if closed else "") from None
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        getattr(self, f"_hear_{message['type']}", self.other.append)(message)
        return message

    def _hear_snapshot(self, message: dict[str, Any]) -> None:
        self.version, self.table, self.you = message["version"], message["table"], message["you"]
        self.play, self.events = message["play"], message["events"]
        self.lines = message["lines"]

    def _hear_update(self, message: dict[str, Any]) -> None:
        assert message["version"] == self.version + 1, "versions follow on each other"
        self.version = message["version"]
        self.table, self.you = message.get("table", self.table), message.get("you", self.you)
        self.play = message.get("play", self.play)
        for event in message["events"]:
            if event["message"] in ("rule-turned", "dealt"):
                self.events = []
            self.events.append(event)
        self.lines += message["lines"]

    def _hear_done(self, message: dict[str, Any]) -> None:
        self.done.append(message["id"])

    def _hear_refused(self, message: dict[str, Any]) -> None:
        self.refused.append(message)

    async def until(self, holds: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Listens until something holds."""
        async with asyncio.timeout(seconds):
            while not holds():
                await self.hear()

    # Saying

    async def say(self, kind: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def refusal(self, kind: str, **fields: Any) -> str:
        """Says something that must be refused; the message id of the reason."""
        before = len(self.refused)
        await self.say(kind, **fields)
        await self.until(lambda: len(self.refused) > before)
        message: str = self.refused[-1]["reason"]["message"]
        return message

    async def salt(self) -> None:
        """As the real page does: once it sits and knows the commitment."""
        commitment = self.table["next_commitment"]
        if self.you["seat"] is not None and self._salted != commitment:
            self._salted = commitment
            await self.say("salt", commitment=commitment, salt=random.randbytes(32).hex())

    async def start(self) -> None:
        await self.salt()
        await self.until(lambda: all(s["salted"] or not s["here"] for s in self.table["seats"]))
        await self.say("start")

    async def go_on(self, choose: Callable[[list[str]], str] = random.choice) -> bool:
        """Presses ready or answers, if asked; says whether it did."""
        waiting = self.table["waiting"]
        if waiting and waiting != self._acted and self.you["seat"] is not None:
            self._acted = waiting
            await self.say("ready", at=waiting)
            return True
        ask = self.play["ask"] if self.play else None
        choice = self.play["choice"] if self.play else None
        if not ask or not choice or ask["id"] == self._acted:
            return False
        self._acted = ask["id"]
        await self.answer(choose)
        return True

    async def answer(self, choose: Callable[[list[str]], str] = random.choice) -> str:
        """Answers the ask; the action's id."""
        answer = self.chosen(choose)
        action_id: str = answer["id"]
        if self._has_one_card():
            self.last_cards.add(action_id)
        await self.say("act", **answer, ref=action_id)
        return action_id

    def _has_one_card(self) -> bool:
        assert self.play is not None
        round_ = self.play["view"]["round"]
        return self.play["ask"]["what"] == "play" and len(round_["hand"]) == 1

    def chosen(self, choose: Callable[[list[str]], str] = random.choice) -> dict[str, Any]:
        """An answer to the ask, not yet given."""
        assert self.play is not None
        legal = list(self.play["choice"]["legal"])
        do = []
        for _ in range(self.play["choice"]["parts"]):
            word = choose(legal)
            legal.remove(word)
            do.append(word)
        ask = self.play["ask"]["id"]
        return {"ask": ask, "id": f"{ask}-{random.randrange(1 << 30)}", "do": do}

    async def play_on(self, until: Callable[[], bool] | None = None) -> None:
        """Plays whatever comes, until something holds, or the game is over."""
        until = until or (lambda: self.table["stage"] == "over")
        while not until():
            await self.go_on()
            if not until():
                await self.hear()


def run(work: Awaitable[Any], seconds: float = 120) -> Any:
    """A test's own event loop, with an end."""

    async def within() -> Any:
        async with asyncio.timeout(seconds):
            return await work

    return asyncio.run(within())
