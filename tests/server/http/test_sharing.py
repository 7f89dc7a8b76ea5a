"""Replays to share: only while all who played agree, and never of a game that is not over."""

import asyncio
from typing import Any

import httpx
import pytest

from tests.server.guests import PATIENCE, Guest
from tests.server.shared_server import Party, SharedServer

pytestmark = pytest.mark.process


async def finished(server: SharedServer, *names: str) -> tuple[Party, int]:
    party = await server.party(*names, game="moustache", players=4, settings={"pace": "instant"})
    await party.begin()
    await party.play()
    return party, int(party.host.table["record"])


async def said(guest: Guest, game: int, share: str) -> dict[str, Any]:
    answer = await guest.http.post(f"/api/records/{game}/sharing", json={"share": share})
    answer.raise_for_status()
    told: dict[str, Any] = answer.json()
    return told


def token_in(link: str) -> str:
    return link.rpartition("/")[2]


async def seen(server: SharedServer, token: str, what: str = "replay") -> httpx.Response:
    """By somebody without a name, a cookie or a past."""
    address = f"http://{server.running.address}/api/replays/{token}/{what}"
    async with httpx.AsyncClient(timeout=PATIENCE) as stranger:
        return await stranger.get(address)


def test_public_when_everybody_has_agreed_and_no_longer(server: SharedServer) -> None:
    async def scene() -> None:
        party, game = await finished(server, "Ada", "Bo")
        ada, bo = party.guests
        told = (await ada.http.get(f"/api/records/{game}/sharing")).json()
        assert told == {"people": 2, "agreed": 0, "mine": "no", "link": None}
        told = await said(ada, game, "named")
        assert told == {"people": 2, "agreed": 1, "mine": "named", "link": None}
        token = await _stored_token(server, game)
        assert (await seen(server, token)).status_code == 404, "one word is not enough"
        told = await said(bo, game, "hidden")
        assert (told["agreed"], told["mine"]) == (2, "hidden")
        assert token_in(told["link"]) == token
        replay = await seen(server, token)
        assert replay.status_code == 200
        assert replay.headers["cache-control"] == "no-store"
        shown = replay.json()
        assert shown["players"][:2] == ["Ada", ""]
        assert shown["players"][2:] == ["random 3", "random 4"], "bots have nothing to hide"
        assert shown["seat"] is None
        assert b"Bo" not in replay.content
        (listed,) = (await ada.http.get("/api/records")).json()
        assert listed["sharing"]["link"] == told["link"]

        await said(ada, game, "no")
        assert (await seen(server, token)).status_code == 404, "the link is dead"
        again = await said(ada, game, "hidden")
        assert token_in(again["link"]) != token, "for good"
        assert (await seen(server, token)).status_code == 404
        shown = (await seen(server, token_in(again["link"]))).json()
        assert shown["players"][:2] == ["", ""]

    server.run(scene())


async def _stored_token(server: SharedServer, game: int) -> str:
    sharing = (await server.running.parts.services.store.sharings([game]))[game]
    assert sharing.token is not None
    return sharing.token


def test_whoever_held_a_seat_is_asked(server: SharedServer) -> None:
    """Somebody who left in the middle, too: their cards are shown."""

    async def scene() -> None:
        party = await server.party("Ada", "Bo", game="moustache", players=4)
        await party.begin()
        bo = party.pages[1]
        await bo.say("leave")
        await party.leave(bo)
        await party.play()
        game = int(party.host.table["record"])
        told = await said(party.guests[0], game, "named")
        assert (told["people"], told["agreed"], told["link"]) == (2, 1, None)
        told = await said(party.guests[1], game, "hidden")
        shown = (await seen(server, token_in(told["link"]))).json()
        assert shown["players"][1] == "", "whoever sits there in the end"

    server.run(scene())


def test_a_second_device_of_somebody_has_no_second_word(server: SharedServer) -> None:
    """Who moves on, by their own link, has a link to the replay that stays good."""

    async def scene() -> None:
        party, game = await finished(server, "Ada", "Bo")
        for guest in party.guests:
            token = token_in((await said(guest, game, "named"))["link"] or "")
        await party.host.say("ask_link")
        await party.host.until(lambda: bool(party.host.other))
        move = {"token": party.host.other[-1]["token"]}
        phone = await server.guest("Phone")
        answer = await phone.http.post(f"/api/tables/{party.table}/move", json=move)
        assert answer.json() == {"seat": 0}
        assert (await seen(server, token)).status_code == 200
        told = (await phone.http.get(f"/api/records/{game}/sharing")).json()
        assert (told["people"], told["agreed"], told["mine"]) == (2, 2, "named")
        await said(phone, game, "no")
        assert (await seen(server, token)).status_code == 404, "it is their word"
        told = (await party.guests[0].http.get(f"/api/records/{game}/sharing")).json()
        assert (told["people"], told["agreed"], told["mine"]) == (2, 1, "no")

    server.run(scene())


def test_nothing_of_a_game_that_is_not_over(server: SharedServer) -> None:
    """By its players or by strangers, shared, practised or looked at; ended early, too."""

    async def scene() -> None:
        party = await server.party("Ada", game="moustache", players=4)
        await party.begin()
        room = (await server.running.parts.lobby.room_task(party.table)).room
        game = room.document.playing
        assert game is not None
        (ada,), stranger = party.guests, await server.guest("Wat")
        assert await _refusals(ada, game) == {(404, "not-over-yet")}
        assert await _refusals(stranger, game) == {(404, "no-such-game")}
        await party.host.say("end")
        await party.host.until(lambda: party.host.table["stage"] == "over")
        assert await _refusals(ada, game) == {
            (409, "share-unfinished"),
            (409, "practice-unfinished"),
        }
        assert await _refusals(stranger, game) == {(404, "no-such-game")}
        assert await server.running.parts.services.store.sharings([game]) == {}

    server.run(scene())


async def _refusals(guest: Guest, game: int) -> set[tuple[int, str]]:
    address = f"/api/records/{game}"
    practice = {"step": 5, "seat": 0, "bots": "random"}
    answers = [
        await guest.http.get(f"{address}/sharing"),
        await guest.http.post(f"{address}/sharing", json={"share": "named"}),
        await guest.http.post(f"{address}/practice", json=practice),
    ]
    return {(answer.status_code, answer.json()["reason"]["message"]) for answer in answers}


@pytest.mark.parametrize("token", ["0" * 32, "f" * 31, "x", "0" * 10_000, "%00", "1"])
def test_links_that_lead_nowhere_all_look_the_same(server: SharedServer, token: str) -> None:
    async def scene() -> None:
        answer = await seen(server, token)
        assert answer.status_code == 404
        assert answer.json()["reason"]["message"] == "no-such-replay"

    server.run(scene())


def test_others_neither_agree_nor_withdraw(server: SharedServer) -> None:
    async def scene() -> None:
        party, game = await finished(server, "Ada")
        link = (await said(party.guests[0], game, "named"))["link"]
        stranger = await server.guest("Wat")
        for share in ("named", "no"):
            answer = await stranger.http.post(f"/api/records/{game}/sharing", json={"share": share})
            assert answer.status_code == 404
        assert (await seen(server, token_in(link))).status_code == 200

    server.run(scene())


def test_two_who_agree_at_once_have_one_link(server: SharedServer) -> None:
    async def scene() -> None:
        party, game = await finished(server, "Ada", "Bo")
        await asyncio.gather(*(said(guest, game, "named") for guest in party.guests))
        links = [(await said(guest, game, "named"))["link"] for guest in party.guests]
        assert links[0] == links[1] is not None

    server.run(scene())
