"""What is backed up is all that was there at one moment, and comes back as it was."""

import asyncio
import json
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
import sqlalchemy as sa

from tests.server.postgres import Postgres
from tests.server.store.sample import append, begun, chance, finish, game, guest, log, play
from upperlip.server.store import (
    AddChat,
    ChatRow,
    InUse,
    Participant,
    Store,
    StoreError,
    lock,
    row_copies,
)
from upperlip.server.store.backup import backup, checked
from upperlip.server.store.connect import connect
from upperlip.server.store.errors import NotWhole, Occupied
from upperlip.server.store.migrate import migrate
from upperlip.server.store.restore import restore
from upperlip.server.store.schema import FLEETING, REVISION, metadata

pytestmark = pytest.mark.anyio

DATABASES = ["sqlite", pytest.param("postgresql", marks=pytest.mark.database)]
# From each to its like; from one to the other takes the same way, so that is for the long run.
to_its_like = pytest.mark.parametrize(
    ("url", "target"),
    [
        ("sqlite", "sqlite"),
        pytest.param("postgresql", "postgresql", marks=pytest.mark.database),
        pytest.param("sqlite", "postgresql", marks=[pytest.mark.database, pytest.mark.long]),
        pytest.param("postgresql", "sqlite", marks=[pytest.mark.database, pytest.mark.long]),
    ],
    indirect=True,
)
T = TypeVar("T")
Rows = dict[str, list[tuple[Any, ...]]]


@pytest.fixture(params=DATABASES)
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where something is restored to: nothing is there yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/restored.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh()


async def filled(url: str) -> Rows:
    """Something of everything that a database can hold: its rows."""
    store = await Store.open(url)
    await store.save_guest(guest("ada"))
    over = await begun(store, "oak")
    await append(store, over, [chance(1), play(2, "first"), play(3, "first", part=1)])
    await finish(store, over, record='{"players": ["Ада", "\\u0000"]}')
    await store.begin_game(game("oak", 2), [Participant("ada", 0)])
    await store.write([AddChat("oak", ChatRow(1, '{"text": "Prêt ?"}'))])
    await store.close()
    return await rows_of(url)


async def rows_of(url: str) -> Rows:
    def read(connection: sa.Connection) -> Rows:
        return {
            table.name: sorted((tuple(row) for row in connection.execute(table.select())), key=repr)
            for table in metadata.sorted_tables
            if table.name not in FLEETING
        }

    return await reading(url, read)


async def reading(url: str, work: Callable[[sa.Connection], T]) -> T:
    database = connect(url, patience=20)
    try:
        return await database.write(work)
    finally:
        await database.close()


async def test_it_comes_back_as_it_was(
    url: str, target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From either database to either, a few rows at a time."""
    monkeypatch.setattr(row_copies, "_AT_ONCE", 2)
    before = await filled(url)
    assert all(len(before[name]) for name in ("guests", "games", "plies", "participants", "chat"))
    file = tmp_path / "backup"
    contents = await backup(url, file)
    assert (contents.revision, contents.tables, contents.games) == (REVISION, 1, 2)
    assert contents.size == file.stat().st_size
    assert await restore(file, target, replace=False) == contents
    assert await rows_of(target) == before
    store = await Store.open(target)
    assert await begun(store, "elm") == 3, "games go on being counted"
    await store.close()


async def test_a_backup_is_one_private_file(url: str, tmp_path: Path) -> None:
    await filled(url)
    folder = tmp_path / "copies"
    folder.mkdir()
    await backup(url, folder / "backup")
    (file,) = folder.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.chmod(0o400)
    folder.chmod(0o500)  # nothing is made beside it when it is read
    assert checked(file).games == 2
    assert list(folder.iterdir()) == [file]
    folder.chmod(0o700)


async def test_nothing_is_overwritten(url: str, tmp_path: Path) -> None:
    await filled(url)
    for there in ("file", "folder", "link"):
        (tmp_path / there).mkdir()
    (tmp_path / "file" / "backup").write_text("a letter")
    (tmp_path / "folder" / "backup").mkdir()
    (tmp_path / "link" / "backup").symlink_to("nowhere")
    for there in ("file", "folder", "link"):
        with pytest.raises(Occupied, match="overwrite nothing: give another name"):
            await backup(url, tmp_path / there / "backup")
        assert [path.name for path in (tmp_path / there).iterdir()] == ["backup"]
    assert (tmp_path / "file" / "backup").read_text() == "a letter"


async def test_a_file_that_comes_meanwhile_is_not_overwritten(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await filled(url)
    file, link = tmp_path / "backup", os.link

    def late(source: Path, target: Path) -> None:
        target.write_text("a letter")
        link(source, target)

    monkeypatch.setattr(os, "link", late)
    with pytest.raises(Occupied):
        await backup(url, file)
    assert file.read_text() == "a letter"
    assert not list(tmp_path.glob("*.part*"))


async def test_nothing_to_back_up(url: str, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="say with --data where"):
        await backup(url, tmp_path / "backup")
    with pytest.raises(StoreError, match="cannot write to"):
        await backup(url, tmp_path / "no" / "folder")
    assert not list(tmp_path.iterdir())


@to_its_like
async def test_an_older_schema_is_backed_up_and_brought_up_to_date(
    url: str, target: str, tmp_path: Path
) -> None:
    """Before an upgrade is when a backup is worth most."""

    def make(connection: sa.Connection) -> None:
        migrate(connection, "0001")
        connection.execute(
            sa.text(
                "INSERT INTO tables (id, listed, document, touched_at) VALUES ('oak', true, '', 1)"
            )
        )

    await reading(url, make)
    assert (await backup(url, tmp_path / "backup")).revision == "0001"
    await restore(tmp_path / "backup", target, replace=False)
    await (await Store.open(target)).close()
    assert (await rows_of(target))["tables"] == [("oak", True, "", 1, None, 1)]


# What is there


@to_its_like
async def test_what_is_there_stays_unless_it_may_go(url: str, target: str, tmp_path: Path) -> None:
    await filled(url)
    await backup(url, tmp_path / "backup")
    store = await Store.open(target)
    await begun(store, "ash")
    await store.close()
    mine = await rows_of(target)
    with pytest.raises(Occupied, match=r"tables in .* already: .* --replace"):
        await restore(tmp_path / "backup", target, replace=False)
    assert await rows_of(target) == mine
    await restore(tmp_path / "backup", target, replace=True)
    assert await rows_of(target) == await rows_of(url)
    assert not list(tmp_path.glob("*.part*"))


@to_its_like
async def test_an_empty_place_that_a_server_has_made_is_free(
    url: str, target: str, tmp_path: Path
) -> None:
    await filled(url)
    await backup(url, tmp_path / "backup")
    await (await Store.open(target)).close()
    await restore(tmp_path / "backup", target, replace=False)
    assert await rows_of(target) == await rows_of(url)


async def test_a_letter_is_not_taken_for_an_empty_place(tmp_path: Path) -> None:
    await filled(f"sqlite:///{tmp_path}/tables.db")
    await backup(f"sqlite:///{tmp_path}/tables.db", tmp_path / "backup")
    (tmp_path / "letter").write_text("Dear Ada, " * 100)
    with pytest.raises(Occupied):
        await restore(tmp_path / "backup", f"sqlite:///{tmp_path}/letter", replace=False)
    assert (tmp_path / "letter").read_text().startswith("Dear Ada")


async def test_not_beside_a_server(
    target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock, "PATIENCE", 0.1)
    url = f"sqlite:///{tmp_path}/tables.db"
    await filled(url)
    await backup(url, tmp_path / "backup")
    server = await Store.open(target)
    with pytest.raises(InUse, match="another server works with these tables"):
        await restore(tmp_path / "backup", target, replace=True)
    assert await log(server, await begun(server)) == []
    await server.close()


async def test_what_lies_beside_the_old_file_is_not_taken_for_the_new_ones(tmp_path: Path) -> None:
    """The log of a server that was killed: SQLite would write it into whatever has the name."""
    url, file = f"sqlite:///{tmp_path}/tables.db", tmp_path / "tables.db"
    before = await filled(url)
    await backup(url, tmp_path / "backup")
    store = await Store.open(url)
    await begun(store, "ash")
    log_of_killed = (tmp_path / "tables.db-wal").read_bytes()
    old = file.read_bytes()
    await store.close()
    file.write_bytes(old)
    (tmp_path / "tables.db-wal").write_bytes(log_of_killed)
    assert len(log_of_killed) > 1000
    await restore(tmp_path / "backup", url, replace=True)
    assert await rows_of(url) == before


async def test_who_reads_the_old_file_is_waited_for_by_nobody(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    await filled(url)
    await backup(url, tmp_path / "backup")
    with sqlite3.connect(tmp_path / "tables.db") as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM tables").fetchall()
        with pytest.raises(StoreError, match=r"another program has .* open: close it"):
            await restore(tmp_path / "backup", url, replace=True)
    reader.close()
    await restore(tmp_path / "backup", url, replace=True)


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root gives files away")
async def test_what_root_restores_is_the_servers(tmp_path: Path) -> None:
    await filled(f"sqlite:///{tmp_path}/tables.db")
    await backup(f"sqlite:///{tmp_path}/tables.db", tmp_path / "backup")
    home = tmp_path / "home"
    home.mkdir()
    os.chown(home, 4321, 4321)
    await restore(tmp_path / "backup", f"sqlite:///{home}/tables.db", replace=False)
    assert {path.stat().st_uid for path in home.iterdir()} == {4321}


# What is not whole


@pytest.mark.parametrize(
    "damage",
    ["DELETE FROM tables", "DELETE FROM alembic_version", "DROP TABLE alembic_version"],
)
async def test_what_is_missing_is_noticed(damage: str, target: str, tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path}/tables.db", tmp_path / "backup"
    await filled(url)
    await backup(url, file)
    with sqlite3.connect(file) as copy:
        copy.execute(damage)
    copy.close()
    with pytest.raises(NotWhole):
        await restore(file, target, replace=True)
    assert await reading(target, lambda connection: sa.inspect(connection).get_table_names()) == []


async def test_damaged_files_are_noticed(tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path}/tables.db", tmp_path / "backup"
    await filled(url)
    await backup(url, file)
    whole, broken = file.read_bytes(), tmp_path / "broken"
    for bytes_ in (whole[:-4096], whole[: len(whole) // 2], b"Dear Ada", b""):
        broken.write_bytes(bytes_)
        with pytest.raises(NotWhole, match=r"broken is (damaged|no backup)"):
            checked(broken)
    found = 0
    for page in range(1, len(whole) // 4096):
        broken.write_bytes(whole[: page * 4096] + bytes(4096) + whole[(page + 1) * 4096 :])
        try:
            checked(broken)
        except NotWhole:
            found += 1
    assert found >= len(whole) // 4096 - 3, "but for pages with nothing on them"


# Under load, and killed


@pytest.mark.kill
@to_its_like
async def test_a_backup_beside_somebody_who_writes(url: str, target: str, tmp_path: Path) -> None:
    """All that was acknowledged before it began, and no log with a hole."""
    command = [sys.executable, "-m", "tests.server.store.endless_writer", url, "busy"]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        promised: dict[int, int] = {}
        for _ in range(500):
            said = writer.stdout.readline().split()
            promised[int(said[0])] = int(said[1])
        reading_on = asyncio.create_task(asyncio.to_thread(writer.stdout.readlines))
        contents = await backup(url, tmp_path / "backup")
        assert writer.poll() is None
        writer.kill()
        later = len(await reading_on)
    assert later > 0, "it went on meanwhile"
    assert contents.games == len(promised) == 8
    await restore(tmp_path / "backup", target, replace=False)
    store = await Store.open(target)
    for game_id, last in promised.items():
        numbers = [ply.number for ply in await log(store, game_id)]
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) >= last
    await store.close()


def told(*words: object) -> list[dict[str, Any]]:
    command = [sys.executable, "-m", "tests.server.store.killed_at", *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.kill
async def test_a_backup_that_is_killed_leaves_none(url: str, tmp_path: Path) -> None:
    before = await filled(url)
    *killed, last = told("backup", url, tmp_path / "backup", 1 if "sqlite" in url else 9)
    assert len(killed) >= 5
    states = [one["left"] for one in (*killed, last)]
    missing = states.count("none")
    assert missing >= 3
    assert states == ["none"] * missing + ["2 games"] * (len(states) - missing), (
        "whole or not there"
    )
    assert last["left"] == "2 games"
    assert await rows_of(url) == before


@pytest.mark.kill
async def test_a_restore_that_is_killed_changes_nothing(target: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    await filled(url)
    await backup(url, tmp_path / "backup")
    store = await Store.open(target)
    await begun(store, "ash")
    await store.close()
    old = {name: len(rows) for name, rows in (await rows_of(target)).items()}
    new = {name: len(rows) for name, rows in (await rows_of(url)).items()}
    *killed, last = told("restore", tmp_path / "backup", target, 1 if "sqlite" in target else 9)
    assert len(killed) >= 5
    states = [one["left"] for one in killed]
    assert all(state in (old, new) for state in states)
    assert states[0] == old
    assert last["left"] == new
