"""Brings a database to today's schema. One that is there already is only asked for its revision."""

from pathlib import Path

import sqlalchemy as sa

from upperlip.server.store.errors import StoreError
from upperlip.server.store.schema import REVISION

_FOLDER = Path(__file__).parent / "migrations"


def revision(connection: sa.Connection) -> str | None:
    """None for a database that is new."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(
        sa.text("SELECT version_num FROM alembic_version")
    ).scalar()
    return found


def migrate(connection: sa.Connection) -> None:
    """In the caller's transaction: a migration is done in full or not at all."""
    now = revision(connection)
    if now == REVISION:
        return
    # Only here: alembic takes longer to import than a server should take to answer.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if now is not None and now not in known:
        raise StoreError(
            f"the database has schema {now}, which this version does not know: "
            f"a newer Upperlip wrote it; install that one"
        )
    command.upgrade(config, REVISION)
