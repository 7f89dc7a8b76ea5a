"""What if: playing on from a step of a finished game, alone with bots, and of no account."""

from functools import partial
from typing import Any

import msgspec
import pytest

from tests.server.guests import Guest, Page
from tests.server.http.test_sharing import finished, said, seen, token_in
from tests.server.shared_server import SharedServer, ending
from upperlip.records.check import read_head, replayed
from upperlip.server.wire.views import on_the_wire

pytestmark = pytest.mark.process


async def practise(guest: Guest, path: str, step: int, seat: int = 0) -> str:
    body = {"step": step, "seat": seat, "bots": "random", "settings": {"pace": "instant"}}
    answer = await guest.http.post(f"/api/{path}/practice", json=body)
    answer.raise_for_status()
    table: str = answer.json()["id"]
    return table


async def record_of(guest: Guest, game: int) -> dict[str, Any]:
    record: dict[str, Any] = (await guest.http.get(f"/api/records/{game}")).json()
    return record


def decisions(record: dict[str, Any], verb: str = "play") -> list[int]:
    """Where in the record somebody is about to do this: the number of the step before."""
    steps = enumerate(record["steps"])
    return [number for number, step in steps if step.get("do", "").startswith(verb)]


def test_the_position_is_that_of_the_record(server: SharedServer) -> None:
    """As the chosen seat saw it, and nothing else of it."""

    async def scene() -> None:
        party, game = await finished(server, "Ada")
        (ada,) = party.guests
        record = await record_of(ada, game)
        step = next(step for step in decisions(record)[5:] if record["steps"][step]["seat"] == 2)
        table = await practise(ada, f"records/{game}", step, seat=2)
        page = await ada.page(table)
        head = read_head(record)
        before = list(replayed(head))[step].before
        assert page.play is not None
        assert page.play["choice"] is not None, "the table waits for the person"
        seen_then = msgspec.to_builtins(on_the_wire(head.game.glance(before, 2)))
        assert page.play["view"] == seen_then
        assert page.you["seat"] == 2
        assert page.table["practice"]
        assert page.table["commitment"] is None
        assert [seat["bot"] for seat in page.table["seats"]] == ["random", "random", None, "random"]

    server.run(scene())


def test_it_is_played_to_its_end_and_counts_for_nothing(server: SharedServer) -> None:
    async def scene() -> None:
        party, game = await finished(server, "Ada")
        (ada,) = party.guests
        record = await record_of(ada, game)
        table = await practise(ada, f"records/{game}", decisions(record)[20])
        page = await ada.page(table)
        assert (await ada.http.get("/api/games")).json() == []
        await page.say("stand")
        await page.until(lambda: page.you["seat"] is None)
        await page.say("sit", seat=0)
        await page.until(lambda: page.you["seat"] == 0)
        await page.play_on()
        assert page.table["record"] is None
        assert [each["id"] for each in (await ada.http.get("/api/records")).json()] == [game]
        assert (await ada.http.get("/api/games")).json() == []
        room = (await server.running.parts.lobby.room_task(table)).room
        playing = room.document.playing
        store = server.running.parts.services.store
        assert playing is not None
        assert await store.participants(playing) == []
        assert await store.record(playing) is None
        again = await ada.page(table)
        for refused in ("start", "reopen", "ask_link"):
            assert await again.refusal(refused) == "practice-only"

    server.run(scene())


def test_nobody_else_comes_in(server: SharedServer) -> None:
    async def scene() -> None:
        party, game = await finished(server, "Ada")
        (ada,), stranger = party.guests, await server.guest("Wat")
        record = await record_of(ada, game)
        table = await practise(ada, f"records/{game}", decisions(record)[3])
        page = await ada.page(table)
        await page.say("change", settings={"listed": True})
        await page.until(lambda: bool(page.table["settings"]["listed"]))
        listed = (await stranger.http.get("/api/tables")).json()
        assert table not in {each["id"] for each in listed}
        other = Page(await stranger.socket(table))
        _, why = await ending(other)
        assert "practice-alone" in "".join(other.raw) + why
        assert not any('"type":"snapshot"' in text for text in other.raw)
        moved = await stranger.http.post(f"/api/tables/{table}/move", json={"token": "0" * 64})
        assert moved.json()["reason"]["message"] == "practice-only"

    server.run(scene())


def test_it_goes_on_after_a_restart(server: SharedServer) -> None:
    async def scene() -> None:
        party, game = await finished(server, "Ada")
        (ada,) = party.guests
        record = await record_of(ada, game)
        own = next(step for step in decisions(record)[5:] if record["steps"][step]["seat"] == 0)
        table = await practise(ada, f"records/{game}", own)
        page = await ada.page(table)
        seen_before = page.play
        await server.restart()
        page = await ada.page(table)
        assert page.play == seen_before
        await page.play_on()

    server.run(scene())


def _has_choice(page: Page) -> bool:
    return bool(page.play and page.play["choice"])


def test_from_every_step_that_leaves_something_to_play(server: SharedServer) -> None:
    """Chance that follows a decision stays as it was; only the next round is dealt anew."""

    async def scene() -> None:
        party, game = await finished(server, "Ada")
        (ada,) = party.guests
        record = await record_of(ada, game)
        steps = record["steps"]
        deals = [number for number, step in enumerate(steps) if step.get("chance") == "rule"]
        for step in (1, 2, deals[1], deals[1] - 1, deals[1] - 2):
            page = await ada.page(await practise(ada, f"records/{game}", step))
            assert page.table["stage"] in ("moment", "interlude", "play"), step
            await page.play_on(partial(_has_choice, page))
        for step in (len(steps), len(steps) - 1, 0, -1, 10**9):
            body = {"step": step, "seat": 0, "bots": "random"}
            answer = await ada.http.post(f"/api/records/{game}/practice", json=body)
            assert answer.json()["reason"]["message"] == "nothing-to-practise", step

    server.run(scene())


def test_seats_that_no_table_has(server: SharedServer) -> None:
    """The longest number that is read, too: one more than that cannot be written."""

    async def scene() -> None:
        party, game = await finished(server, "Ada")
        for seat in ("-1", "4", "9" * 4300):
            answer = await party.guests[0].http.post(
                f"/api/records/{game}/practice",
                content=f'{{"step":3,"seat":{seat},"bots":"random"}}',
                headers={"content-type": "application/json"},
            )
            assert answer.status_code == 409, seat[:9]
            assert answer.json()["reason"]["args"] == {"field": "seat"}

    server.run(scene())


def test_from_a_game_that_is_shared_without_a_name_of_its_players(server: SharedServer) -> None:
    async def scene() -> None:
        party, game = await finished(server, "Adalbert")
        (ada,), stranger = party.guests, await server.guest("Wat")
        token = token_in((await said(ada, game, "hidden"))["link"])
        step = decisions(await record_of(ada, game))[4]
        page = await stranger.page(await practise(stranger, f"replays/{token}", step, seat=1))
        assert page.you["seat"] == 1
        assert not any("Adalbert" in text for text in page.raw)
        await said(ada, game, "no")
        body = {"step": step, "seat": 1, "bots": "random"}
        answer = await stranger.http.post(f"/api/replays/{token}/practice", json=body)
        assert answer.status_code == 404
        assert (await seen(server, token)).status_code == 404

    server.run(scene())
