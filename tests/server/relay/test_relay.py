"""Two processes and a table: whoever comes to the wrong one notices nothing of it."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from prometheus_client.parser import text_string_to_metric_families

from tests.server.guests import PATIENCE, Closed, Page, RunningServer, browser_at, serving
from tests.server.postgres import Postgres, postgres
from upperlip.definitions import versions
from upperlip.server.relay import link
from upperlip.server.relay.frames import Frame, framed
from upperlip.server.relay.link import Link
from upperlip.server.relay.relay import Relay
from upperlip.server.store import neighbourhood, postgresql

__all__ = ["postgres"]
pytestmark = pytest.mark.database
TOKEN = "figures"


class Pair:
    """Two of them; the first runs what is opened there."""

    def __init__(self, runner: asyncio.Runner, one: RunningServer, other: RunningServer) -> None:
        self._runner = runner
        self.one = one
        self.other = other

    def play(self, scene: Callable[[RunningServer, RunningServer], Awaitable[None]]) -> None:
        async def within() -> None:
            async with asyncio.timeout(3 * PATIENCE):
                await scene(self.one, self.other)

        self._runner.run(within())


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both run in one loop, which a busy machine may hold up for longer than real ones wait."""
    monkeypatch.setattr(neighbourhood, "SECONDS", PATIENCE)
    monkeypatch.setattr(link, "SILENCE", PATIENCE)
    monkeypatch.setattr(postgresql, "_AMONG_OTHERS", {})


@pytest.fixture
def pair(patience: None, postgres: Postgres, tmp_path: Path) -> Iterator[Pair]:
    """For each test anew: between two tests no loop runs, and they would give each other up."""
    url, folder = postgres.fresh(), tmp_path
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()

        async def opened() -> list[RunningServer]:
            flags: dict[str, Any] = {"metrics_token": TOKEN, "operator_token": TOKEN}
            both = [serving(folder, data=url, processes=1, **flags) for _ in range(2)]
            return [await stack.enter_async_context(one) for one in both]

        yield Pair(runner, *runner.run(opened()))
        runner.run(stack.aclose())


def relay_of(running: RunningServer) -> Relay:
    assert running.parts.company is not None
    return running.parts.company._relay


async def at_both(one: RunningServer, other: RunningServer) -> tuple[str, Page, Page]:
    """A table of two that the first process runs; Bo's page is at the second."""
    ada, bo = await one.guest("Ada"), await other.guest("Bo")
    table = await ada.open_table(game="mustachio", players=2, settings={"pace": "instant"})
    pages = [await ada.page(table), await bo.page(table)]
    await pages[1].say("sit", seat=1)
    await pages[1].until(lambda: pages[1].you["seat"] == 1)
    await ada.http.aclose()
    await bo.http.aclose()
    return table, pages[0], pages[1]


def round_over(page: Page) -> bool:
    return bool(page.table["stage"] == "interlude")


def test_a_round_between_two_processes(pair: Pair) -> None:
    async def scene(one: RunningServer, other: RunningServer) -> None:
        table, ada, bo = await at_both(one, other)
        assert len(relay_of(one)._ends) == len(relay_of(other)._ends) == 1, "a link for both"
        await bo.salt()
        await ada.start()
        pages = (ada, bo)
        await asyncio.gather(*(page.play_on(partial(round_over, page)) for page in pages))
        assert ada.play is not None
        assert bo.play is not None
        assert ada.play["view"]["scores"] == bo.play["view"]["scores"]
        assert ada.play["view"] != bo.play["view"], "each sees what is theirs"
        await bo.close()
        await ada.until(lambda: not ada.table["seats"][1]["here"])
        assert table not in other.parts.lobby.tables_in_memory()
        await ada.close()

    pair.play(scene)


def test_what_a_request_asks_is_answered_by_who_knows(pair: Pair) -> None:
    async def scene(one: RunningServer, other: RunningServer) -> None:
        guests = [await one.guest("Ada"), await other.guest("Bo"), await other.guest("Bo")]
        ada, bo, phone = guests
        table = await ada.open_table(game="moustache", settings={"listed": True}, bots="random")
        page = await ada.page(table)
        seen = await bo.http.get(f"/api/tables/{table}")
        assert seen.json() == (await ada.http.get(f"/api/tables/{table}")).json()
        assert "Ada invites you" in (await bo.http.get(f"/t/{table}")).text
        async with asyncio.timeout(PATIENCE):
            while table not in [one["id"] for one in (await bo.http.get("/api/tables")).json()]:
                await asyncio.sleep(0.05)
        theirs = await bo.page(table)
        await theirs.say("sit", seat=1)
        await theirs.until(lambda: theirs.you["seat"] == 1)
        await theirs.say("ask_link")
        await theirs.until(lambda: bool(theirs.other))
        token = theirs.other[-1]["token"]
        spent = {"token": token}
        moved = await phone.http.post(f"/api/tables/{table}/move", json=spent)
        assert moved.json() == {"seat": 1}
        again = await bo.http.post(f"/api/tables/{table}/move", json=spent)
        assert again.status_code == 409
        assert again.json()["reason"]["message"] == "link-spent"
        await page.start()
        await page.until(lambda: page.table["stage"] != "lobby")
        (running,) = (await phone.http.get("/api/games")).json()
        assert (running["table"], running["seat"]) == (table, 1)
        assert (await bo.http.get("/api/games")).json() == []
        for opened in (page, theirs):
            await opened.close()
        for guest in guests:
            await guest.http.aclose()

    pair.play(scene)


def test_a_new_name_is_known_everywhere(pair: Pair) -> None:
    async def scene(one: RunningServer, other: RunningServer) -> None:
        ada = await one.guest("Ada")
        cookies = ada.http.cookies
        there = browser_at(other.address, cookies)
        assert (await there.get("/api/me")).json()["name"] == "Ada"
        await ada.http.post("/api/me", json={"name": "Countess"})
        async with asyncio.timeout(PATIENCE):
            while (await there.get("/api/me")).json()["name"] != "Countess":
                await asyncio.sleep(0.01)
        await ada.http.aclose()
        await there.aclose()

    pair.play(scene)


async def told_by(running: RunningServer, path: str) -> str:
    headers = {"authorization": f"Bearer {TOKEN}"}
    async with browser_at(running.address) as client:
        answer = await client.get(path, headers=headers)
    answer.raise_for_status()
    return answer.text


def address_of(running: RunningServer) -> str:
    assert running.parts.company is not None
    return running.parts.company.neighbourhood.address


def test_either_tells_how_it_goes_with_both(pair: Pair) -> None:
    async def scene(one: RunningServer, other: RunningServer) -> None:
        _, ada, bo = await at_both(one, other)
        await until_known(one, other)
        for asked in (one, other):
            families = list(text_string_to_metric_families(await told_by(asked, "/metrics")))
            found = {
                (sample.name, sample.labels["process"]): sample.value
                for family in families
                for sample in family.samples
            }
            assert len({family.name for family in families}) == len(families), "each told once"
            for name, here, there in (("rooms", 1, 0), ("connections", 1, 1)):
                assert found[f"upperlip_{name}", address_of(one)] == here
                assert found[f"upperlip_{name}", address_of(other)] == there
            assert ("upperlip_answer_seconds_count", address_of(other)) in found
            page = await told_by(asked, "/operator")
            first, second = sorted([one, other], key=address_of)
            assert f"<th>{address_of(first)}<th>{address_of(second)}" in page
            assert f"<th>tables in memory<td>{int(first is one)}<td>{int(second is one)}" in page
        for opened in (ada, bo):
            await opened.close()

    pair.play(scene)


def test_a_neighbour_that_does_not_answer_is_left_out(pair: Pair) -> None:
    async def scene(one: RunningServer, other: RunningServer) -> None:
        await until_known(one, other)
        relay_of(other)._server.close()  # type: ignore[union-attr]
        for end in list(relay_of(one)._ends):
            end.cut()
        assert address_of(other) not in await told_by(one, "/operator")
        assert address_of(one) in await told_by(one, "/metrics")

    pair.play(scene)


async def until_known(one: RunningServer, other: RunningServer) -> None:
    """Each has seen that the other lives."""
    async with asyncio.timeout(PATIENCE):
        for running in (one, other):
            assert running.parts.company is not None
            while not running.parts.company.neighbourhood.neighbours:
                await asyncio.sleep(0.05)


def test_no_table_anywhere(pair: Pair) -> None:
    async def scene(one: RunningServer, other: RunningServer) -> None:
        ada = await one.guest("Ada")
        with pytest.raises(Closed) as closed:
            await ada.page("00" * 16)
        assert (closed.value.code, closed.value.reason) == (4404, "no-such-table")
        await ada.http.aclose()

    pair.play(scene)


def test_a_link_that_is_cut_sends_pages_back_and_they_find_their_table(pair: Pair) -> None:
    async def scene(one: RunningServer, other: RunningServer) -> None:
        table, ada, bo = await at_both(one, other)
        for end in list(relay_of(one)._ends):
            end.cut()
        with pytest.raises(Closed) as closed:
            await bo.until(lambda: False)
        assert closed.value.reason == "server-stops"
        await ada.until(lambda: not ada.table["seats"][1]["here"])
        assert table in one.parts.lobby.tables_in_memory()
        await ada.close()

    pair.play(scene)


def test_a_neighbour_that_says_nothing_is_given_up(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its socket stands; what is said goes nowhere."""

    async def scene(one: RunningServer, other: RunningServer) -> None:
        _, ada, bo = await at_both(one, other)
        for end in relay_of(one)._ends:
            end._flush = end._outgoing.clear  # type: ignore[method-assign]
        monkeypatch.setattr(link, "SILENCE", 1.0)
        with pytest.raises(Closed) as closed:
            await bo.until(lambda: False)
        assert closed.value.reason == "server-stops"
        await ada.until(lambda: not ada.table["seats"][1]["here"])
        await ada.close()

    pair.play(scene)


def test_a_game_by_rules_that_nobody_knows_waits_for_somebody_who_does(pair: Pair) -> None:
    async def scene(one: RunningServer, other: RunningServer) -> None:
        guests = [await one.guest("Ada"), await other.guest("Ada")]
        table = await guests[0].open_table(game="moustache", bots="random")
        guests[1].http.cookies = guests[0].http.cookies
        page = await guests[0].page(table)
        await page.start()
        await page.until(lambda: page.table["stage"] != "lobby")
        task = await one.parts.lobby.room_task(table)
        await by_rules(one, table, versions.LATEST + 1)
        await task.close("server-stops")
        for guest in guests:
            with pytest.raises(Closed) as closed:
                await guest.page(table)
            assert closed.value.reason == "server-stops"
        await by_rules(one, table, versions.LATEST)
        again = await guests[1].page(table)
        assert again.table["stage"] == page.table["stage"], "nobody has ended it"
        await again.close()
        for guest in guests:
            await guest.http.aclose()

    pair.play(scene)


async def by_rules(running: RunningServer, table: str, version: int) -> None:
    change = sa.text("UPDATE games SET rules_version = :version WHERE table_id = :table")

    def write(connection: sa.Connection) -> None:
        connection.execute(change, {"version": version, "table": table})

    await running.parts.services.store._database.write(write)


# Strangers


def test_a_stranger_gets_no_word_in(pair: Pair) -> None:
    async def scene(one: RunningServer, other: RunningServer) -> None:
        ada = await one.guest("Ada")
        table = await ada.open_table(game="mustachio", players=2)
        page = await ada.page(table)
        assert one.parts.company is not None
        here = one.parts.company.neighbourhood
        host, _, port = here.address.rpartition(":")
        visit = b'{"table":"%b","guest":"eve","name":"Eve"}' % table.encode()
        hello = b'{"process":"eve","nonce":"00"}'
        for said in (
            framed(Frame.OPEN, 1, visit),
            framed(Frame.HELLO, 0, hello) + framed(Frame.OPEN, 1, visit),
            framed(Frame.HELLO, 0, hello) + framed(Frame.PROOF, 0, b"00" * 32),
            framed(Frame.HELLO, 0, b"x" * 2000),
            b"GET / HTTP/1.1\r\n\r\n",
            b"\xff" * 100,
        ):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(said)
            answer = await asyncio.wait_for(reader.read(), PATIENCE)  # until it is cut off
            assert len(answer) < 300
            assert table.encode() not in answer
            writer.close()
        assert all(end.neighbour != "eve" for end in relay_of(one)._ends)
        await page.close()
        await ada.http.aclose()

    pair.play(scene)


@pytest.mark.parametrize("wrong", ["key", "name"])
def test_who_is_called_must_know_the_key_and_be_the_one(pair: Pair, wrong: str) -> None:
    async def scene(one: RunningServer, other: RunningServer) -> None:
        assert one.parts.company is not None
        here = one.parts.company.neighbourhood
        key = bytes(32) if wrong == "key" else here.key
        expected = "somebody" if wrong == "name" else here.id
        eve = Link("eve", key, relay_of(other), expected)
        host, _, port = here.address.rpartition(":")
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: eve, host, int(port))
        with pytest.raises(ConnectionError):
            await asyncio.wait_for(eve.proved, PATIENCE)
        assert all(end.neighbour != "eve" for end in relay_of(one)._ends)

    pair.play(scene)
