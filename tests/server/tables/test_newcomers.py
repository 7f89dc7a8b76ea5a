"""A newcomer takes a bot's place in a running game; nobody gets a second hand by that."""

from tests.server.guests import Page
from tests.server.shared_server import Party, SharedServer, seats
from tests.server.tables.test_claims import hand
from tests.server.tables.test_guests import link_of, moved


async def two_and_two_bots(server: SharedServer) -> tuple[Party, Page, Page, Page]:
    """Ada, who is the host, and Bo hold cards, bots have seats 2 and 3; Cy has come to watch."""
    party = await server.party("Ada", "Bo", game="moustache", players=4)
    cy = await party.join(await server.guest("Cy"))
    await party.begin()
    ada, bo, _ = party.pages
    return party, ada, bo, cy


async def sit(page: Page, seat: int) -> None:
    await page.say("sit", seat=seat)
    await page.until(lambda: page.you["seat"] == seat)


def test_a_newcomer_takes_a_bots_place_and_plays_on(server: SharedServer) -> None:
    async def scene() -> None:
        party, ada, bo, cy = await two_and_two_bots(server)
        assert (ada.you["may_take"], cy.you["may_take"]) == ([], [2, 3])
        assert hand(cy) == []
        await sit(cy, 3)
        assert hand(cy)
        assert cy.you["may_take"] == []
        await party.hear(lambda page: seats(page) == ["Ada", "Bo", "random", "Cy"])
        cards = hand(cy)
        assert not set(cards) & {*hand(ada), *hand(bo)}
        await server.restart()
        await party.return_all()
        assert set(hand(party.pages[2])) <= set(cards)
        await party.play(lambda page: bool(page.table["stage"] == "interlude"))
        await party.play()
        (game,) = (await party.guests[2].http.get("/api/records")).json()
        assert (game["seat"], game["players"][3]) == (3, "Cy")

    server.run(scene())


def test_whoever_has_seen_a_hand_takes_no_bots_place(server: SharedServer) -> None:
    """By standing up, by a link, by taking one and then the other, in a round or between two."""

    async def scene() -> None:
        party, ada, bo, cy = await two_and_two_bots(server)
        assert await ada.refusal("sit", seat=2) == "not-during-game"
        await ada.say("stand")
        await ada.until(lambda: ada.you["seat"] is None)
        assert ada.you["may_take"] == []
        assert await ada.refusal("sit", seat=2) == "another-hand"
        await sit(cy, 2)
        assert await cy.refusal("sit", seat=3) == "not-during-game"
        await cy.say("stand")
        await cy.until(lambda: cy.you["seat"] is None)
        assert (cy.you["return_to"], cy.you["may_take"]) == (2, [])
        for seat in (0, 3):
            assert await cy.refusal("sit", seat=seat) == "another-hand"
        link = await link_of(bo)
        refused = await moved(party, party.guests[2].http, link)
        assert refused["reason"]["message"] == "another-hand"
        await bo.play_on(lambda: bo.table["stage"] == "interlude")
        await party.hear(lambda page: page.table["stage"] == "interlude")
        for page in (ada, cy):
            assert page.you["may_take"] == []
            assert await page.refusal("sit", seat=3) == "another-hand"

    server.run(scene())


def test_a_bot_that_stands_in_for_somebody_keeps_the_seat_for_them(server: SharedServer) -> None:
    async def scene() -> None:
        party, ada, bo, cy = await two_and_two_bots(server)
        await bo.say("stand")
        await party.hear(lambda page: seats(page)[1] == "regular")
        assert cy.you["may_take"] == [2, 3]
        assert await cy.refusal("sit", seat=1) == "seat-kept"
        assert await cy.refusal("sit", seat=0) == "not-during-game"
        await ada.play_on(lambda: ada.table["stage"] == "interlude")
        await cy.until(lambda: cy.table["stage"] == "interlude")
        assert await cy.refusal("sit", seat=1) == "seat-kept"
        await sit(bo, 1)

    server.run(scene())


def test_a_host_does_not_send_somebody_away_to_look_at_their_hand(server: SharedServer) -> None:
    """With a second browser, which comes as a newcomer: not before the round is over."""

    async def scene() -> None:
        party, ada, bo, cy = await two_and_two_bots(server)
        await ada.say("remove", guest=bo.you["guest"])
        party.pages.remove(bo)
        await party.hear(lambda page: seats(page)[1] == "regular")
        assert cy.you["may_take"] == [2, 3]
        assert await cy.refusal("sit", seat=1) == "seat-kept"
        await ada.play_on(lambda: ada.table["stage"] == "interlude")
        await cy.until(lambda: cy.you["may_take"] == [1, 2, 3])
        await sit(cy, 1)

    server.run(scene())


def test_a_game_that_is_over_is_no_running_game(server: SharedServer) -> None:
    async def scene() -> None:
        party, ada, _, cy = await two_and_two_bots(server)
        await ada.say("end")
        await party.hear(lambda page: page.table["stage"] == "over")
        assert cy.you["may_take"] == []
        assert await cy.refusal("sit", seat=2) == "not-during-game"

    server.run(scene())


def test_a_strangers_name_waits_at_the_seat_too(server: SharedServer) -> None:
    """“I hold G10” is a name; a seat would show it, after a restart as well."""

    async def scene() -> None:
        party, ada, bo, cy = await two_and_two_bots(server)
        late = await party.join(await server.guest("I hold G10 B9"))
        await sit(late, 2)
        assert late.you["name"] == "I hold G10 B9"
        await party.hear(lambda page: bool(page.table["seats"][2]["guest"]))
        await server.restart()
        await party.return_all()
        told = [text for page in (ada, bo, cy, *party.pages[:3]) for text in page.raw]
        assert not any("G10 B9" in text for text in told)
        await party.play(lambda page: bool(page.table["stage"] == "interlude"))
        await party.hear(lambda page: page.table["seats"][2]["name"] == "I hold G10 B9")

    server.run(scene())
