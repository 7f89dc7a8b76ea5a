"""An upgrade brings new rules: games keep those they began with, and the next ones have the new."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from tests.next_rules import sitecustomize as next_rules
from tests.next_rules.sitecustomize import NEW, OLD
from tests.server.guests import Closed, Page
from tests.server.shared_server import Party, SharedServer, ask
from upperlip.records.check import check
from upperlip.records.read import Fault
from upperlip.records.verify import verify
from upperlip.server.tables.lobby import Lobby

GIFTS = {"rules": ["pass-three", "pink-open", "twos-win", "reversed"]}


@pytest.fixture(autouse=True)
def rules() -> Iterator[None]:
    """Those of today are still to come."""
    with next_rules.changed():
        yield


async def upgraded(server: SharedServer, party: Party, latest: int) -> None:
    next_rules.come(latest)
    await server.restart()
    await party.return_all()


def gifts(party: Party) -> int:
    """How many are wanted."""
    assert party.host.play is not None
    wanted: int = party.host.play["choice"]["parts"]
    return wanted


def told(party: Party) -> dict[str, str]:
    """What the page is told of cards that it has no words for: what they do."""
    return {card["id"]: card["does"]["en"] for card in party.host.table["cards"]}


async def version(lobby: Lobby, table: str) -> int:
    table_game = (await lobby.room_task(table)).room.table_game
    assert table_game is not None
    return table_game.match.config.version


async def record(party: Party) -> Any:
    number = party.host.table["record"]
    return (await party.guests[1].http.get(f"/api/records/{number}")).json()


def late_in_play(party: Party, page: Page) -> int:
    """How many answer before it where all answer at once: a record lists them so."""
    assert party.host.play is not None
    crown: int = party.host.play["view"]["round"]["crown"]
    seat: int = page.you["seat"]
    return (seat - crown) % 3


async def practising(party: Party) -> tuple[int, str]:
    """What becomes of playing on from the last game, by today's rules."""
    body = {"step": 3, "seat": 0, "bots": "random"}
    url = f"/api/records/{party.host.table['record']}/practice"
    answer = await party.guests[0].http.post(url, json=body)
    return answer.status_code, answer.json()["reason"]["message"]


@pytest.mark.fuzz
def test_a_game_ends_by_the_rules_it_began_with_and_the_next_has_the_new_ones(
    own_server: SharedServer,
) -> None:
    async def scene() -> None:
        party = await own_server.party("Ada", "Bo", game="moustache", players=3, options=GIFTS)
        await party.begin()
        assert gifts(party) == 2
        await party.pages[0].answer()
        assert told(party) == {"pass-three": told(party)["pass-three"]}

        await upgraded(own_server, party, NEW)
        assert await version(own_server.running.parts.lobby, party.table) == OLD
        assert "2 cards to the right" in told(party)["pass-three"]
        await party.play()
        old = await record(party)
        assert old["format"] == "upperlip-record/1"
        assert old["result"] is not None
        assert sum(step.get("do", "").startswith("give") for step in old["steps"]) == 4 * 3 * 2
        verify(old)
        with pytest.raises(Fault):
            check(old | {"format": "upperlip-record/2"})
        assert await practising(party) == (409, "nothing-to-practise")

        await party.begin()
        assert await version(own_server.running.parts.lobby, party.table) == NEW
        assert (gifts(party), told(party)) == (3, {})
        await upgraded(own_server, party, NEW + 1)
        assert await version(own_server.running.parts.lobby, party.table) == NEW
        await party.host.say("end")
        await party.hear(lambda page: page.table["stage"] == "over")
        new = await record(party)
        assert new["format"] == "upperlip-record/2"
        for each in (old, new):
            verify(each)

    own_server.run(scene())


def test_two_upgrades_later_it_is_ended_and_everybody_is_told(own_server: SharedServer) -> None:
    async def scene() -> None:
        party = await own_server.party("Ada", "Bo", game="moustache", players=3, options=GIFTS)
        await party.begin()
        for page in sorted(party.pages, key=partial(late_in_play, party), reverse=True):
            await page.answer()
        await party.hear(lambda page: bool(ask(page)) and ask(page)["what"] != "give")
        for latest in (NEW + 1, NEW + 2):  # and it stays so
            await upgraded(own_server, party, latest)
            ada = party.host
            assert (ada.table["stage"], ada.table["ended"]) == ("over", "rules-changed")
        found = await record(party)
        assert found["format"] == "upperlip-record/1"
        verify(found)  # by the rules that nobody plays by any more
        await party.begin()  # a new one begins at the same seats
        assert (ada.table["number"], ada.table["ended"]) == (2, None)

    own_server.run(scene())


def test_a_game_of_newer_rules_waits_for_a_server_that_knows_them(own_server: SharedServer) -> None:
    async def scene() -> None:
        party = await own_server.party("Ada", "Bo", game="moustache", players=3, options=GIFTS)
        next_rules.come(NEW)
        await party.begin()
        next_rules.come(OLD)  # somebody goes back to what they had before
        await own_server.restart()
        with pytest.raises(Closed) as closed:
            await party.guests[0].page(party.table)
        assert closed.value.reason == "table-unreadable"
        await upgraded(own_server, party, NEW)
        assert (gifts(party), party.host.table["ended"]) == (3, None)

    own_server.run(scene())
