"""A PostgreSQL server for the tests: our own, in a folder of its own, gone when they are done."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

DATABASE = "tables"
_INSTALL = "apt-get install -y --no-install-recommends postgresql"
# Nothing here has to survive a power cut.
_QUICK = ("fsync=off", "full_page_writes=off", "shared_buffers=16MB", "max_connections=60")
_INITDB = ("--no-sync", "--no-locale", "--encoding=UTF8", "--auth=trust", "--username=upperlip")
_PATIENCE = 60.0  # seconds


class Postgres:
    """A running server; it listens on a socket in its folder and nowhere else."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        self._numbers = count(1)

    def fresh(self) -> str:
        """The URL of an empty place: a schema, since new databases take much longer to make."""
        name = f"place_{next(self._numbers)}"
        self.command(f"CREATE SCHEMA {name}", DATABASE)
        return f"{self._url(DATABASE)}&search_path={name}"

    def command(self, sql: str, database: str = "postgres") -> str:
        """What `psql` answers."""
        psql = [f"{self._programs}/psql", "-XqAt", "-v", "ON_ERROR_STOP=1"]
        return _run([*psql, "-d", self._url(database), "-c", sql])

    def _url(self, database: str) -> str:
        return f"postgresql:///{database}?host={self._folder}&user=upperlip"

    @property
    def pid(self) -> int:
        return int((self._folder / "data" / "postmaster.pid").read_text().split()[0])

    def ended_for_standing_still(self) -> int:
        """Sessions that it ended so far, since nothing came in the middle of a transaction."""
        return (self._folder / "log").read_text("utf-8").count("idle-in-transaction timeout")

    def answers(self) -> bool:
        ready = [f"{self._programs}/pg_isready", "-q", "-h", str(self._folder)]
        return subprocess.run(ready, check=False).returncode == 0


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Each worker has its own."""
    with running() as server:
        server.command(f"CREATE DATABASE {DATABASE}")
        yield server


@contextmanager
def running() -> Iterator[Postgres]:
    programs = _programs()
    # Not tmp_path: the names of sockets are short, and another user must be able to get in.
    folder = Path(tempfile.mkdtemp(prefix="upperlip-pg-"))
    try:
        how = _as_somebody_else(folder)
        _run([f"{programs}/initdb", "-D", f"{folder}/data", *_INITDB], **how)
        command = [f"{programs}/postgres", "-D", f"{folder}/data", "-k", str(folder), "-h", ""]
        command += [part for setting in _QUICK for part in ("-c", setting)]
        with (folder / "log").open("w") as log:
            process = subprocess.Popen([*_with_us(), *command], stdout=log, stderr=log, **how)
        try:
            yield _ready(Postgres(programs, folder), process, folder / "log")
        finally:
            process.send_signal(signal.SIGQUIT)  # at once: nothing is worth keeping
            process.wait()
    finally:
        shutil.rmtree(folder)


def _programs() -> Path:
    """The folder with the server's programs; Debian keeps it off the path."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent  # a link does not bring the others
    versions = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    if newest := max(versions, key=lambda path: int(path.parts[-3]), default=None):
        return newest.parent
    pytest.fail(f"PostgreSQL is not installed; run: {_INSTALL}", pytrace=False)


def _as_somebody_else(folder: Path) -> dict[str, Any]:
    """How to start it: it refuses to be run by root."""
    how: dict[str, Any] = {"cwd": folder}
    if os.geteuid() == 0:
        names = {entry.pw_name: entry for entry in pwd.getpwall()}
        user = names.get("postgres") or names["nobody"]
        os.chown(folder, user.pw_uid, user.pw_gid)
        how |= {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    return how


def _with_us() -> list[str]:
    """Where it can be arranged, the server ends even when we are killed."""
    return ["setpriv", "--pdeathsig", "QUIT"] if shutil.which("setpriv") else []


def _ready(server: Postgres, process: subprocess.Popen[Any], log: Path) -> Postgres:
    until = time.monotonic() + _PATIENCE
    while not server.answers():
        alive = process.poll() is None and time.monotonic() < until
        assert alive, f"PostgreSQL does not start:\n{log.read_text()}"
        time.sleep(0.02)
    return server


def _run(command: Sequence[str], **how: Any) -> str:
    done: subprocess.CompletedProcess[str]
    done = subprocess.run(command, capture_output=True, text=True, check=False, **how)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()
