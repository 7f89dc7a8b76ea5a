"""Somebody who plays whatever comes, comes back when the server does, and forgets nothing."""

import asyncio
import time
from collections.abc import Collection
from typing import Any, Protocol

import websockets

from tests.server.guests import Closed, Guest, Page

LOST = (OSError, websockets.WebSocketException, Closed)
AGAIN = 0.1  # seconds until the next try, when nobody answers
THINKING = 0.06  # seconds at least: the server sends off who says more than 20 a second
# How a socket closes when nobody closes it, or before anybody has listened to it
VANISHED, RESTARTS = 1006, 1012

# What may be said in vain: again after the server died, or while a last card plays itself.
MAY_BE_REFUSED = {"ask-closed", "not-during-game", "other-commitment", "salts-missing"}


class KillRun(Protocol):
    """What players of all tables share."""

    acknowledged: int
    last_call: bool  # no more games; the host of a table in a hurry ends its own
    passing: Collection[str]  # reasons for closing that pass when one comes back
    thinking: float  # seconds before an answer


def position(ask: str) -> tuple[int, int]:
    """Of an ask: the game's number, and how long its history was."""
    number, length = ask.split(".")
    return int(number), int(length)


def _moment(page: Page) -> str:
    assert page.play is not None
    return f"{page.table['number']}.{len(page.play['view']['scores'])}.moment"


class Player:
    def __init__(
        self,
        kill_run: KillRun,
        guest: Guest,
        table: str,
        seat: int,
        people: int,
        hurries: bool = False,
    ) -> None:
        self.table = table
        self.seat = seat  # seat 0 is the host's
        self.sent: dict[str, int] = {}  # how many plies each action is, by id
        self.done: set[str] = set()  # ids that the server has acknowledged
        self._evening = kill_run
        self._guest = guest
        self._people = people  # whom a host waits for
        self._hurries = hurries  # a host who ends the game after last call
        self._since_last_call = 0
        self._pending: dict[str, Any] | None = None  # sent, and not acknowledged
        self._answered = (0, 0)
        self._moment = ""  # before the round of the last answer: what everybody was ready for
        self._begun = ""  # the same, of the last answer that was acknowledged
        self._reached = (0, 0)
        self._events: list[dict[str, Any]] = []
        self._said: set[str] = set()  # to this life of the server
        self._lost_at: float | None = None
        self.away: list[float] = []  # seconds, each time, until the table was to be seen again

    async def play(self) -> None:
        """A host's ends when the kill_run does; anybody else's when it is cancelled."""
        while True:
            try:
                page = await self._guest.page(self.table)
            except LOST as error:
                await self._lost(error)
                continue
            if self._lost_at is not None:
                self.away.append(time.monotonic() - self._lost_at)
                self._lost_at = None
            try:
                await self._play_at(page)
                return
            except LOST as error:
                await self._lost(error)
            finally:
                await page.close()

    async def _lost(self, error: Exception) -> None:
        if isinstance(error, Closed):
            passing = error.reason in self._evening.passing
            assert passing or error.code in (VANISHED, RESTARTS), error
        if self._lost_at is None:
            self._lost_at = time.monotonic()
        await asyncio.sleep(AGAIN)

    async def _play_at(self, page: Page) -> None:
        self._compare(page)
        self._said.clear()
        if self._pending is not None:
            await page.say("act", **self._pending)
        while not self._satisfied(page):
            self._remember(page)
            await self._go_on(page)
            await page.hear()
            self._hear_answers(page)

    def _satisfied(self, page: Page) -> bool:
        over = page.table["stage"] == "over" and page.you["seat"] is not None
        return self.seat == 0 and over and self._evening.last_call

    # What was said must stay

    def _compare(self, page: Page) -> None:
        """The first snapshot after the server came back, with the last one before."""
        assert page.table["waiting"] != self._begun, "a round that began is under way"
        ask = page.play["ask"] if page.play else None
        if ask is not None:
            now = position(ask["id"])
            assert now >= self._reached, "the game went on from where it was"
            still_asked = self.seat in ask["seats"] and now <= self._answered
            assert not still_asked, "an acknowledged answer is there"
        if self._events:
            self._compare_events(page)

    def _compare_events(self, page: Page) -> None:
        """Of the same round nothing is lost or changed; a later one may have begun."""
        assert page.table["number"] >= self._reached[0], "a game that began is there"
        if page.table["number"] > self._reached[0]:
            return
        assert page.events, "the round's story is there"
        first, before = page.events[0], self._events[0]
        if first == before:
            assert page.events[: len(self._events)] == self._events
        else:
            assert first["args"]["number"] > before["args"]["number"], "no round is played again"

    def _remember(self, page: Page) -> None:
        ask = page.play["ask"] if page.play else None
        number = page.table["number"]
        self._reached = max(self._reached, position(ask["id"]) if ask else (number, 0))
        self._events = list(page.events) if page.play else []

    def _hear_answers(self, page: Page) -> None:
        for action_id in page.done:
            self.done.add(action_id)
            self._evening.acknowledged += 1
            self._since_last_call += self._evening.last_call
            if self._pending is not None and self._pending["id"] == action_id:
                self._answered = position(self._pending["ask"])
                self._begun = self._moment
                self._pending = None
        for refusal in page.refused:
            assert refusal["reason"]["message"] in MAY_BE_REFUSED, refusal
            if self._pending is not None and self._pending["id"] == refusal["ref"]:
                self._pending = None
        page.done.clear()
        page.refused.clear()

    # Going on

    async def _go_on(self, page: Page) -> None:
        table = page.table
        if page.you["seat"] is None:
            await self._say_once(page, "sit", seat=self.seat)
        elif table["stage"] in ("lobby", "over"):
            await page.salt()
            salted = sum(seat["salted"] for seat in table["seats"])
            if self.seat == 0 and salted == self._people:
                await self._say_once(page, "start", about=table["number"])
        elif table["waiting"]:
            await self._say_once(page, "ready", about=table["waiting"], at=table["waiting"])
        elif self._hurries and self._since_last_call > 1:
            await self._say_once(page, "end", about=table["number"])
        elif page.play and page.play["choice"] and self._pending is None:
            await self._answer(page)

    async def _say_once(self, page: Page, say: str, about: object = "", **fields: Any) -> None:
        if f"{say} {about}" not in self._said:
            self._said.add(f"{say} {about}")
            await page.say(say, **fields)

    async def _answer(self, page: Page) -> None:
        assert page.play is not None
        if position(page.play["ask"]["id"]) <= self._answered:
            return  # acknowledged; the next update is on its way
        await asyncio.sleep(self._evening.thinking)
        self._moment = _moment(page)
        answer = page.chosen()
        self._pending = {**answer, "ref": answer["id"]}
        self.sent[answer["id"]] = len(answer["do"])
        await page.say("act", **self._pending)
