"""Brings a database to today's schema. One that is there already is only asked for its revision.

A file of SQLite's is brought up to date when it is opened. PostgreSQL's tables are changed by a
step of their own (`upperlip migrate`): whoever runs a database wants to say when.
"""

from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa

from upperlip.server.store.errors import Outdated, StoreError
from upperlip.server.store.schema import REVISION
from upperlip.server.store.session_lock import ONE_AT_A_TIME

if TYPE_CHECKING:
    from alembic.config import Config

VERSIONS = "alembic_version"  # the table that says which schema a database has
_FOLDER = Path(__file__).parent / "migrations"


def revision(connection: sa.Connection) -> str | None:
    """None for a database that is new."""
    if not sa.inspect(connection).has_table(VERSIONS):
        return None
    found: str | None = connection.execute(sa.text(f"SELECT version_num FROM {VERSIONS}")).scalar()
    return found


def touch(connection: sa.Connection) -> None:
    """A write that changes nothing."""
    connection.execute(sa.text(f"UPDATE {VERSIONS} SET version_num = version_num"))


def prepare(connection: sa.Connection) -> None:
    """What is new is made, what is SQLite's is migrated; else `Outdated` unless it is of today."""
    if connection.dialect.name == "postgresql":  # several processes may start at once
        connection.execute(sa.text("SET LOCAL idle_in_transaction_session_timeout = 0"))
        connection.execute(sa.text(ONE_AT_A_TIME))
    now = revision(connection)
    if now in (None, REVISION) or connection.dialect.name == "sqlite":
        migrate(connection)
        return
    require_known(connection)
    raise Outdated(
        f"the database has schema {now} and this version needs {REVISION}: "
        "stop all servers on it, back it up (upperlip backup), and run upperlip migrate"
    )


def migrate(connection: sa.Connection, to: str = REVISION) -> str | None:
    """In the caller's transaction: it is done in full or not at all. The schema before."""
    now = revision(connection)
    if now != to:
        from alembic import command  # noqa: PLC0415 – see _config

        config = _config(connection)
        for schema in (now, to):
            _known(config, schema)
        command.upgrade(config, to)
    return now


def require_known(connection: sa.Connection) -> None:
    """`StoreError` for a database that a newer version has written."""
    _known(_config(connection), revision(connection))


def _config(connection: sa.Connection) -> "Config":
    # Only here: alembic takes longer to import than a server should take to answer.
    from alembic.config import Config  # noqa: PLC0415

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    return config


def _known(config: "Config", schema: str | None) -> None:
    """None is: a database that is new."""
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    scripts = ScriptDirectory.from_config(config).walk_revisions()
    if schema is not None and schema not in {script.revision for script in scripts}:
        raise StoreError(
            f"the database has schema {schema}, which this version does not know: "
            f"a newer Upperlip wrote it; install that one"
        )
