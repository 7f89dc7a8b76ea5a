"""Many writers, one transaction; and what happens when it fails."""

import asyncio
import os
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest

from tests.server.postgres import DATABASE, Postgres
from tests.server.store.sample import begun, chance, document, log, play, saying, table
from tests.server.store.test_store import counted
from upperlip.server.store import (
    Append,
    Refused,
    Repeated,
    SaveTable,
    Store,
    TableRow,
    Unreachable,
)

pytestmark = pytest.mark.anyio

SESSIONS = f"pg_stat_activity WHERE datname = '{DATABASE}'"


async def test_writers_share_a_transaction(store: Store) -> None:
    game_ids = [await begun(store, f"table {number}") for number in range(30)]
    with counted("commit") as commits:
        await asyncio.gather(*(store.append(game_id, [chance(1)]) for game_id in game_ids))
    assert 1 <= len(commits) <= 2
    for each in await store.tables_open():
        assert each.plies == [chance(1)]


async def test_a_repeated_action_is_not_written_again(store: Store) -> None:
    game_id = await begun(store)
    await store.append(game_id, [play(1, "a", part=0), play(2, "a", part=1)])
    with pytest.raises(Repeated):
        await store.append(game_id, [play(3, "a", part=0), play(4, "a", part=1)])
    with pytest.raises(Repeated):  # even if it claims its old place
        await store.append(game_id, [play(1, "a")])
    await store.append(game_id, [play(3, "a", seat=1)])  # another seat's action is another one
    assert [ply.number for ply in await log(store, game_id)] == [1, 2, 3]


async def test_a_place_in_the_log_is_taken_once(store: Store) -> None:
    game_id = await begun(store)
    await store.append(game_id, [chance(1)])
    with pytest.raises(Refused):
        await store.append(game_id, [play(1, "a")])
    assert await log(store, game_id) == [chance(1)]


async def test_only_the_guilty_get_an_error(store: Store) -> None:
    game_ids = [await begun(store, f"table {number}") for number in range(20)]
    await store.append(game_ids[7], [play(1, "a")])
    units = [store.append(game_id, [play(2, "a")]) for game_id in game_ids]
    units.append(store.append(10**6, [chance(1)]))
    *answers, unknown = await asyncio.gather(*units, return_exceptions=True)
    assert [type(answer) for answer in answers if answer is not None] == [Repeated]
    assert isinstance(answers[7], Repeated)
    assert isinstance(unknown, Refused)
    assert all(len(each.plies) == 1 for each in await store.tables_open())


async def test_a_unit_is_written_as_a_whole_or_not_at_all(store: Store) -> None:
    game_id = await begun(store)
    await store.append(game_id, [play(1, "a")])
    with pytest.raises(Repeated):
        await store.write([SaveTable(saying("changed")), Append(game_id, [play(2, "a")])])
    assert await document(store) == "{}"


async def test_units_keep_their_order(store: Store) -> None:
    """Also when one of them makes the batch fail."""
    units = [store.save_table(saying(str(number))) for number in range(9)]
    units.insert(4, store.append(10**6, [chance(1)]))
    answers = await asyncio.gather(*units, return_exceptions=True)
    assert [number for number, answer in enumerate(answers) if answer is not None] == [4]
    assert await document(store) == "8"


async def test_an_impossible_unit_is_its_callers_problem(store: Store) -> None:
    broken = store.save_table(saying("\ud800"))  # no database can spell it
    answers = await asyncio.gather(broken, store.save_table(table("elm")), return_exceptions=True)
    assert isinstance(answers[0], Refused)
    assert [each.table for each in await store.tables_open()] == [table("elm")]


async def test_who_gives_up_waiting_disturbs_nobody(store: Store) -> None:
    impatient = asyncio.create_task(store.save_table(saying("written all the same")))
    patient = asyncio.create_task(store.save_table(table("elm")))
    await asyncio.sleep(0)
    impatient.cancel()
    await patient
    assert await document(store) == "written all the same"


async def test_closing_writes_what_is_waiting(url: str) -> None:
    store = await Store.open(url)
    writes = [asyncio.create_task(store.save_table(table(str(number)))) for number in range(50)]
    await asyncio.sleep(0)
    await store.close()
    assert all(write.done() for write in writes)
    await store.close()  # twice is once
    with pytest.raises(Unreachable, match="closed"):
        await store.save_table(table("late"))
    again = await Store.open(url)
    assert len(await again.tables_open()) == 50
    await again.close()


@contextmanager
def locked(url: str, _: Postgres) -> Iterator[None]:
    """Somebody else does not let go of the file."""
    other = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.close()


@contextmanager
def gone(_: str, server: Postgres) -> Iterator[None]:
    """The database lets nobody in, and throws out who is there."""
    server.command(f"ALTER DATABASE {DATABASE} ALLOW_CONNECTIONS false")
    server.command(f"SELECT pg_terminate_backend(pid) FROM {SESSIONS}")
    try:
        yield
    finally:
        server.command(f"ALTER DATABASE {DATABASE} ALLOW_CONNECTIONS true")


@contextmanager
def silent(_: str, server: Postgres) -> Iterator[None]:
    """The database keeps its connections and takes new ones, but says nothing."""
    sessions = server.command(f"SELECT pid FROM {SESSIONS}").split()
    assert sessions
    processes = [server.pid, *map(int, sessions)]
    for pid in processes:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in processes:
            os.kill(pid, signal.SIGCONT)


Trouble = Callable[[str, Postgres], AbstractContextManager[None]]


@pytest.mark.parametrize(
    ("url", "trouble"),
    [("sqlite", locked), ("postgresql", gone), ("postgresql", silent)],
    indirect=["url"],
)
async def test_trouble_with_the_database_surfaces_and_passes(
    url: str, hasty: Store, trouble: Trouble, postgres: Postgres
) -> None:
    await hasty.save_table(table())
    with trouble(url, postgres):
        writes = [hasty.save_table(saying(str(number))) for number in range(5)]
        answers = await asyncio.wait_for(asyncio.gather(*writes, return_exceptions=True), 30)
        assert [type(answer) for answer in answers] == [Unreachable] * 5
    await until_it_writes(hasty, saying("back"))
    assert await document(hasty) == "back"


async def until_it_writes(store: Store, words: TableRow) -> None:
    async with asyncio.timeout(30):
        while True:
            try:
                return await store.save_table(words)
            except Unreachable:
                await asyncio.sleep(0.05)


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
@pytest.mark.parametrize("trouble", [gone, silent])
async def test_readers_do_not_wait_for_ever_either(
    url: str, hasty: Store, trouble: Trouble, postgres: Postgres
) -> None:
    with trouble(url, postgres), pytest.raises(Unreachable):
        await asyncio.wait_for(hasty.tables_open(), 30)


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_database_that_was_restarted_is_no_trouble(
    store: Store, postgres: Postgres
) -> None:
    await store.save_table(table())
    postgres.command(f"SELECT pg_terminate_backend(pid) FROM {SESSIONS}")
    await store.save_table(saying("still here"))
    assert await document(store) == "still here"
