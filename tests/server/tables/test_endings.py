"""How games end, and what is kept of them: records, replays, older rules, a store that fails."""

import json
from dataclasses import replace
from typing import Any

import pytest

from tests.server.guests import Guest, Page
from tests.server.shared_server import Party, SharedServer, ending
from upperlip.definitions import versions
from upperlip.fairness import commitment_to
from upperlip.records.check import check
from upperlip.records.verify import verify
from upperlip.server.store import Append, StoreError
from upperlip.server.store.documents import write


async def record_of(guest: Guest, number: int | None) -> Any:
    return (await guest.http.get(f"/api/records/{number}")).json()


async def ended(party: Party) -> int:
    """Ends the game early; the record's number."""
    await party.host.say("end")
    await party.hear(lambda page: page.table["stage"] == "over")
    number: int = party.host.table["record"]
    return number


@pytest.mark.fuzz
def test_a_whole_game_its_record_its_replay_and_its_proof(
    own_server: SharedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        party = await own_server.party("Ada", "Bo")
        ada = party.host
        await party.start()
        commitment = ada.table["commitment"]
        await party.play()
        assert ada.play is not None
        number, result = ada.table["record"], ada.play["result"]
        await _sent_again(ada, ada.done[-1])

        record = await record_of(party.guests[1], number)
        check(record)
        verify(record)
        assert record["players"] == ["Ada", "Bo"]
        assert record["result"] == result
        assert record["fairness"]["commitment"] == commitment
        assert not any("bot" in step for step in record["steps"])
        await _only_for_those_who_took_part(party, await own_server.guest("Wat"), number)

        last = ada.done[-1]
        await own_server.restart()
        await party.return_all()
        ada = party.host
        assert ada.table["stage"] == "over"
        assert ada.play is not None
        assert ada.play["result"] == result
        await _sent_again(ada, last)
        assert await record_of(party.guests[0], number) == record

        monkeypatch.setattr(versions, "LATEST", versions.LATEST + 2)
        await own_server.restart()
        await party.return_all()
        assert party.host.table["stage"] == "lobby"  # what newer rules may not show again
        assert await record_of(party.guests[0], number) == record

    own_server.run(scene())


async def _sent_again(page: Page, action_id: str) -> None:
    """Was it lost? No."""
    done = page.done.count(action_id)
    await page.say("act", ask=action_id.partition("-")[0], id=action_id, do=["blind no"])
    await page.until(lambda: page.done.count(action_id) > done)


async def _only_for_those_who_took_part(party: Party, stranger: Guest, number: int) -> None:
    for path in ("", "/replay", "/verdict"):
        refused = await stranger.http.get(f"/api/records/{number}{path}")
        assert refused.status_code == 404
    http = party.guests[0].http
    replay = (await http.get(f"/api/records/{number}/replay?round=2")).json()
    assert all(replay["steps"][3]["view"]["round"]["hands"])  # all hands open
    assert (await http.get(f"/api/records/{number}/verdict")).json()["proven"]
    mine = (await http.get("/api/records")).json()
    assert [(game["id"], game["outcome"]) for game in mine] == [(number, "finished")]
    assert (await stranger.http.get("/api/records")).json() == []


def test_nobody_gets_a_record_before_the_end(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo")
        await party.begin()
        room_task = await server.running.parts.lobby.room_task(party.table)
        number = room_task.room.document.playing
        refused = await record_of(party.guests[0], number)
        assert refused["reason"]["message"] == "not-over-yet"
        assert (await party.guests[0].http.get("/api/records")).json() == []
        assert party.host.table["record"] is None
        assert room_task.room.table_game is not None
        secret = room_task.room.table_game.proof.secret.hex()
        assert not any(secret in text for page in party.pages for text in page.raw)
        assert number == await ended(party)
        record = await record_of(party.guests[0], number)
        assert record["result"] is None
        assert record["fairness"]["secret"] == secret
        verify(record)

    server.run(scene())


# Before the deal


def test_no_deal_without_everybodys_salt(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", players=3)
        ada, bo = party.pages
        commitment = ada.table["next_commitment"]
        assert await ada.refusal("salt", commitment="00" * 32, salt="11" * 32) == "other-commitment"
        for salt in ("11" * 32, "22" * 32):  # the first one counts
            await ada.say("salt", commitment=commitment, salt=salt)
        assert await ada.refusal("start") == "salts-missing"
        assert ada.refused[-1]["reason"]["args"] == {"seats": [1]}
        await bo.say("salt", commitment=commitment, salt="33" * 32)
        await ada.until(lambda: bool(ada.table["seats"][1]["salted"]))
        await ada.say("start")
        await party.hear(lambda page: page.table["number"] == 1)
        assert ada.table["next_commitment"] != commitment
        assert not any(seat["salted"] for seat in ada.table["seats"])
        fairness = (await record_of(party.guests[1], await ended(party)))["fairness"]
        assert fairness["commitment"] == commitment
        assert fairness["salts"] == ["11" * 32, "33" * 32, None]
        assert commitment_to(bytes.fromhex(fairness["secret"])) == commitment

    server.run(scene())


# A store that fails


def test_what_could_not_be_stored_is_not_shown_and_the_table_recovers(
    server: SharedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It fails between a game's beginning and its first deal, of all moments."""

    async def scene() -> None:
        party = await server.party("Ada", "Bo")
        store = server.running.parts.services.store
        write = store.write

        async def fails(unit: Any) -> Any:
            if any(isinstance(operation, Append) for operation in unit):
                raise StoreError("the disk is full")
            return await write(unit)

        commitment = party.host.table["next_commitment"]
        for page in party.pages:
            await page.salt()
        await party.hear(lambda page: all(seat["salted"] for seat in page.table["seats"]))
        monkeypatch.setattr(store, "write", fails)
        await party.host.say("start")
        for page in party.pages:
            assert await ending(page) == (4000, "store-failed")
            assert page.events == []
        monkeypatch.undo()
        await party.return_all()
        await party.play(lambda page: page.table["stage"] == "play")
        assert party.host.table["commitment"] == commitment
        assert party.host.table["next_commitment"] != commitment
        verify(await record_of(party.guests[0], await ended(party)))

    server.run(scene())


def test_a_table_that_was_written_elsewhere_is_read_again(server: SharedServer) -> None:
    """Nobody's change is lost: the one that came too late is refused, and everybody is told."""

    async def scene() -> None:
        party = await server.party("Ada", "Bo")
        store = server.running.parts.services.store
        found = await store.table_open(party.table)
        assert found is not None
        theirs = json.loads(found.table.document) | {"number": 7}
        version = found.table.version + 1
        await store.save_table(replace(found.table, document=json.dumps(theirs), version=version))
        await party.host.say("change", settings={"clock": 60})
        for page in party.pages:
            assert await ending(page) == (4000, "written-elsewhere")
        await party.return_all()
        assert party.host.table["number"] == 7
        assert party.host.table["settings"]["clock"] is None
        await party.host.say("change", settings={"clock": 60})
        await party.hear(lambda page: bool(page.table["settings"]["clock"] == 60))

    server.run(scene())


def test_a_table_of_a_newer_server_is_left_alone_and_everybody_is_told(
    own_server: SharedServer, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever runs the server finds in the log what to do; nothing of the text stands there."""

    async def scene() -> None:
        party = await own_server.party("Ada")
        room = (await own_server.running.parts.lobby.room_task(party.table)).room
        text = write(room.document).replace('"version":', '"version":9', 1)
        await own_server.restart()
        store = own_server.running.parts.services.store
        before = await store.table_open(party.table)
        assert before is not None
        version = before.table.version + 1
        await store.save_table(replace(before.table, document=text, version=version))
        for _ in range(2):
            page = Page(await party.guests[0].socket(party.table))
            assert await ending(page) == (4404, "table-unreadable")
        preview = await party.guests[0].http.get(f"/api/tables/{party.table}")
        assert (preview.status_code, preview.json()["reason"]["message"]) == (
            404,
            "table-unreadable",
        )
        found = await store.table_open(party.table)
        assert found is not None
        assert found.table.document == text

    own_server.run(scene())
    assert "newer Upperlip" in caplog.text
    assert "Ada" not in caplog.text


def test_a_game_whose_record_cannot_be_read_hides_no_other(own_server: SharedServer) -> None:
    async def scene() -> None:
        party = await own_server.party("Ada")
        for _ in range(2):
            await party.begin()
            await ended(party)
        ada = party.guests[0]
        later, earlier = (await ada.http.get("/api/records")).json()
        assert "Ada" in later["players"]
        await own_server.put_record(later["id"], "{")
        assert (await ada.http.get("/api/records")).json() == [later | {"players": []}, earlier]

    own_server.run(scene())
