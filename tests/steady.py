"""Is green always green? `python -m tests.steady` runs the tests that wait for others many times.

Browser and server tests ten times, every second time beside two busy loops, then `make test` three
times. Each run has a log of its own in build/steady and a limit of its own; the last line says all.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
LOGS = ROOT / "build" / "steady"
WORKERS = 2 * (os.cpu_count() or 1)  # as `make test`
WAITING = (
    sys.executable,
    "-m",
    "pytest",
    f"-n{WORKERS}",
    "--dist=worksteal",
    "tests/browser",
    "tests/server",
)
EVERYTHING = ("make", "test")
BUSY_LOOPS = 2
TAIL = 40  # lines of a log that are shown when a run fails


class Run(NamedTuple):
    name: str
    command: Sequence[str]
    busy: bool = False


def planned(rounds: int, whole: int) -> list[Run]:
    """Every second round beside busy loops."""
    waiting = [Run(f"round-{n:02}", WAITING, busy=n % 2 == 0) for n in range(1, rounds + 1)]
    return waiting + [Run(f"whole-{n}", EVERYTHING) for n in range(1, whole + 1)]


@contextmanager
def busy_loops(count: int) -> Iterator[None]:
    loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def passes(run: Run, log: Path, seconds: float) -> bool:
    """Runs it; whatever it has started ends with it."""
    environment = os.environ | {"UPPERLIP_NEEDS_BROWSER": "1"}
    with log.open("w") as output, busy_loops(BUSY_LOOPS if run.busy else 0):
        process = subprocess.Popen(
            run.command,
            cwd=ROOT,
            env=environment,
            stdout=output,
            stderr=output,
            start_new_session=True,
        )
        try:
            return process.wait(seconds) == 0
        except subprocess.TimeoutExpired:
            output.write(f"\nsteady: not done after {seconds:.0f} seconds\n")
            return False
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()


def attempt(runs: Sequence[Run], logs: Path, seconds: float) -> list[Run]:
    """Those that failed; each is told of at once."""
    shutil.rmtree(logs, ignore_errors=True)
    logs.mkdir(parents=True)
    failed = []
    for run in runs:
        log, begun = logs / f"{run.name}.log", time.monotonic()
        good = passes(run, log, seconds)
        loops = ", beside busy loops" if run.busy else ""
        took = time.monotonic() - begun
        _say(f"{run.name}{loops}: {'green' if good else 'FAILED'} after {took:.0f} s")
        if not good:
            failed.append(run)
            _say(*log.read_text("utf-8", "replace").splitlines()[-TAIL:], f"… all of it: {log}")
    return failed


def summary(runs: Sequence[Run], failed: Sequence[Run]) -> str:
    waiting = [run for run in runs if run.command != EVERYTHING]
    busy = sum(run.busy for run in waiting)
    outcome = f"FAILED: {', '.join(run.name for run in failed)}" if failed else "all green"
    return (
        f"steady: {len(waiting)} × browser and server, {busy} of them beside two busy loops, "
        f"{len(runs) - len(waiting)} × make test: {outcome}"
    )


def _say(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.steady", description=__doc__)
    parser.add_argument("--rounds", type=int, default=10, help="of browser and server tests")
    parser.add_argument("--whole", type=int, default=3, help="times that make test runs")
    parser.add_argument("--minutes", type=float, default=20, help="that one run may take")
    arguments = parser.parse_args()
    runs = planned(arguments.rounds, arguments.whole)
    failed = attempt(runs, LOGS, arguments.minutes * 60)
    _say(summary(runs, failed))
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
