"""What a machine has little room for is done in turn, whichever process does it."""

import asyncio
import os
import shutil
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.bots.pools import POLITE, ask, open_pool, play, until
from tests.server.guests import PATIENCE, run
from upperlip.server.bots.turns import FOLDER, Turns, shared_folder

_HOLDER = """
import asyncio, sys
from pathlib import Path
from upperlip.server.bots.turns import Turns

async def main():
    async with Turns("review", 1, Path(sys.argv[1])).taken():
        print("taken", flush=True)
        await asyncio.sleep(3600)

asyncio.run(main())
"""


def test_as_many_at_a_time_as_there_are_places_over_all_of_them(tmp_path: Path) -> None:
    """As of three processes, each of which has work for two."""
    at_work = most = done = 0

    async def work(turns: Turns) -> None:
        nonlocal at_work, most, done
        async with turns.taken():
            at_work += 1
            most = max(most, at_work)
            await asyncio.sleep(0.01)
            at_work -= 1
            done += 1

    async def scene() -> None:
        processes = [Turns("review", 2, tmp_path) for _ in range(3)]
        await asyncio.gather(*(work(turns) for turns in processes for _ in range(3)))

    run(scene())
    assert (most, done) == (2, 9)


@pytest.mark.skipif(sys.platform == "win32", reason="nobody is one of several there")
def test_a_flood_in_one_process_leaves_turns_to_another(tmp_path: Path) -> None:
    """Who has a long queue gives a turn back and would have the next one at once."""
    order: list[str] = []

    async def work(turns: Turns, name: str) -> None:
        async with turns.taken():
            order.append(name)
            await asyncio.sleep(0.05)

    async def scene() -> None:
        flooded, calm = (Turns("review", 1, tmp_path) for _ in range(2))
        flood = [asyncio.create_task(work(flooded, "flooded")) for _ in range(20)]
        while not order:
            await asyncio.sleep(0)
        for _ in range(3):
            async with asyncio.timeout(PATIENCE):
                await work(calm, "calm")
        for waiting in flood:
            waiting.cancel()
        await asyncio.gather(*flood, return_exceptions=True)

    run(scene())
    assert order.count("flooded") < 15, "it was not waited for"


def test_turns_of_another_kind_are_others(tmp_path: Path) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack, asyncio.timeout(PATIENCE):
            for kind in ("review", "reading"):
                await stack.enter_async_context(Turns(kind, 1, tmp_path).taken())

    run(scene())


def test_a_folder_that_was_tidied_up_is_made_again(tmp_path: Path) -> None:
    """Systems empty /tmp of what nobody has touched for days; a server runs for longer."""

    async def scene() -> None:
        folder = tmp_path / "turns"
        folder.mkdir()
        turns = Turns("review", 1, folder)
        for _ in range(2):
            async with asyncio.timeout(PATIENCE), turns.taken():
                assert list(folder.iterdir())
            shutil.rmtree(folder)

    run(scene())


@pytest.mark.process
@pytest.mark.skipif(sys.platform == "win32", reason="nobody is one of several there")
def test_who_is_killed_gives_its_turn_back(tmp_path: Path) -> None:
    async def scene() -> None:
        holder = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", _HOLDER, str(tmp_path)), stdout=asyncio.subprocess.PIPE
        )
        assert holder.stdout is not None
        await holder.stdout.readline()
        waiting = asyncio.create_task(_taken(tmp_path))
        await asyncio.sleep(0.3)
        assert not waiting.done()
        holder.kill()
        async with asyncio.timeout(PATIENCE):
            await waiting
        await holder.communicate()

    run(scene())


async def _taken(folder: Path) -> None:
    async with Turns("review", 1, folder).taken():
        pass


def test_who_is_alone_has_no_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDER, raising=False)
    assert shared_folder() is None
    monkeypatch.setitem(os.environ, FOLDER, "/run/turns")
    assert shared_folder() == Path("/run/turns")


@pytest.mark.process
def test_a_flood_in_one_process_leaves_the_workers_of_another_alone() -> None:
    """Each has its share of the machine's workers, and its own queue."""

    async def scene() -> None:
        async with open_pool() as flooded, open_pool() as calm:
            flood = [
                asyncio.create_task(ask(flooded, "sleeper", table=f"table {number}"))
                for number in range(60)
            ]
            await until(lambda: flooded.waiting > 50)
            assert await ask(calm, "polite") == POLITE
            assert flooded.waiting, "it is still flooded"
            assert calm.counts.stood_in == 0
            for waiting in flood:
                waiting.cancel()
            await asyncio.gather(*flood, return_exceptions=True)

    play(scene)
