"""Turns for work that a machine has little room for: so many at a time, whichever process does it.

Processes that were started together share a folder of locks. The system gives a lock back with its
process, however that ends. A long queue in one process keeps no other waiting for long: whoever
stands at the gate has the next turn.
"""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

FOLDER = "UPPERLIP_TURNS"  # where the locks are, for who is one of several
_LOOK = 0.03  # seconds


def shared_folder() -> Path | None:
    named = os.environ.get(FOLDER)
    return Path(named) if named else None


class Turns:
    """`kind`: what the turns are for; `places`: how many have one at a time."""

    def __init__(self, kind: str, places: int, folder: Path | None = None) -> None:
        self._here = asyncio.Semaphore(places)
        self._gate = None if folder is None else folder / f"{kind}-gate"
        self._locks = [] if folder is None else [folder / f"{kind}-{n}" for n in range(places)]

    @asynccontextmanager
    async def taken(self) -> AsyncIterator[None]:
        """Waits for one."""
        async with self._here:
            lock = await self._lock()
            try:
                yield
            finally:
                if lock is not None:
                    os.close(lock)

    async def _lock(self) -> int | None:
        """Without the gate, who gives a turn back would have the next one before others look."""
        if self._gate is None:
            return None
        gate = await _first_free([self._gate])
        try:
            return await _first_free(self._locks)
        finally:
            os.close(gate)


async def _first_free(locks: list[Path]) -> int:
    """Its descriptor, locked; waits until there is one."""
    while True:
        for path in locks:
            if (lock := _locked(path)) is not None:
                return lock
        await asyncio.sleep(_LOOK)


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
