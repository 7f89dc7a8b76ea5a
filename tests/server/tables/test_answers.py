"""Asks and answers: simultaneous ones, resends, refusals, and what a restart must not change."""

import asyncio
from functools import partial
from typing import Any

from tests.server.guests import Page
from tests.server.shared_server import PASSING, Party, SharedServer, ask, asked, ending
from upperlip.records.check import check


async def passing_party(server: SharedServer) -> Party:
    party = await server.party("Ada", "Bo", "Cy", "Di", game="moustache", options=PASSING)
    await party.begin()
    return party


def _has_answered(seat: int, page: Page) -> bool:
    return seat not in asked(page)


def cards_of(answer: dict[str, Any]) -> set[str]:
    return {word.removeprefix("give ") for word in answer["do"]}


async def act(page: Page, answer: dict[str, Any]) -> None:
    """Until it is acknowledged."""
    done = page.done.count(answer["id"])
    await page.say("act", **answer)
    await page.until(lambda: page.done.count(answer["id"]) > done)


# Answers given at once


def test_an_ask_stays_the_same_while_others_answer_it(server: SharedServer) -> None:
    async def scene() -> None:
        party = await passing_party(server)
        answers = [page.chosen() for page in party.pages]
        assert len({answer["ask"] for answer in answers}) == 1
        assert all(len(answer["do"]) == 3 for answer in answers)
        for seat in (3, 1, 0):  # in any order, all to the ask as it was at first
            await act(party.pages[seat], answers[seat])
            await party.hear(partial(_has_answered, seat))
            assert ask(party.host)["id"] == answers[0]["ask"]
        assert asked(party.host) == [2]
        await act(party.pages[2], answers[2])
        await party.hear(lambda page: bool(ask(page)["what"] == "play"))
        assert not any(page.refused for page in party.pages)

    server.run(scene())


def test_others_learn_only_who_is_still_to_choose(server: SharedServer) -> None:
    async def scene() -> None:
        party = await passing_party(server)
        watcher = await party.join(await server.guest("Wat"))
        answer = party.pages[1].chosen()
        views = {page: page.play["view"] for page in party.pages if page.play}
        told = {page: len(page.events) for page in party.pages}
        await act(party.pages[1], answer)
        await party.hear(lambda page: 1 not in asked(page))
        for page in (party.pages[0], party.pages[2], party.pages[3], watcher):
            assert page.play is not None
            assert page.play["view"] == views[page]
            assert page.events[told[page] :] == [
                {"message": "has-chosen", "args": {"seat": 1}, "reasons": []}
            ]
        own = party.pages[1].play
        assert own is not None
        assert set(own["view"]["round"]["given"]) == cards_of(answer)
        assert own["choice"] is None

    server.run(scene())


def test_the_record_is_in_contract_order_whatever_the_order_of_arrival(
    server: SharedServer,
) -> None:
    async def scene() -> None:
        party = await passing_party(server)
        assert party.host.play is not None
        crown = party.host.play["view"]["round"]["crown"]
        order = [(crown + step) % 4 for step in range(4)]
        answers = [page.chosen() for page in party.pages]
        for seat in reversed(order):
            await act(party.pages[seat], answers[seat])
        await party.host.say("end")
        await party.host.until(lambda: party.host.table["record"] is not None)
        path = f"/api/records/{party.host.table['record']}"
        record = (await party.guests[0].http.get(path)).json()
        check(record)
        gifts = [
            (s["seat"], s["do"]) for s in record["steps"] if s.get("do", "").startswith("give")
        ]
        assert gifts == [(seat, word) for seat in order for word in answers[seat]["do"]]

    server.run(scene())


def test_three_gifts_are_one_answer(server: SharedServer) -> None:
    async def scene() -> None:
        party = await passing_party(server)
        ada = party.host
        answer = ada.chosen()
        for do in (answer["do"][:2], answer["do"][:1] * 3):
            assert await ada.refusal("act", **answer | {"do": do}) == "answers-wanted"
            assert ada.refused[-1]["reason"]["args"] == {"number": 3}
        await party.look()
        assert ada.play is not None
        assert ada.play["view"]["round"]["given"] == []

    server.run(scene())


# What is refused


def test_a_card_that_may_not_be_played_is_refused_as_it_was_explained(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", game="moustache", players=4)
        ada = party.host

        def limited() -> bool:
            return bool(ada.play and ada.play["choice"] and ada.play["choice"]["why_not"])

        await party.start()
        await ada.play_on(limited)
        assert ada.play is not None
        card, why = next(iter(ada.play["choice"]["why_not"].items()))
        fields = {"ask": ask(ada)["id"], "id": "x", "do": [f"play {card}"], "ref": "mine"}
        assert await ada.refusal("act", **fields) == why["message"] == "must-follow"
        assert ada.refused[-1] == {"type": "refused", "ref": "mine", "reason": why}
        assert why["rule"].startswith("O-")
        fields["do"] = ["play the fool"]
        assert await ada.refusal("act", **fields) == "unknown-action"
        fields |= {"do": ada.play["choice"]["legal"][:1], "ask": "1.0"}
        assert await ada.refusal("act", **fields) == "ask-closed"
        assert "x" not in ada.done

    server.run(scene())


def test_nobody_answers_for_another_or_without_a_game(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo")
        ada, bo = party.pages
        watcher = await party.join(await server.guest("Wat"))
        nothing = {"ask": "1.1", "id": "x", "do": ["blind no"]}
        assert await ada.refusal("act", **nothing) == "no-game"
        await party.begin()
        assert asked(ada) == [1]
        assert await ada.refusal("act", **nothing) == "not-your-turn"
        assert await watcher.refusal("act", **nothing) == "not-seated"
        await act(bo, nothing)

    server.run(scene())


# What is said twice


def test_a_resend_is_acknowledged_and_not_repeated(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo")
        ada, bo = party.pages
        await party.begin()
        answer = bo.chosen()
        await asyncio.gather(*(bo.say("act", **answer) for _ in range(3)))
        await bo.until(lambda: bo.done == [answer["id"]] * 3)
        await party.look()
        assert asked(ada) == [0]
        other = await party.guests[1].page(party.table)  # the same guest, another page
        await act(other, answer)
        assert not bo.refused
        await act(ada, ada.chosen() | {"id": answer["id"]})  # ids are each seat's own
        await party.look()
        assert asked(ada) != [0] or ask(ada)["what"] != "blind"

    server.run(scene())


def test_after_a_restart_everything_is_as_it_was(own_server: SharedServer) -> None:
    """In the middle of an ask that some have answered."""

    async def scene() -> None:
        party = await passing_party(own_server)
        answers = [page.chosen() for page in party.pages]
        for seat in (2, 0):
            await act(party.pages[seat], answers[seat])
        await party.look()
        before = [(page.play, page.events, page.you) for page in party.pages]
        await own_server.restart()
        await party.return_all()
        assert [(page.play, page.events, page.you) for page in party.pages] == before
        await act(party.pages[2], answers[2])  # the acknowledgement could have been lost
        await party.look()
        assert sorted(asked(party.host)) == [1, 3]
        for seat in (1, 3):
            await act(party.pages[seat], answers[seat])
        await party.hear(lambda page: bool(ask(page)["what"] == "play"))

    own_server.run(scene())


def test_pages_are_told_when_the_server_stops(own_server: SharedServer) -> None:
    async def scene() -> None:
        party = await own_server.party("Ada")
        await own_server.restart()
        assert await ending(party.host) == (4000, "server-stops")
        assert party.host.other[-1]["reason"]["message"] == "server-stops"
        await party.return_all()
        assert party.host.you["seat"] == 0

    own_server.run(scene())


def test_a_page_that_missed_something_gets_the_whole_picture(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", "Bo")
        bo = party.pages[1]
        await party.begin()
        kept = bo.version, bo.table, bo.play, bo.events
        await bo.say("resync")
        message = await bo.hear()
        assert message["type"] == "snapshot"
        assert (bo.version, bo.table, bo.play, bo.events) == kept
        version = bo.version
        await bo.say("preset", preset="hello")
        await bo.until(lambda: bool(bo.lines))  # the kit checks that versions go on from there
        assert bo.version == version + 1

    server.run(scene())
