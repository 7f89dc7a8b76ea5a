"""Many writers, one transaction; and what happens when it fails."""

import asyncio
import os
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

import pytest

from tests.server.postgres import DATABASE, Postgres
from tests.server.store.sample import (
    append,
    begun,
    chance,
    document,
    log,
    opened,
    play,
    saying,
    table,
)
from upperlip.server.store import (
    Append,
    Repeated,
    SaveTable,
    Stale,
    Store,
    TableRow,
    UnitRefused,
    Unreachable,
)

pytestmark = pytest.mark.anyio

SESSIONS = f"pg_stat_activity WHERE datname = '{DATABASE}'"


async def test_writers_share_a_transaction(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    game_ids = [await begun(store, f"table {number}") for number in range(30)]
    batches: list[object] = []
    write = store._database.write

    async def counted(work: Any) -> Any:
        batches.append(work)
        return await write(work)

    monkeypatch.setattr(store._database, "write", counted)
    await asyncio.gather(*(append(store, game_id, [chance(1)]) for game_id in game_ids))
    assert 1 <= len(batches) <= 2
    for game_id in game_ids:
        assert await log(store, game_id) == [chance(1)]


async def test_a_repeated_action_is_not_written_again(store: Store) -> None:
    game_id = await begun(store)
    await append(store, game_id, [play(1, "a", part=0), play(2, "a", part=1)])
    with pytest.raises(Repeated):
        await append(store, game_id, [play(3, "a", part=0), play(4, "a", part=1)])
    with pytest.raises(Repeated):  # even if it claims its old place
        await append(store, game_id, [play(1, "a")])
    await append(store, game_id, [play(3, "a", seat=1)])  # another seat's action is another one
    assert [ply.number for ply in await log(store, game_id)] == [1, 2, 3]


async def test_a_place_in_the_log_is_taken_once(store: Store) -> None:
    game_id = await begun(store)
    await append(store, game_id, [chance(1)])
    with pytest.raises(UnitRefused):
        await append(store, game_id, [play(1, "a")])
    assert await log(store, game_id) == [chance(1)]


async def test_only_the_guilty_get_an_error(store: Store) -> None:
    game_ids = [await begun(store, f"table {number}") for number in range(20)]
    await append(store, game_ids[7], [play(1, "a")])
    units = [append(store, game_id, [play(2, "a")]) for game_id in game_ids]
    units.append(append(store, 10**6, [chance(1)]))
    *answers, unknown = await asyncio.gather(*units, return_exceptions=True)
    assert [type(answer) for answer in answers if answer is not None] == [Repeated]
    assert isinstance(answers[7], Repeated)
    assert isinstance(unknown, UnitRefused)
    assert [len(await log(store, game_id)) for game_id in game_ids] == [1] * 20


async def test_a_unit_is_written_as_a_whole_or_not_at_all(store: Store) -> None:
    game_id = await begun(store)
    await append(store, game_id, [play(1, "a")])
    with pytest.raises(Repeated):
        await store.write([SaveTable(saying("changed", 2)), Append(game_id, [play(2, "a")])])
    assert await document(store) == "{}"


async def test_units_keep_their_order(store: Store) -> None:
    """Also when one of them makes the batch fail."""
    units = [store.save_table(saying(str(number), number + 1)) for number in range(9)]
    units.insert(4, append(store, 10**6, [chance(1)]))
    answers = await asyncio.gather(*units, return_exceptions=True)
    assert [number for number, answer in enumerate(answers) if answer is not None] == [4]
    assert await document(store) == "8"


async def test_a_table_that_somebody_else_has_written_is_not_overwritten(store: Store) -> None:
    game_id = await begun(store)
    await store.save_table(saying("theirs", 2))
    for version in (1, 2, 4):
        with pytest.raises(Stale):
            await store.write([SaveTable(saying("ours", version)), Append(game_id, [play(1, "a")])])
    assert await document(store) == "theirs"
    assert await log(store, game_id) == []
    await store.save_table(saying("ours", 3))
    assert await document(store) == "ours"


async def test_only_one_of_two_writers_makes_the_next_version(store: Store) -> None:
    await store.save_table(table())
    writes = [store.save_table(saying(name, 2)) for name in ("one", "other")]
    answers = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), Stale]
    assert await document(store) == "one"


async def test_a_table_that_is_gone_does_not_come_back(store: Store) -> None:
    with pytest.raises(Stale):
        await store.save_table(saying("a ghost", 2))
    assert await store.table_open("oak") is None


async def test_an_impossible_unit_is_its_callers_problem(store: Store) -> None:
    broken = store.save_table(saying("\ud800"))  # no database can spell it
    answers = await asyncio.gather(broken, store.save_table(table("elm")), return_exceptions=True)
    assert isinstance(answers[0], UnitRefused)
    assert await store.table_open("oak") is None
    assert (await opened(store, "elm")).table == table("elm")


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
    for number in range(50):
        assert (await opened(again, str(number))).table == table(str(number))
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
        writes = [hasty.save_table(saying(str(number), number + 2)) for number in range(5)]
        answers = await asyncio.wait_for(asyncio.gather(*writes, return_exceptions=True), 30)
        assert [type(answer) for answer in answers] == [Unreachable] * 5
    await until_it_writes(hasty, saying("back", 2))
    assert await document(hasty) == "back"


async def until_it_writes(store: Store, words: TableRow) -> None:
    """Who has no patience may not hear that it was written: then its version is taken already."""
    unsure = False
    async with asyncio.timeout(30):
        while True:
            try:
                await store.save_table(words)
            except Unreachable:
                unsure = True
                await asyncio.sleep(0.05)
            except Stale:
                assert unsure, "somebody else has written"
                return
            else:
                return


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
@pytest.mark.parametrize("trouble", [gone, silent])
async def test_readers_do_not_wait_for_ever_either(
    url: str, hasty: Store, trouble: Trouble, postgres: Postgres
) -> None:
    with trouble(url, postgres), pytest.raises(Unreachable):
        await asyncio.wait_for(hasty.table_open("oak"), 30)


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_database_that_was_restarted_is_no_trouble(
    store: Store, postgres: Postgres
) -> None:
    await store.save_table(table())
    postgres.command(f"SELECT pg_terminate_backend(pid) FROM {SESSIONS}")
    await store.save_table(saying("still here", 2))
    assert await document(store) == "still here"
