"""Hints at the table: for those who ask, where the table has them, and in the record."""

import json
from typing import Any

import pytest

from tests.server.guests import Page
from tests.server.shared_server import PASSING, Party, SharedServer
from upperlip.records.check import check
from upperlip.review.hint import Hint, hint_for
from upperlip.table.ply import Action
from upperlip.table.shape import AnyView

WORLDS = 40


class Thinker:
    """Thinks at once, and in this process; keeps what it was shown."""

    def __init__(self) -> None:
        self.seen: list[AnyView] = []
        self.late = False

    async def hint(
        self, _table: str, view: AnyView, actions: tuple[Action, ...], _seconds: float
    ) -> Hint | None:
        self.seen.append(view)
        return None if self.late else hint_for(view, actions, 10.0, WORLDS)


@pytest.fixture
def thinker(server: SharedServer, monkeypatch: pytest.MonkeyPatch) -> Thinker:
    made = Thinker()
    monkeypatch.setattr(server.running.parts.services.bots, "hint", made.hint)
    return made


async def hinted_party(server: SharedServer, *names: str, hints: str = "quiet") -> Party:
    party = await server.party(
        *names, game="moustache", players=4, options=PASSING, settings={"hints": hints}
    )
    await party.begin()
    return party


async def ask_hint(page: Page, step: int) -> dict[str, Any]:
    assert page.play is not None
    before = len(page.other)
    await page.say("ask_hint", ask=page.play["ask"]["id"], step=step)
    await page.until(lambda: len(page.other) > before)
    return page.other[-1]


def test_a_hint_goes_one_two_or_three_steps_far(server: SharedServer, thinker: Thinker) -> None:
    async def scene() -> None:
        ada = (await hinted_party(server, "Ada")).host
        assert ada.play is not None
        first = await ask_hint(ada, 1)
        assert first["type"] == "hint"
        assert first["ask"] == ada.play["ask"]["id"]
        assert first["matters"][0]["message"] == "hint-give"
        assert first["question"] is first["answer"] is None
        second = await ask_hint(ada, 2)
        assert second["matters"] == first["matters"]
        legal = ada.play["choice"]["legal"]
        assert set(second["question"]) <= set(legal)
        assert second["answer"] is None
        third = await ask_hint(ada, 3)
        answer = third["answer"]
        assert len(set(answer["best"])) == 3
        assert set(answer["best"]) <= set(third["question"]) == set(second["question"])
        assert answer["unit"] == "share"
        assert answer["worlds"] == WORLDS
        assert answer["options"][0]["behind"] == 0
        assert len(thinker.seen) == 1, "it is thought of but once"
        assert thinker.seen[0].seat == ada.you["seat"]

    server.run(scene())


async def _finish(party: Party) -> dict[str, Any]:
    await party.play()
    game = party.host.table["record"]
    record: dict[str, Any] = (await party.guests[0].http.get(f"/api/records/{game}")).json()
    check(record)
    return record


def test_the_record_says_how_far_a_hint_went(server: SharedServer, thinker: Thinker) -> None:
    async def scene() -> None:
        party = await hinted_party(server, "Ada")
        ada = party.host
        await ask_hint(ada, 3)
        await ask_hint(ada, 1)  # what has been seen has been seen
        await ada.go_on()
        await ada.until(lambda: ada.play is not None and ada.play["ask"]["what"] == "play")
        record = await _finish(party)
        hints = [
            (step["seat"], step["do"], step["hint"]) for step in record["steps"] if "hint" in step
        ]
        assert [(seat, hint) for seat, _, hint in hints] == [(0, 3)] * 3
        assert all(do.startswith("give") for _, do, _ in hints)
        assert len(thinker.seen) == 1

    server.run(scene())


def test_a_restart_forgets_no_hint(
    own_server: SharedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        thinker = Thinker()
        monkeypatch.setattr(own_server.running.parts.services.bots, "hint", thinker.hint)
        party = await hinted_party(own_server, "Ada")
        await ask_hint(party.host, 2)
        await own_server.restart()
        await party.return_all()
        await party.host.until(lambda: party.host.play is not None)
        record = await _finish(party)
        assert [step["hint"] for step in record["steps"] if "hint" in step] == [2] * 3

    own_server.run(scene())


@pytest.mark.parametrize("hints", ["quiet", "told"])
def test_others_learn_at_most_that_one_was_taken(
    server: SharedServer, thinker: Thinker, hints: str
) -> None:
    async def scene() -> None:
        party = await hinted_party(server, "Ada", "Bo", hints=hints)
        ada, bo = party.pages
        assert bo.table["settings"]["hints"] == hints
        heard = len(bo.raw)
        await ask_hint(ada, 3)
        await party.look()
        assert not any("hint-" in text for text in bo.raw[heard:]), "nothing before the decision"
        await ada.go_on()
        await bo.until(lambda: bo.play is not None and 0 not in bo.play["ask"]["seats"])
        told = [event for event in bo.events if event["message"] == "hint-taken"]
        expected = [{"message": "hint-taken", "args": {"seat": 0}, "reasons": []}]
        assert told == (expected if hints == "told" else [])
        for text in bo.raw[heard:]:
            assert json.loads(text)["type"] != "hint"
        assert thinker.seen[0].seat == 0

    server.run(scene())


def test_hints_are_refused(server: SharedServer, thinker: Thinker) -> None:
    async def scene() -> None:
        plain = await server.party("Ada", "Bo", game="moustache", players=4, options=PASSING)
        await plain.begin()
        ada, bo = plain.pages
        assert ada.table["settings"]["hints"] == "off"
        assert ada.play is not None
        ask = ada.play["ask"]["id"]
        assert await ada.refusal("ask_hint", ask=ask, step=1) == "no-hints"
        refusal = await ada.refusal("change", settings={"hints": "quiet"})
        assert refusal == "not-during-game", "all have sat down to a game without"
        party = await hinted_party(server, "Cy", "Di")
        cy, di = party.pages
        watcher = await party.join(await server.guest("Wat"))
        assert cy.play is not None
        ask = cy.play["ask"]["id"]
        assert await watcher.refusal("ask_hint", ask=ask, step=1) == "not-seated"
        assert await cy.refusal("ask_hint", ask="9.9", step=1) == "ask-closed"
        assert await cy.refusal("ask_hint", ask=ask, step=4) == "not-understood"
        await di.go_on()
        await di.until(lambda: di.play is not None and 1 not in di.play["ask"]["seats"])
        assert await di.refusal("ask_hint", ask=ask, step=1) == "ask-closed", "it has answered"
        thinker.late = True
        assert await cy.refusal("ask_hint", ask=ask, step=1) == "hint-late"
        thinker.late = False
        assert (await ask_hint(cy, 1))["matters"]
        assert bo.play is not None

    server.run(scene())


def test_who_plays_alone_may_have_hints_at_any_time(server: SharedServer) -> None:
    async def scene() -> None:
        party = await server.party("Ada", game="moustache", players=4)
        await party.begin()
        await party.host.say("change", settings={"hints": "quiet"})
        await party.hear(lambda page: bool(page.table["settings"]["hints"] == "quiet"))

    server.run(scene())
