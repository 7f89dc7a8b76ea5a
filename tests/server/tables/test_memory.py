"""Tables that play from memory: cards taken lie face down, for pages that come later, too."""

import json
from typing import Any

import pytest

from tests.nuts.kit import played
from tests.server.guests import Page
from tests.server.shared_server import PASSING, SharedServer, refreshed
from upperlip.nuts import MUSTACHIO
from upperlip.server.wire.nuts import on_the_wire
from upperlip.table.seat import SPECTATOR

SETUPS: list[dict[str, Any]] = [
    {"game": "moustache", "players": 3, "options": PASSING},
    {"game": "moustache", "players": 5},
    {"game": "mustachio", "players": 4, "options": {"villains": "all"}},
    {"game": "mustachio", "players": 3, "options": {"villains": "all"}},
]
each_setup = pytest.mark.parametrize("setup", SETUPS)


def finished(page: Page) -> int:
    """Tricks of the round."""
    shown = page.play["view"]["round"] if page.play else None
    return len(shown["tricks"]) if shown else 0


def tricks_played(page: Page) -> dict[int, list[list[str]]]:
    """The cards of each trick of each round, as a page heard them fall."""
    rounds: dict[int, list[list[str]]] = {}
    number = 0
    updates = (told for told in map(json.loads, page.raw) if told["type"] == "update")
    for update in updates:
        for event in update["events"]:
            match event["message"]:
                case "rule-turned" | "dealt":
                    number = event["args"]["number"]
                    rounds[number] = [[]]
                case "played":
                    rounds[number][-1].append(event["args"]["card"])
                case "trick-won" | "trick-to-nobody":
                    rounds[number].append([])
    return rounds


def given_back(page: Page, truth: dict[int, list[list[str]]]) -> list[str]:
    """Cards of older tricks that a message names while the round is on."""
    found: list[str] = []
    for text in page.raw:
        message = json.loads(text)
        view = (message.get("play") or {}).get("view") or {}
        shown = view.get("round")
        if not shown or len(view["scores"]) >= shown["number"]:
            continue
        view.pop("worth")  # of every card, whoever has it
        shown.pop("villains", None)  # shown to all before the round, and to all until its end
        said = json.dumps(message)
        older = truth[shown["number"]][: max(0, len(shown["tricks"]) - 1)]
        found += [card for cards in older for card in cards if f'"{card}"' in said]
    return found


async def up_to_the_end_of_a_round(
    server: SharedServer, setup: dict[str, Any], *, memory: bool
) -> list[Page]:
    """All pages that were open: the first from the start, others from the middle of it."""
    party = await server.party("Ada", **setup, settings={"memory": memory})
    ada, pages = party.host, [party.host]
    await party.start()
    for tricks in (2, 4):
        await ada.play_on(lambda tricks=tricks: finished(ada) >= tricks)  # type: ignore[misc]
        await refreshed(ada)
        watcher = await server.guest("Wat")
        pages += [await party.guests[0].page(party.table), await watcher.page(party.table)]
    await ada.play_on(lambda: bool(ada.table["stage"] == "interlude"))
    for page in pages:
        await page.until(lambda page=page: page.table["stage"] == "interlude")  # type: ignore[misc]
    return pages


@each_setup
def test_no_page_is_told_of_older_tricks_until_the_round_is_over(
    server: SharedServer, setup: dict[str, Any]
) -> None:
    async def scene() -> None:
        pages = await up_to_the_end_of_a_round(server, setup, memory=True)
        truth = tricks_played(pages[0])
        assert len(truth[1]) > 4
        for page in pages:
            assert given_back(page, truth) == []
            told = [trick["cards"] for trick in _round(page)["tricks"]]
            assert told == truth[1][:-1], "all of it, when it is over"

    server.run(scene())


@each_setup
def test_other_tables_show_what_was_taken(server: SharedServer, setup: dict[str, Any]) -> None:
    """So the test above looks at what it means to look at."""

    async def scene() -> None:
        pages = await up_to_the_end_of_a_round(server, setup, memory=False)
        truth = tricks_played(pages[0])
        assert all(given_back(page, truth) for page in pages)

    server.run(scene())


@each_setup
def test_nothing_is_counted_while_the_round_is_on(
    server: SharedServer, setup: dict[str, Any]
) -> None:
    async def scene() -> None:
        party = await server.party("Ada", **setup, settings={"memory": True})
        ada = party.host
        await party.start()
        await ada.play_on(lambda: finished(ada) == 3)
        shown = _round(ada)
        assert len(shown["hand"]) == shown["hand_sizes"][0] > 0, "one's own hand stays"
        assert [bool(trick["cards"]) for trick in shown["tricks"]] == [False, False, True]
        assert _counted(shown) == [None, None]
        await ada.play_on(lambda: bool(ada.table["stage"] == "interlude"))
        assert None not in _counted(_round(ada))

    server.run(scene())


def test_a_restart_gives_nothing_back(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", **SETUPS[1], settings={"memory": True})
        before = party.host
        await party.start()
        await before.play_on(lambda: finished(before) >= 4)
        await server.restart()
        after = await party.guests[0].page(party.table)
        assert finished(after) >= 4
        assert given_back(after, tricks_played(before)) == []

    server.run(scene())


def test_a_pile_of_tricks_does_not_tell_of_health_nuts() -> None:
    """U-29: the card lies face down in it."""
    state = played("R15 HEALTH+ R2 R3", "0: R14 R4 R5 R6", trump="Y")
    view = MUSTACHIO.view(state, SPECTATOR)
    open_, shut = on_the_wire(view), on_the_wire(view, face_down=True)
    assert open_.round is not None
    assert shut.round is not None
    assert [tally.tricks for tally in open_.round.tallies] == [3, 0]
    assert [tally.tricks for tally in shut.round.tallies] == [2, 0]


def test_a_table_decides_before_the_game_what_it_remembers(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", **SETUPS[0])
        ada = party.host
        await ada.say("change", settings={"memory": True})
        await party.hear(lambda page: page.table["settings"]["memory"] is True)
        await party.begin()
        for change in ({"memory": False}, {"talk": "honour"}):
            refusal = await ada.refusal("change", settings={"clock": 60} | change)
            assert refusal == "not-during-game"
        await ada.say("change", settings={"memory": True, "clock": 60})  # as it is
        await ada.until(lambda: ada.table["settings"]["clock"] == 60)
        await ada.say("end")
        await ada.until(lambda: ada.table["stage"] == "over")
        await ada.say("change", settings={"memory": False})
        await ada.until(lambda: ada.table["settings"]["memory"] is False)

    server.run(scene())


def _round(page: Page) -> dict[str, Any]:
    assert page.play is not None
    shown: dict[str, Any] = page.play["view"]["round"]
    return shown


def _counted(shown: dict[str, Any]) -> list[Any]:
    if "tallies" in shown:
        return [shown["tallies"][0]["plus"], shown["tallies"][0]["minus"]]
    return [shown["captured"], shown["stars"]]
