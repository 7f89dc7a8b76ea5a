"""Cards from outside at tables: offered, named, explained, played, kept and recorded (E-45)."""

import json
from typing import Any

import pytest

from tests.server.shared_server import SharedServer
from upperlip.games import GAMES
from upperlip.records.check import check
from upperlip.records.read import parse

SEVENS = {
    "id": "ada:sevens-win",
    "game": "moustache",
    "side": "black",
    "name": {"en": "Lucky sevens", "fr": "Sept gagnants"},
    "text": {"en": "Ada's own."},
    "effects": [{"effect": "wins", "value": 7}],
}
WINDFALL = {
    "id": "ada:windfall",
    "game": "mustachio",
    "number": 8,
    "name": {"en": "Windfall"},
    "effects": [{"effect": "points", "points": 10}, {"effect": "pass", "cards": 2, "to": "right"}],
}
CARDS = {
    title: tuple(
        GAMES[title].read_definition(card) for card in (SEVENS, WINDFALL) if card["game"] == title
    )
    for title in GAMES
}
SETUPS: list[dict[str, Any]] = [
    {
        "game": "moustache",
        "players": 3,
        "options": {"rules": ["pink-open", "blue-tax", "ada:sevens-win", "reversed"]},
    },
    {
        "game": "mustachio",
        "players": 2,
        "options": {
            "villains": "pool",
            "pool": ["ada:windfall", "ACORN", "TWINS", "HUMMMUS", "HEALTH+", "WALNUT"],
        },
    },
]
each_setup = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup["game"])


async def offering(server: SharedServer) -> None:
    server.cards = CARDS
    await server.restart()


def test_a_server_offers_those_it_was_started_with(own_server: SharedServer) -> None:
    """E-42: with the name in every language, and always the sentence made from the effects."""

    async def scene() -> None:
        await offering(own_server)
        guest = await own_server.guest("Ada")
        menu = (await guest.http.get("/api/menu")).json()
        offered = {game["game"]: game["cards"] for game in menu["games"]}
        (sevens,), (windfall,) = offered["moustache"], offered["mustachio"]
        assert sevens == {
            "id": "ada:sevens-win",
            "side": "black",
            "advanced": False,
            "number": None,
            "name": {"en": "Lucky sevens", "fr": "Sept gagnants", "ru": "Lucky sevens"},
            "text": {"en": "Ada's own."},
            "does": sevens["does"],
            "effects": [{"effect": "wins", "value": 7}],
        }
        assert sevens["does"]["en"].startswith("A 7 wins the trick")
        assert set(sevens["does"]) == {"en", "fr", "ru"}
        assert (windfall["number"], windfall["side"]) == (8, None)
        assert "10" in windfall["does"]["fr"]

    own_server.run(scene())


@each_setup
def test_a_game_with_them_is_played_kept_and_recorded(
    setup: dict[str, Any], own_server: SharedServer
) -> None:
    """And goes on at a server that does not offer them any more: they are stored with it."""

    async def scene() -> None:
        await offering(own_server)
        party = await own_server.party("Ada", **setup)
        (card,) = party.host.table["cards"]
        assert card["id"].startswith("ada:")
        await party.begin()
        own_server.cards = {}
        await own_server.restart()
        await party.return_all()
        assert party.host.table["cards"] == [card]
        await party.play()
        game = party.host.table["record"]
        http = party.guests[0].http
        record = (await http.get(f"/api/records/{game}")).text
        assert json.loads(record)["cards"] == [SEVENS if card["side"] else WINDFALL]
        check(parse(record.encode()))
        replay = (await http.get(f"/api/records/{game}/replay?round=1")).json()
        assert replay["cards"] == [card]

    own_server.run(scene())


@each_setup
def test_what_is_not_offered_cannot_be_named(
    setup: dict[str, Any], own_server: SharedServer
) -> None:
    async def scene() -> None:
        guest = await own_server.guest("Ada")
        response = await guest.http.post("/api/tables", json=setup)
        assert response.status_code == 409
        assert response.json()["reason"]["message"] == "card-not-defined"

    own_server.run(scene())


def test_a_table_keeps_its_cards_until_its_options_change(own_server: SharedServer) -> None:
    async def scene() -> None:
        await offering(own_server)
        party = await own_server.party("Ada", **SETUPS[0])
        await party.host.say("change", players=4)
        await party.hear(lambda page: bool(page.table["players"] == 4))
        assert [card["id"] for card in party.host.table["cards"]] == ["ada:sevens-win"]
        await party.host.say("change", options={})
        await party.hear(lambda page: page.table["cards"] == [])

    own_server.run(scene())
