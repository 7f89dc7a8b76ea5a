"""The games that a guest sits in or has played, as home and “my games” show them."""

from typing import Any

import pytest

from tests.server.guests import Guest
from tests.server.shared_server import SharedServer, ask, asked


async def running(guest: Guest) -> list[dict[str, Any]]:
    response = await guest.http.get("/api/games")
    assert response.status_code == 200
    found: list[dict[str, Any]] = response.json()
    return found


def test_a_running_game_is_listed_for_those_who_sit_in_it(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", game="moustache", players=3)
        await party.join(await server.guest("Wat"))
        assert await running(party.guests[0]) == []  # nothing is played yet
        await party.start()
        (shown,) = await running(party.guests[0])
        assert (shown["stage"], shown["your_turn"]) == ("moment", True)
        await party.host.go_on()
        await party.look()
        (shown,) = await running(party.guests[0])
        assert (shown["stage"], shown["your_turn"]) == ("moment", False)
        await party.pages[1].go_on()
        # Not while cards are passed: who has passed some may hear that others have before.
        await party.play(lambda page: asked(page) in ([0], [1]) and ask(page)["what"] == "play")
        for seat, guest in enumerate(party.guests[:2]):
            assert await running(guest) == [
                {
                    "table": party.table,
                    "game": "moustache",
                    "players": ["Ada", "Bo", "random 3"],
                    "seat": seat,
                    "round": 1,
                    "stage": "play",
                    "your_turn": asked(party.pages[seat]) == [seat],
                }
            ]
        assert await running(party.guests[2]) == []  # watches

    server.run(scene())


def test_it_is_found_again_when_nobody_was_there_for_long(server: SharedServer) -> None:
    """The room has left the memory; what cannot be continued is not offered."""

    async def scene() -> None:
        party = await server.party("Ada", "Bo", players=3)
        await party.begin()
        await server.restart()
        ada, bo = party.guests
        (shown,) = await running(ada)
        assert (shown["round"], shown["stage"]) == (1, "moment")
        await party.return_all()
        await party.pages[1].say("stand")
        await party.hear(lambda page: page.table["seats"][1]["guest"] is None)
        assert await running(bo) == []
        await party.host.say("end")
        await party.hear(lambda page: page.table["stage"] == "over")
        assert await running(ada) == []

    server.run(scene())


def test_strangers_have_no_games(server: SharedServer) -> None:
    async def scene() -> None:
        guest = await server.guest("Ada")
        guest.http.cookies.clear()
        assert await running(guest) == []

    server.run(scene())


def test_tables_that_must_be_rebuilt_are_paid_for(
    server: SharedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that asks again and again costs the server no more than one that reads records."""

    async def scene() -> None:
        now = server.clock.now()  # on a busy machine two a second could be all there are
        monkeypatch.setattr(server.running.parts.allowances, "_now", lambda: now)
        party = await server.party("Ada", players=2)
        await party.start()
        lobby = server.running.parts.lobby
        answers = []
        for _ in range(30):
            task = await lobby.room_task(party.table)
            await task.close("server-stops")
            answers.append((await party.guests[0].http.get("/api/games")).status_code)
        assert answers[0] == 200
        assert answers[-1] == 429

    server.run(scene())


def test_finished_games_say_how_they_ended(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", players=2)
        await party.begin()
        await party.host.say("end")
        await party.hear(lambda page: page.table["stage"] == "over")
        await party.start()
        await party.play()
        assert party.host.play is not None
        for seat, guest in enumerate(party.guests):
            last, first = (await guest.http.get("/api/records")).json()
            assert (last["seat"], last["outcome"]) == (seat, "finished")
            assert last["result"] == party.host.play["result"]
            assert (first["outcome"], first["result"]) == ("ended", None)

    server.run(scene())
