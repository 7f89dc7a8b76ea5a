"""`upperlip doctor` finds what is wrong, says what to do, and is content with what is well."""

import re
import socket
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import run, serving
from tests.server.path_proxy import Manners, proxy
from tests.server.postgres import DATABASE, Postgres, postgres
from tests.server.server_process import free_port
from upperlip.cli import main
from upperlip.definitions import versions
from upperlip.server.doctor import Finding, examine, line, machine
from upperlip.server.doctor.setting import KNOWN
from upperlip.server.settings import Settings, read_settings
from upperlip.server.store import Store, lock
from upperlip.server.store.connect import connect
from upperlip.server.store.migrate import migrate
from upperlip.server.store.schema import REVISION

__all__ = ["postgres"]
ROOT = Path(__file__).parents[2]
TOKEN = "0123456789abcdef"


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lock, "PATIENCE", 0.1)


async def findings(settings: Settings, **environment: str) -> list[Finding]:
    return [finding async for finding in examine(settings, environment)]


def set_up(tmp_path: Path, **flags: Any) -> Settings:
    usual = {"host": "127.0.0.1", "port": free_port(), "data": str(tmp_path / "tables.db")}
    return read_settings(usual | flags, {})


def told(found: list[Finding], level: str = "wrong") -> list[str]:
    return [finding.words for finding in found if finding.level == level]


def examined(settings: Settings, **environment: str) -> list[Finding]:
    found: list[Finding] = run(findings(settings, **environment))
    return found


def made(settings: Settings) -> None:
    async def scene() -> None:
        await (await Store.open(settings.store_url)).close()

    run(scene())


def test_all_is_well(tmp_path: Path) -> None:
    settings = set_up(tmp_path)
    new = examined(settings)
    assert told(new) == []
    assert any("the first start makes it" in words for words in told(new, "note"))
    made(settings)
    found = examined(settings)
    assert told(found) == []
    assert f"the database has schema {REVISION}, as it should" in told(found, "good")
    assert not [words for words in map(str, found) if "\n" in words], "a sentence each"


def test_it_changes_nothing(tmp_path: Path) -> None:
    settings = set_up(tmp_path)
    examined(settings)
    assert list(tmp_path.iterdir()) == []
    made(settings)
    before = (tmp_path / "tables.db").read_bytes()
    examined(settings)
    assert (tmp_path / "tables.db").read_bytes() == before


@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({"UPPERLIP_PUBLICURL": "x"}, "did you mean UPPERLIP_PUBLIC_URL?"),
        ({"UPPERLIP_XYZZY": "x"}, "UPPERLIP_XYZZY is set, and no setting is called that: unset"),
    ],
)
def test_settings_that_mean_nothing(
    environment: dict[str, str], words: str, tmp_path: Path
) -> None:
    (found,) = told(examined(set_up(tmp_path), **environment))
    assert words in found
    assert told(examined(set_up(tmp_path), UPPERLIP_NO_KERNEL="1", PATH="/bin")) == []


def test_no_variable_of_our_own_is_taken_for_a_mistake() -> None:
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py"), ROOT / "Makefile"]
    used = {
        name
        for path in sources
        if path != Path(__file__)
        for name in re.findall(r"\bUPPERLIP_([A-Z_]*[A-Z])\b", path.read_text("utf-8"))
    }
    assert len(used) > 10
    assert used - set(KNOWN) == set()


def test_tokens_that_can_be_guessed(tmp_path: Path) -> None:
    found = told(examined(set_up(tmp_path, metrics_token="secret", operator_token=TOKEN)))
    assert ["UPPERLIP_METRICS_TOKEN can be guessed" in words for words in found] == [True]


def test_public_urls_that_are_hardly_meant(tmp_path: Path) -> None:
    plain = told(examined(set_up(tmp_path, public_url="http://cards.example")), "note")
    assert any("can read along" in words for words in plain)
    open_ = set_up(tmp_path, public_url="https://cards.example", host="0.0.0.0")
    notes = " ".join(told(examined(open_), "note"))
    for words in ("--trusted-proxies", "--host 127.0.0.1", "was not tried: start the server"):
        assert words in notes


def test_bad_settings_and_exit_codes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["doctor", "--host", "127.0.0.1", "--data", f"{tmp_path}/tables.db", "--port"]
    assert main([*words, "many"]) == 1
    told = capsys.readouterr().out
    assert told == "WRONG a setting is not understood: port: must be a whole number\n"
    assert main([*words, str(free_port())]) == 0
    assert capsys.readouterr().out.startswith("ok    the settings are understood")


# The database


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "install the newer Upperlip"),
        (
            "INSERT INTO tables (id, listed, document, touched_at) VALUES ('', 0, '', 1e14)",
            "a time to come: set this machine's clock",
        ),
    ],
)
def test_a_file_that_is_not_as_it_should_be(damage: str, words: str, tmp_path: Path) -> None:
    settings = set_up(tmp_path)
    made(settings)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute(damage)
    assert [words in each for each in told(examined(settings))] == [True]


def test_a_file_that_is_broken_or_open_to_all(tmp_path: Path) -> None:
    settings, file = set_up(tmp_path), tmp_path / "tables.db"
    made(settings)
    file.chmod(0o644)
    (others,) = told(examined(settings))
    assert f"chmod 600 {file}" in others
    file.chmod(0o600)
    file.write_bytes(file.read_bytes()[:-8192])
    (damaged,) = told(examined(settings))
    assert "upperlip restore" in damaged
    file.write_text("Dear Ada, " * 100)
    assert "cannot be read" in told(examined(settings))[0]


def test_no_room_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "_LEAST_FREE", 1 << 60)
    (found,) = told(examined(set_up(tmp_path)))
    assert found.startswith("only ")
    assert found.endswith("make room")


@pytest.mark.database
def test_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    """The one of the tests takes no care of its data, and that is found out."""
    settings = set_up(tmp_path, data=postgres.fresh())
    (careless,) = told(examined(settings))
    assert "turn fsync, full_page_writes and synchronous_commit on" in careless

    async def age() -> None:
        database = connect(settings.store_url, 10)
        await database.write(partial(migrate, to="0001"))
        await database.close()

    run(age())
    assert any("run upperlip migrate" in words for words in told(examined(settings)))
    away = set_up(tmp_path, data="postgresql://localhost:1/tables")
    (unreachable,) = told(examined(away))
    assert "out of reach" in unreachable


@pytest.mark.database
def test_several_processes(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.fresh()
    made(set_up(tmp_path, data=url))

    def found(level: str = "wrong", **flags: Any) -> list[str]:
        finding = told(examined(set_up(tmp_path, data=url, **{"processes": 2} | flags)), level)
        return [words for words in finding if "fsync" not in words]

    assert found() == []
    (crowd,) = (words for words in found("note", processes=9) if "max_connections" in words)
    assert crowd.startswith("in a rush 9 processes want 153 connections, and the database takes ")
    (nowhere,) = found(internal_address="192.0.2.1")
    assert nowhere.startswith("processes cannot listen to each other at 192.0.2.1:0 ")
    with socket.create_server(("127.0.0.1", 0)) as neighbour:
        address = f"127.0.0.1:{neighbour.getsockname()[1]}"
        (taken,) = found(internal_address=address, processes=1)
        assert f"at {address} (Address already in use)" in taken
        alive = f"('n', '{address}', {versions.latest()}, {10**15}, '')"
        schema = url.rpartition("=")[2]
        postgres.command(f"INSERT INTO {schema}.processes VALUES {alive}", DATABASE)
        assert f"the process at {address} is reached from here" in found("good")
        assert found(internal_address=address, processes=1) == [], "it may be its own"
        assert not any("of the rules" in words for words in found("note"))
        postgres.command(f"UPDATE {schema}.processes SET rules = rules + 1", DATABASE)
        assert any(f"{address} has version" in words for words in found("note"))
    (gone,) = found()
    assert gone.startswith(f"the process at {address} is not reached from here ")


# The line


def test_somebody_else_has_the_port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "_PATIENCE", 0.5)  # the other one never says a word
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        other.settimeout(0)
        settings = set_up(tmp_path, port=other.getsockname()[1])
        (taken,) = told(examined(settings))
    assert "another program has 127.0.0.1:" in taken
    (nowhere,) = told(examined(set_up(tmp_path, host="192.0.2.1")))
    assert nowhere.startswith("nobody can listen at 192.0.2.1")


@pytest.mark.database
@pytest.mark.parametrize(
    ("manners", "trusted", "words"),
    [
        (Manners(), "127.0.0.1", None),
        (Manners(), None, "give --trusted-proxies 127.0.0.1"),
        (Manners(forwarded="passes"), "127.0.0.1", "can say that they come from anywhere"),
        (Manners(forwarded="drops"), "127.0.0.1", "have it send X-Forwarded-For"),
        (Manners(sockets=False), "127.0.0.1", "pages cannot talk to their tables"),
        (Manners(prefix="/elsewhere"), "127.0.0.1", "does not lead to this server"),
    ],
)
def test_what_stands_before_the_server(
    manners: Manners, trusted: str | None, words: str | None, tmp_path: Path
) -> None:
    async def scene() -> list[Finding]:
        port = free_port()
        flags: dict[str, Any] = {"public_url": f"http://127.0.0.1:{port}", "operator_token": TOKEN}
        async with (
            serving(tmp_path, trusted_proxies=trusted, **flags) as running,
            proxy(running.address, manners, port),
        ):
            ours = running.parts.settings
            here = set_up(
                tmp_path,
                port=int(running.address.rpartition(":")[2]),
                data=ours.data,
                trusted_proxies=trusted,
                **flags,
            )
            return await findings(here)

    found: list[Finding] = run(scene())
    assert any("runs with this database: process" in line for line in told(found, "good"))
    if words is None:
        assert told(found) == []
        assert "the server hears where visitors come from" in told(found, "good")
        assert any("WebSocket" in line for line in told(found, "good"))
    else:
        assert any(words in line for line in told(found)), found
        assert len(told(found)) == (2 if manners.prefix else 1)
