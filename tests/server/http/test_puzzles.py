"""Puzzles: the view to everybody, the answer to those who have given one, and what is kept."""

import asyncio
from datetime import date, timedelta
from typing import Any

import pytest

from tests.server.shared_server import SharedServer
from upperlip.games import GAMES
from upperlip.puzzles.library import about, find, of_the_day, shipped, themes
from upperlip.puzzles.puzzle import Puzzle

pytestmark = pytest.mark.process

ANSWER = {"good", "why", "themes", "example", "behind", "found_by"}


def wrong_of(puzzle: Puzzle) -> str:
    return puzzle.answers[-1].do


def keys_in(value: Any) -> set[str]:
    if isinstance(value, dict):
        return {*value}.union(*map(keys_in, value.values()))
    return set().union(*map(keys_in, value)) if isinstance(value, list) else set()


def test_a_question_is_the_view_alone(server: SharedServer) -> None:
    async def scene() -> None:
        guest = await server.guest("Ada")
        for title in ("moustache", "mustachio"):
            puzzle = shipped(title)[0]
            told = (await guest.http.get(f"/api/puzzles/{puzzle.id}")).json()
            assert (told["id"], told["game"]) == (puzzle.id, title)
            assert {*told["choice"]["legal"]} == {each.do for each in puzzle.answers}
            assert told["view"]["round"]["hand"] == [str(card) for card in puzzle.seen.hand]
            assert told["events"], "the round so far"
            assert keys_in(told).isdisjoint(ANSWER)
        missing = await guest.http.get("/api/puzzles/0000000000")
        assert missing.status_code == 404
        assert missing.json()["reason"]["message"] == "no-such-puzzle"

    server.run(scene())


def test_the_first_answer_counts_and_all_good_ones_are_right(server: SharedServer) -> None:
    async def scene() -> None:
        guest = await server.guest("Bo")
        puzzle = next(each for each in shipped("moustache") if len(each.good) > 1)
        address = f"/api/puzzles/{puzzle.id}/answer"
        told = (await guest.http.post(address, json={"do": puzzle.good[-1]})).json()
        assert (told["right"], told["first"], told["good"]) == (True, True, puzzle.good)
        assert told["why"]["message"] == puzzle.why.message
        assert [each["do"] for each in told["options"]] == [each.do for each in puzzle.answers]
        assert told["next"] != puzzle.id
        again = (await guest.http.post(address, json={"do": wrong_of(puzzle)})).json()
        assert (again["right"], again["first"]) == (False, False)
        store = server.running.parts.services.store
        me = (await guest.http.get("/api/me")).json()["guest"]
        assert await store.puzzle_answers(me) == {puzzle.id: True}

    server.run(scene())


def test_of_several_answers_at_once_one_is_the_first(server: SharedServer) -> None:
    async def scene() -> None:
        guest, puzzle = await server.guest("Eve"), shipped("moustache")[0]
        address = f"/api/puzzles/{puzzle.id}/answer"
        tries = [guest.http.post(address, json={"do": each.do}) for each in puzzle.answers * 3]
        told = [answer.json() for answer in await asyncio.gather(*tries)]
        (first,) = (each for each in told if each["first"])
        me = (await guest.http.get("/api/me")).json()["guest"]
        kept = await server.running.parts.services.store.puzzle_answers(me)
        assert kept == {puzzle.id: first["right"]}

    server.run(scene())


def test_what_is_no_answer_is_refused_and_not_kept(server: SharedServer) -> None:
    async def scene() -> None:
        guest = await server.guest("Cy")
        puzzle = shipped("mustachio")[0]
        refused = await guest.http.post(f"/api/puzzles/{puzzle.id}/answer", json={"do": "play Z9"})
        assert refused.status_code == 409
        assert refused.json()["reason"]["message"] == "not-an-answer"
        assert keys_in(refused.json()).isdisjoint(ANSWER)
        menu = (await guest.http.get("/api/puzzles")).json()
        assert [game["answered"] for game in menu["games"]] == [0, 0]

    server.run(scene())


def test_a_menu_knows_the_day_the_themes_and_how_far_one_has_come(server: SharedServer) -> None:
    async def scene() -> None:
        guest, title = await server.guest("Di"), "moustache"
        before = (await guest.http.get("/api/puzzles")).json()
        (game,) = (each for each in before["games"] if each["game"] == title)
        theme = next(each for each in themes(title) if about(title, each)[0].id != game["today"])
        (mine,) = (each for each in game["themes"] if each["theme"] == theme)
        assert mine["puzzles"] == len(about(title, theme))
        assert mine["next"] == about(title, theme)[0].id
        assert (await guest.http.get("/api/puzzles")).json()["day"] == before["day"]
        day = server.running.parts.services.millis() // 86_400_000
        assert game["today"] == of_the_day(title, _day(day)).id
        assert game["today_right"] is None
        first, today = find(mine["next"]), find(game["today"])
        assert first is not None
        assert today is not None
        body = {"do": wrong_of(first), "theme": theme}
        told = (await guest.http.post(f"/api/puzzles/{first.id}/answer", json=body)).json()
        assert told["next"] == about(title, theme)[1].id
        body = {"do": today.good[0]}
        await guest.http.post(f"/api/puzzles/{today.id}/answer", json=body)
        after = (await guest.http.get("/api/puzzles")).json()
        (game,) = (each for each in after["games"] if each["game"] == title)
        assert (game["answered"], game["right"]) == (2, 1)
        assert game["today_right"] is True
        stranger = (await (await server.guest("Wat")).http.get("/api/puzzles")).json()
        assert stranger == before, "what others have answered is nobody's business"

    server.run(scene())


def test_a_game_without_puzzles_is_not_on_the_menu(
    server: SharedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        guest = await server.guest("Flo")
        before = (await guest.http.get("/api/puzzles")).json()
        more = {**GAMES, "whist": GAMES["moustache"]}
        monkeypatch.setattr("upperlip.server.http.api.puzzling.GAMES", more)
        assert (await guest.http.get("/api/puzzles")).json() == before
        monkeypatch.setattr("upperlip.server.http.api.puzzling.GAMES", {"whist": more["whist"]})
        told = await guest.http.get("/api/puzzles")
        assert told.status_code == 200
        assert told.json()["games"] == []

    server.run(scene())


def _day(number: int) -> date:
    return date(1970, 1, 1) + timedelta(number)
