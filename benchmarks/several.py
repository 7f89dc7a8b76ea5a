"""Several processes on one PostgreSQL: what an action costs, by their number, and by way of a
neighbour. `python -m benchmarks.several` prints a table; nothing else should run meanwhile.

Server processes, database and clients share this machine, and the database does not wait for its
disk: it is the processor's time that is compared, not how much a house of several machines can do.
"""

import argparse
import os
import random
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

import uvloop
from rich.console import Console

from benchmarks.crowd import Company, Pace, Setup, ask, keep_pace, seated_at
from benchmarks.load import most
from tests.server.postgres import DATABASE, Postgres, running
from tests.server.server_process import ServerProcess

CONSOLE = Console(highlight=False)
_GAMES = ("moustache", "mustachio")


class Way(NamedTuple):
    name: str
    processes: int | None  # None: one, without leases
    round_about: bool = False  # all pages are at another process than their table


WAYS = (
    Way("one process, without leases", None),
    Way("one process, with leases", 1),
    Way("two processes", 2),
    Way("two, every page by way of the other", 2, True),
    Way("four processes", 4),
)


def seconds_of(pid: int) -> float:
    """That a process has worked, with its children that have ended."""
    stat = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return sum(map(int, stat[11:15])) / os.sysconf("SC_CLK_TCK")


def with_children(pid: int) -> Iterator[int]:
    yield pid
    yield from map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())


async def started(stack: AsyncExitStack, way: Way, url: str, folder: Path) -> list[ServerProcess]:
    flags = () if way.processes is None else ("--processes", "1")
    servers = []
    for number in range(way.processes or 1):
        place = folder / str(number)
        place.mkdir()
        server = ServerProcess(place, data=url, flags=flags)
        await server.start()
        stack.push_async_callback(server.stop)
        servers.append(server)
    return servers


async def companies_at(
    servers: Sequence[ServerProcess], way: Way, tables: int
) -> Sequence[Company]:
    """Each at a table of a process that takes turns with the others."""

    async def one(number: int) -> Company:
        own, other = (servers[(number + more) % len(servers)].port for more in (0, 1))
        setup = Setup(_GAMES[number % 2])

        async def visit(table: str) -> int:
            await ask(own, f"/api/tables/{table}")  # who is asked first runs it
            return other if way.round_about else own

        return await seated_at(own, setup, visit)

    return [await one(number) for number in range(tables)]


async def measure(way: Way, postgres: Postgres, arguments: argparse.Namespace) -> None:
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        servers = await started(stack, way, postgres.fresh(), folder)
        companies = await companies_at(servers, way, arguments.tables)
        database = list(with_children(postgres.pid))

        def worked() -> tuple[float, float]:
            return sum(seconds_of(s.pid) for s in servers), sum(map(seconds_of, database))

        before = worked()
        pace: Pace = await keep_pace(companies, arguments.pace, arguments.seconds)
        served, stored = (now - then for now, then in zip(worked(), before, strict=True))
        actions = pace.done * arguments.seconds
        CONSOLE.print(
            f"| {way.name} | {pace.done:.0f} | {1000 * served / actions:.2f} ms "
            f"| {1000 * stored / actions:.2f} ms | {pace.percentile(50):.1f} ms "
            f"| {pace.percentile(99):.1f} ms | {await most(companies, arguments.seconds / 4)} |",
            soft_wrap=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.several")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--pace", type=float, default=60, help="actions a second, of all tables")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    random.seed(arguments.seed)
    CONSOLE.print(
        "| | actions/s | servers | database | half within | p99 | most actions/s |\n"
        "|---|---|---|---|---|---|---|"
    )
    with running() as postgres:
        postgres.command(f"CREATE DATABASE {DATABASE}")
        for way in WAYS:
            uvloop.run(measure(way, postgres, arguments))


if __name__ == "__main__":
    main()
