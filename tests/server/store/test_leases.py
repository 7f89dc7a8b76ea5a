"""Several processes on one database: one runs a table, and whoever lost it writes nothing more."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.postgres import DATABASE, Postgres
from tests.server.store.sample import chance, game, guest, opened, play, saying, table
from upperlip.definitions import versions
from upperlip.server.store import (
    AddChat,
    AddMove,
    Append,
    BeginGame,
    ChatRow,
    EndGame,
    InUse,
    Lease,
    LeaseLost,
    Move,
    Operation,
    Participant,
    SaveTable,
    Store,
    StoreError,
    TakePart,
    UnderLease,
    UnitRefused,
    UseMove,
    lock,
    postgresql,
)
from upperlip.server.store.backup import backup
from upperlip.server.store.execute import execute
from upperlip.server.store.lease_rows import CLOCK, SECONDS, Elsewhere, UnknownRules, release
from upperlip.server.store.neighbourhood import FREED, Neighbourhood
from upperlip.server.store.upgrade import upgrade

pytestmark = [pytest.mark.anyio, pytest.mark.database]
PATIENCE = 20.0  # seconds


@pytest.fixture
def limits() -> dict[str, str]:
    """None: on a busy machine it may look as if somebody had stopped in the middle of a write."""
    return {}


@pytest.fixture(autouse=True)
def _limited(monkeypatch: pytest.MonkeyPatch, limits: dict[str, str]) -> None:
    monkeypatch.setattr(postgresql, "_AMONG_OTHERS", limits)


class Process:
    """What there is of one in the database."""

    def __init__(self, store: Store, here: Neighbourhood) -> None:
        self.store = store
        self.here = here

    @classmethod
    async def started(cls, url: str, address: str, rules: int = versions.FIRST) -> "Process":
        store = await Store.open(url, several=True)
        here = store.neighbourhood(url, address, rules)
        await here.join()
        return cls(store, here)

    async def stop(self) -> None:
        await self.here.leave()
        await self.store.close()

    async def take(self) -> Lease:
        lease = await self.here.take("oak")
        assert lease is not None
        return lease

    async def fall_silent(self) -> None:
        """As if the process were stopped: it renews nothing, and others find its row run out.

        But just now: who was silent for long is forgotten together with its leases.
        """
        assert self.here._keeping is not None
        self.here._keeping.cancel()
        await asyncio.wait({self.here._keeping})
        # A renewal that was under way is done or called off before this is answered.
        await self.here._ask("SELECT 1")
        silence = f"UPDATE processes SET until = {CLOCK} WHERE id = '{self.here.id}'"
        await self.store._database.write(lambda connection: connection.execute(sa.text(silence)))


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.fresh()


@pytest.fixture
async def processes(url: str) -> AsyncIterator[tuple[Process, Process]]:
    async with AsyncExitStack() as stack:
        made = []
        for address in ("one:1", "two:2"):
            made.append(await Process.started(url, address))
            stack.push_async_callback(made[-1].stop)
        first, second = made
        await first.store.save_table(table())
        yield first, second


async def test_one_has_it_and_the_other_hears_where(processes: tuple[Process, Process]) -> None:
    first, second = processes
    lease = await first.take()
    with pytest.raises(Elsewhere) as elsewhere:
        await second.take()
    assert elsewhere.value.neighbour == (first.here.id, "one:1")
    assert 0 < elsewhere.value.seconds <= SECONDS
    again = await first.take()
    assert again.epoch > lease.epoch, "a room that is rebuilt is another one"
    assert await first.here.take("elm") is None, "there is no such table"


async def test_of_many_who_want_it_one_gets_it(processes: tuple[Process, Process]) -> None:
    takers = [process.here.take("oak") for process in processes for _ in range(5)]
    taken = await asyncio.gather(*takers, return_exceptions=True)
    owners = {lease.owner for lease in taken if isinstance(lease, Lease)}
    assert len(owners) == 1
    assert all(isinstance(lease, Lease | Elsewhere) for lease in taken)


async def test_what_is_released_can_be_taken(processes: tuple[Process, Process]) -> None:
    first, second = processes
    heard: list[set[str]] = []
    second.here.when_heard.append(heard.append)
    first.here.release(await first.take())
    async with asyncio.timeout(PATIENCE):
        while not any(FREED in news for news in heard):
            await second.here.heard(1)
    lease = await second.take()
    first.here.release(Lease("oak", first.here.id, lease.epoch - 1))  # late, and not its own
    first.here.release(Lease("elm", first.here.id, 1))
    await asyncio.sleep(0)
    with pytest.raises(Elsewhere):
        await first.take()


# Who lost it


def writes(game_id: int) -> list[Operation]:
    """One of each that changes a table."""
    return [
        SaveTable(saying("late", 2)),
        Append(game_id, [play(1, "late")]),
        EndGame(game_id, "finished", at=20, record="{}"),
        BeginGame(game(number=2)),
        TakePart(game_id, Participant("ada", 1)),
        AddMove(Move(b"late", "oak", 0, 10**15)),
        UseMove(b"early", 5),
        AddChat("oak", ChatRow(1, "late")),
    ]


async def rows(store: Store) -> list[tuple[object, ...]]:
    def read(connection: sa.Connection) -> list[tuple[object, ...]]:
        names = ("tables", "games", "plies", "participants", "moves", "chat")
        return [
            (name, *row)
            for name in names
            for row in connection.execute(sa.text(f"SELECT * FROM {name} ORDER BY 1, 2"))
        ]

    return await store._database.read(read)


async def test_a_late_write_is_refused_by_the_database(processes: tuple[Process, Process]) -> None:
    first, second = processes
    lost = await first.take()
    await first.store.save_guest(guest())
    under = UnderLease(lost)
    _, game_id, _ = await first.store.write(
        [under, BeginGame(game()), AddMove(Move(b"early", "oak", 0, 10**15))]
    )
    assert isinstance(game_id, int)
    await first.store.write([under, Append(game_id, [chance(0)])])
    await first.fall_silent()
    held = await second.take()
    before = await rows(second.store)
    for operation in writes(game_id):
        with pytest.raises(LeaseLost):
            await first.store.write([under, operation])
    assert await rows(second.store) == before
    with pytest.raises(LeaseLost):  # nor do those in the same transaction get through
        await asyncio.gather(*(first.store.write([under, one]) for one in writes(game_id)))
    assert await rows(second.store) == before
    for operation in writes(game_id):
        if not isinstance(operation, BeginGame):
            await second.store.write([UnderLease(held), operation])
    assert (await opened(second.store)).table.document == "late"


async def test_one_lost_lease_spares_the_others(processes: tuple[Process, Process]) -> None:
    first, second = processes
    names = [f"table {number}" for number in range(9)]
    for name in names:
        await first.store.save_table(table(name))
    leases = [await first.here.take(name) for name in names]
    await first.fall_silent()
    await second.here.take(names[4])
    writing = [
        first.store.write([UnderLease(lease), SaveTable(saying("new", 2, lease.table_id))])
        for lease in leases
        if lease is not None
    ]
    written = await asyncio.gather(*writing, return_exceptions=True)
    assert [isinstance(result, LeaseLost) for result in written] == [n == 4 for n in range(9)]


async def test_without_a_lease_nothing_is_written(processes: tuple[Process, Process]) -> None:
    first, _ = processes
    for operation in writes(1):
        with pytest.raises(UnitRefused, match="under a lease"):
            await first.store.write([operation])


async def test_whoever_takes_it_waits_for_what_is_being_written(
    processes: tuple[Process, Process],
) -> None:
    """And sees it: nothing that was acknowledged is missed."""
    first, second = processes
    lease = await first.take()
    await first.fall_silent()
    checked, go_on = asyncio.Event(), asyncio.Event()

    async def slow_write() -> None:
        engine = first.store._database._engine  # type: ignore[attr-defined]
        async with engine.begin() as connection:
            unit: list[Operation] = [UnderLease(lease), SaveTable(saying("in time", 2))]
            await connection.run_sync(partial(execute, units=[unit]))
            checked.set()
            await go_on.wait()

    writing = asyncio.create_task(slow_write())
    async with asyncio.timeout(PATIENCE):
        await checked.wait()
    taking = asyncio.create_task(second.take())
    await asyncio.sleep(0.1)
    assert not taking.done()
    go_on.set()
    await writing
    await taking
    assert (await opened(second.store)).table.document == "in time"


@pytest.mark.parametrize("limits", [postgresql._AMONG_OTHERS], ids=["real"])
async def test_who_stops_in_the_middle_of_a_write_keeps_nobody_waiting(
    processes: tuple[Process, Process],
) -> None:
    first, second = processes
    lease = await first.take()
    await first.fall_silent()
    engine = first.store._database._engine  # type: ignore[attr-defined]
    async with engine.connect() as connection:
        await connection.execute(
            sa.text("SELECT * FROM leases WHERE epoch = :epoch FOR SHARE"), {"epoch": lease.epoch}
        )
        async with asyncio.timeout(2 * SECONDS):
            await second.take()
        with pytest.raises(sa.exc.DBAPIError):
            await connection.execute(sa.text("SELECT 1"))
        await connection.invalidate()


# Being late, and coming back


async def test_who_was_silent_for_long_learns_what_is_left(
    processes: tuple[Process, Process],
) -> None:
    first, second = processes
    await first.store.save_table(table("elm"))
    lost, kept = await first.take(), await first.here.take("elm")
    await first.fall_silent()
    await second.take()
    checked: asyncio.Future[set[Lease]] = asyncio.get_running_loop().create_future()
    first.here.when_checked = checked.set_result
    await first.here._look()
    assert checked.result() == {kept}
    assert lost not in checked.result()
    with pytest.raises(Elsewhere):  # it lives again
        await second.here.take("elm")


async def test_a_lost_connection_is_made_again(
    processes: tuple[Process, Process], postgres: Postgres
) -> None:
    first, second = processes
    pids = [process.here._session.get_server_pid() for process in processes]
    for pid in pids:
        postgres.command(f"SELECT pg_terminate_backend({pid})", DATABASE)
    heard: list[set[str]] = []
    second.here.when_heard.append(heard.append)
    async with asyncio.timeout(PATIENCE):
        while any(p.here._session is None or p.here._session.is_closed() for p in processes):
            await asyncio.sleep(0.01)
        while not heard:
            first.here.tell(FREED)
            await second.here.heard(0.1)
        while first.here.neighbours.keys() != {second.here.id}:  # once it has looked again
            await asyncio.sleep(0.01)


async def test_those_who_leave_are_gone(processes: tuple[Process, Process], url: str) -> None:
    first, second = processes
    third = await Process.started(url, "three:3")
    await third.take()
    await second.here._look()
    assert second.here.neighbours.keys() == {first.here.id, third.here.id}
    assert third.here.key == first.here.key
    await third.stop()
    await second.here._look()
    assert second.here.neighbours.keys() == {first.here.id}
    await second.take()


# Rules


def knowing(version: int) -> int:
    """A process for which this one is the latest."""
    return versions.FIRST + version


async def played_by(process: Process, version: int) -> None:
    """At the table there is a game of this version, and nobody has the table."""
    if await process.store.table_open("oak") is None:
        await process.store.save_table(table())
    lease = await process.take()
    _, game_id = await process.store.write([UnderLease(lease), BeginGame(game())])
    await process.store._database.write(partial(release, leases=[lease]))
    change = sa.text(f"UPDATE games SET rules_version = {version} WHERE id = {game_id}")
    await process.store._database.write(lambda connection: connection.execute(change))


@pytest.mark.parametrize("taker", [0, 1])
async def test_the_last_two_versions_are_for_everybody_who_knows_them(url: str, taker: int) -> None:
    first, second = [await Process.started(url, f"host:{n}", knowing(n)) for n in range(2)]
    try:
        await played_by(first, versions.FIRST)
        took, other = (first, second) if taker == 0 else (second, first)
        await took.take()
        with pytest.raises(Elsewhere):
            await other.take()
    finally:
        await first.stop()
        await second.stop()


@pytest.mark.parametrize(
    ("version", "knows", "does_not"), [(0, 0, 2), (0, 1, 2), (1, 1, 0), (2, 3, 1)]
)
async def test_a_game_is_for_who_knows_its_rules(
    url: str, version: int, knows: int, does_not: int
) -> None:
    """Whoever does not know them leaves it to a process that does, and takes nothing."""
    one = await Process.started(url, "host:1", knowing(knows))
    other = await Process.started(url, "host:2", knowing(does_not))
    try:
        await played_by(one, knowing(version))
        with pytest.raises(Elsewhere) as elsewhere:
            await other.take()
        assert elsewhere.value.neighbour.id == one.here.id
        await one.take()
    finally:
        await one.stop()
        await other.stop()


async def test_newer_rules_than_anybody_knows_wait(processes: tuple[Process, Process]) -> None:
    first, _ = processes
    await played_by(first, first.here.rules + 1)
    for process in processes:
        with pytest.raises(UnknownRules):
            await process.take()


async def test_what_nobody_knows_any_more_is_taken_to_be_ended(url: str) -> None:
    new = await Process.started(url, "new:2", knowing(2))
    try:
        await played_by(new, versions.FIRST)
        await new.take()
    finally:
        await new.stop()


# Others


async def test_several_share_what_one_alone_does_not_get(
    processes: tuple[Process, Process], url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock, "PATIENCE", 0.1)
    for alone in (Store.open(url), upgrade(url)):
        with pytest.raises(InUse):
            await alone


async def test_one_alone_keeps_several_out(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lock, "PATIENCE", 0.1)
    alone = await Store.open(url)
    with pytest.raises(InUse):
        await Store.open(url, several=True)
    await alone.close()


async def test_all_may_start_at_once_on_an_empty_database(url: str) -> None:
    stores = await asyncio.gather(*(Store.open(url, several=True) for _ in range(4)))
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_file_is_for_one(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="several need postgresql"):
        await Store.open(f"sqlite:///{tmp_path}/tables.db", several=True)


async def test_a_backup_has_neither_leases_nor_the_key(
    processes: tuple[Process, Process], url: str, tmp_path: Path
) -> None:
    first, _ = processes
    await first.take()
    file = tmp_path / "copy"
    assert (await backup(url, file)).tables == 1
    copy = sqlite3.connect(file)
    for name in ("leases", "processes", "house_keys"):
        assert copy.execute(f"SELECT count(*) FROM {name}").fetchone() == (0,)
    copy.close()
