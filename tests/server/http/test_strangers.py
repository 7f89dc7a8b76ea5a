"""Who is not who they say: no socket, no seat, no say; and the others play on."""

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.background_server import BackgroundServer
from tests.server.guests import Guest, Page, run, serving
from tests.server.http.raw_clients import RawSocket, closing, pair
from tests.server.postgres import Postgres, postgres
from upperlip.server.http.connection import NO_TABLE, UNKNOWN_GUEST
from upperlip.server.http.identity import COOKIE

__all__ = ["postgres"]


@pytest.fixture(scope="module")
def server() -> Iterator[BackgroundServer]:
    with BackgroundServer() as opened:
        yield opened


# Who is who


def test_forged_cookies(server: BackgroundServer) -> None:
    async def scene() -> None:
        (guest,) = await server.visitors("Mal")
        for token in ("", "x", "0" * 64, "0" * 65, "%00", "A" * 64, "é" * 32):
            socket = await RawSocket.page(guest, server.table, cookie=f"{COOKIE}={token}")
            await socket.let_in()
            assert await socket.close_code() == UNKNOWN_GUEST, token
            socket.vanish()
        page = Page(await guest.socket("0" * 32))
        assert (await closing(page)).code == NO_TABLE

    server.play(scene())


@pytest.mark.database
def test_tables_that_no_database_could_hold(
    tmp_path: Path, postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    """PostgreSQL takes no zero in a text: whoever likes could fill the log with its complaints."""

    async def scene() -> None:
        async with serving(tmp_path, data=postgres.fresh()) as place:
            guest = await place.guest("Mal")
            table = await guest.open_table(game="moustache")
            assert (await guest.http.get(f"/api/tables/{table}")).is_success
            for name in ("%00", f"{table}%00", f"{table}%0a", table.upper(), "%ff", "x" * 3000):
                path = f"/api/tables/{name}"
                assert (await guest.http.get(path)).status_code == 404, name
                moved = await guest.http.post(f"{path}/move", json={"token": "0" * 64})
                assert moved.status_code == 404, name
                assert (await guest.http.get(f"/t/{name}")).status_code == 404, name
                assert (await closing(Page(await guest.socket(name)))).code == NO_TABLE, name
            await guest.http.aclose()

    run(scene())
    assert [line for line in caplog.records if line.levelno >= logging.ERROR] == []


def test_another_site_gets_no_socket(server: BackgroundServer) -> None:
    async def scene() -> None:
        (guest,) = await server.visitors("Mal")
        for origin in ("https://evil.example", "null", "http://[", f"http://{server.address}.evil"):
            socket = await RawSocket.page(guest, server.table, origin=origin)
            assert (await socket.read_all()).startswith(b"HTTP/1.1 403"), origin
            socket.vanish()
        socket = await RawSocket.page(guest, server.table, origin=f"http://{server.address}")
        await socket.let_in()
        socket.vanish()

    server.play(scene())


def test_only_the_host_gives_orders(server: BackgroundServer) -> None:
    async def scene() -> None:
        (guest,) = await server.visitors("Mal")
        page = await guest.page(server.table)
        honest = page.table["seats"][0]["guest"]
        for setup in (
            {"kind": "start"},
            {"kind": "end"},
            {"kind": "reopen"},
            {"kind": "bot", "seat": 0, "level": None},
            {"kind": "swap", "seats": [0, 1]},
            {"kind": "change", "players": 6},
            {"kind": "change", "settings": {"spectators": False}},
            {"kind": "remove", "guest": honest},
            {"kind": "mute", "guest": honest, "muted": True},
        ):
            assert await page.refusal(**setup) == "host-only", setup

    server.play(scene())


# Links


async def _link(page: Page) -> str:
    await page.say("ask_link")
    await page.until(lambda: any(told["type"] == "link" for told in page.other))
    token: str = page.other[-1]["token"]
    return token


async def _redeem(guest: Guest, table: str, token: str) -> tuple[int, Any]:
    response = await guest.http.post(f"/api/tables/{table}/move", json={"token": token})
    answer = response.json()
    return response.status_code, answer.get("seat", answer.get("reason", {}).get("message"))


def test_a_link_moves_its_owner_and_nobody_else(server: BackgroundServer) -> None:
    async def scene() -> None:
        table, guests, pages = await pair(server)
        other, _, _ = await pair(server)
        phone, thief = await server.visitors("Phone", "Thief")
        token = await _link(pages[1])
        assert await _redeem(thief, other, token) == (409, "link-spent")
        assert await _redeem(guests[0], table, token) == (409, "link-spent"), "one seat each"
        assert await _redeem(phone, table, token) == (200, 1)
        assert await _redeem(thief, table, token) == (409, "link-spent"), "one time only"
        assert await _redeem(phone, "0" * 32, token) == (404, "no-such-table")

    server.play(scene())


def test_a_link_does_not_outlive_its_owners_stay(server: BackgroundServer) -> None:
    async def scene() -> None:
        table, guests, pages = await pair(server)
        next_one, thief = await server.visitors("Next", "Thief")
        page = await next_one.page(table)
        token = await _link(pages[1])
        await pages[1].say("stand")
        await page.until(lambda: page.table["seats"][1]["guest"] is None)
        await page.say("sit", seat=1)
        await page.until(lambda: page.you["seat"] == 1)
        assert await _redeem(thief, table, token) == (409, "link-spent")
        token = await _link(page)
        await pages[0].say("remove", guest=page.you["guest"])
        assert (await closing(page)).reason == "removed"
        assert await _redeem(thief, table, token) == (409, "link-spent")
        token = await _link(pages[0])
        assert await _redeem(next_one, table, token) == (409, "removed")
        assert guests

    server.play(scene())


def test_a_dropped_connection_is_no_seat_to_be_had(server: BackgroundServer) -> None:
    async def scene() -> None:
        table, _, pages = await pair(server)
        (thief,) = await server.visitors("Thief")
        page = await thief.page(table)
        assert await page.refusal("claim", seat=1) == "seat-in-use"
        await pages[1].close()
        await page.until(lambda: not page.table["seats"][1]["here"])
        assert await page.refusal("claim", seat=1) == "claim-too-early"
        setup = {"guest": page.you["guest"], "seat": 1, "yes": True}
        assert await page.refusal("approve", **setup) == "own-claim"
        assert await pages[0].refusal("approve", **setup) == "nothing-to-claim"

    server.play(scene())
