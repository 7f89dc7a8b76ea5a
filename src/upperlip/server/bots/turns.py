"""Turns for work that a machine has little room for: so many at a time, whichever process does it.

Processes that were started together share a folder of locks. The system gives a lock back with its
process, however that ends.
"""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

FOLDER = "UPPERLIP_TURNS"  # where the locks are, for who is one of several
_LOOK = 0.1  # seconds


def shared_folder() -> Path | None:
    named = os.environ.get(FOLDER)
    return Path(named) if named else None


class Turns:
    """`kind`: what the turns are for; `places`: how many have one at a time."""

    def __init__(self, kind: str, places: int, folder: Path | None = None) -> None:
        self._here = asyncio.Semaphore(places)
        self._locks = [] if folder is None else [folder / f"{kind}-{n}" for n in range(places)]

    @asynccontextmanager
    async def taken(self) -> AsyncIterator[None]:
        """Waits for one."""
        async with self._here:
            lock = None
            while self._locks and (lock := _first_free(self._locks)) is None:
                await asyncio.sleep(_LOOK)
            try:
                yield
            finally:
                if lock is not None:
                    os.close(lock)


def _first_free(locks: list[Path]) -> int | None:
    """Its descriptor, locked."""
    return next((found for lock in locks if (found := _locked(lock)) is not None), None)


def _locked(path: Path) -> int | None:
    if sys.platform == "win32":  # nobody is one of several there
        return None
    import fcntl  # noqa: PLC0415 – there is none elsewhere

    path.parent.mkdir(mode=0o700, exist_ok=True)  # systems tidy up what nobody touched for days
    lock = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        return None
    return lock
