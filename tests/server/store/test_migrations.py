"""A database is brought to today's schema when it is opened."""

import re
import stat
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from tests.server.postgres import Postgres
from upperlip.server.store import InUse, Store, StoreError, Unreachable, lock, migrations
from upperlip.server.store.connect import connect
from upperlip.server.store.database import Database
from upperlip.server.store.errors import Outdated
from upperlip.server.store.migrate import migrate
from upperlip.server.store.schema import REVISION, metadata
from upperlip.server.store.upgrade import upgrade

pytestmark = pytest.mark.anyio

# Everything PostgreSQL knows about the tables, but for the name of the database.
CATALOGUE = """
SELECT table_name, column_name, data_type, is_nullable, column_default, is_identity::text
FROM information_schema.columns WHERE table_schema = current_schema
UNION ALL SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), '', '', ''
FROM pg_constraint WHERE connamespace = current_schema::regnamespace
UNION ALL SELECT tablename, indexname, indexdef, '', '', ''
FROM pg_indexes WHERE schemaname = current_schema
"""


def schema_of(connection: sa.Connection) -> set[tuple[str, ...]]:
    sqlite = "SELECT type, name, sql FROM sqlite_master"
    query = sqlite if connection.dialect.name == "sqlite" else CATALOGUE
    rows = connection.exec_driver_sql(query)
    found = {tuple(re.sub(r"\s+", " ", str(cell)) for cell in row) for row in rows}
    found = {tuple(map(_in_any_order, row)) for row in found}
    return {row for row in found if "alembic_version" not in " ".join(row)}


def _in_any_order(words: str) -> str:
    """What a table consists of: SQLite puts a column that is added after all else."""
    head, bracket, body = words.partition(" (")
    if not head.startswith("CREATE TABLE"):
        return words
    parts = re.split(r", (?![^(]*\))", body.rpartition(")")[0])
    return " ".join([head, bracket, *sorted(part.strip() for part in parts), body[-20:]])


def remake(connection: sa.Connection) -> None:
    metadata.drop_all(connection)
    metadata.create_all(connection)


async def test_migrations_lead_to_the_schema_in_the_code(database: Database) -> None:
    await database.write(migrate)
    schema = await database.write(schema_of)
    assert len(schema) > 10
    assert await database.write(differences) == []
    await database.write(remake)
    assert schema == await database.write(schema_of)


def differences(connection: sa.Connection) -> Any:
    return compare_metadata(MigrationContext.configure(connection), metadata)


def test_the_code_names_the_last_revision() -> None:
    folder = Path(next(iter(migrations.__path__)))
    config = Config()
    config.set_main_option("script_location", str(folder))
    assert ScriptDirectory.from_config(config).get_heads() == [REVISION]


async def test_a_migration_that_fails_leaves_no_trace(database: Database) -> None:
    def fail(connection: sa.Connection) -> None:
        migrate(connection)
        raise RuntimeError("the lights go out")

    with pytest.raises(RuntimeError, match="lights"):
        await database.write(fail)
    assert await database.write(schema_of) == set()


@pytest.mark.process
def test_a_database_of_today_opens_without_alembic(url: str) -> None:
    """Its import would be the longest part of the server's start."""
    script = (
        "import asyncio, sys; from upperlip.server.store import Store\n"
        "async def main():\n"
        "    store = await Store.open(sys.argv[1]); await store.close()\n"
        "asyncio.run(main()); print('alembic' in sys.modules)"
    )

    def run() -> str:
        command = [sys.executable, "-c", script, url]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()

    assert [run(), run()] == ["True", "False"]


async def test_a_database_of_tomorrow_is_refused(url: str, database: Database) -> None:
    def age(connection: sa.Connection) -> None:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")

    await database.write(migrate)
    await database.write(age)
    with pytest.raises(StoreError, match=r"schema 9999.*newer Upperlip"):
        await Store.open(url)


@pytest.mark.parametrize("url", ["mysql://there/tables", "sqlite://", "sqlite:///:memory:", "oak"])
async def test_an_address_that_will_not_do(url: str) -> None:
    with pytest.raises(StoreError, match="give sqlite:///FILE"):
        await Store.open(url)


async def test_nobody_there() -> None:
    with pytest.raises(Unreachable):
        await Store.open("postgresql://localhost:1/tables")


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ada, " * 100)
    with pytest.raises(StoreError, match="not a database"):
        await Store.open(f"sqlite:///{tmp_path}/letter")
    with pytest.raises(StoreError, match="cannot keep tables in"):
        await Store.open(f"sqlite:///{tmp_path}/letter/tables.db")


async def test_sqlite_is_careful(tmp_path: Path) -> None:
    """What is acknowledged survives a power cut, and other people of the machine see nothing."""

    def settings(connection: sa.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    file = tmp_path / "new" / "folder" / "tables.db"
    database = connect(f"sqlite:///{file}", 10)
    await database.write(migrate)
    full = 2
    assert await database.write(settings) == ["wal", full, 1, 5000]
    for part in file.parent.iterdir():
        assert stat.S_IMODE(part.stat().st_mode) == 0o600
    await database.close()


# As a step of its own


@pytest.mark.database
async def test_postgresql_is_migrated_only_when_somebody_says_so(postgres: Postgres) -> None:
    url = postgres.fresh()
    await _made(url, "0001")
    with pytest.raises(Outdated, match=r"schema 0001.*upperlip backup.*upperlip migrate"):
        await Store.open(url)
    assert await upgrade(url) == "0001"
    await (await Store.open(url)).close()
    assert await upgrade(url) == REVISION, "there is nothing left to do"


async def test_sqlite_is_migrated_when_it_is_opened(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    await _made(url, "0001")
    await (await Store.open(url)).close()
    assert await upgrade(url) == REVISION


async def test_what_is_new_is_made(url: str) -> None:
    assert await upgrade(url) is None
    assert await upgrade(url) == REVISION


async def test_nothing_is_migrated_beside_a_server(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock, "PATIENCE", 0.1)
    store = await Store.open(url)
    with pytest.raises(InUse):
        await upgrade(url)
    await store.close()


async def _made(url: str, schema: str) -> None:
    database = connect(url, 10)
    await database.write(partial(migrate, to=schema))
    await database.close()
