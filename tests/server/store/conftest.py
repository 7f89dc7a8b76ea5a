"""Every test of the store runs on both databases."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, postgres
from upperlip.server.store import Store
from upperlip.server.store.connect import connect
from upperlip.server.store.database import Database

__all__ = ["postgres"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.database)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


@pytest.fixture
async def hasty(url: str) -> AsyncIterator[Store]:
    """A store that does not wait long; that its tables are made may take its time."""
    await (await Store.open(url)).close()
    opened = await Store.open(url, patience=2)
    yield opened
    await opened.close()


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    """Without tables yet."""
    connected = connect(url, patience=10)
    yield connected
    await connected.close()
