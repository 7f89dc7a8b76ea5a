"""One process at a time has a database open; who is kept out hears by whom."""

import asyncio
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.postgres import DATABASE, Postgres
from tests.server.store.sample import begun
from upperlip.server.store import InUse, Store, StoreError, Unreachable, lock

SINCE = r"since \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC"
PATIENCE = 20.0  # seconds

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lock, "PATIENCE", 0.2)


async def test_one_at_a_time(url: str) -> None:
    first = await Store.open(url)
    with pytest.raises(InUse) as kept_out:
        await Store.open(url)
    holder = rf"process {os.getpid()} on {re.escape(socket.gethostname())}, {SINCE}"
    assert re.search(holder, str(kept_out.value))
    await first.close()
    await (await Store.open(url)).close()


@pytest.mark.kill
async def test_a_process_that_is_killed_leaves_no_lock(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = [sys.executable, "-m", "tests.server.store.endless_writer", url, "table"]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        writer.stdout.readline()
        with pytest.raises(InUse, match=f"process {writer.pid} on "):
            await Store.open(url)
        writer.kill()
    monkeypatch.setattr(lock, "PATIENCE", PATIENCE)  # PostgreSQL takes a moment to notice
    await (await Store.open(url)).close()


async def test_another_name_of_the_file_is_no_way_in(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
    (tmp_path / "other.db").symlink_to("tables.db")
    with pytest.raises(InUse):
        await Store.open(f"sqlite:///{tmp_path}/other.db")
    assert (tmp_path / "tables.db-lock").stat().st_mode & 0o777 == 0o600
    await store.close()


async def test_a_file_with_two_names_is_refused(tmp_path: Path) -> None:
    """Each would have its own lock, and a log of its own."""
    await (await Store.open(f"sqlite:///{tmp_path}/tables.db")).close()
    (tmp_path / "other.db").hardlink_to(tmp_path / "tables.db")
    for name in ("tables.db", "other.db"):
        with pytest.raises(StoreError, match="another name, by a hard link"):
            await Store.open(f"sqlite:///{tmp_path}/{name}")
    (tmp_path / "other.db").unlink()
    await (await Store.open(f"sqlite:///{tmp_path}/tables.db")).close()


async def test_a_uri_is_no_way_in(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
    with pytest.raises(StoreError, match="takes no settings"):
        await Store.open(f"sqlite:///file:{tmp_path}/tables.db?mode=rw&uri=true")
    await store.close()


# PostgreSQL's is lost when the database is restarted


def _cut(postgres: Postgres) -> None:
    """All locks of ours go with their connections."""
    postgres.command(
        "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'", DATABASE
    )


@pytest.mark.database
async def test_a_lost_lock_is_taken_again(postgres: Postgres) -> None:
    store = await Store.open(postgres.fresh())
    _cut(postgres)
    async with asyncio.timeout(PATIENCE):
        while store._lock.held:
            await asyncio.sleep(0.01)
        with pytest.raises(Unreachable):
            await begun(store, "too early")
        while not store._lock.held:
            await asyncio.sleep(0.01)
    await begun(store, "table")
    await store.close()


@pytest.mark.database
async def test_who_lost_it_to_another_hears_of_that(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.fresh()
    slow = await Store.open(url)
    taken, take = asyncio.Event(), slow._lock.take  # type: ignore[attr-defined]

    async def too_late() -> bool:
        await taken.wait()
        return bool(await take())

    monkeypatch.setattr(slow._lock, "take", too_late)
    elsewhere = f"{socket.gethostname()}-elsewhere"  # begins as ours does
    monkeypatch.setattr(socket, "gethostname", lambda: elsewhere)
    _cut(postgres)
    monkeypatch.setattr(lock, "PATIENCE", PATIENCE)
    other = await Store.open(url)
    taken.set()
    async with asyncio.timeout(PATIENCE):
        assert "elsewhere" in str(await slow.taken_over())
    with pytest.raises(Unreachable):
        await begun(slow, "table")
    await begun(other, "table")
    await other.close()
    await slow.close()
