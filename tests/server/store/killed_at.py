"""Ends itself with kill -9 at every step of a backup or a restore, one step later each time.

A step is a name that is given or taken away, a database that is opened, or a statement that changes
one. Each try is a fork: to start Python anew would take longer than the work. After each it says
what is there, in JSON.

    python -m tests.server.store.killed_at backup URL FILE [every]
    python -m tests.server.store.killed_at restore FILE URL [every]
"""

import asyncio
import json
import os
import signal
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from upperlip.server.store.backup import backup, checked
from upperlip.server.store.connect import connect
from upperlip.server.store.errors import StoreError
from upperlip.server.store.migrate import revision
from upperlip.server.store.restore import restore
from upperlip.server.store.row_copies import names_in, sums_of

STEPS = {"os.link", "os.remove", "os.rename", "os.chown", "sqlite3.connect", "tempfile.mkstemp"}
CHANGES = ("ALTER", "BEGIN", "COMMIT", "CREATE", "DROP", "INSERT", "PRAGMA", "UPDATE")


def kill_at(step: int) -> None:
    left = [step]

    def tick(counts: bool) -> None:
        left[0] -= counts
        if counts and not left[0]:
            os.kill(os.getpid(), signal.SIGKILL)

    def execute(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        tick(statement.strip().startswith(CHANGES))

    sys.addaudithook(lambda name, _: tick(name in STEPS))
    sa.event.listen(sa.Engine, "before_cursor_execute", execute)


def survived(step: int, work: Any) -> bool:
    """Was the work done before that step?"""
    if (child := os.fork()) == 0:
        kill_at(step)
        asyncio.run(work())
        os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.WIFEXITED(status) and os.WEXITSTATUS(status) == 0


def rows(connection: sa.Connection) -> dict[str, int]:
    if revision(connection) is None:
        return {}
    sums = sums_of(connection, names_in(connection))
    return {name: found.rows for name, found in sums.items()}


async def _rows_at(url: str) -> dict[str, int]:
    database = connect(url, 20)
    try:
        return await database.read(rows)
    finally:
        await database.close()


def _left_of_backup(file: Path) -> str:
    try:
        return f"{checked(file).games} games" if file.exists() else "none"
    except StoreError as error:
        return str(error)


def main(what: str, source: str, target: str, every: str = "1") -> None:
    def work() -> Any:
        if what == "backup":
            return backup(source, Path(target))
        return restore(Path(source), target, replace=True)

    for module in ("alembic.command", "asyncpg", "upperlip.server.store.postgresql"):
        import_module(module)  # or every fork does
    step = 1
    while True:
        done = survived(step, work)
        left = _left_of_backup(Path(target)) if what == "backup" else asyncio.run(_rows_at(target))
        print(json.dumps({"step": step, "done": done, "left": left}), flush=True)  # noqa: T201
        if done:
            return
        if what == "backup":
            Path(target).unlink(missing_ok=True)
        step += int(every)


if __name__ == "__main__":
    main(*sys.argv[1:])
