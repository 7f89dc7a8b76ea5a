"""“It's me”: nobody gets a second hand, and nobody loses a seat or a role, by saying so."""

from typing import Any

import pytest

from tests.server.guests import Page
from tests.server.shared_server import Party, SharedServer, ending, seats
from tests.server.tables.random_guests import RandomGuests
from tests.server.tables.test_guests import link_of, moved
from tests.slices import some_of

MINUTE = 61


def hand(page: Page) -> list[str]:
    assert page.play is not None
    held: list[str] = page.play["view"]["round"]["hand"]
    return held


async def three_in_a_round(server: SharedServer, **setup: Any) -> tuple[Party, Page, Page, Page]:
    """Ada, who is the host, Bo and Cy hold cards; a bot has the fourth seat."""
    party = await server.party("Ada", "Bo", "Cy", players=4, **setup)
    await party.begin()
    ada, bo, cy = party.pages
    return party, ada, bo, cy


async def told_of_a_loss(page: Page) -> None:
    await page.until(lambda: bool(page.refused))
    assert page.refused[-1]["reason"]["message"] == "owner-is-back"


async def leave_for(server: SharedServer, party: Party, page: Page, seconds: float) -> None:
    await party.leave(page)
    server.clock.turn(seconds)
    await party.look()


async def claim(party: Party, page: Page, seat: int) -> None:
    await page.say("claim", seat=seat)
    await party.hear(lambda other: claims(other) == [seat])


def claims(page: Page) -> list[int]:
    return [one["claims"] for one in page.table["watchers"] if one["claims"] is not None]


async def answer(party: Party, claimant: Page, **answers: bool) -> None:
    for name, yes in answers.items():
        page = next(page for page in party.pages if page.you["name"].lower() == name)
        (seat,) = claims(page)
        await page.say("approve", guest=claimant.you["guest"], seat=seat, yes=yes)
        await party.look()


# A second hand


def test_a_host_does_not_look_at_the_hand_of_somebody_who_is_gone(server: SharedServer) -> None:
    async def scene() -> None:
        party, ada, bo, _ = await three_in_a_round(server)
        await party.leave(bo)
        await ada.say("stand")
        await ada.until(lambda: ada.you["seat"] is None)
        assert await ada.refusal("claim", seat=1) == "another-hand"
        own = {"guest": ada.you["guest"], "seat": 1, "yes": True}
        assert await ada.refusal("approve", **own) == "own-claim"
        server.clock.turn(1000)
        assert await ada.refusal("claim", seat=1) == "another-hand"
        await ada.say("sit", seat=0)
        await ada.until(lambda: ada.you["seat"] == 0)
        bo = await party.join(party.guests[1])
        assert bo.you["seat"] == 1

    server.run(scene())


def test_nobody_claims_a_seat_whose_owner_has_only_just_gone(server: SharedServer) -> None:
    async def scene() -> None:
        for away, wait in ((10, 60), (30, 60), (120, 120), (None, 120)):
            party, _, bo, _ = await three_in_a_round(server, settings={"away": away})
            phone = await party.join(await server.guest("Phone"))
            assert await phone.refusal("claim", seat=1) == "seat-in-use"
            assert await phone.refusal("claim", seat=3) == "nothing-to-claim"
            await leave_for(server, party, bo, wait - 5)
            assert await phone.refusal("claim", seat=1) == "claim-too-early"
            server.clock.turn(6)
            await claim(party, phone, 1)

    server.run(scene())


def test_coming_back_ends_a_claim_and_begins_the_wait_anew(server: SharedServer) -> None:
    async def scene() -> None:
        party, ada, bo, _ = await three_in_a_round(server)
        phone = await party.join(await server.guest("Phone"))
        await leave_for(server, party, bo, MINUTE)
        await claim(party, phone, 1)
        bo = await party.join(party.guests[1])
        await party.hear(lambda page: claims(page) == [])
        assert phone.refused[-1]["reason"]["message"] == "seat-in-use"
        await party.leave(bo)
        assert await phone.refusal("claim", seat=1) == "claim-too-early"
        late = {"guest": phone.you["guest"], "seat": 1, "yes": True}
        assert await ada.refusal("approve", **late) == "nothing-to-claim"

    server.run(scene())


def test_a_yes_is_for_the_seat_that_was_asked_about(server: SharedServer) -> None:
    """Not for another, whose claim came while the yes was on its way."""

    async def scene() -> None:
        party = await server.party("Ada", "Bo", "Cy", "Di", players=4)
        await party.begin()
        ada, bo, cy, di = party.pages
        phone = await party.join(await server.guest("Phone"))
        await party.leave(bo)
        await leave_for(server, party, cy, MINUTE)
        await claim(party, phone, 1)
        vote = {"guest": phone.you["guest"], "seat": 1, "yes": True}
        await phone.say("claim", seat=2)
        await party.hear(lambda page: claims(page) == [2])
        for page in (ada, di):
            assert await page.refusal("approve", **vote) == "nothing-to-claim"
        assert phone.you["seat"] is None
        await answer(party, phone, ada=True, di=True)
        await phone.until(lambda: phone.you["seat"] == 2)

    server.run(scene())


def test_all_who_sit_are_told_and_one_no_is_enough(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", "Cy", players=4)
        ada, bo, cy = party.pages
        phone = await party.join(await server.guest("Phone"))
        await party.begin()
        await leave_for(server, party, bo, MINUTE)
        await claim(party, phone, 1)
        people = [page.you["guest"] for page in (ada, cy)]
        for page in (ada, cy):
            told = page.table["watchers"][-1]
            assert (told["name"], told["claims"], told["asked"]) == ("Phone", 1, people)
        await answer(party, phone, ada=True)
        assert phone.you["seat"] is None
        assert cy.table["watchers"][-1]["asked"] == people[1:]
        await answer(party, phone, cy=False)
        assert claims(ada) == []
        assert phone.refused[-1]["reason"]["message"] == "claim-refused"
        assert phone.you["seat"] is None
        watcher = await party.join(await server.guest("Wat"))
        server.clock.turn(MINUTE)
        await claim(party, phone, 1)
        for yes in (True, False):
            vote = {"guest": phone.you["guest"], "seat": 1, "yes": yes}
            assert await watcher.refusal("approve", **vote) == "not-seated"

    server.run(scene())


def test_whoever_is_asked_and_drops_out_for_a_moment_is_still_asked(server: SharedServer) -> None:
    async def scene() -> None:
        party, _, bo, cy = await three_in_a_round(server)
        phone = await party.join(await server.guest("Phone"))
        await leave_for(server, party, bo, MINUTE)
        await claim(party, phone, 1)
        await party.leave(cy)
        await answer(party, phone, ada=True)
        assert phone.you["seat"] is None
        await party.join(party.guests[2])
        await answer(party, phone, cy=True)
        assert phone.you["seat"] == 1

    server.run(scene())


def test_one_persons_word_is_not_enough_while_cards_are_in_hands(server: SharedServer) -> None:
    """They could be asking for themselves: the seat moves when the round is over."""

    async def scene() -> None:
        party = await server.party("Ada", "Bo", players=3)
        ada, bo = party.pages
        await party.begin()
        phone = await party.join(await server.guest("Phone"))
        await leave_for(server, party, bo, MINUTE)
        await claim(party, phone, 1)
        await answer(party, phone, ada=True)
        assert phone.you["seat"] is None
        assert hand(phone) == []
        await ada.play_on(lambda: ada.table["stage"] == "interlude")
        await phone.until(lambda: phone.you["seat"] == 1)
        assert phone.table["stage"] == "interlude"

    server.run(scene())


def test_where_nobody_else_sits_nobody_can_say_yes(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", players=3)
        await party.begin()
        phone = await party.join(await server.guest("Phone"))
        await leave_for(server, party, party.host, 1000)
        assert await phone.refusal("claim", seat=0) == "nobody-to-agree"

    server.run(scene())


def test_who_claims_in_vain_waits_longer_each_time(server: SharedServer) -> None:
    """Whether somebody said no, or the claimant went away with the question open."""

    async def scene() -> None:
        party, _, bo, _ = await three_in_a_round(server)
        phone = await party.join(await server.guest("Phone"))
        await leave_for(server, party, bo, MINUTE)
        await claim(party, phone, 1)
        await answer(party, phone, ada=False)
        assert await seconds_to_wait(phone) in (59, 60)
        server.clock.turn(MINUTE)
        await claim(party, phone, 1)
        await party.leave(phone)
        await party.hear(lambda page: claims(page) == [])
        phone = await party.join(party.guests[3])
        assert await seconds_to_wait(phone) in (119, 120)
        server.clock.turn(2 * MINUTE)
        await claim(party, phone, 1)
        await phone.say("leave")
        assert await ending(phone) == (4000, "left")
        party.pages.remove(phone)
        phone = await party.join(party.guests[3])
        assert await seconds_to_wait(phone) in (239, 240)
        tablet = await party.join(await server.guest("Tablet"))
        await claim(party, tablet, 1)  # for others nothing has changed
        await answer(party, tablet, ada=True, cy=True)
        assert tablet.you["seat"] == 1

    server.run(scene())


async def seconds_to_wait(page: Page) -> int:
    assert await page.refusal("claim", seat=1) == "too-often"
    seconds: int = page.refused[-1]["reason"]["args"]["seconds"]
    return seconds


# The way back


def test_whoever_lost_a_seat_to_a_claim_takes_it_back(server: SharedServer) -> None:
    async def scene() -> None:
        party, ada, bo, _ = await three_in_a_round(server)
        cards = hand(bo)
        phone = await party.join(await server.guest("Phone"))
        await leave_for(server, party, bo, MINUTE)
        await claim(party, phone, 1)
        await answer(party, phone, ada=True, cy=True)
        assert (phone.you["seat"], phone.you["name"]) == (1, "Bo")
        await server.restart()
        await party.return_all()
        back, phone = party.pages[1], party.pages[3]
        assert (back.you["seat"], back.you["return_to"]) == (None, 1)
        assert hand(back) == []
        await back.say("sit", seat=1)
        await party.hear(lambda page: page.table["seats"][1]["guest"] == back.you["guest"])
        assert set(hand(back)) <= set(cards)
        await phone.until(lambda: phone.you["seat"] is None)
        assert hand(phone) == []
        await told_of_a_loss(phone)
        assert phone.you["return_to"] is None
        assert phone.you["name"] == "Phone"
        assert await phone.refusal("sit", seat=1) == "not-during-game"
        assert ada.table["host"] == ada.you["guest"]

    server.run(scene())


async def claimed_twice(server: SharedServer) -> tuple[Party, Page, Page]:
    """Bo's seat, by a phone and then by a tablet; the phone is here again."""
    party, _, owner, _ = await three_in_a_round(server)
    for name in ("Phone", "Tablet"):
        page = await party.join(await server.guest(name))
        await leave_for(server, party, owner, MINUTE)
        await claim(party, page, 1)
        await answer(party, page, ada=True, cy=True)
        assert page.you["seat"] == 1
        owner = page
    return party, await party.join(party.guests[3]), owner


def test_the_first_owner_comes_before_those_who_claimed_later(server: SharedServer) -> None:
    async def scene() -> None:
        party, phone, tablet = await claimed_twice(server)
        await phone.say("sit", seat=1)
        await party.hear(lambda page: page.table["seats"][1]["guest"] == phone.you["guest"])
        await told_of_a_loss(tablet)
        assert await tablet.refusal("sit", seat=1) == "not-during-game"
        back = await party.join(party.guests[1])
        await back.say("sit", seat=1)
        await party.hear(lambda page: page.table["seats"][1]["guest"] == back.you["guest"])
        await told_of_a_loss(phone)
        assert await phone.refusal("sit", seat=1) == "not-during-game"

    server.run(scene())


def test_a_seat_is_not_handed_on_for_ever(
    server: SharedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table remembers all who lost it."""
    monkeypatch.setattr("upperlip.server.tables.document.MOST_TAKEN", 1)

    async def scene() -> None:
        party, _, bo, _ = await three_in_a_round(server)
        phone = await party.join(await server.guest("Phone"))
        await leave_for(server, party, bo, MINUTE)
        await claim(party, phone, 1)
        await answer(party, phone, ada=True, cy=True)
        tablet = await party.join(await server.guest("Tablet"))
        await leave_for(server, party, phone, MINUTE)
        assert await tablet.refusal("claim", seat=1) == "moved-too-often"

    server.run(scene())


def test_an_owner_who_is_back_is_safe_from_all_who_claimed_since(server: SharedServer) -> None:
    async def scene() -> None:
        party, phone, tablet = await claimed_twice(server)
        assert phone.you["return_to"] == 1
        back = await party.join(party.guests[1])
        await back.say("sit", seat=1)
        await party.hear(lambda page: page.table["seats"][1]["guest"] == back.you["guest"])
        for page in (phone, tablet):
            await page.until(lambda page=page: page.you["return_to"] is None)  # type: ignore[misc]
            assert await page.refusal("sit", seat=1) == "not-during-game"

    server.run(scene())


def test_a_full_table_keeps_nobody_from_what_is_theirs(
    server: SharedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The founder who stands, and who has lost a seat to a claim."""

    async def scene() -> None:
        party, ada, bo, _ = await three_in_a_round(server)
        phone = await party.join(await server.guest("Phone"))
        await leave_for(server, party, bo, MINUTE)
        await claim(party, phone, 1)
        await answer(party, phone, ada=True, cy=True)
        await ada.say("stand")
        await party.leave(ada)
        monkeypatch.setattr("upperlip.server.tables.room_task.MOST_PEOPLE", 2)
        stranger = Page(await (await server.guest("Mal")).socket(party.table))
        assert await ending(stranger) == (4000, "table-full")
        for number, seat in ((0, 0), (1, 1)):
            page = await party.join(party.guests[number])
            assert page.you["return_to"] == seat

    server.run(scene())


def test_who_has_a_claimed_seat_cannot_send_its_owner_away(server: SharedServer) -> None:
    async def scene() -> None:
        party, ada, bo, cy = await three_in_a_round(server)
        phone = await party.join(await server.guest("Phone"))
        await leave_for(server, party, bo, MINUTE)
        await claim(party, phone, 1)
        await answer(party, phone, ada=True, cy=True)
        await party.leave(cy)
        await leave_for(server, party, ada, 121)
        assert phone.you["host"]
        back = await party.join(party.guests[1])
        assert await phone.refusal("remove", guest=back.you["guest"]) == "seat-was-theirs"
        await back.say("sit", seat=1)
        await back.until(lambda: back.you["seat"] == 1)

    server.run(scene())


def test_who_takes_a_seat_gives_up_the_one_that_was_lost(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", players=3, bots=None)
        phone = await party.join(await server.guest("Phone"))
        await leave_for(server, party, party.pages[1], MINUTE)
        await claim(party, phone, 1)
        await answer(party, phone, ada=True)
        assert phone.you["seat"] == 1
        bo = await party.join(party.guests[1])
        assert bo.you["return_to"] == 1
        await bo.say("sit", seat=2)
        await bo.until(lambda: bo.you["seat"] == 2)
        assert await bo.refusal("sit", seat=1) == "seat-taken"
        await bo.say("stand")
        await bo.until(lambda: bo.you["seat"] is None)
        assert bo.you["return_to"] is None

    server.run(scene())


# Before a game, and after it


def test_before_a_game_the_host_decides_but_not_about_an_own_claim(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", "Cy", players=4)
        ada, bo, cy = party.pages
        await ada.say("stand")
        await ada.until(lambda: ada.you["seat"] is None)
        phone = await party.join(await server.guest("Phone"))
        await party.leave(bo)
        assert await phone.refusal("claim", seat=1) == "claim-too-early"
        server.clock.turn(MINUTE)
        assert await ada.refusal("claim", seat=1) == "nobody-to-agree"
        await claim(party, phone, 1)
        vote = {"guest": phone.you["guest"], "seat": 1, "yes": True}
        assert await cy.refusal("approve", **vote) == "host-only"
        assert await phone.refusal("approve", **vote) == "own-claim"
        await ada.say("swap", seats=[1, 2])  # now another seat has the number that was claimed
        await party.hear(lambda page: claims(page) == [])
        await claim(party, phone, 2)
        await answer(party, phone, ada=True)
        assert phone.you["seat"] == 2

    server.run(scene())


def test_a_claim_does_not_outlive_the_seating_it_was_made_in(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo", players=3)
        phone = await party.join(await server.guest("Phone"))
        await leave_for(server, party, party.pages[1], MINUTE)
        await claim(party, phone, 1)
        await party.start()
        await party.hear(lambda page: claims(page) == [])

    server.run(scene())


# The founder's role


def test_the_founders_seat_can_be_claimed_but_not_the_role(server: SharedServer) -> None:
    async def scene() -> None:
        party, ada, bo, cy = await three_in_a_round(server)
        phone = await party.join(await server.guest("Phone"))
        await leave_for(server, party, ada, 121)
        assert bo.you["host"]
        founder = ada.you["guest"]
        assert await bo.refusal("remove", guest=founder) == "not-the-founder"
        assert await bo.refusal("remove", guest=cy.you["guest"]) == "founder-only"
        await claim(party, phone, 0)
        await answer(party, phone, bo=True, cy=True)
        assert (phone.you["seat"], phone.you["host"]) == (0, False)
        tablet = await server.guest("Tablet")
        assert await moved(party, tablet.http, await link_of(phone)) == {"seat": 0}
        page = await party.join(tablet)
        assert (page.you["seat"], page.you["host"]) == (0, False)
        ada = await party.join(party.guests[0])
        assert (ada.you["host"], ada.you["return_to"]) == (True, 0)
        await ada.say("sit", seat=0)
        await party.hear(lambda page: page.table["seats"][0]["guest"] == ada.you["guest"])
        assert seats(ada)[0] == "Ada"

    server.run(scene())


def test_who_runs_the_table_meanwhile_sends_watchers_away(server: SharedServer) -> None:
    async def scene() -> None:
        party, ada, bo, cy = await three_in_a_round(server)
        watcher = await party.join(await server.guest("Wat"))
        await leave_for(server, party, ada, 121)
        await bo.say("remove", guest=watcher.you["guest"])
        assert await ending(watcher) == (4000, "removed")
        await bo.say("end")
        await bo.until(lambda: bo.table["stage"] == "over")
        await bo.say("reopen")
        await bo.until(lambda: bo.table["stage"] == "lobby")
        await bo.say("remove", guest=cy.you["guest"])
        assert await ending(cy) == (4000, "removed")

    server.run(scene())


# Deals that were thrown away


def test_everybody_sees_how_many_games_were_ended_early(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo")
        await party.join(await server.guest("Wat"))
        for number in range(2):
            assert party.host.table["ended_early"] == number
            await party.start()
            await party.host.say("end")
            await party.hear(lambda page: page.table["stage"] == "over")
        await party.host.say("reopen")
        await party.hear(lambda page: page.table["stage"] == "lobby")
        assert [page.table["ended_early"] for page in party.pages] == [2, 2, 2]
        await server.restart()
        watcher = await party.guests[2].page(party.table)
        assert watcher.table["ended_early"] == 2

    server.run(scene())


# Whatever people do


@some_of("seed", range(12))
def test_nobody_ever_sees_two_hands_of_one_game(own_server: SharedServer, seed: int) -> None:
    """Nor gets the founder's role but by the founder's own link."""

    async def scene() -> None:
        guests = RandomGuests(own_server, seed)
        await guests.play(200)
        for _ in range(5):  # another table, then
            if guests.done.total() == 0:
                await guests.play(200)
        assert len(guests.seen) > 3, "there were games"
        assert guests.done.total() > 0, "and seats changed hands"

    own_server.run(scene())
