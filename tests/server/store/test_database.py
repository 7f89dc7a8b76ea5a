"""Transactions that end in time, one way or the other."""

import pytest
import sqlalchemy as sa

from upperlip.server.store import Unreachable
from upperlip.server.store.connect import connect
from upperlip.server.store.database import Database

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
