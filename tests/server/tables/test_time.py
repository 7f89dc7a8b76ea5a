"""What time does at a table: moments, clocks, absence, sleep, bots' pauses, the host's role."""

import pytest

from tests.server.shared_server import PASSING, SharedServer, ask, asked
from upperlip.server.tables.pacing import PACES

# The moment before a round


def test_a_round_begins_when_everybody_is_ready(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", "Cy", game="moustache", players=4)
        ada, bo, cy = party.pages
        await party.start()
        assert ada.table["stage"] == "moment"
        assert ask(ada) is None
        assert 25 < ada.table["seconds"] <= 30
        await ada.say("ready", at=ada.table["waiting"])
        await party.hear(lambda page: page.table["seats"][0]["ready"])
        await bo.say("ready", at="1.0.interlude")  # for something else: no mistake, no effect
        await party.look()
        assert [seat["ready"] for seat in ada.table["seats"]] == [True, False, False, False]
        await bo.say("ready", at=bo.table["waiting"])
        await party.leave(cy)  # nobody waits for those who are not there
        await party.hear(lambda page: page.table["stage"] == "play")
        assert ask(ada) is not None

    server.run(scene())


def test_nobody_waits_longer_than_thirty_seconds_for_a_round(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo")
        await party.start()
        server.clock.turn(20)
        await party.look()
        assert party.host.table["stage"] == "moment"
        server.clock.turn(11)
        await party.look()
        assert party.host.table["stage"] == "play"

    server.run(scene())


def test_between_rounds_there_is_time_to_look(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo")
        ada = party.host
        await party.start()
        await party.play(lambda page: page.table["stage"] == "interlude")
        assert ada.play is not None
        assert len(ada.play["view"]["scores"]) == 1
        server.clock.turn(31)
        await party.look()
        assert ada.table["stage"] == "moment"
        assert ada.play["view"]["round"]["number"] == 2

    server.run(scene())


def test_whoever_is_there_alone_is_not_hurried(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada")
        ada = party.host
        await party.start()
        assert ada.table["seconds"] is None
        server.clock.turn(1000)
        await party.look()
        assert ada.table["stage"] == "moment"
        await ada.say("ready", at=ada.table["waiting"])
        await party.hear(lambda page: page.table["stage"] == "play")

    server.run(scene())


# The clock


def test_a_bot_decides_when_the_time_for_a_decision_is_up(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", settings={"clock": 10})
        ada, bo = party.pages
        await party.begin()
        assert asked(ada) == [1]
        assert 5 < ada.table["seconds"] <= 10
        server.clock.turn(4)
        await party.look()
        assert asked(ada) == [1]
        server.clock.turn(7)
        await party.look()
        assert asked(ada) == [0]
        assert 5 < ada.table["seconds"] <= 10  # each decision has its own time
        assert await bo.refusal("act", ask="1.1", id="late", do=["blind no"]) == "ask-closed"

    server.run(scene())


def test_no_clock_runs_while_a_trick_is_read(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", settings={"clock": 10})
        await party.start()
        await party.play(lambda page: bool(page.play and page.play["view"]["round"]["tricks"]))
        await party.host.say("resync")
        await party.host.hear()
        assert 10 < party.host.table["seconds"] <= 14

    server.run(scene())


def test_without_a_clock_a_table_waits(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo")
        await party.begin()
        assert party.host.table["seconds"] is None
        server.clock.turn(10_000)
        await party.look()
        assert asked(party.host) == [1]

    server.run(scene())


# Away


def test_a_bot_plays_for_those_who_are_away_and_hands_back_at_once(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", settings={"away": 60})
        ada, bo = party.pages
        await party.begin()
        await party.leave(bo)
        server.clock.turn(50)
        await party.look()
        assert asked(ada) == [1]
        assert not ada.table["seats"][1]["stand_in"]
        server.clock.turn(11)
        await party.look()
        assert asked(ada) == [0]
        assert ada.table["seats"][1]["stand_in"]
        bo = await party.join(party.guests[1])
        assert not bo.table["seats"][1]["stand_in"]
        await ada.answer()
        await party.hear(lambda page: 1 in asked(page))
        await party.look()
        assert 1 in asked(ada)  # it is Bo's own decision again

    server.run(scene())


def test_a_stand_ins_thought_is_worth_nothing_once_its_guest_is_back(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo")
        ada, bo = party.pages
        await party.begin()
        assert ada.table["settings"]["away"] == 30  # if nobody says otherwise
        with server.clock.held():
            await party.leave(bo)
            server.clock.turn(31)
            thoughts = len(server.clock.pauses)
            await party.look()
            assert len(server.clock.pauses) == thoughts + 1
            bo = await party.join(party.guests[1])
        await party.look()
        assert asked(ada) == [1]

    server.run(scene())


def test_a_table_can_wait_for_those_who_are_away(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", settings={"away": None})
        ada, bo = party.pages
        await party.begin()
        await party.leave(bo)
        server.clock.turn(10_000)
        await party.look()
        assert asked(ada) == [1]
        await ada.say("change", settings={"away": 10})  # the host has waited long enough
        await party.look()
        assert asked(ada) == [0]

    server.run(scene())


def test_a_table_without_its_players_sleeps(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", players=3, settings={"clock": 10})
        watcher = await party.join(await server.guest("Wat"))
        with server.clock.held():
            await party.begin()
            assert asked(watcher) == [1]  # a bot thinks
            await party.leave(party.host)
        await watcher.until(lambda: bool(watcher.table["asleep"]))
        server.clock.turn(10_000)
        await party.look()
        assert asked(watcher) == [1]
        assert watcher.table["seconds"] is None
        ada = await party.join(party.guests[0])
        await party.hear(lambda page: asked(page) == [0])
        assert not ada.table["asleep"]
        question = ask(ada)
        await party.leave(ada)  # now it is she who is asked
        server.clock.turn(10_000)
        ada = await party.join(party.guests[0])
        await party.look()
        assert ask(ada) == question  # no time has passed for anybody
        assert ada.table["seconds"] > 5

    server.run(scene())


# What plays itself


def test_the_last_card_plays_itself(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", game="moustache", players=4)
        ada = party.host
        await party.start()

        def last_card() -> bool:
            return bool(ada.play and ada.play["view"]["round"]["hand_sizes"][0] == 1)

        await ada.play_on(last_card)
        await ada.until(lambda: ada.table["stage"] == "interlude")

    server.run(scene())


def test_a_card_that_must_be_played_does_not_play_itself(server: SharedServer) -> None:
    """It would tell everybody that there is no other."""

    async def scene() -> None:
        party = await server.party("Ada", game="moustache", players=4)
        ada = party.host

        def forced() -> bool:
            choice = ada.play["choice"] if ada.play else None
            return bool(choice and len(choice["legal"]) == 1 and choice["why_not"])

        while not forced():
            await party.start()
            await ada.play_on(lambda: forced() or ada.table["stage"] == "over")
        before = ask(ada)
        await party.look()
        assert ask(ada) == before
        assert ada.play is not None
        held = ada.play["view"]["round"]["hand"]
        assert set(ada.play["choice"]["why_not"]) == {
            card for card in held if f"play {card}" not in ada.play["choice"]["legal"]
        }

    server.run(scene())


# Bots


@pytest.mark.parametrize("pace", PACES)
def test_bots_take_the_time_that_the_pace_gives_them(server: SharedServer, pace: str) -> None:
    async def scene() -> None:
        least, most = PACES[pace]
        party = await server.party("Ada", players=6, game="moustache", settings={"pace": pace})
        server.clock.pauses.clear()
        await party.start()
        await party.play(lambda page: page.table["stage"] == "interlude")
        pauses = server.clock.pauses
        assert len(pauses) > 20
        assert max(pauses) <= most
        assert max(pauses) > least + 0.5 * (most - least) - 0.01
        assert sorted(pauses)[len(pauses) // 2] > 0.7 * least  # what is left after thinking

    server.run(scene())


# The host's role


def test_a_host_who_is_gone_passes_the_role_on_and_gets_it_back(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", game="moustache", players=4, options=PASSING)
        ada = party.host
        watcher = await party.join(await server.guest("Wat"))
        bo = await party.join(await server.guest("Bo"), 1)
        await party.leave(ada)
        server.clock.turn(100)
        await party.look()
        assert bo.table["host"] == ada.you["guest"]
        assert await bo.refusal("bot", seat=2, level="novice") == "host-only"
        server.clock.turn(21)
        await party.look()
        assert bo.table["host"] == bo.you["guest"]
        assert bo.you["host"]
        await bo.say("bot", seat=2, level="novice")
        await party.hear(lambda page: page.table["seats"][2]["bot"] == "novice")
        ada = await party.join(party.guests[0])
        assert ada.you["host"]
        assert await bo.refusal("bot", seat=2, level=None) == "host-only"
        await party.leave(ada)
        await party.leave(bo)
        server.clock.turn(121)
        await party.look()
        assert watcher.table["host"] is None  # who only watches hands out no seats

    server.run(scene())


def test_the_role_passes_by_itself(server: SharedServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing else need happen at the table."""

    async def scene() -> None:
        party = await server.party("Ada", "Bo")
        bo = party.pages[1]
        await party.leave(party.host)
        await bo.until(lambda: bool(bo.you["host"]))

    monkeypatch.setattr("upperlip.server.tables.presence.HOST_GONE", 0.3)
    server.run(scene())
