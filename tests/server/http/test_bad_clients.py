"""Bad messages: a refusal or a closed socket, nothing in the log, nothing for the others."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.frames import Opcode

from tests.server.background_server import BackgroundServer
from tests.server.guests import Page
from tests.server.http.fuzz import fuzz_in
from tests.server.http.raw_clients import RawSocket, begin, closing, frame, pair
from upperlip.server.http.connection import GONE, LARGEST


@pytest.fixture(scope="module")
def server() -> Iterator[BackgroundServer]:
    with BackgroundServer() as opened:
        yield opened


# What is said


NONSENSE = {
    "empty": "",
    "not JSON": "{",
    "no object": "[]",
    "null": "null",
    "no tag": "{}",
    "unknown tag": '{"type": "shout"}',
    "tag of another type": '{"type": 7}',
    "unknown field": '{"type": "resync", "seat": 1}',
    "field missing": '{"type": "sit"}',
    "wrong type": '{"type": "sit", "seat": "1"}',
    "no seat of any table": '{"type": "sit", "seat": 6}',
    "a number that is too long": '{"type": "change", "players": ' + "9" * 5000 + "}",
    "half a letter": '{"type": "text", "text": "\\ud800"}',
    "nested too deeply": '{"type": "change", "options": ' + "[" * 30_000,
    "binary": b'{"type": "resync"}',
    "as long as allowed": '{"type": "resync"}'.ljust(LARGEST, "x"),
}


def test_nonsense_is_not_understood(server: BackgroundServer) -> None:
    async def scene() -> None:
        (guest,) = await server.visitors("Mal")
        page = await guest.page(server.table)
        for what, text in NONSENSE.items():
            before = len(page.refused)
            await page.socket.send(text)
            await page.until(lambda before=before: len(page.refused) > before)  # type: ignore[misc]
            assert page.refused[-1]["reason"]["message"] == "not-understood", what

    server.play(scene())


def test_who_never_makes_sense_is_sent_off(server: BackgroundServer) -> None:
    async def scene() -> None:
        (guest,) = await server.visitors("Mal")
        page = await guest.page(server.table)
        for _ in range(25):
            await page.socket.send("?")
        closed = await closing(page)
        assert (closed.code, closed.reason) == (GONE, "too-many-mistakes")
        assert page.other[-1]["type"] == "gone"

    server.play(scene())


@pytest.mark.parametrize(("kind", "times"), [("ping", 100), ("resync", 30)])
def test_too_fast(server: BackgroundServer, kind: str, times: int) -> None:
    """A snapshot costs more than an answer, so it can be had less often."""

    async def scene() -> None:
        (guest,) = await server.visitors("Mal")
        page = await guest.page(server.table)
        for _ in range(times):
            await page.say(kind)
        closed = await closing(page)
        assert (closed.code, closed.reason) == (GONE, "too-fast")

    server.play(scene())


def test_values_nested_so_deeply_that_they_are_just_readable(server: BackgroundServer) -> None:
    async def scene() -> None:
        (guest,) = await server.visitors("Mal")
        table = await guest.open_table(game="mustachio", players=2)
        for depth in range(900, 1000):
            if depth % 10 == 0:  # before it has made too many mistakes
                page = await guest.page(table)
            nest = "[" * depth + "]" * depth
            await page.socket.send('{"type": "change", "options": {"sides": ' + nest + "}}")
            assert (await page.hear())["type"] in ("refused", "update"), depth

    server.play(scene())


@pytest.mark.fuzz
def test_a_thousand_random_messages(server: BackgroundServer) -> None:
    came = fuzz_in(server, 1000, seed=5)
    assert came["sent"] == 1000
    assert came["refused"] > 200
    assert came["closed"] > 5
    assert came["answers of the honest"] > 0


# Frames


BROKEN = {
    "broken UTF-8": (frame(Opcode.TEXT, b"\xff\xfe"), 1007),
    "broken UTF-8 in pieces": (
        frame(Opcode.TEXT, b'"\xc3', False) + frame(Opcode.CONT, b'"'),
        1007,
    ),
    "unmasked": (b"\x81\x02{}", 1002),
    "unknown kind": (b"\x83\x80abcd", 1002),
    "reserved bits": (b"\xc1\x80abcd", 1002),
    "continues nothing": (frame(Opcode.CONT, b"{}"), 1002),
    "begins twice": (frame(Opcode.TEXT, b"{", False) + frame(Opcode.TEXT, b"}"), 1002),
    "long ping": (b"\x89\xfe\x00\x80abcd" + b"x" * 128, 1002),
    "closing badly": (b"\x88\x81abcd" + b"x", 1002),
    "oversized": (frame(Opcode.TEXT, b" " * (LARGEST + 1)), 1009),
    "oversized in pieces": (
        frame(Opcode.TEXT, b" " * LARGEST, False) + frame(Opcode.CONT, b" "),
        1009,
    ),
    "endless": (b"\x81\xff\x7f" + b"\xff" * 7 + b"abcd", 1009),
}


def test_broken_frames_close_the_socket(server: BackgroundServer) -> None:
    async def scene() -> None:
        (guest,) = await server.visitors("Mal")
        for what, (frames, code) in BROKEN.items():
            socket = await RawSocket.page(guest, server.table)
            await socket.let_in()
            socket.writer.write(frames)
            assert await socket.close_code() == code, what
            socket.vanish()

    server.play(scene())


def test_garbage_instead_of_http(server: BackgroundServer) -> None:
    async def scene() -> None:
        for garbage in (b"\x00\xff\r\n\r\n", b"GET /\xff HTTP/1.1\r\n\r\n", b"\x16\x03\x01" * 9):
            socket = await RawSocket.connect(server.address)
            socket.writer.write(garbage + b"\r\n\r\n")
            assert (await socket.read_all()).startswith(b"HTTP/1.1 400")
            socket.vanish()

    server.play(scene())


# Answers that are not one's own


def _plays(page: Page) -> bool:
    return page.play is not None and page.play["ask"] and page.play["ask"]["what"] == "play"


def test_wrong_seats_asks_and_cards(server: BackgroundServer) -> None:
    async def scene() -> None:
        (watcher,) = await server.visitors("Watcher")
        table, _, pages = await pair(server, options={"villains": "none"})
        await begin(pages)
        watching = await watcher.page(table)
        await asyncio.gather(*(page.play_on(lambda page=page: _plays(page)) for page in pages))  # type: ignore[misc]
        leader = pages[0] if pages[0].play["choice"] else pages[1]  # type: ignore[index]
        other = pages[1] if leader is pages[0] else pages[0]
        assert leader.play is not None
        assert other.play is not None
        ask, hand = leader.play["ask"]["id"], leader.play["view"]["round"]["hand"]
        theirs = f"play {other.play['view']['round']['hand'][0]}"

        async def refused(page: Page, **setup: Any) -> str:
            setup = {"ask": ask, "id": "a", "do": [f"play {hand[0]}"]} | setup
            return await page.refusal("act", **setup)

        assert await refused(watching) == "not-seated"
        assert await refused(other) == "not-your-turn"
        assert await refused(other, do=[theirs]) == "not-your-turn"
        assert await refused(leader, ask="1.0") == "ask-closed"
        assert await refused(leader, ask="99.99") == "ask-closed"
        assert await refused(leader, do=[theirs]) == "not-in-hand"
        assert await refused(leader, do=["play R99"]) == "unknown-action"
        assert await refused(leader, do=["bid 1"]) == "something-else-asked"
        assert await refused(leader, do=[f"play {card}" for card in hand[:2]]) == "answers-wanted"

    server.play(scene())


def test_an_action_id_belongs_to_its_seat(server: BackgroundServer) -> None:
    async def scene() -> None:
        _, _, pages = await pair(server, options={"villains": "none"})
        await begin(pages)
        for page in sorted(pages, key=lambda page: not page.play["choice"]):  # type: ignore[index]
            await page.until(lambda page=page: page.play["choice"])  # type: ignore[misc]
            assert page.play is not None
            answer = {"ask": page.play["ask"]["id"], "do": page.play["choice"]["legal"][:1]}
            for times in (1, 2):
                await page.say("act", id="same", **answer)
                await page.until(lambda page=page, times=times: page.done == ["same"] * times)  # type: ignore[misc]
        page = pages[0]
        await page.until(lambda: page.play["ask"]["id"] != answer["ask"])  # type: ignore[index]

    server.play(scene())


# Tables that a host bends


def test_a_table_that_refuses_changes_nothing(server: BackgroundServer) -> None:
    async def scene() -> None:
        (third,) = await server.visitors("Third")
        table, _, pages = await pair(server, players=4, options={"sides": "solo"})
        page = await third.page(table)
        await page.say("sit", seat=2)
        host = pages[0]
        await host.until(lambda: host.table["seats"][2]["guest"] is not None)
        before = host.table
        assert await host.refusal("change", players=2) == "too-many-guests"
        assert await host.refusal("change", players=5, settings={"clock": 1}) == "clock-range"
        await host.say("resync")
        await host.hear()
        assert host.table == before

    server.play(scene())


def test_more_seats_after_a_game(server: BackgroundServer) -> None:
    async def scene() -> None:
        table, guests, pages = await pair(server)
        await begin(pages)
        host = pages[0]
        await host.say("end")
        await host.until(lambda: host.table["stage"] == "over")
        assert await host.refusal("change", players=5) == "not-during-game"
        await host.say("reopen")
        await host.say("change", players=5)
        await host.say("sit", seat=4)
        await host.until(lambda: host.you["seat"] == 4)
        assert (await guests[0].page(table)).you["seat"] == 4

    server.play(scene())
