"""A database that is down: pages and callers hear why, the log says it once, and it passes."""

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.guests import Guest, Page, run
from tests.server.http.raw_clients import closing
from tests.server.postgres import DATABASE, Postgres, postgres
from tests.server.server_process import ServerProcess
from tests.server.shared_server import SharedServer
from upperlip.server.http.connection import GONE
from upperlip.server.store import Unreachable

__all__ = ["postgres"]
CALLERS = 40


def _break(server: SharedServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: Any) -> Any:
        raise Unreachable("the database is out of reach")

    database = server.running.parts.services.store._database
    for name in ("read", "write"):
        monkeypatch.setattr(database, name, fails)


def test_what_everybody_hears(
    own_server: SharedServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("upperlip.server.tables.store_watch._PAUSE", 0.05)
    caplog.set_level(logging.INFO, "upperlip")

    async def scene() -> None:
        party = await own_server.party("Ada", "Bo")
        ada = party.guests[0]
        other = await ada.open_table(game="moustache")
        assert (await ada.http.get("/api/ready")).json() == {"ready": True}
        _break(own_server, monkeypatch)
        for _ in range(CALLERS):
            page = Page(await ada.socket(other))  # a room that must be loaded first
            closed = await closing(page)
            assert (closed.code, closed.reason) == (GONE, "store-failed")
        answers = [await ada.http.get(path) for path in ("/api/ready", "/api/records")]
        answers += [await ada.http.get(f"/api/tables/{other}")]
        answers += [await ada.http.post("/api/me", json={"name": "Eve"})]
        for answer in answers:
            assert answer.status_code == 503
            assert answer.json()["reason"]["message"] == "store-failed"
            assert int(answer.headers["retry-after"]) > 0
        assert (await ada.http.get("/api/health")).is_success, "it is alive"
        assert (await ada.http.get(f"/t/{other}")).status_code == 503
        monkeypatch.undo()
        async with asyncio.timeout(20):
            while not _lines(caplog, "the store answers again"):
                await asyncio.sleep(0.02)
        assert (await ada.http.get("/api/ready")).is_success
        await (await ada.page(other)).close()

    own_server.run(scene())
    (line,) = _lines(caplog, "the store does not answer")
    assert line.levelno == logging.ERROR
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == [line]


def _lines(caplog: pytest.LogCaptureFixture, words: str) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.getMessage() == words]


@pytest.mark.database
@pytest.mark.process
def test_a_database_that_is_cut_off(tmp_path: Path, postgres: Postgres) -> None:
    """PostgreSQL lets nobody in for a while; a real server in a process of its own."""
    url = postgres.fresh()

    async def scene() -> None:
        server = ServerProcess(tmp_path, data=url)
        await server.start()
        try:
            guest = await Guest.introduced(server.address, "Ada")
            table = await guest.open_table(game="moustache")
            postgres.command(f"ALTER DATABASE {DATABASE} ALLOW_CONNECTIONS false")
            try:
                postgres.command(_CUT)
                for _ in range(CALLERS):
                    closed = await closing(Page(await guest.socket(table)))
                    assert (closed.code, closed.reason) == (GONE, "store-failed")
                await _until_ready(guest.http, 503)
            finally:
                postgres.command(f"ALTER DATABASE {DATABASE} ALLOW_CONNECTIONS true")
            await _until_ready(guest.http, 200)
            await (await guest.page(table)).close()
            async with asyncio.timeout(20):  # it asks only now and then
                while "the store answers again" not in server.log.read_text("utf-8"):
                    await asyncio.sleep(0.02)
            await guest.http.aclose()
        finally:
            await server.stop()
        lines = [json.loads(line) for line in server.log.read_text("utf-8").splitlines()]
        assert sum(line["level"] == "error" for line in lines) == 1
        assert sum(line["what"] == "the store answers again" for line in lines) == 1

    run(scene())


_CUT = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{DATABASE}'"


async def _until_ready(http: httpx.AsyncClient, status: int) -> None:
    async with asyncio.timeout(30):
        while (await http.get("/api/ready")).status_code != status:
            await asyncio.sleep(0.1)
