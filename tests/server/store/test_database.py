"""Transactions that end in time, one way or the other."""

import asyncio
import time

import asyncpg
import pytest
import sqlalchemy as sa

from tests.server.postgres import DATABASE, Postgres
from upperlip.server.store import Unreachable
from upperlip.server.store.connect import connect
from upperlip.server.store.database import Database
from upperlip.server.store.postgresql import lost_is_unreachable

pytestmark = pytest.mark.anyio

COUNTING = """
WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1000000)
SELECT count(*) FROM numbers
"""


async def test_patience_has_an_end(url: str) -> None:
    database = connect(url, patience=0.05)
    with pytest.raises(Unreachable, match=r"not answered for 0\.05 s"):
        await database.write(lambda connection: connection.execute(sa.text(COUNTING)).scalar())
    await database.close()


async def test_errors_do_not_quote_what_they_were_given(database: Database) -> None:
    def fail(connection: sa.Connection) -> None:
        connection.execute(sa.text("CREATE TABLE safe (door TEXT NOT NULL, gold TEXT)"))
        connection.execute(sa.text("INSERT INTO safe VALUES (NULL, :gold)"), {"gold": "shiny"})

    with pytest.raises(sa.exc.IntegrityError) as caught:
        await database.write(fail)
    assert "shiny" not in str(caught.value)


@pytest.mark.database
@pytest.mark.parametrize("turns", range(6))
async def test_however_much_of_a_farewell_is_read_the_database_is_out_of_reach(
    postgres: Postgres, turns: int
) -> None:
    session = await asyncpg.connect(postgres.fresh())
    question = "SELECT 1"
    await session.fetchval(question)  # known by now, so the next time there is nothing to prepare
    postgres.command(f"SELECT pg_terminate_backend({session.get_server_pid()})", DATABASE)
    time.sleep(0.1)  # the loop sees nothing before the farewell and the end have both come
    for _ in range(turns):
        await asyncio.sleep(0)
    with pytest.raises(Unreachable, match="out of reach"), lost_is_unreachable():
        await session.fetchval(question)
    session.terminate()
