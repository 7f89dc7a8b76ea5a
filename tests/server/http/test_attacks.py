"""Those who would keep others out, at a real server: half requests, floods, forged addresses."""

import asyncio
import json
import logging
import resource
import time
from functools import partial
from pathlib import Path
from socket import gethostname
from typing import Any

import httpx
import pytest
import websockets
from starlette.applications import Starlette
from starlette.types import Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tests.server.guests import Guest, browser_at, run, serving
from tests.server.http.raw_clients import RawSocket
from tests.server.server_process import ServerProcess
from upperlip.server import log
from upperlip.server.http import app, listening
from upperlip.server.http.allowances import LISTS
from upperlip.server.http.api import openapi
from upperlip.server.http.api.endpoint import Endpoint
from upperlip.server.http.connection_limits import ConnectionLimits
from upperlip.server.http.listening import PageConfig
from upperlip.server.settings import BadSetting, Settings, read_settings
from upperlip.server.tables.services import Services

HALF = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
HALF_A_BODY = (
    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b'Content-Length: 100\r\n\r\n{"na'
)


# Half requests


@pytest.mark.process
def test_half_requests_keep_nobody_out(tmp_path: Path) -> None:
    """1,100 of them, at a server that has 1,024 descriptors and cannot get more."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4096), hard))

    async def scene() -> None:
        server = ServerProcess(tmp_path, descriptors=1024)
        await server.start()
        try:
            host = await Guest.introduced(server.address, "Ada")
            table = await host.open_table(game="moustache")
            page = await host.page(table)
            sockets = [await _half(server.address, number) for number in range(1100)]
            begun = time.monotonic()
            late = await Guest.introduced(server.address, "Bo")
            assert (await late.page(table)).you["seat"] is None
            assert time.monotonic() - begun < listening.REQUEST_SECONDS, "not by waiting"
            await page.say("resync")
            await page.until(lambda: len(page.raw) > 1)  # whoever was there still is
            for guest in (host, late):
                await guest.http.aclose()
            for socket in sockets:
                socket.vanish()
        finally:
            await server.stop()

    run(scene())


async def _half(address: str, number: int) -> RawSocket:
    socket = await RawSocket.connect(address)
    socket.writer.write(HALF_A_BODY if number % 2 else HALF)
    return socket


@pytest.mark.database
def test_an_unfinished_request_ends_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listening, "REQUEST_SECONDS", 0.3)
    whole = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"

    async def scene() -> None:
        async with serving(tmp_path) as place:
            for sent in (b"", HALF, HALF_A_BODY, whole + HALF):
                socket = await RawSocket.connect(place.address)
                socket.writer.write(sent)
                answer = await socket.read_all()  # until the server has had enough
                assert answer.startswith(b"HTTP/1.1 200") == sent.startswith(whole)
                socket.vanish()
            guest = await place.guest("Ada")
            page = await guest.page(await guest.open_table(game="moustache"))
            await asyncio.sleep(0.5)
            await page.say("resync")  # a page that is silent has asked for all it wants
            await page.hear()
            await page.close()
            await guest.http.aclose()

    run(scene())


@pytest.mark.database
def test_one_address_has_so_many_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Settings, "many_behind", lambda self, address: False)

    async def scene() -> None:
        async with serving(tmp_path, connections_per_address=5) as place:
            sockets = [await _half(place.address, 0) for _ in range(5)]
            turned_away = await _half(place.address, 0)
            async with asyncio.timeout(5):
                assert await turned_away.read_all() == b""
            for socket in (*sockets, turned_away):
                socket.vanish()
            guest = await _patiently(place.address)
            table = await guest.open_table(game="moustache")
            pages = [await guest.page(table) for _ in range(3)]
            for page in pages:
                await page.close()
            await guest.http.aclose()
            await (await _patiently(place.address)).http.aclose()  # those that went are forgotten

    run(scene())


async def _patiently(address: str) -> Guest:
    async with asyncio.timeout(10):
        while True:
            try:
                async with browser_at(address) as http:
                    await http.get("/api/health")
                return await Guest.introduced(address, "Ada")
            except httpx.TransportError:
                await asyncio.sleep(0.05)


# Addresses that visitors make up


@pytest.mark.database
def test_forged_addresses_open_no_tables_and_no_figures(tmp_path: Path) -> None:
    """Through a tunnel: everybody comes from this machine, and says what they like."""

    async def scene() -> None:
        async with serving(tmp_path, tables_per_address=3, public_url="http://a.example") as place:
            guest = await place.guest("Mal")
            statuses = [
                (
                    await guest.http.post(
                        "/api/tables",
                        json={"game": "moustache"},
                        headers={"x-forwarded-for": f"203.0.113.{number}"},
                    )
                ).status_code
                for number in range(6)
            ]
            assert statuses == [200] * 3 + [429] * 3
            for said in ("127.0.0.1", "::1", "127.0.0.1, 127.0.0.1", "localhost"):
                for name in ("x-forwarded-for", "x-real-ip", "forwarded"):
                    answer = await guest.http.get("/metrics", headers={name: said})
                    assert answer.status_code == 403
            assert (await guest.http.get("/metrics")).status_code == 403
            await guest.http.aclose()

    run(scene())


@pytest.mark.database
def test_a_trusted_proxys_word_counts(tmp_path: Path) -> None:
    """The last address is the one it has seen itself; what stands before is what visitors say."""

    async def scene() -> None:
        flags: dict[str, Any] = {"tables_per_address": 1, "trusted_proxies": "127.0.0.1"}
        async with serving(tmp_path, **flags) as place:
            guest = await place.guest("Ada")
            said = ["203.0.113.1", "203.0.113.2", "198.51.100.7, 203.0.113.1"]
            said += ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"]
            statuses = [
                (
                    await guest.http.post(
                        "/api/tables", json={"game": "moustache"}, headers={"x-forwarded-for": who}
                    )
                ).status_code
                for who in said
            ]
            assert statuses == [200, 200, 429, 200, 429, 200]
            await guest.http.aclose()

    run(scene())


@pytest.mark.database
def test_pages_that_come_at_once_are_counted_too(tmp_path: Path) -> None:
    """From one visitor behind a proxy, to a table that is yet to be read."""

    async def scene() -> None:
        flags: dict[str, Any] = {"connections_per_address": 3, "trusted_proxies": "127.0.0.1"}
        async with serving(tmp_path, **flags) as place:
            guest = await place.guest("Mal")
            table = await guest.open_table(game="moustache")
            (cookie,) = (f"{name}={value}" for name, value in guest.http.cookies.items())

            async def page(visitor: str) -> Any:
                headers = {"cookie": cookie, "x-forwarded-for": visitor}
                where = f"ws://{place.address}/ws/{table}"
                return await websockets.connect(where, additional_headers=headers)

            sockets = await asyncio.gather(*(page("203.0.113.1") for _ in range(6)))
            first = await asyncio.gather(*(_first_word(socket) for socket in sockets))
            assert sorted(first) == ["snapshot"] * 3 + ["too-many-pages"] * 3
            neighbour = await page("203.0.113.2")
            assert await _first_word(neighbour) == "snapshot"
            for socket in (*sockets, neighbour):
                await socket.close()
            await guest.http.aclose()

    run(scene())


async def _first_word(socket: Any) -> str:
    """What kind of message the page gets, or why it is sent away."""
    try:
        kind: str = json.loads(await socket.recv())["type"]
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.reason if closed.rcvd else "gone without a word"
    return kind


class _Wire(asyncio.Transport):
    pass


def test_a_home_has_so_many_connections_however_many_addresses_it_has() -> None:
    limits = ConnectionLimits(1000, 2, Settings(trusted_proxies="2001:db8:1::/48").many_behind)
    home = [f"2001:db8::{number}" for number in range(1, 5)]
    assert [limits.come(_Wire(), address) for address in home] == [True, True, False, False]
    assert limits.come(_Wire(), "2001:db8:0:1::1"), "the neighbours"
    phones = ["203.0.113.1", "::ffff:203.0.113.1", "203.0.113.1"]
    assert [limits.come(_Wire(), address) for address in phones] == [True, True, False]
    for many in ("127.0.0.1", "::1", "::ffff:127.0.0.1", "2001:db8:1::7"):
        assert all(limits.come(_Wire(), many) for _ in range(4)), many


def test_a_proxy_is_known_on_a_socket_for_both_kinds_of_addresses() -> None:
    async def scene() -> None:
        settings = Settings(trusted_proxies="127.0.0.1,10.1.0.0/16,2001:db8::7")
        trusted = PageConfig(Starlette(), settings, 1000).forwarded_allow_ips
        proxied: list[str] = []

        async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
            proxied.append(scope["client"][0])

        peers = ["127.0.0.1", "::ffff:127.0.0.1", "::ffff:10.1.2.3", "2001:db8::7"]
        for peer in [*peers, "::ffff:10.2.0.1", "2001:db8::8"]:
            headers = [(b"x-forwarded-for", b"203.0.113.1")]
            scope = {"type": "http", "scheme": "http", "client": (peer, 1), "headers": headers}
            await ProxyHeadersMiddleware(app, trusted)(scope, None, None)  # type: ignore[arg-type]
        assert proxied == ["203.0.113.1"] * len(peers) + ["::ffff:10.2.0.1", "2001:db8::8"]

    run(scene())


@pytest.mark.parametrize("named", ["foo", "*", "127.0.0.1,foo", "10.0.0.1/8", "0.0.0.0/0", "::/0"])
def test_proxies_that_are_none_are_refused(named: str) -> None:
    with pytest.raises(BadSetting, match="trusted_proxies: "):
        read_settings({"trusted_proxies": named}, {})


# Names that lead here


@pytest.mark.database
@pytest.mark.parametrize(
    ("origin", "host", "status"),
    [
        ("http://evil.example:8642", "evil.example:8642", 403),  # its name leads to us now
        ("http://localhost.evil.example", "localhost.evil.example", 403),
        ("http://127.0.0.1.evil.example", "127.0.0.1.evil.example", 403),
        ("http://cards.example", "cards.example", 403),  # we are at https
        ("https://cards.example", "cards.example", 200),
        ("https://cards.example", "127.0.0.1:8642", 200),  # through a proxy that names us so
        ("http://localhost:9000", "localhost:9000", 200),
        ("http://192.168.1.20:8642", "192.168.1.20:8642", 200),
        ("http://[::1]:8642", "[::1]:8642", 200),
        (f"http://{gethostname().lower()}:8642", f"{gethostname().lower()}:8642", 200),
        ("http://192.168.1.20:8642", "192.168.1.21:8642", 403),
    ],
)
def test_only_our_own_names_are_our_own_pages(
    tmp_path: Path, origin: str, host: str, status: int
) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path, public_url="https://cards.example") as place,
            browser_at(place.address) as http,
        ):
            headers = {"origin": origin, "host": host}
            answer = await http.post("/api/me", json={"name": "Mal"}, headers=headers)
            assert answer.status_code == status
            assert (await http.get("/", headers={"host": host})).status_code in (200, 404)

    run(scene())


@pytest.mark.database
def test_a_public_url_may_name_the_usual_port(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path, public_url="https://Cards.example:443/") as place,
            browser_at(place.address) as http,
        ):
            for origin, status in {
                "https://cards.example": 200,
                "https://cards.example:8443": 403,
                "https://cards.example:x": 403,
                "https://cards.example.": 403,
                "http://cards.example:443": 403,
                "null": 403,
            }.items():
                headers = {"origin": origin}
                answer = await http.post("/api/me", json={"name": "Mal"}, headers=headers)
                assert answer.status_code == status, origin

    run(scene())


# Too often


@pytest.mark.database
def test_newcomers_and_lists_have_a_limit(tmp_path: Path) -> None:
    async def scene() -> None:
        stopped = partial(Services, now=lambda: 0.0)
        async with serving(tmp_path, stopped, guests_per_address=3) as place:
            guests = [await place.guest("Ada") for _ in range(3)]
            refused = await _introduced(place.address, {})
            assert refused.status_code == 429
            reason = refused.json()["reason"]
            assert reason["message"] == "too-often"
            seconds = int(refused.headers["retry-after"])
            assert seconds == reason["args"]["seconds"] == 1200, "three in an hour"
            known = await _introduced(place.address, dict(guests[0].http.cookies))
            assert known.is_success, "who is known may change the name"
            table = await guests[0].open_table(game="moustache")
            invitation = [await guests[0].http.get(f"/t/{table}")]
            lists = [await guests[0].http.get("/api/tables") for _ in range(int(LISTS.burst))]
            assert [answer.status_code for answer in lists] == [200] * (len(lists) - 1) + [429]
            invitation += [await guests[0].http.get(f"/t/{table}")]
            assert [table in page.text for page in invitation] == [True, False], "still a page"
            practice = {"step": 1, "seat": 0, "bots": "random"}
            for origin in ("records/1", f"replays/{'0' * 32}"):
                answer = await guests[0].http.post(f"/api/{origin}/practice", json=practice)
                assert answer.status_code == 429, "a record is looked for"
            posts: dict[str, dict[str, str]] = {
                "/api/me": {"name": "Bo"},
                "/api/tables/none/move": {"token": "ab" * 32},
            }
            for path, body in posts.items():
                answers = [(await guests[1].http.post(path, json=body)) for _ in range(61)]
                often = sum(answer.status_code == 429 for answer in answers)
                assert 0 < often < 3, f"{path}: some sixty at once, and not one more"
            for guest in guests:
                await guest.http.aclose()

    run(scene())


@pytest.mark.database
def test_the_api_is_described_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For all who ask: it is too much work to be done as often as somebody likes."""
    described = 0
    document = openapi.document

    def counted(endpoints: tuple[Endpoint, ...]) -> dict[str, object]:
        nonlocal described
        described += 1
        return document(endpoints)

    monkeypatch.setattr(openapi, "document", counted)
    app._description.cache_clear()

    async def scene() -> None:
        async with (
            serving(tmp_path) as place,
            browser_at(place.address) as http,
        ):
            answers = [await http.get("/api/openapi.json") for _ in range(3)]
            assert {"/api/health", "/api/tables"} < set(answers[0].json()["paths"])
            assert {answer.text for answer in answers} == {answers[0].text}

    run(scene())
    assert described == 1


async def _introduced(address: str, cookies: dict[str, str]) -> httpx.Response:
    async with browser_at(address, cookies) as http:
        return await http.post("/api/me", json={"name": "Bo"})


# What the log says


@pytest.mark.process
@pytest.mark.parametrize("style", ["text", "json"])
def test_no_line_of_the_log_has_keys_or_addresses(tmp_path: Path, style: str) -> None:
    async def scene() -> str:
        server = ServerProcess(tmp_path, log_format=style)
        await server.start()
        guest = await Guest.introduced(server.address, "Ada")
        table = await guest.open_table(game="moustache")
        page = await guest.page(table)
        for path in (f"/t/{table}", f"/api/tables/{table}", f"/ws/{table}", f"/{table}"):
            await guest.http.get(path)
        other_site = await RawSocket.page(guest, table, origin="http://evil.example")
        await other_site.read_all()
        for _ in range(20):
            garbage = await RawSocket.connect(server.address)
            garbage.writer.write(f"GET /ws/{table} WRONG\r\n\r\n".encode())
            await garbage.read_all()
            garbage.vanish()
        await page.close()
        other_site.vanish()
        await guest.http.aclose()
        await server.stop()
        return table

    table = run(scene())
    text = (tmp_path / "server.log").read_text("utf-8")
    assert "table opened" in text, "this is where to look"
    assert table not in text
    assert "127.0.0.1" not in text
    assert "Ada" not in text
    assert text.count("Invalid HTTP request received.") == 1, "as often as strangers like? no"
    if style == "json":
        assert all(json.loads(line)["what"] for line in text.splitlines())


@pytest.mark.parametrize("formatter", [log._Text(), log._Json()])
def test_what_libraries_fill_in_stays_out_of_the_log(formatter: logging.Formatter) -> None:
    words, filled_in = '%s - "WebSocket %s" [accepted]', ("203.0.113.9:1", f"/ws/{'ab' * 16}")
    record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, words, filled_in, None)
    line = formatter.format(record)
    assert "WebSocket" in line
    assert not any(secret in line for secret in filled_in)
