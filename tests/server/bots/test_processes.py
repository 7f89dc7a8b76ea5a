"""Workers that die, get stuck or do not wake: others take their place, and nobody waits."""

import asyncio
import os
import signal
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import pytest

from tests.server.bots.pools import (
    LONG,
    NOVICES,
    POLITE,
    ask,
    children,
    on_either_loop,
    open_pool,
    play,
    until,
)
from upperlip.server.bots import processes
from upperlip.server.bots.pool import BotPool, Counts

pytestmark = pytest.mark.process


@on_either_loop
def test_a_worker_killed_in_mid_thought(loop: str) -> None:
    async def scene() -> None:
        before = children()
        async with open_pool() as pool:
            (worker,) = children() - before
            thought = asyncio.create_task(ask(pool, "sleeper"))
            await asyncio.sleep(0)
            assert pool.waiting == 0  # the worker has it
            os.kill(worker, signal.SIGKILL)
            assert await thought == NOVICES  # long before its time is up
            assert await ask(pool, "polite") == POLITE
            assert pool.counts == Counts(asked=2, stood_in=1, replaced=1)
            assert worker not in children()

    play(scene, loop)


@on_either_loop
def test_a_worker_killed_while_idle(loop: str) -> None:
    async def scene() -> None:
        before = children()
        async with open_pool() as pool:
            (worker,) = children() - before
            os.kill(worker, signal.SIGKILL)
            await until(lambda: pool.counts.replaced == 1)
            assert await ask(pool, "polite") == POLITE
            assert pool.counts.stood_in == 0

    play(scene, loop)


@on_either_loop
def test_a_stuck_worker_is_replaced(loop: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "PATIENCE", 0.2)

    async def scene() -> None:
        before = children()
        async with open_pool() as pool:
            (worker,) = children() - before
            assert await ask(pool, "sleeper", 0.1) == NOVICES
            await until(lambda: pool.counts.replaced == 1)
            assert worker not in children()
            assert await ask(pool, "polite") == POLITE

    play(scene, loop)


def test_a_worker_may_rest_as_long_as_it_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once it has answered nobody is impatient any more."""
    watches: list[asyncio.Timeout] = []
    begin = processes.WorkerProcess.think

    def watched(self: processes.WorkerProcess, *request: Any) -> None:
        begin(self, *request)
        assert self.watch.when() is not None
        watches.append(self.watch)

    monkeypatch.setattr(processes.WorkerProcess, "think", watched)

    async def scene() -> None:
        async with open_pool() as pool:
            assert await ask(pool, "polite") == POLITE
            assert [watch.when() for watch in watches] == [None]

    play(scene)


def test_a_late_answer_is_nobody_elses(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that was only slow is kept, and what it says then is not taken for an answer."""
    monkeypatch.setattr(processes, "PATIENCE", LONG)

    async def scene() -> None:
        async with open_pool() as pool:
            assert await ask(pool, "tardy", 0.1) == NOVICES
            assert await ask(pool, "polite") == POLITE
            given_up = asyncio.create_task(ask(pool, "slow"))
            await asyncio.sleep(0)
            given_up.cancel()
            assert await ask(pool, "polite") == POLITE
            assert pool.counts == Counts(asked=4, stood_in=1)

    play(scene)


def test_workers_that_do_not_wake_are_tried_again() -> None:
    async def scene() -> None:
        pool = BotPool(1, levels="upperlip.bots:NO_SUCH")
        await pool.start()
        waiting = asyncio.create_task(ask(pool, "expert"))
        await until(lambda: pool.counts.replaced == 2)
        await pool.stop()
        assert await waiting == NOVICES
        assert pool.awake == 0

    play(scene)


@on_either_loop
def test_nobody_waits_for_a_pool_that_closes(loop: str) -> None:
    async def scene() -> None:
        async with open_pool() as pool:
            tasks = [asyncio.create_task(ask(pool, "sleeper", table=str(n))) for n in range(4)]
            await asyncio.sleep(0)
        assert [await task for task in tasks] == [NOVICES] * 4
        assert await ask(pool, "slow") == NOVICES

    play(scene, loop)


@on_either_loop
def test_a_pool_that_closes_before_anybody_woke(loop: str) -> None:
    async def scene() -> None:
        for moment in (0.0, 0.0, 0.01, 0.1):
            pool = BotPool(2)
            await pool.start()
            await asyncio.sleep(moment)
            await pool.stop()

    play(scene, loop)


def serve_until_killed(loop: str, stuck: Event) -> None:
    """One of two workers is stuck, the other has nothing to do."""

    async def scene() -> None:
        async with open_pool(2) as pool:
            thought = asyncio.create_task(ask(pool, "sleeper"))
            await until(lambda: pool.counts.asked == 1 and pool.waiting == 0)
            stuck.set()
            await thought

    play(scene, loop)


@on_either_loop
def test_workers_go_home_when_the_server_is_killed(loop: str) -> None:
    context = get_context("spawn")
    stuck = context.Event()
    server = context.Process(target=serve_until_killed, args=(loop, stuck))
    server.start()
    try:
        assert stuck.wait(LONG)
        workers = workers_of(server.pid)
        assert len(workers) == 2
    finally:
        server.kill()
        server.join()
    asyncio.run(until(lambda: not any(map(is_worker, workers))))


def workers_of(server: int | None) -> set[int]:
    return set(filter(is_worker, children(server)))


def is_worker(process: int) -> bool:
    """One that lives: the dead have no command line."""
    try:
        return b"upperlip.server.bots.worker" in Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return False
