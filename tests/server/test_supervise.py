"""`upperlip serve --processes N`: one port, several processes, replaced when they end."""

import asyncio
import os
import signal
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.guests import Guest, run
from tests.server.postgres import Postgres, postgres
from tests.server.server_process import ServerProcess
from upperlip.server.settings import BadSetting, read_settings
from upperlip.server.supervise import Supervisor

__all__ = ["postgres"]
PATIENCE = 60.0  # seconds, on a machine that is busy


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)


def children(pid: int) -> set[int]:
    return {int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()}


def lives(pid: int) -> bool:
    try:
        return "(zombie)" not in Path(f"/proc/{pid}/status").read_text()
    except FileNotFoundError:
        return False


@pytest.mark.database
@pytest.mark.kill
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="children are found in /proc")
def test_those_who_end_are_replaced_and_all_end_together(
    postgres: Postgres, tmp_path: Path
) -> None:
    server = ServerProcess(tmp_path, data=postgres.fresh(), flags=("--processes", "2"), workers=2)

    async def scene() -> None:
        await server.start()
        await until(lambda: len(children(server.pid)) == 2)
        guest = await Guest.introduced(server.address, "Ada")
        table = await guest.open_table(game="moustache", bots="random")
        pages = [await guest.page(table) for _ in range(4)]  # whichever takes them
        first = children(server.pid)
        os.kill(min(first), signal.SIGKILL)
        await until(lambda: len(children(server.pid) - {min(first)}) == 2)
        for page in pages:
            await page.close()
        again = await guest.page(table)
        assert again.you["seat"] == 0
        await again.close()
        second = children(server.pid)
        os.kill(server.pid, signal.SIGHUP)  # all anew, one by one
        await until(lambda: not second & children(server.pid) and len(children(server.pid)) == 2)
        await (await guest.page(table)).close()
        await guest.http.aclose()
        last = children(server.pid)
        await server.stop()
        assert not any(map(lives, last))
        await server.start()
        await until(lambda: len(children(server.pid)) == 2)
        orphans = children(server.pid)
        await server.kill()  # nobody is left to stop them
        await until(lambda: not any(map(lives, orphans)))

    run(scene(), 4 * PATIENCE)
    assert server.complaints() == []


# Settings

POSTGRES = {"data": "postgresql://there/tables"}


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        ({"processes": "2"}, "several need PostgreSQL"),
        ({"processes": "0"} | POSTGRES, "must be positive"),
        ({"processes": "2", "internal_address": "here:there"} | POSTGRES, "a host and a port"),
        ({"processes": "2", "internal_address": "here:70000"} | POSTGRES, "a host and a port"),
        ({"processes": "2", "internal_address": "here:65535"} | POSTGRES, "a host and a port"),
        ({"processes": "2", "internal_address": "0.0.0.0"} | POSTGRES, "reach this machine"),
        ({"processes": "2", "internal_address": "[::]:8700"} | POSTGRES, "reach this machine"),
    ],
)
def test_what_will_not_do(flags: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadSetting, match=complaint):
        read_settings(flags, {})


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        (None, ("127.0.0.1", 0)),
        ("10.0.0.5", ("10.0.0.5", 0)),
        ("server-1:8700", ("server-1", 8700)),
        ("[fd00::1]", ("fd00::1", 0)),
        ("[fd00::1]:8700", ("fd00::1", 8700)),
    ],
)
def test_internal_addresses(given: str | None, meant: tuple[str, int]) -> None:
    assert read_settings({"internal_address": given, **POSTGRES}, {}).internal == meant


def test_children_have_a_port_and_a_share_of_the_bots_each() -> None:
    flags = {"processes": "3", "workers": "7", "internal_address": "[fd00::1]:8700", "port": "80"}

    async def environments() -> list[dict[str, str]]:
        with socket.socket() as listener:
            supervisor = Supervisor(read_settings(flags | POSTGRES, {}), listener, lambda: None)
            return [supervisor._environment(number) for number in range(3)]

    for number, environment in enumerate(asyncio.run(environments())):
        settings = read_settings({}, environment)
        assert settings.internal == ("fd00::1", 8700 + number)
        assert (settings.processes, settings.workers, settings.port) == (1, 3 - (number > 0), 80)
