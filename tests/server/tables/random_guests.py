"""Guests at one table who do whatever comes to their mind, to get a second hand or a role."""

import asyncio
import json
import random
from collections import Counter, defaultdict
from contextlib import suppress
from typing import Any

import websockets

from tests.server.guests import Closed, Guest, Page
from tests.server.shared_server import SharedServer, refreshed
from tests.server.tables.test_guests import link_of

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Fay")
SEATS = 4
GONE = (Closed, websockets.ConnectionClosed)  # somebody has left, or was sent away just now
SETTINGS = ({"memory": True}, {"talk": "honour"}, {"spectators": False}, {"spectators": True})
WAITS = (1.0, 40.0, 130.0)  # seconds; the last is longer than anybody's patience


class RandomGuests:
    """`seen`: by guest and game, the seats they were shown; `done`: what came of it all."""

    def __init__(self, server: SharedServer, seed: int) -> None:
        self._server = server
        self._draw = random.Random(seed)
        self._guests: list[Guest] = []
        self._pages: dict[int, Page] = {}  # by number of the guest
        self._games: dict[Page, int] = {}  # the number of the game that a page was told of
        self._you: dict[Page, dict[str, Any]] = {}
        self._links: list[tuple[str, str]] = []  # whose, and the token
        self._table = ""
        self.seen: defaultdict[tuple[str, int], set[int]] = defaultdict(set)
        self.done: Counter[str] = Counter()

    async def play(self, steps: int) -> None:
        self._guests = [await self._server.guest(name) for name in NAMES]
        self._table = await self._guests[0].open_table(
            game="moustache", players=SEATS, bots="random", settings={"pace": "instant"}
        )
        for who in range(len(NAMES)):
            await self._come(who)
        for seat in range(1, SEATS - 1):  # a bot keeps the last one
            await self._pages[seat].say("sit", seat=seat)
        for _ in range(steps):
            self._server.clock.turn(1.5)  # so that nobody speaks too fast
            before = await self._situation()
            step, moved_by = self._draw.choice(STEPS), None
            with suppress(*GONE):
                moved_by = await step(self, self._draw.randrange(len(NAMES)))
            await self._hear_all()
            self._judge(before, await self._situation(), moved_by)

    # What is true

    async def _situation(self) -> tuple[str, int | None, list[str | None], list[list[str]]]:
        document = (await self._server.running.parts.lobby.room_task(self._table)).room.document
        places = document.places
        return (
            document.founder,
            document.playing,
            [place.guest for place in places],
            [[*place.taken_from, *filter(None, [place.left_by])] for place in places],
        )

    def _judge(self, before: Any, after: Any, moved_by: tuple[str, str] | None) -> None:
        if before[0] != after[0]:
            assert moved_by == (before[0], after[0]), (
                "the founder's role moves by the own link only"
            )
            self.done["roles"] += 1
        in_one_game = before[1] is not None and before[1] == after[1]
        for was, elder, became, elder_now in zip(*before[2:], *after[2:], strict=True):
            if became is not None and became in elder:
                self.done["taken back"] += 1
            elif was is not None and was in elder_now:
                self.done["claimed"] += 1
            elif in_one_game and was is None and became is not None:
                self.done["replaced a bot"] += 1
        for (guest, game), seats in self.seen.items():
            assert len(seats) == 1, f"{guest} has seen the hands of {seats} in game {game}"

    async def _hear_all(self) -> None:
        await asyncio.gather(*map(self._hear, list(self._pages)))

    async def _hear(self, who: int) -> None:
        page = self._pages[who]
        heard = len(page.raw)
        try:
            await refreshed(page)
        except GONE:
            del self._pages[who]
        for text in page.raw[heard:]:
            self._look(page, json.loads(text))

    def _look(self, page: Page, message: dict[str, Any]) -> None:
        if "table" in message:
            self._games[page] = message["table"]["number"]
        if "you" in message:  # as of this message: the next one may tell of another seat
            self._you[page] = message["you"]
        view = (message.get("play") or {}).get("view")
        if view is not None and view["seat"] >= 0:
            you = self._you[page]
            assert view["seat"] == you["seat"], "a hand is shown to whoever sits there"
            self.seen[you["guest"], self._games[page]].add(view["seat"])
        elif view is not None and view["round"] is not None:
            assert not view["round"]["hand"], "watchers see none"

    # What somebody does; those who use a link say whose and where it went

    async def _come(self, who: int) -> None:
        if who not in self._pages:
            try:
                self._pages[who] = await self._guests[who].page(self._table)
                for text in self._pages[who].raw:
                    self._look(self._pages[who], json.loads(text))
            except Closed:  # removed, and here again with another browser
                self._guests[who] = await self._server.guest(NAMES[who])

    async def _go(self, who: int) -> None:
        if who in self._pages:
            await self._pages.pop(who).close()

    async def _leave(self, who: int) -> None:
        await self._say(who, "leave")

    async def _restart(self, _: int) -> None:
        await self._server.restart()
        self._pages.clear()
        for who in range(len(NAMES)):
            await self._come(who)

    async def _say(self, who: int, kind: str, **fields: Any) -> None:
        if who in self._pages:
            with suppress(*GONE):
                await self._pages[who].say(kind, **fields)

    async def _seat(self, who: int) -> None:
        kind = self._draw.choice(["sit", "sit", "claim", "stand"])
        fields = {} if kind == "stand" else {"seat": self._draw.randrange(SEATS)}
        await self._say(who, kind, **fields)

    async def _come_back(self, who: int) -> None:
        await self._come(who)
        if who in self._pages and (seat := self._pages[who].you["return_to"]) is not None:
            await self._say(who, "sit", seat=seat)

    async def _replace_a_bot(self, _: int) -> None:
        """Whoever stands tries, whether they have seen a hand or not."""
        standing = [who for who, page in self._pages.items() if page.you["seat"] is None]
        if standing:
            who = self._draw.choice(standing)
            seats = enumerate(self._pages[who].table["seats"])
            bots = [seat for seat, sitter in seats if sitter["bot"] is not None]
            if bots:
                await self._say(who, "sit", seat=self._draw.choice(bots))

    async def _claim_the_absent(self, _: int) -> None:
        standing = [who for who, page in self._pages.items() if page.you["seat"] is None]
        if not standing:
            return
        who = self._draw.choice(standing)
        sitters = enumerate(self._pages[who].table["seats"])
        absent = [seat for seat, sitter in sitters if sitter["guest"] and not sitter["here"]]
        if absent:
            self._server.clock.turn(self._draw.choice(WAITS))
            await self._say(who, "claim", seat=self._draw.choice(absent))
            await self._hear_all()
            await self._vote(who)

    async def _vote(self, who: int) -> None:
        """Everybody does, the claimants for themselves, too; mostly yes."""
        for one in self._pages[who].table["watchers"] if who in self._pages else []:
            if one["claims"] is not None:
                for voter in list(self._pages):
                    yes = self._draw.random() < 0.9
                    vote = {"guest": one["guest"], "seat": one["claims"], "yes": yes}
                    await self._say(voter, "approve", **vote)

    async def _make_link(self, who: int) -> None:
        page = self._pages.get(who)
        if page is not None and page.you["seat"] is not None:
            self._links.append((page.you["guest"], (await link_of(page))["token"]))

    async def _use_link(self, who: int) -> tuple[str, str] | None:
        if not self._links:
            return None
        owner, token = self._draw.choice(self._links)
        http = self._guests[who].http
        path = f"/api/tables/{self._table}/move"
        if (await http.post(path, json={"token": token})).status_code != 200:
            return None
        self.done["links"] += 1
        return owner, (await http.get("/api/me")).json()["guest"]

    async def _run_the_table(self, who: int) -> None:
        orders: list[tuple[str, dict[str, Any]]] = [
            ("end", {}),
            ("reopen", {}),
            ("swap", {"seats": [0, self._draw.randrange(SEATS)]}),
            ("bot", {"seat": self._draw.randrange(SEATS), "level": "random"}),
            ("change", {"settings": {"away": self._draw.choice([10, 120, None])}}),
            ("change", {"settings": self._draw.choice(SETTINGS)}),
            *([("remove", {"guest": self._pages[who].you["guest"]})] if who in self._pages else ()),
        ]
        kind, fields = self._draw.choice(orders)
        for one in list(self._pages):
            await self._say(one, kind, **fields)  # one of them is the host

    async def _ask_for_the_record(self, who: int) -> None:
        """And for what can be read from it: of a game that is on the table, over or not."""
        room = (await self._server.running.parts.lobby.room_task(self._table)).room
        for path in ("", "/replay", "/verdict"):
            answer = await self._guests[who].http.get(f"/api/records/{room.document.playing}{path}")
            await self._hear_all()  # the game may have ended just now
            assert room.stage == "over" or answer.status_code in (404, 429)

    async def _begin(self, _: int) -> None:
        for one, page in list(self._pages.items()):
            await page.salt()
            for seat, sitter in enumerate(page.table["seats"]):
                if not sitter["guest"] and not sitter["bot"]:
                    await self._say(one, "bot", seat=seat, level="random")
        await self._hear_all()
        for one in list(self._pages):
            await self._say(one, "start")

    async def _go_on(self, _: int) -> None:
        for page in list(self._pages.values()):
            await page.go_on()

    async def _wait(self, _: int) -> None:
        self._server.clock.turn(self._draw.choice(WAITS))


STEPS = (
    RandomGuests._come,
    RandomGuests._come,
    RandomGuests._come,
    RandomGuests._go,
    RandomGuests._go,
    RandomGuests._leave,
    RandomGuests._restart,
    RandomGuests._seat,
    RandomGuests._seat,
    RandomGuests._come_back,
    RandomGuests._replace_a_bot,
    RandomGuests._replace_a_bot,
    RandomGuests._claim_the_absent,
    RandomGuests._claim_the_absent,
    RandomGuests._vote,
    RandomGuests._vote,
    RandomGuests._make_link,
    RandomGuests._use_link,
    RandomGuests._run_the_table,
    RandomGuests._run_the_table,
    RandomGuests._ask_for_the_record,
    RandomGuests._begin,
    RandomGuests._begin,
    RandomGuests._go_on,
    RandomGuests._wait,
)
