"""Reviews: for those who played a game that is over, as they come, and kept."""

import asyncio
import json
import sys
from typing import Any

import pytest

from tests.fair_games import SETUPS
from tests.kernel.needed import needs_kernel
from tests.review.kit import random_record
from tests.server.guests import PATIENCE, Guest
from tests.server.shared_server import Party, SharedServer
from upperlip.review.figures import figures
from upperlip.review.report import review_of
from upperlip.server.bots.reviews import Busy, ReviewUnderWay, ReviewWorks
from upperlip.server.http.reviews import Reviews
from upperlip.server.store.documents import read_review

pytestmark = [needs_kernel, pytest.mark.process]
WORLDS = 8


@pytest.fixture
def quick(server: SharedServer) -> None:
    """Honest figures, but wide."""
    parts = server.running.parts
    object.__setattr__(parts, "reviews", Reviews(parts.services, ReviewWorks(WORLDS)))


async def finished(server: SharedServer, *names: str) -> tuple[Party, int]:
    party = await server.party(*names, game="moustache", players=4, settings={"pace": "instant"})
    await party.begin()
    await party.play()
    return party, int(party.host.table["record"])


async def whole(guest: Guest, game: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The review, and the decisions as they came before it was whole."""
    came: list[dict[str, Any]] = []
    async with asyncio.timeout(6 * PATIENCE):
        while True:
            response = await guest.http.get(f"/api/records/{game}/review?after={len(came)}")
            response.raise_for_status()
            told: dict[str, Any] = response.json()
            if told["whole"] is not None:
                return told, came
            came += told["decisions"]
            await asyncio.sleep(0.05)


@pytest.mark.usefixtures("quick")
def test_figures_come_as_they_are_found_and_are_kept(server: SharedServer) -> None:
    async def scene() -> None:
        party, game = await finished(server, "Ada", "Bo")
        told, came = await whole(party.guests[0], game)
        review = told["whole"]
        assert (told["seat"], review["seat"]) == (0, 0)
        assert told["done"] == told["of"] > 0
        assert [each["step"] for each in came] == sorted(each["step"] for each in came)
        by_step = {each["step"]: each for each in review["decisions"]}
        assert all(by_step[each["step"]] == each for each in came)
        store = server.running.parts.services.store
        for seat in (0, 1):
            kept = await store.review(game, seat)
            assert kept is not None, "the work is the same for all"
            assert read_review(kept).review.seat == seat
        assert await store.review(game, 2) is None, "a bot asks for none"
        again, _ = await whole(party.guests[1], game)
        assert again["whole"]["seat"] == 1
        assert (
            sum(line["change"] for line in again["whole"]["ledger"]["lines"])
            == (again["whole"]["ledger"]["result"])
        )

    server.run(scene())


@pytest.mark.usefixtures("quick")
def test_only_those_who_played_and_only_when_it_is_over(server: SharedServer) -> None:
    async def scene() -> None:
        party, game = await finished(server, "Ada")
        stranger = await server.guest("Wat")
        for path in ("review", "moment?step=5"):
            address = f"/api/records/{game}/{path}"
            assert (await stranger.http.get(address)).status_code == 404
        running = await server.party("Cy", game="moustache", players=4)
        await running.begin()
        store = server.running.parts.services.store
        room = (await server.running.parts.lobby.room_task(running.table)).room
        number = room.document.playing
        assert number is not None
        assert await store.record(number) is None
        for path in ("review", "moment?step=5"):
            response = await running.guests[0].http.get(f"/api/records/{number}/{path}")
            assert response.status_code == 404
            assert response.json()["reason"]["message"] == "not-over-yet"
        await running.host.say("end")
        await running.host.until(lambda: running.host.table["stage"] == "over")
        for path in ("review", "moment?step=5"):
            response = await running.guests[0].http.get(f"/api/records/{number}/{path}")
            assert response.status_code == 409, "ended early: the cards are still a secret"
            assert response.json()["reason"]["message"] == "review-unfinished"
        assert party.host.table["stage"] == "over"

    server.run(scene())


def test_a_game_whose_result_cannot_be_read_is_over_all_the_same(server: SharedServer) -> None:
    async def scene() -> None:
        party, game = await finished(server, "Ada")
        http = party.guests[0].http
        record = (await http.get(f"/api/records/{game}")).json()
        await server.put_record(game, json.dumps(record | {"result": {"points": "many"}}))
        steps = enumerate(record["steps"], start=1)
        step = next(number for number, step in steps if step.get("seat") == 0)
        (await http.get(f"/api/records/{game}/moment?step={step}")).raise_for_status()
        (await http.get(f"/api/records/{game}/review")).raise_for_status()
        wanted = {"step": step, "seat": 0, "bots": "random"}
        (await http.post(f"/api/records/{game}/practice", json=wanted)).raise_for_status()

    server.run(scene())


@pytest.mark.usefixtures("quick")
def test_what_cannot_be_worked_out_is_tried_once(
    server: SharedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("upperlip.server.bots.reviews._COMMAND", ("-c", "pass"))

    async def scene() -> None:
        party, game = await finished(server, "Ada")
        reviews = server.running.parts.reviews
        http = party.guests[0].http
        (await http.get(f"/api/records/{game}/review")).raise_for_status()
        async with asyncio.timeout(PATIENCE):
            while reviews.under_way(game):
                await asyncio.sleep(0.02)
        for _ in range(50):  # far more than one may begin
            response = await http.get(f"/api/records/{game}/review")
            assert response.status_code == 409
            assert response.json()["reason"]["message"] == "cannot-replay"

    server.run(scene())


def test_a_moment_shows_what_the_own_seat_saw(server: SharedServer) -> None:
    async def scene() -> None:
        party, game = await finished(server, "Ada")
        http = party.guests[0].http
        record = (await http.get(f"/api/records/{game}")).json()
        plays = {
            seat: [
                number
                for number, step in enumerate(record["steps"], start=1)
                if step.get("seat") == seat and step["do"].startswith("play")
            ]
            for seat in (0, 1)
        }
        step = plays[0][2]
        told = (await http.get(f"/api/records/{game}/moment?step={step}")).json()
        assert told["step"] == step
        assert record["steps"][step - 1]["do"] in told["legal"]
        view = told["view"]
        assert view["seat"] == 0
        row = view["row"][: view["round"]["number"]]
        rules = [why["args"]["rule"] for why in told["scene"] if why["message"] == "review-row"]
        assert rules == row, "what is in force can be read, not only guessed from the cards"
        hand = set(view["round"]["hand"])
        assert {word.removeprefix("play ") for word in told["legal"]} <= hand
        cards = {holder["card"] for holder in told["holders"]}
        assert cards
        assert not cards & hand
        for holder in told["holders"]:
            assert holder["seats"][0] == 0
            assert 97 <= sum(holder["seats"]) + holder["elsewhere"] <= 103
        for other in (plays[1][0], 0, 100_000):
            response = await http.get(f"/api/records/{game}/moment?step={other}")
            assert response.status_code == 409, "not one's own decision"

    server.run(scene())


def test_a_review_of_the_server_is_the_review_of_the_command() -> None:
    """The same record has the same review, whoever works it out."""
    record = random_record(SETUPS[0], 4)

    async def scene() -> ReviewUnderWay:
        review = ReviewUnderWay(json.dumps(record), [1])
        works = ReviewWorks(WORLDS)
        await works.work_out(review)
        await works.stop()
        return review

    review = asyncio.run(scene())
    expected = figures(review_of(record, 1, worlds=WORLDS))
    assert review.whole == {1: expected}
    assert review.decisions[1] == expected.decisions
    assert review.done == review.of


@pytest.mark.skipif(sys.platform == "win32", reason="nothing counts it there")
def test_what_thinks_for_too_long_is_ended() -> None:
    """Too long is processor time: who only waits for a busy machine does not fail."""

    async def scene() -> None:
        works = ReviewWorks(10_000_000, patience=1)
        endless = ReviewUnderWay(json.dumps(random_record(SETUPS[0], 4)), [0])
        async with asyncio.timeout(6 * PATIENCE):
            await works.work_out(endless)
        assert endless.failed
        await works.stop()

    asyncio.run(scene())


def test_what_cannot_be_reviewed_fails_and_too_many_wait_elsewhere() -> None:
    async def scene() -> None:
        works = ReviewWorks(WORLDS, places=1)
        record = random_record(SETUPS[0], 4)
        broken = ReviewUnderWay(json.dumps({**record, "steps": record["steps"][:-9]}), [0])
        await works.work_out(broken)
        assert broken.failed
        crowd = [asyncio.create_task(works.work_out(ReviewUnderWay("{}", [0]))) for _ in range(16)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await works.work_out(ReviewUnderWay("{}", [0]))
        for task in crowd:
            task.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)
        await works.stop()

    asyncio.run(scene())
