"""Who is who: names, coming back, and another device."""

from typing import Any

import httpx
import pytest

from tests.server.guests import Page
from tests.server.shared_server import PASSING, Party, SharedServer, seats

# Names


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ada \t Lovelace ", "Ada Lovelace"),
        ("A\u202eda\x07", "Ada"),
        ("x" * 50, "x" * 20),
        ("Zoe\u0301", "Zoé"),
    ],
)
def test_names_are_cleaned(server: SharedServer, typed: str, shown: str) -> None:
    async def scene() -> None:
        party = await server.party(typed)
        assert seats(party.host)[0] == shown

    server.run(scene())


def test_names_can_change_between_rounds_but_not_in_one(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo")
        ada, bo = party.pages
        watcher = await party.join(await server.guest("Wat"))
        await ada.say("rename", name="Countess")
        await party.hear(lambda page: seats(page) == ["Countess", "Bo"])
        assert await ada.refusal("rename", name="\u202e\u200b") == "name-empty"
        await party.start()
        assert await bo.refusal("rename", name="I have R7") == "name-fixed"
        assert await watcher.refusal("rename", name="Bo has R7") == "name-fixed"
        await party.guests[2].http.post("/api/me", json={"name": "Bo has R7"})
        party.pages.remove(watcher)
        await watcher.close()
        watcher = await party.join(party.guests[2])
        assert watcher.you["name"] == "Wat"

    server.run(scene())


# Coming back, and another device


def test_the_same_browser_comes_back_to_its_seat(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", game="moustache", players=4, options=PASSING)
        ada, bo = party.pages
        await party.start()
        assert bo.play is not None
        hand = bo.play["view"]["round"]["hand"]
        await party.leave(bo)
        assert not ada.table["seats"][1]["here"]
        bo = await party.join(party.guests[1])
        assert bo.you["seat"] == 1
        assert bo.play is not None
        assert bo.play["view"]["round"]["hand"] == hand
        assert [event["message"] for event in bo.events][:2] == ["rule-turned", "teams"]
        await ada.until(lambda: bool(ada.table["seats"][1]["here"]))

    server.run(scene())


async def _link(page: Page) -> dict[str, str]:
    before = len(page.other)
    await page.say("ask_link")
    await page.until(lambda: len(page.other) > before)
    return {"token": page.other[-1]["token"]}


async def _move(party: Party, http: httpx.AsyncClient, link: dict[str, str]) -> Any:
    return (await http.post(f"/api/tables/{party.table}/move", json=link)).json()


def test_a_link_moves_a_seat_once(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", players=3)
        ada = party.host
        await party.start()
        link = await _link(ada)
        phone, thief = await server.guest("Phone"), await server.guest("Thief")
        for path in (f"/t/{party.table}", f"/api/tables/{party.table}"):  # a preview burns nothing
            assert (await thief.http.get(path)).status_code < 500
        greedy = await _move(party, party.guests[1].http, link)  # who has a seat gets no second
        assert greedy["reason"]["message"] == "link-spent"
        assert await _move(party, phone.http, link) == {"seat": 0}
        page = await party.join(phone)
        assert (page.you["seat"], page.you["name"], page.you["host"]) == (0, "Ada", True)
        await ada.until(lambda: ada.you["seat"] is None)
        assert ada.play is not None
        assert ada.play["view"]["round"]["hand"] == []
        refused = await _move(party, thief.http, link)
        assert refused["reason"]["message"] == "link-spent"
        record = await _ended_record(party, page)
        for guest in (phone, party.guests[0]):  # the same person, on two devices
            assert (await guest.http.get(f"/api/records/{record}")).status_code == 200

    server.run(scene())


async def _ended_record(party: Party, host: Page) -> int:
    await host.say("end")
    await host.until(lambda: host.table["record"] is not None)
    record: int = host.table["record"]
    return record


def test_a_link_expires_and_is_worth_nothing_once_its_owner_has_left(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo")
        thief = await server.guest("Thief")
        late = await _link(party.host)
        server.clock.turn(601)
        left = await _link(party.pages[1])
        await party.pages[1].say("stand")
        await party.hear(lambda page: seats(page)[1] is None)
        for link in (late, left, {"token": "ab" * 32}):
            refused = await _move(party, thief.http, link)
            assert refused["reason"]["message"] == "link-spent"
        watcher = await party.join(thief)
        assert await watcher.refusal("ask_link") == "not-seated"

    server.run(scene())


def test_its_me_is_for_the_host_to_decide(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", players=3)
        ada, bo = party.pages
        await party.start()
        phone = await party.join(await server.guest("Phone"))
        assert await phone.refusal("claim", seat=1) == "seat-in-use"
        assert await phone.refusal("claim", seat=2) == "nothing-to-claim"
        await party.leave(bo)
        for yes in (False, True):
            await phone.say("claim", seat=1)
            await ada.until(lambda: ada.table["watchers"][-1]["claims"] == 1)
            await ada.say("approve", guest=phone.you["guest"], yes=yes)
            await ada.until(lambda: not any(w["claims"] for w in ada.table["watchers"]))
            await party.look()
            assert phone.you["seat"] == (1 if yes else None)
        assert phone.you["name"] == "Bo"
        assert await ada.refusal("approve", guest=phone.you["guest"], yes=True) == (
            "nothing-to-claim"
        )

    server.run(scene())


def test_whoever_left_a_seat_and_sits_in_another_does_not_get_it_back(server: SharedServer) -> None:
    """Else they could look at two hands."""

    async def scene() -> None:
        party = await server.party("Ada", "Bo", players=3)
        ada, bo = party.pages
        await party.start()
        await bo.say("stand")
        link = await _link(ada)
        answer = await party.guests[1].http.post(f"/api/tables/{party.table}/move", json=link)
        assert answer.json() == {"seat": 0}
        await bo.until(lambda: bo.you["seat"] == 0)
        assert await bo.refusal("sit", seat=1) == "not-during-game"

    server.run(scene())
