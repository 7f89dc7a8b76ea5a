"""One's own progress: from the reviews that are kept, and about nobody else."""

from typing import Any

import httpx
import pytest

from tests.server.guests import PATIENCE, Guest
from tests.server.http.test_sharing import finished, said
from tests.server.shared_server import SharedServer
from upperlip.review.summary import Decided, Summary, Together
from upperlip.server.http.allowances import REVIEWS
from upperlip.server.http.api import progress as offering
from upperlip.server.store import ReviewRow, SaveReview
from upperlip.server.store.documents import SummaryDocument, write

pytestmark = pytest.mark.process
SUMMARY = Summary(
    game="moustache",
    unit="share",
    seat=0,
    result=3_000_000,
    luck=500_000,
    decisions=[
        Decided(
            step=5, round=1, played="play G1", best="play G2", grade="clear", loss=60_000,
            phase="leading", theme="takes",
        ),
        Decided(
            step=9, round=1, played="play G3", best="play G4", grade="small", loss=20_000,
            phase="following", hint=2,
        ),
    ],
    partners=[Together(seat=1, rounds=[1]), Together(seat=2, rounds=[2])],
)  # fmt: skip


async def reviewed(server: SharedServer, *names: str) -> tuple[list[Guest], int]:
    """A finished game, with a review of the first one's decisions."""
    party, game = await finished(server, *names)
    text = write(SummaryDocument(summary=SUMMARY))
    store = server.running.parts.services.store
    await store.write([SaveReview(ReviewRow(game, 0, "{}", 0, text))])
    return party.guests, game


async def progress(guest: Guest, more: str = "") -> dict[str, Any]:
    answer = await guest.http.get(f"/api/progress{more}")
    answer.raise_for_status()
    told: dict[str, Any] = answer.json()
    return told


def test_of_ones_own_decisions(server: SharedServer) -> None:
    async def scene() -> None:
        (ada, bo), game = await reviewed(server, "Ada", "Bo")
        told = await progress(ada)
        assert (told["reviewed"], told["waiting"]) == (1, [])
        (found,) = told["games"]
        assert found["all"] == {"decisions": 2, "sum": 80_000, "each": 40_000}
        assert (found["games"][0]["id"], found["games"][0]["luck"]) == (game, 500_000)
        (without,) = (await progress(ada, "?hints=0"))["games"]
        assert without["all"]["sum"] == 60_000
        told = await progress(bo)
        assert (told["reviewed"], told["waiting"], told["games"]) == (0, [game], []), "not Ada's"

    server.run(scene())


def test_no_more_is_offered_than_may_be_begun_at_once(
    server: SharedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        party, game = await finished(server, "Ada", "Bo")
        assert (await progress(party.guests[0]))["waiting"] == [game]
        monkeypatch.setattr(offering, "REVIEWS", REVIEWS._replace(burst=0))
        assert (await progress(party.guests[0]))["waiting"] == []

    server.run(scene())


def test_a_partner_is_named_by_their_own_consent(server: SharedServer) -> None:
    async def scene() -> None:
        (ada, bo), game = await reviewed(server, "Ada", "Bo")

        async def partners() -> list[Any]:
            (found,) = (await progress(ada))["games"]
            return [line["partner"] for line in found["partners"]]

        bot = {"bot": "random", "name": None}
        assert sorted(await partners(), key=str) == [bot, {"bot": None, "name": None}]
        await said(bo, game, "named")
        assert {"bot": None, "name": "Bo"} in await partners()
        for share in ("hidden", "no"):
            await said(bo, game, share)
            assert {"bot": None, "name": None} in await partners()

    server.run(scene())


def test_to_take_along(server: SharedServer) -> None:
    async def scene() -> None:
        (ada, bo), game = await reviewed(server, "Ada", "Bo")
        await said(bo, game, "hidden")
        table = await ada.http.get("/api/progress/decisions.csv")
        assert table.headers["content-type"].startswith("text/csv")
        assert "attachment" in table.headers["content-disposition"]
        lines = table.text.splitlines()
        assert len(lines) == 1 + len(SUMMARY.decisions)
        assert lines[1].startswith(f"{game},")
        whole = await ada.http.get("/api/progress/decisions.json")
        assert whole.json()["format"] == "upperlip-progress/1"
        (own,) = whole.json()["games"]
        assert own["id"] == game
        for answer in (table, whole):
            assert "Bo" not in answer.text
            assert "Ada" not in answer.text
        table = await ada.http.get("/api/progress/decisions.csv?hints=0")
        whole = await ada.http.get("/api/progress/decisions.json?hints=0")
        (own,) = whole.json()["games"]
        assert len(table.text.splitlines()) == 1 + len(own["review"]["decisions"]) == 2

    server.run(scene())


@pytest.mark.parametrize("what", ["", "/decisions.csv", "/decisions.json"])
def test_strangers_have_none(server: SharedServer, what: str) -> None:
    async def scene() -> None:
        address = f"http://{server.running.address}/api/progress{what}"
        async with httpx.AsyncClient(timeout=PATIENCE) as stranger:
            assert (await stranger.get(address)).status_code == 401

    server.run(scene())
