"""Do reviews slow the tables? The same pace with none under way, beside a loop, and with some.

The loop does nothing, when a core has nothing better to do. It tells what any work beside the
tables costs on this machine, whatever its priority: cores that share a cache, or are halves of one,
are slower together.
"""

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from statistics import median
from typing import NamedTuple

from benchmarks.crowd import Company, Setup, ask, keep_pace, seated
from benchmarks.load_page import Figure
from tests.server.server_process import ServerProcess

TURNS = 3  # of each
MOST_SLOWER = 1.2  # the p99 with reviews, of that without
_GAMES = ("moustache", "mustachio")
_PAUSE = 0.2  # seconds between looks


class Finished(NamedTuple):
    """A game to be reviewed, and whose it is."""

    number: int
    cookie: str


async def reviews(server: ServerProcess, tables: int, seconds: float) -> list[Figure]:
    """One review after the other, as the server has them worked out, while people play."""
    games = await _finished_games(server, 2 * TURNS)
    companies = await seated(server, [Setup(_GAMES[number % 2]) for number in range(tables)])
    await keep_pace(companies, tables, seconds / 4)  # nobody starts cold
    without, beside, during, decisions = [], [], [], 0
    for turn in range(TURNS):
        without.append((await keep_pace(companies, tables, seconds)).percentile(99))
        async with _idle_loop():
            beside.append((await keep_pace(companies, tables, seconds)).percentile(99))
        under_way = games[2 * turn : 2 * turn + 2]
        for game in under_way:
            await _look(server, game)
        during.append((await keep_pace(companies, tables, seconds)).percentile(99))
        decisions += sum([await _known(server, game) for game in under_way])
        await _wait_for(server, under_way)
    assert decisions, "no review was under way"
    found = zip(without, beside, during, strict=True)
    told = " · ".join(" / ".join(f"{p99:.0f}" for p99 in turn) for turn in found)
    many = f"{tables} tables of 4 people, one action per table a second"
    return [
        Figure(f"{many}: p99 without / beside an idle loop / with reviews under way, ms", told),
        Figure(
            "The same, medians compared: with reviews, of that without",
            f"{median(during) / median(without):.2f}",
            f"< {MOST_SLOWER}",
        ),
        Figure(
            "With reviews, of that beside an idle loop", f"{median(during) / median(beside):.2f}"
        ),
    ]


@asynccontextmanager
async def _idle_loop() -> AsyncIterator[None]:
    loop = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "upperlip.server.bots.idle", "benchmarks.busy"
    )
    try:
        yield
    finally:
        loop.kill()
        await loop.wait()


async def _finished_games(server: ServerProcess, wanted: int) -> list[Finished]:
    """People alone with bots, as fast as the table lets them."""
    found: list[Finished] = []
    setups = [Setup(_GAMES[number % 2], people=1) for number in range(wanted)]
    for company in await seated(server, setups):
        found.append(await _finish(server, company))
    return found


async def _finish(server: ServerProcess, company: Company) -> Finished:
    (cookie,) = company.cookies
    while True:
        for _ in range(40):
            company.act()
            await asyncio.sleep(_PAUSE / 40)
        listed = json.loads((await ask(server.port, "/api/records", cookie=cookie))[1])
        if listed:
            return Finished(listed[0]["id"], cookie)


async def _look(server: ServerProcess, game: Finished) -> dict[str, object]:
    path = f"/api/records/{game.number}/review"
    told: dict[str, object] = json.loads((await ask(server.port, path, cookie=game.cookie))[1])
    return told


async def _known(server: ServerProcess, game: Finished) -> int:
    """How far it has come."""
    done = (await _look(server, game))["done"]
    assert isinstance(done, int)
    return done


async def _wait_for(server: ServerProcess, games: Sequence[Finished]) -> None:
    while not all([(await _look(server, game))["whole"] for game in games]):
        await asyncio.sleep(_PAUSE)
