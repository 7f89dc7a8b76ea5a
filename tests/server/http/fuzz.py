"""Random messages, made from the messages' own types and then bent; the server must stay calm.

`fuzz(count, seed)` sends that many, from guests who host, sit, watch and drift between tables,
while an honest game goes on. Every message is answered or the socket is closed; nothing is logged
as an error; the honest game goes on and is finished.
"""

import asyncio
import json
import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Any, get_args

import msgspec.inspect as mi
import websockets

from tests.server.background_server import BackgroundServer
from tests.server.guests import PATIENCE, Closed, Guest, Page
from upperlip.bots import BOTS
from upperlip.games import GAMES
from upperlip.server.http.connection import LARGEST
from upperlip.server.tables.chat_rules import PRESETS
from upperlip.server.wire import client_messages

Message = dict[str, Any]
Frame = str | bytes

_KINDS = [mi.type_info(kind) for kind in get_args(client_messages.AnyClientMessage)]
_BATCH = 18  # messages before waiting for what came of them: below what counts as too fast
_ACT = 150  # messages after which the tables are cleared and new guests come


def fuzz(count: int, seed: int) -> Counter[str]:
    """What became of the messages."""
    with BackgroundServer() as server:
        return fuzz_in(server, count, seed)


def fuzz_in(server: BackgroundServer, count: int, seed: int) -> Counter[str]:
    return server.play(Fuzzer(server, seed).go(count), 60 + count / 5)


# Messages


def _nested(rng: random.Random) -> str:
    """About as deep as a reader can follow: just readable is worse than unreadable."""
    return f"nested {rng.randrange(950, 1000)}"


def _text(message: Any) -> str:
    text = json.dumps(message, ensure_ascii=False)
    return re.sub(r'"nested (\d+)"', lambda deep: "[" * int(deep[1]) + "]" * int(deep[1]), text)


_ODD: tuple[Callable[[random.Random], Any], ...] = (
    lambda rng: None,
    lambda rng: rng.choice((True, False)),
    lambda rng: rng.choice((-1, 6, 7, 2**31, 2**63, 2**64, 10**30, -(10**30))),
    lambda rng: rng.choice((0.5, -0.0, 1e308, 5e-324)),
    lambda rng: rng.choice(("", "\0", "\u202eabc", "\ufeff", "é" * 400, "\N{CROWN}" * 70, "null")),
    lambda rng: rng.choice(([], {}, [[]], [None] * 9, {"": {}}, ["a", 1])),
    _nested,
)
_OPTIONS: tuple[Message, ...] = (
    {},
    {"sides": "solo"},
    {"sides": "pairs"},
    {"villains": "pool", "pool": ["ACORN"]},
    {"villains": "all", "card_counting": True},
    {"first_dealer": 3},
    {"rules": ["twos-win"] * 4},
    {"rule_set": "house", "even_trophies": True},
    {"listed": True, "pace": "instant"},
    {"clock": 5, "away": 10},
    {"clock": 4},
    {"spectators": False},
)


class Pen:
    """Writes messages that a page in this place might send, or nearly."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def frame(self, page: Page) -> Frame:
        rng = self._rng
        message = self._valid(rng.choice(_KINDS), _words(page))
        if rng.random() < 0.4:
            return _text(message)
        if rng.random() < 0.6:
            return _text(self._bent(message))
        return self._torn(_text(message))

    def _valid(self, kind: Any, words: list[str]) -> Message:
        message = {"type": kind.tag}
        for field in kind.fields:
            if field.required or self._rng.random() < 0.3:
                message[field.encode_name] = self._value(field.type, words)
        return message

    def _value(self, kind: mi.Type, words: list[str]) -> Any:
        rng = self._rng
        match kind:
            case mi.UnionType():
                return self._value(rng.choice(kind.types), words)
            case mi.StrType():
                fits = [word for word in words if len(word) <= (kind.max_length or 64)]
                return rng.choice(fits)
            case mi.IntType():
                return rng.randrange(7)
            case mi.BoolType():
                return rng.random() < 0.5
            case mi.ListType():
                most = kind.max_length or 3
                return [self._value(kind.item_type, words) for _ in range(rng.randint(1, most))]
            case mi.DictType():
                return dict(rng.choice(_OPTIONS))
            case _:
                return None

    def _bent(self, message: Message) -> Any:
        """One thing about it is wrong."""
        rng = self._rng
        key, odd = rng.choice(list(message)), rng.choice(_ODD)(rng)
        return rng.choice(
            (
                lambda: message | {key: odd},
                lambda: message | {rng.choice(("seats", "secret", "Say", "")): odd},
                lambda: {name: value for name, value in message.items() if name != key},
                lambda: message | {"options": {"sides": odd}, "settings": {"clock": odd}},
                lambda: [message],
                lambda: odd,
            )
        )()

    def _torn(self, text: str) -> Frame:
        """Hardly a message any more."""
        rng = self._rng
        cut = rng.randrange(len(text))
        return rng.choice(
            (
                lambda: text[:cut],
                lambda: text + text[cut:],
                text.encode,  # a binary frame
                lambda: rng.randbytes(rng.randrange(60)),
                lambda: text[:cut] + rng.choice('\0"\\{}[]:,\ud7ff') + text[cut:],
                lambda: text.replace('"', "'"),
                lambda: text[:-1] + ',"type":"resync"}',
                lambda: text + " " * rng.choice((LARGEST - len(text.encode()), LARGEST)),
                lambda: "[" * rng.randrange(1, 5000),
                lambda: text.replace(":", ":" + "9" * rng.choice((20, 400, 5000)), 1),
            )
        )()


def _words(page: Page) -> list[str]:
    """What is known in this place: most of it fits somewhere."""
    table, play = page.table, page.play or {}
    ask, choice = play.get("ask") or {}, play.get("choice") or {}
    known = [seat["guest"] for seat in table["seats"]]
    known += [watcher["guest"] for watcher in table["watchers"]]
    known += [table["next_commitment"], table["waiting"], ask.get("id"), "1.1", "play R7", "bid 0"]
    known += [*choice.get("legal", ()), *PRESETS, *BOTS, "Mallory", "\u202eyrollaM", "f" * 64]
    return [word for word in known if word]


# Sending them


class Fuzzer:
    def __init__(self, server: BackgroundServer, seed: int) -> None:
        self._hall = server
        self._rng = random.Random(seed)
        self._pen = Pen(self._rng)
        self._came: Counter[str] = Counter()
        self._guests: list[Guest] = []
        self._tables: list[str] = []

    async def go(self, count: int) -> Counter[str]:
        while self._came["sent"] < count:
            if self._came["sent"] >= _ACT * self._came["acts"]:
                self._came["acts"] += 1
                await self._set_the_scene()
            before = self._hall.answers
            await self._session(min(_BATCH, count - self._came["sent"]))
            self._hall.unharmed()
            self._came["answers of the honest"] += self._hall.answers - before
        return self._came

    async def _set_the_scene(self) -> None:
        self._guests = await self._hall.visitors(*(f"Mallory {n}" for n in range(3)))
        self._tables = [self._hall.table]
        for title in GAMES:
            kind = {"players": 4, "bots": "random", "settings": {"pace": "instant"}}
            self._tables.append(await self._rng.choice(self._guests).open_table(game=title, **kind))

    async def _session(self, count: int) -> None:
        """A page is opened, says a few things, and is left."""
        rng = self._rng
        guest, table = rng.choice(self._guests), rng.choice(self._tables)
        async with asyncio.timeout(PATIENCE):
            try:
                page = await guest.page(table)
            except Closed as closed:
                self._came[closed.reason] += 1
                return
            try:
                await self._talk(page, count)
            except (Closed, websockets.ConnectionClosed) as closed:
                why = closed.reason if isinstance(closed, Closed) else ""
                assert why not in ("room-failed", "store-failed")
                self._came["closed"] += 1
            self._came["refused"] += len(page.refused)
            await page.close()

    async def _talk(self, page: Page, count: int) -> None:
        rng = self._rng
        for _ in range(count):
            self._came["sent"] += 1
            if rng.random() < 0.2:
                await self._behave(page)
                continue
            frame = self._pen.frame(page)
            await page.socket.send(frame, text=rng.random() < 0.9 or isinstance(frame, str))
        ref = f"end-{self._came['sent']}"
        await page.say("mute", guest="nobody", muted=True, ref=ref)
        await page.until(lambda: any(refused["ref"] == ref for refused in page.refused))

    async def _behave(self, page: Page) -> None:
        """So that the tables get somewhere."""
        if page.you["host"] and page.table["stage"] in ("lobby", "over"):
            await page.salt()
            await page.say("start")
        elif not await page.go_on(self._rng.choice):
            await page.say("resync")
            await page.hear()
