"""A pool to try things on, and what one needs to see what became of its workers."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvloop

from tests.contract.games import BY_TITLE
from upperlip.bots import BOTS, Budget
from upperlip.server.bots.pool import BotChoice, BotPool
from upperlip.table.game import AnyGame
from upperlip.table.generator import Generator
from upperlip.table.match import Match
from upperlip.table.ply import Action

ROOT = Path(__file__).parents[3]
LOOPS = {"asyncio": asyncio.new_event_loop, "uvloop": uvloop.new_event_loop}
LONG = 60.0  # seconds that no test takes: what is answered sooner was not answered at a deadline

Scene = Callable[[], Coroutine[Any, Any, None]]
on_either_loop = pytest.mark.parametrize("loop", LOOPS)


def choice_in(game: AnyGame, seed: int = 4) -> tuple[Any, tuple[Action, ...]]:
    """A view, and more than two cards that could be played."""
    match = Match(game, game.configure(4, {}), seed)
    while (ask := match.ask) is not None:
        if match.let_chance():
            continue
        seat = ask.seats[0]
        legal = match.legal(seat)
        if ask.what == "play" and len(legal) > 2:
            return match.view(seat), legal
        match.act(seat, legal[0])
    raise AssertionError("no choice in this game")


VIEW, ACTIONS = choice_in(BY_TITLE["moustache"])
NOVICES = BotChoice(BOTS["novice"].choose(VIEW, ACTIONS, Generator(1, 2), Budget()), "novice")
POLITE = BotChoice(ACTIONS[1], "polite")


async def ask(pool: BotPool, level: str, seconds: float = LONG, table: str = "a") -> BotChoice:
    return await pool.choose(table, level, VIEW, ACTIONS, (1, 2), seconds)


@asynccontextmanager
async def open_pool(workers: int = 1, awake: bool = True, **more: Any) -> AsyncIterator[BotPool]:
    """Its workers find the tests' own bots."""
    pool = BotPool(workers, levels="tests.server.bots.faulty_bots:LEVELS", **more)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(ROOT), prepend=os.pathsep)
        await pool.start()
        try:
            await until(lambda: not awake or pool.awake == workers)
            yield pool
        finally:
            await pool.stop()


async def until(happens: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG):
        while not happens():
            await asyncio.sleep(0.01)


def children(of: int | None = None) -> set[int]:
    """This process's or another's, the dead whom nobody has buried included."""
    found: set[int] = set()
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = path.read_text().rpartition(")")[2].split()[1]
        except OSError:  # gone meanwhile
            continue
        if int(parent) == (of or os.getpid()):
            found.add(int(path.parent.name))
    return found


def play(scene: Scene, loop: str = "asyncio") -> None:
    """No child may be left afterwards."""
    before = children()
    with asyncio.Runner(loop_factory=LOOPS[loop]) as runner:
        runner.run(asyncio.wait_for(scene(), LONG))
    assert children() <= before
