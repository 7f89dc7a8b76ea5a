"""Who is who: coming back, another device, and what a table remembers of people."""

from typing import Any

import httpx
import pytest

from tests.server.guests import Page
from tests.server.shared_server import PASSING, Party, SharedServer, ending, seats
from tests.server.store.test_documents import GOLDEN
from upperlip.server.store.documents import Person, read_table
from upperlip.server.tables.document import MOST_DECISIONS, Document

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


async def link_of(page: Page) -> dict[str, str]:
    before = len(page.other)
    await page.say("ask_link")
    await page.until(lambda: len(page.other) > before)
    return {"token": page.other[-1]["token"]}


async def moved(party: Party, http: httpx.AsyncClient, link: dict[str, str]) -> Any:
    return (await http.post(f"/api/tables/{party.table}/move", json=link)).json()


def test_a_link_moves_a_seat_once(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", players=3)
        ada = party.host
        await party.start()
        link = await link_of(ada)
        phone, thief = await server.guest("Phone"), await server.guest("Thief")
        for path in (f"/t/{party.table}", f"/api/tables/{party.table}"):  # a preview burns nothing
            assert (await thief.http.get(path)).status_code < 500
        greedy = await moved(party, party.guests[1].http, link)  # who has a seat gets no second
        assert greedy["reason"]["message"] == "link-spent"
        assert await moved(party, phone.http, link) == {"seat": 0}
        page = await party.join(phone)
        assert (page.you["seat"], page.you["name"], page.you["host"]) == (0, "Ada", True)
        await ada.until(lambda: ada.you["seat"] is None)
        assert ada.play is not None
        assert ada.play["view"]["round"]["hand"] == []
        refused = await moved(party, thief.http, link)
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
        late = await link_of(party.host)
        server.clock.turn(601)
        left = await link_of(party.pages[1])
        await party.pages[1].say("stand")
        await party.hear(lambda page: seats(page)[1] is None)
        for link in (late, left, {"token": "ab" * 32}):
            refused = await moved(party, thief.http, link)
            assert refused["reason"]["message"] == "link-spent"
        watcher = await party.join(thief)
        assert await watcher.refusal("ask_link") == "not-seated"

    server.run(scene())


def test_whoever_has_seen_a_hand_gets_no_other_by_a_link(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", players=3)
        ada, bo = party.pages
        await party.start()
        link = await link_of(ada)
        await bo.say("stand")
        await bo.until(lambda: bo.you["seat"] is None)
        assert bo.you["return_to"] == 1
        refused = await moved(party, party.guests[1].http, link)
        assert refused["reason"]["message"] == "another-hand"
        phone = await server.guest("Phone")
        assert await moved(party, phone.http, link) == {"seat": 0}, "and the link is still good"
        await bo.say("sit", seat=1)
        await bo.until(lambda: bo.you["seat"] == 1)

    server.run(scene())


def test_a_link_that_comes_too_often_is_not_spent(
    server: SharedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And who has had the seat gets it back, however many others have."""
    monkeypatch.setattr("upperlip.server.tables.document.MOST_HOLDERS", 2)

    async def scene() -> None:
        party = await server.party("Ada", "Bo", players=3)
        ada, phone, tablet = party.guests[0], *[await server.guest(n) for n in ("Phone", "Tablet")]
        await party.start()
        assert await moved(party, phone.http, await link_of(party.host)) == {"seat": 0}
        link = await link_of(await party.join(phone))
        refused = await moved(party, tablet.http, link)
        assert refused["reason"]["message"] == "moved-too-often"
        assert await moved(party, ada.http, link) == {"seat": 0}

    server.run(scene())


# What a table remembers of people


def test_people_who_come_and_go_are_forgotten(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", bots=None)
        room = (await server.running.parts.lobby.room_task(party.table)).room
        for number in range(8):
            page = await party.join(await server.guest(f"Guest {number}"), seat=1)
            await page.salt()
            await page.until(lambda page=page: page.table["seats"][1]["salted"])  # type: ignore[misc]
            await page.say("leave")
            assert await ending(page) == (4000, "left")
            party.pages.remove(page)
        assert list(room.document.people) == [party.host.you["guest"]]
        assert room.document.salts == {}
        assert list(room.names) == [party.host.you["guest"]]

    server.run(scene())


def test_the_hosts_decisions_about_people_are_kept_but_not_for_ever() -> None:
    document = read_table((GOLDEN / "table-4.json").read_text("utf-8"), Document)
    for number in range(1000):
        document.people[f"g{number}"] = Person(name="Mal", removed=number % 2 == 0)
    document.forget_strangers()
    kept = list(document.people)
    assert len(kept) == 2 + MOST_DECISIONS
    assert kept[:2] == [document.founder, document.places[1].left_by]
    assert kept[-1] == "g998"
