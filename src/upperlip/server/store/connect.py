"""Which database an address means: SQLite in a file by default, PostgreSQL by its URL."""

from upperlip.server.store.database import Database
from upperlip.server.store.errors import StoreError
from upperlip.server.store.sqlite import SqliteDatabase


def connect(url: str, patience: float, *, several: bool = False) -> Database:
    """Nothing is asked of it yet. `several`: other processes write there, too."""
    scheme = url.partition("://")[0]
    if scheme == "sqlite":
        if several:
            raise StoreError("one process works with a file: several need postgresql://…")
        return SqliteDatabase(url, patience)
    if scheme in ("postgresql", "postgres"):
        # Only here: it brings SQLAlchemy's asyncio, which SQLite has no use for.
        from upperlip.server.store.postgresql import PostgresqlDatabase  # noqa: PLC0415

        return PostgresqlDatabase(url, patience, several=several)
    raise StoreError(
        f"cannot keep tables in a {scheme!r} database: give sqlite:///FILE or postgresql://…"
    )
