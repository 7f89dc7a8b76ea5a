"""One server at a time works with a database: whoever opens it first keeps all others out.

Two would overwrite each other's tables. A lock goes with its process, however that ends.
"""

import asyncio
import os
import socket
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Protocol

import sqlalchemy as sa

from upperlip.server.store.errors import InUse, StoreError
from upperlip.server.store.session_lock import SessionLock

PATIENCE = 2.0  # seconds: the server before may be about to end
_PAUSE = 0.1


class Lock(Protocol):
    @property
    def held(self) -> bool: ...

    async def taken_over(self) -> InUse:
        """Waits until another server has got it, which must never happen; says who."""
        ...

    async def release(self) -> None: ...


async def take_lock(url: str, patience: float, *, shared: bool = False) -> Lock:
    """`InUse` if another server has it and does not go. PostgreSQL's can be shared."""
    who = f"process {os.getpid()} on {socket.gethostname()}"
    if url.startswith("sqlite:"):
        return await FileLock.take(Path(str(sa.make_url(url).database)), who)
    lock = SessionLock(url, patience, who, shared=shared)
    try:
        await _until(lock.take, lock.holder)
    except StoreError:
        await lock.release()
        raise
    return lock


async def _until(take: Callable[[], Awaitable[bool]], holder: Callable[[], Awaitable[str]]) -> None:
    give_up = time.monotonic() + PATIENCE
    while not await take():
        if time.monotonic() > give_up:
            raise in_use(await holder())
        await asyncio.sleep(_PAUSE)


def in_use(holder: str) -> InUse:
    return InUse(
        f"another server works with these tables: {holder}; stop it, or give --data another place",
        holder,
    )


class FileLock:
    """On a file beside the database: the locks on that one are SQLite's own.

    The file stays when the server ends; without a process that holds it, it means nothing.
    """

    def __init__(self, file: int) -> None:
        self.held = True
        self._file = file

    @classmethod
    async def take(cls, database: Path, who: str) -> "FileLock":
        path = database.resolve()  # the same for all names of the database, but for hard links
        if path.exists() and path.stat().st_nlink > 1:  # to SQLite, too, they are different files
            raise StoreError(f"cannot lock {path}: it has another name, by a hard link; remove one")
        path = path.with_name(f"{path.name}-lock")
        try:
            file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        except OSError as error:
            raise StoreError(f"cannot lock {path}: {error.strerror}") from None

        async def taken() -> bool:
            try:
                return _locked(file)
            except OSError as error:  # a file system without locks
                raise StoreError(f"cannot lock {path}: {error.strerror}") from None

        async def holder() -> str:
            return path.read_text("utf-8").strip() or "who, its lock does not say"

        try:
            await _until(taken, holder)
        except StoreError:
            os.close(file)
            raise
        since = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime())
        os.ftruncate(file, 0)
        os.pwrite(file, f"{who}, since {since}\n".encode(), 0)
        return cls(file)

    async def taken_over(self) -> InUse:
        nobody: asyncio.Future[InUse] = asyncio.get_running_loop().create_future()
        return await nobody

    async def release(self) -> None:
        if self.held:
            self.held = False
            os.ftruncate(self._file, 0)
            os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 30  # a byte that is locked cannot be read there, so it is none of those written

    def _locked(file: int) -> bool:
        os.lseek(file, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

else:
    import fcntl

    def _locked(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
