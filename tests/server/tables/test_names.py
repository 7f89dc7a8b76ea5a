"""What people are called: something that can be seen, and that tells nobody of cards."""

import pytest

from tests.server.shared_server import SharedServer, seats
from tests.server.tables.test_guests import link_of, moved
from upperlip.server.tables.names import clean_name


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ada \t Lovelace ", "Ada Lovelace"),
        ("A\u202eda\x07", "Ada"),
        ("x" * 50, "x" * 20),
        ("Zoe\u0301", "Zoé"),
        ("A\u3164\u2800da", "A da"),
        ("a\u0328\u0328\u0328\u0328da", "ą\u0328\u0328da"),  # no towers
        ("A\u20dd\u20dd\u20dd\u20dd", "A\u20dd\u20dd"),
        ("A\u20dd\u0488\u200d\u20dd\u0488\u200b\u0301d", "A\u20dd\u0488\u200dd"),
        ("👩\u200d🎤", "👩\u200d🎤"),
    ],
)
def test_names_are_cleaned(server: SharedServer, typed: str, shown: str) -> None:
    async def scene() -> None:
        party = await server.party(typed)
        assert seats(party.host)[0] == shown

    server.run(scene())


# Drawn as nothing: fillers, blanks, marks without a letter, what Unicode calls default ignorable.
_NOTHING = [
    *"\u3164\u2800\u3000\u00a0\u0301\u20dd\U0001d159\U00013441",
    *map(chr, range(0x115F, 0x1161)),
    *map(chr, (0xAD, 0x34F, 0x61C, 0x17B4, 0x17B5, 0xFEFF, 0xFFA0, 0x1D173, 0xE0020)),
    *map(chr, (*range(0x180B, 0x1810), *range(0x200B, 0x2010), *range(0x202A, 0x202F))),
    *map(chr, (*range(0x2060, 0x2070), *range(0xFE00, 0xFE10), *range(0xFFF0, 0xFFF9))),
]


@pytest.mark.parametrize("blank", _NOTHING, ids=lambda blank: f"{ord(blank):04X}")
def test_a_name_can_be_seen(blank: str) -> None:
    assert clean_name(blank) == clean_name(f" {blank}\u200d{blank}") == ""
    assert clean_name(f"{blank}Ada").strip(blank) == "Ada"


def test_blank_names_are_refused_wherever_one_is_given(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada")
        for blank in ("\u1160", "\u3164 ", "\u2800", "\u115f\u200d", "\u0301"):
            answer = await party.guests[0].http.post("/api/me", json={"name": blank})
            assert answer.json()["reason"]["message"] == "name-empty"
            assert await party.host.refusal("rename", name=blank) == "name-empty"

    server.run(scene())


def test_names_can_change_between_rounds_but_not_in_one(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo")
        ada, bo = party.pages
        watcher = await party.join(await server.guest("Wat"))
        await ada.say("rename", name="Countess")
        await party.hear(lambda page: seats(page) == ["Countess", "Bo"])
        assert await ada.refusal("rename", name="\u202e\u200b") == "name-empty"
        await party.start()
        assert await bo.refusal("rename", name="I have R7") == "name-fixed"
        assert await watcher.refusal("rename", name="Bo has R7") == "name-fixed"
        await party.guests[2].http.post("/api/me", json={"name": "Bo has R7"})
        party.pages.remove(watcher)
        await watcher.close()
        watcher = await party.join(party.guests[2])
        assert watcher.you["name"] == "Wat"

    server.run(scene())


def test_a_strangers_name_waits_until_the_round_is_over(server: SharedServer) -> None:
    """It could tell partners of cards. Presets are said without it, too."""

    async def scene() -> None:
        party = await server.party("Ada", "Bo", game="moustache", players=4)
        early = await party.join(await server.guest("Early"))
        await party.begin()
        late = await party.join(await server.guest("I hold G10 B9"))
        await late.say("preset", preset="hat")
        await party.hear(lambda page: bool(page.lines))
        assert [one["name"] for one in party.host.table["watchers"]] == ["Early", ""]
        assert late.you["name"] == "I hold G10 B9"
        told = [text for page in (party.host, early) for text in page.raw]
        assert not any("G10 B9" in text for text in told)
        await party.host.say("end")
        await party.hear(lambda page: page.table["watchers"][-1]["name"] == "I hold G10 B9")

    server.run(scene())


def test_a_stranger_whom_the_host_mutes_still_has_no_name(server: SharedServer) -> None:
    """The table then remembers them, name and all."""

    async def scene() -> None:
        party = await server.party("Ada", "Bo", players=4)
        ada = party.host
        await party.begin()
        watcher = await party.join(await server.guest("Bo has R7"))
        await ada.say("mute", guest=watcher.you["guest"], muted=True)
        await party.hear(lambda page: bool(page.table["muted"]))
        assert not any("has R7" in text for text in ada.raw)
        await ada.say("end")
        await ada.until(lambda: "has R7" in ada.raw[-1])

    server.run(scene())


def test_no_device_carries_a_name_into_a_round(server: SharedServer) -> None:
    """A seat's name stays with it; what the device is called is not told even when it lost it."""

    async def scene() -> None:
        party = await server.party("Ada", "Bo", game="moustache", players=4)
        ada, bo = party.pages
        await party.begin()
        spy, tablet = await server.guest("I hold G10 B9"), await server.guest("Tablet")
        assert await moved(party, spy.http, await link_of(bo)) == {"seat": 1}
        page = await party.join(spy)
        assert await moved(party, tablet.http, await link_of(page)) == {"seat": 1}
        await party.look()
        assert ada.table["seats"][1]["name"] == "Bo"
        assert page.you["seat"] is None
        assert not any("G10 B9" in text for text in ada.raw)

    server.run(scene())


def test_an_invitation_names_the_host_and_the_game(server: SharedServer) -> None:
    """To messengers, which run no script, and to whoever has not come in yet."""

    async def scene() -> None:
        party = await server.party("Ada <b>", game="moustache", players=3)
        http = (await server.guest("Bo")).http
        page = (await http.get(f"/t/{party.table}")).text
        assert '<meta property="og:title" content="Ada &lt;b&gt; invites you to Moustache">' in page
        card = (await http.get(f"/api/tables/{party.table}")).json()
        assert (card["founder"], card["game"]) == ("Ada <b>", "moustache")

    server.run(scene())
