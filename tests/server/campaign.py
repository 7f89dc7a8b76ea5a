"""What `make test` tries briefly, at length: `python -m tests.server.campaign NAME`."""

import argparse
import asyncio
import random
import tempfile
from collections import Counter
from collections.abc import Sequence
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from statistics import median
from typing import get_args

from rich.console import Console
from rich.progress import Progress

from tests.next_rules import sitecustomize as next_rules
from tests.server.http.fuzz import fuzz as random_messages
from tests.server.kill_run import KillRun, audit, audited
from tests.server.persistent_player import THINKING
from tests.server.postgres import DATABASE, running
from tests.server.server_process import ServerProcess
from tests.server.several_run import PROCESSES, SeveralRun, Trouble

CONSOLE = Console(highlight=False)
HELD, CUT = 20.0, 10.0  # seconds
# Seconds within which half of the pages, and all, are to be back where the cores have time left.
WANTED: dict[Trouble, tuple[float, float]] = {"kill": (2.0, 3.0), "drain": (1.0, 1.0)}


def kill(arguments: argparse.Namespace) -> None:
    """Kills a server again and again in the middle of its games; nothing may be lost."""
    seed, tables, kills = arguments.seed, arguments.tables, arguments.kills
    with tempfile.TemporaryDirectory() as folder, Progress(console=CONSOLE) as progress:
        kill_run = KillRun(ServerProcess(Path(folder)), seed, patient=tables)
        bar = progress.add_task(f"{tables} tables, seed {seed}", total=kills)
        advance = partial(progress.advance, bar)
        asyncio.run(kill_run.spend(tables, kills, advance, arguments.answers))
        complaints = kill_run.server.complaints()
        assert not complaints, "\n".join(complaints)
        found = asyncio.run(audit(kill_run))
    CONSOLE.print(
        f"{kills} kills: {found.games} games, {found.finished} of them to their end, "
        f"{found.actions} acknowledged actions, nothing lost, all records verified"
    )


def several(arguments: argparse.Namespace) -> None:
    """Three processes, each trouble there is in turn; nothing may be lost."""
    seed, tables, number = arguments.seed, arguments.tables, arguments.troubles
    kinds: tuple[Trouble, ...] = tuple(arguments.only or get_args(Trouble))
    troubles = [kinds[place % len(kinds)] for place in range(number)]
    with (
        tempfile.TemporaryDirectory() as folder,
        running() as postgres,
        next_rules.changed() if "upgrade" in troubles else nullcontext(),
        Progress(console=CONSOLE) as progress,
    ):
        postgres.command(f"CREATE DATABASE {DATABASE}")
        if "upgrade" in troubles:  # who audits knows both
            next_rules.come(next_rules.NEW)
        patient = tables if arguments.patient is None else arguments.patient
        data = Path(folder)
        run = SeveralRun(postgres, data, seed, patient, HELD, CUT, upgraded=PROCESSES)
        run.thinking = arguments.thinking
        bar = progress.add_task(f"{tables} tables, seed {seed}", total=number)
        asyncio.run(run.spend_among(tables, troubles, partial(progress.advance, bar)))
        complaints = run.complaints()
        found = asyncio.run(audited(run.url, run.players))
    told = ", ".join(f"{count} × {kind}" for kind, count in Counter(run.brought).items())
    CONSOLE.print(
        f"{told}; {run.moved} tables moved: {found.games} games, {found.finished} "
        f"of them to their end, {found.actions} acknowledged actions, nothing lost, all records "
        "verified"
    )
    for trouble, seconds in run.away.items():
        if seconds:
            CONSOLE.print(_told(trouble, seconds))
    assert not complaints, "\n".join(complaints)


def _told(trouble: Trouble, seconds: Sequence[float]) -> str:
    """How soon pages were back, and whether that is as it should be."""
    half, all_ = median(seconds), max(seconds)
    told = (
        f"{trouble}: {len(seconds)} pages had to come back; half of them within {half:.2f} s, "
        f"all within {all_:.2f} s"
    )
    if trouble not in WANTED:
        return told
    wanted = WANTED[trouble]
    verdict = "as wanted" if half < wanted[0] and all_ < wanted[1] else "TOO LATE"
    return f"{told} (wanted: {wanted[0]:.0f} s and {wanted[1]:.0f} s): {verdict}"


def fuzz(arguments: argparse.Namespace) -> None:
    """Sends nonsense while an honest game goes on; it must go on."""
    CONSOLE.print(f"{arguments.messages} messages, seed {arguments.seed} …")
    became = random_messages(arguments.messages, arguments.seed)
    told = ", ".join(f"{count} {what}" for what, count in sorted(became.items()))
    CONSOLE.print(f"{told}; nothing broke")


def _add_kill(campaigns: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    command = campaigns.add_parser("kill", help="kill -9 at random moments")
    command.add_argument("--tables", type=int, default=100)
    command.add_argument("--kills", type=int, default=50)
    command.add_argument(
        "--answers", type=int, default=12, help="most that a table gives between two kills"
    )
    command.add_argument("--seed", type=int, default=random.randrange(10**6))
    command.set_defaults(run=kill)


def _add_several(campaigns: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    command = campaigns.add_parser("several", help="three processes, one of them in trouble")
    command.add_argument("--tables", type=int, default=100)
    command.add_argument("--troubles", type=int, default=50)
    command.add_argument("--only", action="append", choices=get_args(Trouble), help="no others")
    command.add_argument(
        "--thinking", type=float, default=THINKING, help="seconds before each answer"
    )
    command.add_argument("--patient", type=int, help="tables that play to their end; else all")
    command.add_argument("--seed", type=int, default=random.randrange(10**6))
    command.set_defaults(run=several)


def _add_fuzz(campaigns: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    command = campaigns.add_parser("fuzz", help="random messages")
    command.add_argument("--messages", type=int, default=10_000)
    command.add_argument("--seed", type=int, default=random.randrange(10**6))
    command.set_defaults(run=fuzz)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.campaign")
    campaigns = parser.add_subparsers(required=True, metavar="NAME")
    for add in (_add_kill, _add_several, _add_fuzz):
        add(campaigns)
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
