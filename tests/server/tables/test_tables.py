"""Tables and those who come to them: seats, bots, the host, names, another device."""

import asyncio
import json
import sqlite3
from contextlib import closing
from functools import partial
from typing import Any

from tests.server.guests import Page
from tests.server.shared_server import SharedServer, ending, seats

# Opening and sitting


def test_whoever_opens_a_table_is_host_and_sits_in_the_first_seat(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", game="moustache", players=4, bots=None)
        assert seats(party.host) == ["Ada", None, None, None]
        assert party.host.you["host"]
        assert party.host.table["stage"] == "lobby"
        assert await party.host.refusal("start") == "seats-free"

    server.run(scene())


def test_a_table_has_an_unguessable_link_and_is_listed_only_if_wanted(server: SharedServer) -> None:
    async def scene() -> None:
        parties = [
            await server.party("Ada", settings={"listed": listed}) for listed in (False, True)
        ]
        private, public = (party.table for party in parties)
        assert len(private) == 32
        assert private[:8] != public[:8]
        listed = (await parties[0].guests[0].http.get("/api/tables")).json()
        assert [table["id"] for table in listed] == [public]
        assert listed[0]["names"] == ["Ada"]
        found = await parties[0].guests[0].http.post("/api/tables", json={"game": "moustache"})
        assert found.json()["link"].endswith(f"/t/{found.json()['id']}")

    server.run(scene())


def test_seats_are_taken_left_moved_to_and_given_to_bots(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", players=4, bots=None)
        ada, bo = party.pages
        assert await bo.refusal("sit", seat=0) == "seat-taken"
        assert await bo.refusal("sit", seat=4) == "no-such-seat-here"
        await bo.say("sit", seat=3)
        await ada.say("bot", seat=2, level="novice")
        await party.hear(lambda page: seats(page) == ["Ada", None, "novice", "Bo"])
        await bo.say("sit", seat=2)  # the bot makes room
        await party.hear(lambda page: seats(page) == ["Ada", None, "Bo", "novice"])
        await ada.say("bot", seat=3, level=None)
        await bo.say("stand")
        await party.hear(lambda page: seats(page) == ["Ada", None, None, None])
        assert bo.you["seat"] is None
        assert [watcher["name"] for watcher in ada.table["watchers"]] == ["Bo"]

    server.run(scene())


def test_the_host_swaps_seats_and_everybody_sees_who_are_partners(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", players=4, options={"sides": "pairs"})
        assert party.host.table["sides"] == [[0, 2], [1, 3]]
        await party.host.say("swap", seats=[1, 2])
        await party.hear(lambda page: seats(page) == ["Ada", "random", "Bo", "random"])
        assert party.pages[1].you["seat"] == 2

    server.run(scene())


def test_only_the_host_runs_the_table(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", players=3)
        ada, bo = party.pages
        requests: dict[str, dict[str, Any]] = {
            "bot": {"seat": 2, "level": "novice"},
            "swap": {"seats": [0, 1]},
            "change": {"players": 4},
            "start": {},
            "reopen": {},
            "end": {},
            "remove": {"guest": ada.you["guest"]},
            "mute": {"guest": ada.you["guest"], "muted": True},
        }
        for say, fields in requests.items():
            assert await bo.refusal(say, **fields) == "host-only", say

    server.run(scene())


def test_the_table_is_set_up_anew_and_guests_keep_their_seats(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", players=4, bots=None)
        ada, bo = party.pages
        await bo.say("sit", seat=3)
        await ada.say("change", players=2, options={"villains": "none"}, settings={"clock": 20})
        await party.hear(lambda page: seats(page) == ["Ada", "Bo"])
        assert ada.table["options"]["villains"] == "none"
        assert ada.table["settings"]["clock"] == 20
        await ada.say("change", players=5)
        await party.hear(lambda page: seats(page) == ["Ada", "Bo", None, None, None])
        for settings in ({"clock": 4}, {"away": 9}, {"away": 121}, {"pace": "slow"}, {"x": 1}):
            refused = await ada.refusal("change", settings=settings)
            assert refused in ("clock-range", "away-range", "bad-settings")
        assert await ada.refusal("change", players=7) == "players"
        assert ada.table["players"] == 5

    server.run(scene())


# A game, and the next one


def test_after_a_game_the_same_seats_play_again_or_the_table_opens(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo")
        ada, bo = party.pages
        first = ada.table["next_commitment"]
        await party.start()
        assert ada.table["commitment"] == first
        for say, fields in {"bot": {"seat": 1, "level": None}, "start": {}, "reopen": {}}.items():
            assert await ada.refusal(say, **fields) == "not-during-game"
        assert await bo.refusal("sit", seat=0) == "not-during-game"
        await ada.say("end")
        await party.hear(lambda page: page.table["stage"] == "over")
        assert ada.table["ended"] == "ended-by-host"
        await party.start()
        assert ada.table["commitment"] != first
        assert (ada.table["number"], ada.table["ended"]) == (2, None)
        await ada.say("end")
        await party.hear(lambda page: page.table["stage"] == "over")
        await ada.say("reopen")
        await party.hear(lambda page: page.table["stage"] == "lobby")
        assert ada.play is None

    server.run(scene())


def test_whoever_leaves_a_game_can_come_back_to_it_and_to_the_next_as_anybody(
    server: SharedServer,
) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", "Cy", players=3)
        ada, bo, cy = party.pages
        await party.start()
        await bo.say("stand")
        await party.hear(lambda page: seats(page) == ["Ada", "regular", "Cy"])
        assert await cy.refusal("sit", seat=1) == "not-during-game"
        await bo.say("sit", seat=1)
        await party.hear(lambda page: seats(page) == ["Ada", "Bo", "Cy"])
        await bo.say("stand")
        await ada.say("end")
        await party.hear(lambda page: page.table["stage"] == "over")
        party.pages.remove(bo)
        await party.start()  # again, with the bot that stood in
        assert seats(ada) == ["Ada", "regular", "Cy"]
        await bo.until(lambda: bo.table["number"] == 2)
        assert (bo.you["return_to"], bo.you["may_take"]) == (None, [1])

    server.run(scene())


def test_leaving_frees_the_seat_and_closes_all_ones_pages(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", bots=None)
        ada, bo = party.pages
        second = await party.guests[1].page(party.table)
        await bo.say("leave")
        assert await ending(bo) == (4000, "left")
        assert await ending(second) == (4000, "left")
        assert bo.other[-1]["reason"]["message"] == "left"
        await ada.until(lambda: seats(ada) == ["Ada", None])

    server.run(scene())


def test_the_host_removes_somebody_for_good(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", players=3)
        ada, bo = party.pages
        await party.start()
        assert await ada.refusal("remove", guest=ada.you["guest"]) == "not-yourself"
        assert await ada.refusal("remove", guest="nobody") == "no-such-guest"
        await ada.say("remove", guest=bo.you["guest"])
        assert await ending(bo) == (4000, "removed")
        await ada.until(lambda: seats(ada)[1] == "regular")
        again = Page(await party.guests[1].socket(party.table))
        assert await ending(again) == (4000, "removed")
        assert again.table == {}

    server.run(scene())


# Kept once


def test_a_table_that_many_open_at_once_is_kept_once(server: SharedServer) -> None:
    async def scene() -> None:
        guests = await asyncio.gather(*map(server.guest, ("Ada", "Bo", "Cy", "Di")))
        table = await guests[0].open_table(game="moustache", players=4)
        lobby = server.running.parts.lobby
        tasks = asyncio.gather(*(lobby.room_task(table) for _ in range(20)))
        pages = await asyncio.gather(*(guest.page(table) for guest in guests for _ in range(3)))
        assert {id(room_task) for room_task in await tasks} == {id(await lobby.room_task(table))}
        for seat, page in enumerate(pages[::3]):
            await page.say("sit", seat=seat)
        for page in pages:
            await page.until(partial(lambda page: seats(page) == ["Ada", "Bo", "Cy", "Di"], page))

    server.run(scene())


def test_settings_of_a_table_survive_the_room(server: SharedServer) -> None:
    """Once nobody has been there for a while the room is gone; the table is not."""

    async def scene() -> None:
        party = await server.party("Ada", "Bo", players=3, settings={"away": None})
        await party.pages[1].say("text", text="back soon")
        await party.hear(lambda page: len(page.lines) == 1)
        room_task = await server.running.parts.lobby.room_task(party.table)
        told = json.dumps(party.host.table["seats"])
        await room_task.close("server-stops")
        assert await ending(party.host) == (4000, "server-stops")
        party.pages.clear()
        page = await party.join(party.guests[0])
        assert json.dumps(page.table["seats"][0]) == json.dumps(json.loads(told)[0])
        assert page.table["settings"]["away"] is None
        assert [line["text"] for line in page.lines] == ["back soon"]
        assert await server.running.parts.lobby.room_task(party.table) is not room_task

    server.run(scene())


def _as_the_first_servers_stored_it(file: str) -> None:
    """All texts in version 1: without a number, and with a table's fewer settings as its manner."""
    with closing(sqlite3.connect(file)) as connection, connection:
        for table, column in (("tables", "document"), ("chat", "text"), ("games", "head")):
            rows = connection.execute(f"SELECT {KEYS[table]}, {column} FROM {table}")
            for key, text in rows.fetchall():
                content = json.loads(text)
                assert content.pop("version") > 1
                if table == "tables":
                    content["manner"] = content.pop("settings")
                    del content["manner"]["memory"], content["manner"]["talk"]
                    del content["held"], content["ended_early"]
                    for place in content["places"]:
                        del place["taken_from"]
                change = f"UPDATE {table} SET {column} = ? WHERE {KEYS[table]} = ?"
                connection.execute(change, (json.dumps(content), key))


KEYS = {"tables": "id", "chat": "number", "games": "id"}


def _remembered(page: Page) -> tuple[object, ...]:
    assert page.play is not None
    return page.play["view"], page.lines, page.table["settings"], page.table["options"]


def test_what_an_older_server_stored_is_played_on(own_server: SharedServer) -> None:
    async def scene() -> None:
        party = await own_server.party("Ada", "Bo", settings={"away": None, "clock": 60})
        await party.host.say("text", text="an old line")
        await party.hear(lambda page: len(page.lines) == 1)
        await party.begin()
        before = [_remembered(page) for page in party.pages]
        _as_the_first_servers_stored_it(own_server.running.parts.settings.data)
        await own_server.restart()
        await party.return_all()
        assert [_remembered(page) for page in party.pages] == before
        await party.host.say("change", settings={"clock": None})
        await party.play()
        number = party.host.table["record"]
        listed = (await party.guests[0].http.get("/api/records")).json()
        assert [(game["id"], game["players"]) for game in listed] == [(number, ["Ada", "Bo"])]

    own_server.run(scene())
