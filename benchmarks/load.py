"""What the table server can take: `make bench-server`.

A real server in a process of its own, clients in this one, loopback between them. Prints what it
finds and writes `docs/server-benchmarks.md`; nothing else should run meanwhile.
It takes about a quarter of an hour, and no part of it longer than `_LONGEST`.
`make bench-server ARGS=--small` finds every figure roughly, from a few tables on, in two minutes or
three, and writes nothing; so does, at full size, `ARGS=people` or one of the other parts.
"""

import argparse
import asyncio
import os
import resource
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

import uvloop
from rich.console import Console

from benchmarks import load_reviews
from benchmarks.crowd import Company, Setup, ask, keep_pace, seated
from benchmarks.load_page import Figure, page, surroundings, table
from benchmarks.yardstick import yardstick
from tests.server.server_process import ServerProcess

PAGE = Path(__file__).parents[1] / "docs" / "server-benchmarks.md"
SOON = 100  # milliseconds within which everyone must know
_GAMES = ("moustache", "mustachio")
_TOO_OFTEN = 0.05  # of the bots' decisions made by somebody who stands in
_LONGEST = 900.0  # seconds with one server: whoever measures unattended must come to an end


class Size(NamedTuple):
    tables: int  # of four people
    more: int  # of them at a time, to find the most
    seconds: float  # at each pace
    runs: int  # of all that is measured with them
    starts: int
    unfinished: int  # games when the server is killed
    actions: int  # of the person at each of those
    experts: int  # tables to begin with


WHOLE = Size(
    tables=300, more=100, seconds=20, runs=3, starts=5, unfinished=1000, actions=10, experts=20
)
SMALL = Size(tables=20, more=60, seconds=4, runs=1, starts=1, unfinished=20, actions=3, experts=5)


class Served(NamedTuple):
    """A server that runs, and what the system says about its process."""

    server: ServerProcess
    started: float  # seconds from the command to the first answer

    @property
    def memory(self) -> float:
        """MB that it really occupies."""
        lines = Path(f"/proc/{self.server.pid}/status").read_text("utf-8").splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024

    @property
    def cpu(self) -> float:
        """Seconds it has worked, without its bots."""
        stat = Path(f"/proc/{self.server.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")


async def with_server(
    run: Callable[[Served], Awaitable[list[Figure]]], workers: int = 0
) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), workers)
        try:
            async with asyncio.timeout(_LONGEST):
                return await run(Served(server, await server.start()))
        finally:
            await server.stop()


# People


async def starts(size: Size) -> list[Figure]:
    seconds = []

    async def once(served: Served) -> list[Figure]:
        seconds.append(served.started)
        return []

    for _ in range(size.starts):
        await with_server(once)
    return [Figure("Cold start to the first answer", f"{median(seconds):.2f} s", "< 2 s")]


async def people(size: Size) -> list[Figure]:
    """Everything several times, with a new server each: one run can be lucky, or unlucky."""
    runs: list[list[Figure]] = []
    for _ in range(size.runs):
        runs.append(await with_server(lambda served: _people(served, size), workers=1))
    return [
        Figure(figures[0].title, " · ".join(each.found for each in figures), figures[0].asked)
        for figures in zip(*runs, strict=True)
    ]


async def _people(served: Served, size: Size) -> list[Figure]:
    before = served.memory
    setups = [Setup(_GAMES[number % 2]) for number in range(size.tables)]
    companies = await seated(served.server, setups)
    await keep_pace(companies, len(companies), size.seconds / 4)  # nobody starts cold
    measure, work = yardstick(), served.cpu
    pace = await keep_pace(companies, len(companies), size.seconds)
    action = (served.cpu - work) / pace.done / size.seconds * 1e3
    measure = (measure + yardstick()) / 2
    memory = (served.memory - before) / size.tables * 1024
    many = f"{size.tables} tables of 4 people, one action per table a second"
    percentiles = " / ".join(f"{pace.percentile(percent):.0f}" for percent in (50, 99, 99.9))
    return [
        Figure(
            f"{many}: p50 / p99 / p99.9 from an action to everyone’s news of it, ms",
            percentiles,
            f"p99 < {SOON}",
        ),
        Figure("Processor time of the server for an action, ms", f"{action:.2f}", "1.0"),
        Figure("The same, in yardsticks", f"{action / measure:.3f}"),
        Figure("Memory for each of these tables, with its four pages, KB", f"{memory:.0f}", "120"),
        Figure(
            "The most actions a second with that p99",
            await most(companies, size.seconds / 4),
            "800",
        ),
        Figure(
            "The most tables of 4 people, one action per table a second, with that p99",
            await most_tables(served, companies, size),
            "700",
        ),
    ]


async def most(companies: Sequence[Company], seconds: float) -> str:
    """Raises the pace, from one that any machine keeps, until it is not kept twice running."""
    wanted, best, missed = max(20.0, len(companies) / 2), 0.0, 0
    while missed < 2:
        pace = await keep_pace(companies, wanted, seconds)
        if pace.kept(SOON):
            best, missed, wanted = max(best, pace.done), 0, wanted * 1.2
        else:
            missed += 1
    return f"{best:.0f}"


async def most_tables(served: Served, companies: Sequence[Company], size: Size) -> str:
    """Adds tables, from two thirds of those that are there on, until the pace is not kept twice."""
    there, wanted, best, missed = list(companies), max(1, len(companies) * 2 // 3), 0, 0
    while missed < 2:
        setups = [Setup(_GAMES[number % 2]) for number in range(len(there), wanted)]
        there += await seated(served.server, setups)
        pace = await keep_pace(there[:wanted], wanted, size.seconds / 2)
        if pace.kept(SOON):
            best, missed, wanted = wanted, 0, wanted + size.more
        else:
            missed += 1
    return str(best)


# Bots


async def experts(served: Served, size: Size) -> list[Figure]:
    """One person and three experts at each; the person takes a second for a decision."""
    companies: list[Company] = []
    last, wanted = "none", size.experts
    while True:
        new = wanted - len(companies)
        setups = [Setup(_GAMES[n % 2], 1, "expert", "natural") for n in range(new)]
        companies += await seated(served.server, setups)
        share, late = await _watch_experts(served, companies, size.seconds)
        if share > _TOO_OFTEN or wanted > 50 * size.experts:
            break
        last = f"{wanted} (p99 of their pause {late:.2f} s)"
        wanted = wanted * 3 // 2
    return [Figure("Tables of three experts that keep their pace, 0.9 s to 2.2 s", last)]


async def _watch_experts(
    served: Served, companies: Sequence[Company], seconds: float
) -> tuple[float, float]:
    """How often somebody stood in for them, and how long they took."""
    for company in companies:
        company.waits.clear()
    before = await _bots(served)
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        for company in companies:
            company.act()
        await asyncio.sleep(1)
    after = await _bots(served)
    asked, stood_in = (b - a for a, b in zip(before, after, strict=True))
    waits = sorted(wait for company in companies for wait in company.waits)
    return stood_in / max(1, asked), waits[len(waits) * 99 // 100] if waits else 0.0


async def _bots(served: Served) -> tuple[float, float]:
    """Decisions asked of bots, and made by those who stand in, so far."""
    text = (await ask(served.server.port, "/metrics"))[1].decode()
    values = dict(line.split() for line in text.splitlines() if not line.startswith("#"))
    return float(values["upperlip_bots_asked"]), float(values["upperlip_bots_stood_in"])


async def reviews(served: Served, size: Size) -> list[Figure]:
    return await load_reviews.reviews(served.server, size.tables // 3, size.seconds)


# Coming back


async def restart(served: Served, size: Size) -> list[Figure]:
    server = served.server
    companies = await seated(server, [Setup(_GAMES[n % 2], 1) for n in range(size.unfinished)])
    while min(company.actions for company in companies) < size.actions:
        for company in companies:
            if company.actions < size.actions:
                company.act()
        await asyncio.sleep(0.05)
    await server.kill()
    begun = time.perf_counter()
    answers = await server.start()
    again = [company.once_more() for company in companies]
    await asyncio.gather(*(company.come() for company in again))
    while not all(company.arrived for company in again):
        await asyncio.sleep(0.01)
    everybody = time.perf_counter() - begun
    many = f"{size.unfinished:,} unfinished games"
    return [
        Figure(f"Restart after `kill -9` with {many}, to the first answer", f"{answers:.2f} s"),
        Figure("The same, until all are on their players’ pages", f"{everybody:.2f} s", "< 5 s"),
    ]


async def measure(size: Size, only: str, console: Console) -> list[Figure]:
    figures: list[Figure] = []
    parts: dict[str, Callable[[], Awaitable[list[Figure]]]] = {
        "start": lambda: starts(size),
        "people": lambda: people(size),
        "experts": lambda: with_server(lambda served: experts(served, size)),
        "reviews": lambda: with_server(lambda served: reviews(served, size), workers=1),
        "restart": lambda: with_server(lambda served: restart(served, size), workers=1),
    }
    for name, run in parts.items():
        if only in ("", name):
            begun = time.perf_counter()
            with console.status(f"Measuring: {name} …"):
                try:
                    found = await run()
                except TimeoutError:
                    found = [Figure(name, f"not finished in {_LONGEST:.0f} s")]
            console.print(table(found), f"({name}: {time.perf_counter() - begun:.0f} s)")
            figures += found
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load")
    parser.add_argument(
        "only", nargs="?", default="", help="start, people, experts, reviews or restart"
    )
    parser.add_argument("--small", action="store_true", help="a few tables only")
    arguments = parser.parse_args()
    console, where = Console(highlight=False), surroundings()
    console.print(where)
    size = SMALL if arguments.small else WHOLE
    most_files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most_files, most_files))  # the server's, too
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # a server that is installed is compiled
    figures = uvloop.run(measure(size, arguments.only, console))
    if size is WHOLE and not arguments.only:
        PAGE.write_text(page(figures, where), "utf-8")
        console.print(f"Written to docs/{PAGE.name}")


if __name__ == "__main__":
    main()
