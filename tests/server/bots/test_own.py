"""Bots of the operator's own at the tables: in the workers, and loud when they fail."""

import asyncio
import logging
import sys
from functools import partial
from pathlib import Path

import pytest

from tests.server.guests import run, serving
from upperlip.bots import BOTS
from upperlip.games import GAMES
from upperlip.records.check import check, read_head, replayed
from upperlip.records.read import parse
from upperlip.records.record import DecisionStep, Record
from upperlip.records.write import text_of
from upperlip.server.bots.pool import BotPool
from upperlip.server.tables.pacing import PACES, Pace
from upperlip.server.tables.services import Services
from upperlip.table.match import Match

OWN = """
class Sly:
    def choose(self, view, actions):
        return actions[-1]


class Clumsy:
    def choose(self, view, actions):
        raise RuntimeError("oops")


class Quitter:
    def choose(self, view, actions):
        raise SystemExit("oops")


class Rude:
    def choose(self, view, actions):
        return "oops"
"""
NAMES = ("operators_bots:Sly", "operators_bots:Clumsy", "operators_bots:Missing")
FAILING = ("operators_bots:Quitter", "operators_bots:Rude")


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The directory that the server is started in."""
    (tmp_path / "operators_bots.py").write_text(OWN, "utf-8")
    root = str(Path(__file__).parents[3] / "src")
    monkeypatch.setenv("PYTHONPATH", root)
    monkeypatch.chdir(tmp_path)
    return tmp_path


async def choices(names: tuple[str, ...]) -> tuple[dict[str, str], BotPool, int]:
    """Who chose when each was asked for its first card, and whether Sly had its way."""
    game = GAMES["moustache"]
    match = Match(game, game.configure(4, {"rule_set": "house"}), 7)
    while match.let_chance():
        pass
    assert match.ask is not None
    seat = match.ask.seats[0]
    pool, by, last = BotPool(1, own=names), {}, 0
    await pool.start()
    try:
        for name in names:
            legal = match.legal(seat)
            choice = await pool.choose("table", name, match.view(seat), legal, (1, 2), 60.0)
            by[name] = choice.by
            last += choice.by == name and choice.action == legal[-1]
    finally:
        await pool.stop()
    return by, pool, last


def test_they_think_in_the_workers(own: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        by, pool, last = asyncio.run(choices(NAMES))
    sly, clumsy, missing = NAMES
    assert by == {sly: sly, clumsy: "novice", missing: "novice"}
    assert last == 1
    assert (pool.counts.failed, pool.counts.stood_in) == (2, 2)
    told = [record.getMessage() for record in caplog.records]
    assert f"the bot {clumsy} failed: RuntimeError in operators_bots.py:9" in told
    assert any(line.startswith(f"the bot {missing} failed: KeyError") for line in told)
    assert "oops" not in "".join(told)  # there may be cards in an error's words


def test_none_of_them_ends_a_worker(own: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        by, pool, _ = asyncio.run(choices(FAILING))
    quitter, rude = FAILING
    assert by == {quitter: "novice", rude: "novice"}
    assert pool.counts.failed == 2
    quitting, choosing = [record.getMessage() for record in caplog.records]
    assert quitting == f"the bot {quitter} failed: SystemExit in operators_bots.py:14"
    assert choosing.startswith(f"the bot {rude} failed: IllegalChoice in ")


async def at_once(_: float) -> None:
    """Bots do not wait until they seem to have thought."""
    await asyncio.sleep(0)


async def whole_game(folder: Path, bots: str) -> Record:
    """The record of a game against three bots of the operator's own."""
    services = partial(Services, sleep=at_once)
    async with serving(folder, services, workers=1, bots=bots) as running:
        guest = await running.guest("Ada")
        settings = {"pace": "instant"}
        table = await guest.open_table(game="moustache", bots=bots, settings=settings)
        page = await guest.page(table)
        await page.start()
        await page.play_on()
        found = await guest.http.get(f"/api/records/{page.table['record']}")
        await page.close()
        await guest.http.aclose()
        return check(found.json())


@pytest.mark.database
def test_a_whole_game_at_a_table(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every decision of a bot's seat is its own, and what it would have chosen."""
    monkeypatch.setitem(PACES, "instant", Pace(60.0, 60.0))  # on no machine is it late
    sly = NAMES[0]
    record = run(whole_game(own, sly))
    assert record.result is not None
    chosen = 0
    for played in replayed(read_head(parse(text_of(record).encode()))):
        if isinstance(played.step, DecisionStep) and played.step.seat != 0:
            game = GAMES[record.game]
            legal = game.legal(played.before, played.step.seat)
            assert played.step.bot == sly
            assert played.step.do == game.write_action(played.before.config, legal[-1])
            chosen += 1
    assert chosen > 100


@pytest.mark.database
def test_a_whole_game_with_one_that_always_fails(
    own: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Novice plays in its place wherever there is a choice, and the record and the log say so."""
    monkeypatch.setitem(PACES, "instant", Pace(60.0, 60.0))
    clumsy = NAMES[1]
    with caplog.at_level(logging.ERROR):
        record = run(whole_game(own, clumsy))
    assert record.result is not None
    stood_in = 0
    for played in replayed(read_head(parse(text_of(record).encode()))):
        if isinstance(played.step, DecisionStep) and played.step.seat != 0:
            choices = GAMES[record.game].legal(played.before, played.step.seat)
            assert played.step.bot == ("novice" if len(choices) > 1 else clumsy)
            stood_in += len(choices) > 1
    assert stood_in > 50
    told = [each.getMessage() for each in caplog.records]
    assert told.count(f"the bot {clumsy} failed: RuntimeError in operators_bots.py:9") == stood_in


async def menu(folder: Path, bots: str) -> list[str]:
    """The levels on the menu; a table can be opened with one of the operator's own."""
    async with serving(folder, bots=bots) as running:
        guest = await running.guest("Ada")
        found: list[str] = (await guest.http.get("/api/menu")).json()["levels"]
        assert await guest.open_table(game="moustache", players=4, bots=bots)
        await guest.http.aclose()
        return found


@pytest.mark.database
def test_they_are_on_the_menu(own: Path) -> None:
    sly = NAMES[0]
    levels = asyncio.run(menu(own, sly))
    assert tuple(levels) == (*(name for name, bot in BOTS.items() if not bot.peeks), sly)
    assert "operators_bots" not in sys.modules  # the server itself does not run it
