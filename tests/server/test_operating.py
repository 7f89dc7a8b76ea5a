"""The commands of those who run a server, as they are called."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.server.guests import Guest, run
from tests.server.server_process import ServerProcess
from upperlip.cli import main
from upperlip.commands.serve import IN_USE
from upperlip.server.store.schema import REVISION

Out = pytest.CaptureFixture[str]


class Done(NamedTuple):
    code: int
    out: str
    err: str


def upperlip(capsys: Out, *words: object) -> Done:
    """In this process: to start another one takes longer than what it does."""
    capsys.readouterr()
    code = main([str(word) for word in words])
    return Done(code, *capsys.readouterr())


@pytest.mark.process
def test_a_night_in_the_life_of_an_operator(tmp_path: Path, capsys: Out) -> None:
    """Back up a running server, lose its tables, put them back, and a game goes on."""
    copy = tmp_path / "night.backup"

    async def upperlip_aside(*words: object) -> Done:
        return await asyncio.to_thread(upperlip, capsys, *words)

    async def scene() -> None:
        server = ServerProcess(tmp_path)
        await server.start()
        try:
            guest = await Guest.introduced(server.address, "Ada")
            table = await guest.open_table(game="mustachio", players=2, bots="random")
            page = await guest.page(table)
            await page.start()
            await page.until(lambda: page.table["stage"] == "moment")
            saved = await upperlip_aside("backup", copy, "--data", server.data)
            assert (saved.code, saved.err) == (0, "")
            assert saved.out.endswith(" and read again: tables: 1, games: 1 (0.1 MB)\n")
            again = await upperlip_aside("backup", copy, "--data", server.data)
            assert again.code == 2
            assert again.err.startswith(f"upperlip: {copy} is there already")
            assert again.err.count("\n") == 1
            for words in (("restore", copy, "--replace"), ("migrate",)):
                beside = await upperlip_aside(*words, "--data", server.data)
                assert beside.code == IN_USE
                assert f"process {server.pid} on " in beside.err
            await page.close()
            await server.stop()
            for file in tmp_path.glob("tables.sqlite*"):
                file.unlink()
            restored = await upperlip_aside("restore", copy, "--data", server.data)
            assert (restored.code, restored.err) == (0, "")
            assert restored.out == "restored: tables: 1, games: 1 (0.1 MB); start the server\n"
            refused = await upperlip_aside("restore", copy, "--data", server.data)
            assert refused.code == 2
            assert "--replace" in refused.err
            await server.start()
            page = await guest.page(table)
            assert page.table["stage"] in ("moment", "play")
            assert page.you["seat"] == 0
            await page.close()
            await guest.http.aclose()
        finally:
            await server.stop()
        assert server.complaints() == []

    run(scene())


def test_migrate_says_what_it_has_done(tmp_path: Path, capsys: Out) -> None:
    data = ("--data", tmp_path / "tables.db")
    made = upperlip(capsys, "migrate", *data)
    assert (made.code, made.out) == (
        0,
        f"the database was empty and has schema {REVISION} now\n",
    )
    assert upperlip(capsys, "migrate", *data).out.startswith("nothing to do")
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    newer = upperlip(capsys, "migrate", *data)
    assert newer.code == 2
    assert newer.err.startswith("upperlip: the database has schema 9999")
    assert "install" in newer.err


def test_what_cannot_be_is_said_in_one_line(tmp_path: Path, capsys: Out) -> None:
    (tmp_path / "letter").write_text("Dear Ada")
    for words, hint in (
        (("backup", tmp_path / "new", "--data", tmp_path / "none"), "say with --data"),
        (("backup", tmp_path / "new", "--data", tmp_path / "letter"), "not a database"),
        (("backup", tmp_path / "new", "--data", "mysql://there"), "postgresql://"),
        (("restore", tmp_path / "none"), "there is no file"),
        (("restore", tmp_path / "letter", "--data", tmp_path / "new"), "no backup"),
        (("migrate", "--data", tmp_path / "letter"), "not a database"),
    ):
        done = upperlip(capsys, *words)
        assert done.code == 2, words
        assert done.err.startswith("upperlip: ")
        assert done.err.count("\n") == 1
        assert hint in done.err
    assert [path.name for path in tmp_path.iterdir() if "lock" not in path.name] == ["letter"]
