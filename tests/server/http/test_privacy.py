"""What the API keeps to itself: tokens, records, figures; and what it does not let through."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.background_server import BackgroundServer
from tests.server.guests import Guest, run, serving
from tests.server.http.raw_clients import begin, closing, pair
from upperlip.server.http.connection import GONE
from upperlip.server.http.identity import COOKIE, SECURE_COOKIE
from upperlip.server.tables.names import NAME_LENGTH


@pytest.fixture(scope="module")
def server() -> Iterator[BackgroundServer]:
    with BackgroundServer() as opened:
        yield opened


# Tokens


def test_the_cookie(server: BackgroundServer) -> None:
    answer = httpx.post(f"http://{server.address}/api/me", json={"name": "Mal"})
    name_and_token, *flags = answer.headers["set-cookie"].split("; ")
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(flags)
    assert "Secure" not in flags, "this server is not at an https address"
    name, _, token = name_and_token.partition("=")
    assert name == COOKIE
    assert len(bytes.fromhex(token)) == 32
    again = httpx.post(
        f"http://{server.address}/api/me", json={"name": "Mel"}, cookies={COOKIE: token}
    )
    assert "set-cookie" not in again.headers, "who is known keeps the token"
    assert again.json()["guest"] == answer.json()["guest"]
    assert token not in answer.text + again.text


def test_tokens_are_not_in_the_store(server: BackgroundServer) -> None:
    async def scene() -> list[str]:
        _, guests, pages = await pair(server)
        await pages[1].say("ask_link")
        await pages[1].until(lambda: bool(pages[1].other))
        return [pages[1].other[-1]["token"], *(guest.http.cookies[COOKIE] for guest in guests)]

    link, *tokens = server.play(scene())
    file = Path(server.running.parts.settings.data)
    stored = b"".join(path.read_bytes() for path in file.parent.glob(f"{file.name}*"))
    for token in (link, *tokens):
        assert token.encode() not in stored
        assert bytes.fromhex(token) not in stored
    for token in tokens:
        assert hashlib.sha256(token.encode()).digest() in stored, "this is where to look"


@pytest.mark.database
def test_secure_where_the_address_is(tmp_path: Path) -> None:
    async def scene() -> str:
        async with serving(tmp_path, public_url="https://cards.example") as place:
            guest = await place.guest("Mal")
            stolen = {"cookie": f"{COOKIE}={guest.http.cookies[SECURE_COOKIE]}"}
            guest.http.cookies.clear()
            assert (await guest.http.get("/api/me", headers=stolen)).json()["guest"] is None
            answer = await guest.http.post("/api/me", json={"name": "Mal"})
            await guest.http.aclose()
            return answer.headers["set-cookie"]

    name_and_token, *flags = run(scene()).split("; ")
    assert name_and_token.startswith(f"{SECURE_COOKIE}=")
    assert {"Secure", "HttpOnly", "Path=/"} <= set(flags)
    assert not any(flag.lower().startswith("domain") for flag in flags), "for this host alone"


# Records


def test_records_are_for_those_who_took_part_when_it_is_over(server: BackgroundServer) -> None:
    async def scene() -> None:
        table, guests, pages = await pair(server)
        (watcher,) = await server.visitors("Watcher")
        await watcher.page(table)
        await begin(pages)
        room = server.ask(server.running.parts.lobby.room_task(table)).room
        game = room.document.playing
        parts = ("", "/replay", "/replay?round=1", "/verdict")

        async def statuses(guest: Guest) -> set[tuple[int, str]]:
            asked = [await guest.http.get(f"/api/records/{game}{part}") for part in parts]
            assert game is not None
            told = [answer.json().get("reason", {}).get("message", "") for answer in asked]
            return set(zip((answer.status_code for answer in asked), told, strict=True))

        assert await statuses(guests[0]) == {(404, "not-over-yet")}
        assert await statuses(watcher) == {(404, "no-such-game")}
        await pages[0].say("end")
        await pages[0].until(lambda: pages[0].table["record"] == game)
        assert await statuses(guests[1]) == {(200, "")}
        assert await statuses(watcher) == {(404, "no-such-game")}
        assert [found["id"] for found in (await guests[1].http.get("/api/records")).json()] == [
            game
        ]
        assert (await watcher.http.get("/api/records")).json() == []

    server.play(scene())


@pytest.mark.parametrize("number", ["0", "-1", "1e3", "²", "9" * 15, "9" * 400, "x", "%00", "1;"])
def test_there_is_no_such_game(server: BackgroundServer, number: str) -> None:
    async def scene() -> None:
        (guest,) = await server.visitors("Mal")
        for path in (f"/api/records/{number}", f"/api/records/{number}/replay"):
            assert (await guest.http.get(path)).status_code == 404
        if number != "9" * 15:
            before = await guest.http.get("/api/records", params={"before": number})
            assert before.status_code in (200, 404)

    server.play(scene())


# Figures and limits


@pytest.mark.database
def test_metrics_with_a_token_and_the_cap_on_tables(tmp_path: Path) -> None:
    async def scene() -> None:
        token = "open sesame"
        async with serving(tmp_path, metrics_token=token, tables_per_address=2) as place:
            guest, other = await place.guest("Mal"), await place.guest("Eve")
            for given in (None, "", "Bearer", "Bearer open", "open sesame", "Bearer \xff"):
                headers = {} if given is None else {b"authorization": given.encode("latin-1")}
                answer = await guest.http.get("/metrics", headers=headers)
                assert answer.status_code == 403, given
            headers = {b"authorization": b"Bearer open sesame"}
            figures = await guest.http.get("/metrics", headers=headers)
            assert "upperlip_connections" in figures.text
            setup = {"game": "moustache"}
            statuses = [
                (await who.http.post("/api/tables", json=setup)).status_code
                for who in (guest, other, guest, other)
            ]
            assert statuses == [200, 200, 429, 429], "however many guests one is"
            refused = await guest.http.post("/api/tables", json=setup)
            assert refused.json()["reason"]["message"] == "too-many-tables"
            assert 0 < int(refused.headers["retry-after"]) <= 1800
            for who in (guest, other):
                await who.http.aclose()

    run(scene())


# Names


NAMES = {
    "  Ada  ": "Ada",
    "A\u202eda": "Ada",
    "A\u0000d\u0007a\u001b[31m": "Ada[31m",
    "\u2066Ada\u2069": "Ada",
    "A\u200bd\ufeffa": "Ada",
    "Ada\nLovelace": "AdaLovelace",
    "Ada\u00a0\u3000Lovelace": "Ada Lovelace",
    "A" + "\u0301" * 50: "Á\u0301\u0301",
    "a" * 200: "a" * NAME_LENGTH,
    "\U000e0041\ud7ffAda": "Ada",
    "Zoë": "Zoë",
    "Ёлка": "Ёлка",
}


@pytest.mark.parametrize("name", NAMES)
def test_names_are_cleaned(server: BackgroundServer, name: str) -> None:
    answer = httpx.post(f"http://{server.address}/api/me", json={"name": name})
    assert answer.json()["name"] == NAMES[name]


def test_names_at_the_table_are_cleaned_too(server: BackgroundServer) -> None:
    async def scene() -> None:
        _, _, pages = await pair(server)
        await pages[1].say("rename", name="\u202eeveE\u2069")
        await pages[0].until(lambda: pages[0].table["seats"][1]["name"] == "eveE")
        assert await pages[1].refusal("rename", name="\u202e\u200b") == "name-empty"
        await pages[0].say("text", text="\u202eoh\u0000\u0007!")
        await pages[1].until(lambda: bool(pages[1].lines))
        assert pages[1].lines[-1]["text"] == "oh!"
        await pages[0].say("remove", guest=pages[1].you["guest"])
        assert (await closing(pages[1])).code == GONE

    server.play(scene())
