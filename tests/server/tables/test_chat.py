"""Who may watch, and who may say what, when (U-5, O-12)."""

import sqlite3
from typing import Any

import pytest

from tests.server.shared_server import PASSING, SharedServer, asked
from upperlip.server.tables.chat_rules import PRESETS

PARTNERS: list[dict[str, Any]] = [
    {"game": "moustache", "players": 4, "options": PASSING},
    {"game": "mustachio", "players": 4, "options": {"sides": "pairs"}},
]

# Spectators


def test_spectators_see_what_is_public_and_nothing_else(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", **PARTNERS[0])
        watcher = await party.join(await server.guest("Wat"))
        await party.begin()
        assert watcher.play is not None
        assert watcher.play["choice"] is None
        shown = watcher.play["view"]["round"]
        assert (shown["hand"], shown["given"]) == ([], [])
        assert shown["hand_sizes"][:2] == [len(_hand(page)) for page in party.pages[:2]]
        hands = [event for event in watcher.events if event["message"] == "hand"]
        assert all(event["args"].keys() == {"seat"} or not _cards(event) for event in hands)
        assert watcher.you["seat"] is None
        assert watcher.table["watchers"] == [
            {"guest": watcher.you["guest"], "name": "Wat", "claims": None, "asked": []}
        ]

    server.run(scene())


def _hand(page: Any) -> list[str]:
    hand: list[str] = page.play["view"]["round"]["hand"]
    return hand


def _cards(event: dict[str, Any]) -> list[Any]:
    """What an event lists; a blank is no list of cards."""
    return [value for value in event["args"].values() if isinstance(value, list) and value]


def test_spectators_can_be_disallowed_and_let_in_again(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", settings={"spectators": False})
        ada = party.host
        watcher = await party.join(await server.guest("Wat"))
        await party.begin()
        assert watcher.play is None
        assert watcher.events == []
        await ada.say("change", settings={"spectators": True})
        await watcher.until(lambda: watcher.play is not None)
        assert watcher.events[0]["message"] == "dealt"
        await ada.say("change", settings={"spectators": False})
        await watcher.until(lambda: watcher.play is None)
        assert watcher.events == []
        assert ada.play is not None
        assert asked(ada) == [1]

    server.run(scene())


# Talking


@pytest.mark.parametrize("setup", PARTNERS)
def test_partners_have_only_presets_during_a_round(
    server: SharedServer, setup: dict[str, Any]
) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", **setup)
        ada, bo = party.pages
        watcher = await party.join(await server.guest("Wat"))
        await bo.say("text", text="hello")
        await party.hear(lambda page: len(page.lines) == 1)
        await party.start()
        assert await bo.refusal("text", text="I have R7") == "presets-only"  # in the moment, too
        for page in party.pages:
            await page.go_on()
        await party.hear(lambda page: page.table["stage"] == "play")
        for page in (ada, bo, watcher):
            assert await page.refusal("text", text="I have R7") == "presets-only"
            await page.say("preset", preset="hat")
        await party.hear(lambda page: len(page.lines) == 4)
        assert [line["preset"] for line in ada.lines] == [None, "hat", "hat", "hat"]
        assert [line["seat"] for line in ada.lines] == [1, 0, 1, None]
        await ada.say("end")
        await party.hear(lambda page: page.table["stage"] == "over")
        await watcher.say("text", text="well played")
        await party.hear(lambda page: page.lines[-1]["text"] == "well played")

    server.run(scene())


@pytest.mark.parametrize("setup", PARTNERS)
def test_on_their_honour_partners_talk_freely(server: SharedServer, setup: dict[str, Any]) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", **setup, settings={"talk": "honour"})
        watcher = await party.join(await server.guest("Wat"))
        assert watcher.table["settings"]["talk"] == "honour"
        await party.begin()
        await party.pages[1].say("text", text="a fine evening")
        await party.hear(lambda page: bool(page.lines))
        assert watcher.lines[-1]["text"] == "a fine evening"

    server.run(scene())


@pytest.mark.parametrize("setup", PARTNERS)
def test_a_host_tells_nothing_by_the_tables_settings(
    server: SharedServer, setup: dict[str, Any]
) -> None:
    """A clock of 37 seconds could be a card; what ends a wait can be had, once."""

    async def scene() -> None:
        party = await server.party("Ada", "Bo", **setup, settings={"away": None})
        ada = party.host
        await party.start()
        told = [{"clock": 37}, {"away": 11}, {"pace": "quick"}, {"listed": True}]
        for settings in (*told, {"away": 30, "clock": 61}, {"spectators": False, "listed": True}):
            assert await ada.refusal("change", settings=settings) == "settings-fixed"
        for name, urgent in (("clock", 60), ("away", 30), ("spectators", False)):
            await ada.say("change", settings={name: urgent})
            await party.look()
            assert ada.table["settings"][name] == urgent
        for settings in ({"clock": None}, {"away": None}, {"spectators": True}):
            assert await ada.refusal("change", settings=settings) == "settings-fixed"
        await ada.say("end")
        await party.hear(lambda page: page.table["stage"] == "over")
        await ada.say("change", settings={"clock": 37, "spectators": True})
        await party.hear(lambda page: page.table["settings"]["clock"] == 37)

    server.run(scene())


def test_who_plays_with_bots_alone_changes_what_they_like(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", **PARTNERS[0])
        await party.begin()
        await party.host.say("change", settings={"pace": "quick", "clock": 37})
        await party.hear(lambda page: page.table["settings"]["clock"] == 37)
        newcomer = await party.join(await server.guest("Bo"))
        await newcomer.say("sit", seat=1)
        await newcomer.until(lambda: newcomer.you["seat"] == 1)
        refusal = await party.host.refusal("change", settings={"clock": 38})
        assert refusal == "settings-fixed"

    server.run(scene())


def test_between_rounds_all_may_talk(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", game="moustache", players=4)
        await party.start()
        await party.play(lambda page: page.table["stage"] == "interlude")
        await party.host.say("text", text="what a round")
        await party.hear(lambda page: bool(page.lines))
        assert party.host.lines[-1]["text"] == "what a round"

    server.run(scene())


def test_those_who_play_alone_talk_freely(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", players=4, options={"sides": "solo"})
        await party.begin()
        await party.pages[1].say("text", text="  I have\n R7 ")
        await party.hear(lambda page: bool(page.lines))
        assert party.host.lines[0] == {
            "number": 1,
            "guest": party.pages[1].you["guest"],
            "name": "Bo",
            "seat": 1,
            "text": "I have R7",
            "preset": None,
        }
        assert await party.host.refusal("text", text=" \u200b ") == "nothing-said"

    server.run(scene())


def test_nobody_talks_all_the_time(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo")
        ada, bo = party.pages
        assert await ada.refusal("preset", preset="insult") == "no-such-preset"
        for preset in PRESETS[:5]:
            await ada.say("preset", preset=preset)
        assert await ada.refusal("preset", preset="bye") == "too-much-talk"
        assert await ada.refusal("text", text="but") == "too-much-talk"
        await bo.say("text", text="my turn")
        await party.hear(lambda page: len(page.lines) == 6)
        server.clock.turn(2)
        await ada.say("preset", preset="bye")
        await party.hear(lambda page: page.lines[-1]["preset"] == "bye")
        room = (await server.running.parts.lobby.room_task(party.table)).room
        assert set(room.talk_allowances) == {ada.you["guest"]}, "who spoke long ago is forgotten"

    server.run(scene())


def test_the_host_mutes_and_unmutes(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo")
        ada, bo = party.pages
        watcher = await party.join(await server.guest("Wat"))
        for page in (bo, watcher):
            await ada.say("mute", guest=page.you["guest"], muted=True)
        await party.hear(lambda page: len(page.table["muted"]) == 2)
        assert (bo.you["muted"], watcher.you["muted"]) == (True, True)
        for page in (bo, watcher):
            assert await page.refusal("text", text="but") == "muted"
            assert await page.refusal("preset", preset="ouch") == "muted"
            assert page.you["guest"] in ada.table["muted"]
        await ada.say("mute", guest=bo.you["guest"], muted=False)
        await bo.until(lambda: not bo.you["muted"])
        await bo.say("preset", preset="thanks")
        await party.hear(lambda page: len(page.lines) == 1)
        assert await ada.refusal("mute", guest="nobody", muted=True) == "no-such-guest"

    server.run(scene())


def test_a_line_that_cannot_be_read_keeps_nobody_from_the_table(own_server: SharedServer) -> None:
    """Neither what was said before it, nor what is said after it, is lost."""

    async def scene() -> None:
        party = await own_server.party("Ada", "Bo")
        for text in ("one", "two", "three"):
            await party.host.say("text", text=text)
        await party.hear(lambda page: len(page.lines) == 3)
        with sqlite3.connect(own_server.running.parts.settings.data) as database:
            database.execute("UPDATE chat SET text = '{' WHERE number <> 2")
        await own_server.restart()
        await party.return_all()
        assert [line["text"] for line in party.host.lines] == ["two"]
        await party.host.say("text", text="four")
        await party.hear(lambda page: page.lines[-1]["text"] == "four")
        assert party.host.lines[-1]["number"] == 4

    own_server.run(scene())
