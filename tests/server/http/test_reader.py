"""Replays and verdicts come from a process of their own, which may be busy, die and come back."""

import asyncio
import json
import os
import signal
import time
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from tests.fair_games import SETUPS, proven_record
from tests.server.guests import run
from upperlip.server.http import reader as reading
from upperlip.server.http.reader import Busy, Reader, ReadingFailed
from upperlip.server.http.reader_process import judged, round_of

pytestmark = pytest.mark.process
RECORD = proven_record(SETUPS[0], seed=1)
TEXT = json.dumps(RECORD)


def _with_reader(scene: Callable[[Reader], Awaitable[None]]) -> None:
    async def whole() -> None:
        reader = Reader()
        try:
            await scene(reader)
        finally:
            await reader.stop()

    run(whole())


def test_what_it_reads() -> None:
    async def scene(reader: Reader) -> None:
        assert await reader.read("replay", TEXT, 1) == msgspec.json.encode(round_of(RECORD, 1, 0))
        assert await reader.read("verdict", TEXT) == msgspec.json.encode(judged(RECORD))
        assert judged(RECORD).proven
        older = json.dumps(RECORD | {"steps": [*RECORD["steps"], RECORD["steps"][0]]})
        assert await reader.read("replay", older, 1) == b"null"

    _with_reader(scene)


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="there are none here")
def test_it_gives_way_to_tables() -> None:
    async def scene(reader: Reader) -> None:
        await reader.read("verdict", TEXT)
        assert reader._process is not None
        ours, its = (os.getpriority(os.PRIO_PROCESS, pid) for pid in (0, reader._process.pid))
        assert its == min(19, ours + 10)

    _with_reader(scene)


def test_few_may_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "LONGEST_QUEUE", 2)

    async def scene(reader: Reader) -> None:
        waiting = [asyncio.create_task(reader.read("verdict", TEXT)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await reader.read("verdict", TEXT)
        first, second = await asyncio.gather(*waiting)
        assert first == second
        await reader.read("verdict", TEXT)  # there is room again

    _with_reader(scene)


def test_one_that_dies_or_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(reader: Reader) -> None:
        await reader.read("verdict", TEXT)
        assert reader._process is not None
        os.kill(reader._process.pid, signal.SIGSTOP)
        monkeypatch.setattr(reading, "PATIENCE", 0.2)
        with pytest.raises(ReadingFailed):
            await reader.read("verdict", TEXT)
        monkeypatch.undo()
        await reader.read("verdict", TEXT)
        os.kill(reader._process.pid, signal.SIGKILL)
        with pytest.raises(ReadingFailed):
            await reader.read("verdict", TEXT)
        await reader.read("verdict", TEXT)

    _with_reader(scene)


def test_it_goes_when_nobody_is_left_to_read_for() -> None:
    async def scene(reader: Reader) -> None:
        await reader.read("verdict", TEXT)
        process = reader._process
        assert process is not None
        assert process.stdin is not None
        process.stdin.close()  # as when the server is killed
        async with asyncio.timeout(20):
            assert await process.wait() == 0

    _with_reader(scene)


def test_the_loop_is_free_meanwhile() -> None:
    """Whatever is read, tables go on: no step of the loop takes longer than a few milliseconds."""

    async def scene(reader: Reader) -> None:
        await reader.read("verdict", TEXT)
        loops = [asyncio.create_task(reader.read("verdict", TEXT)) for _ in range(8)]
        begun, spent = time.perf_counter(), time.process_time()
        await asyncio.gather(*loops)
        spent, whole = time.process_time() - spent, time.perf_counter() - begun
        assert spent < whole / 2, "the work is done elsewhere"

    _with_reader(scene)
