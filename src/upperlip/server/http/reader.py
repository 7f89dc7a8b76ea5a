"""Records are read in a process of their own, one after the other, and few may wait for it.

On a machine with several servers, half of the cores do so at a time.
"""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

from upperlip.server.bots.turns import Turns, shared_folder
from upperlip.workers import cores

LONGEST_QUEUE = 16  # readings under way or waiting; whoever comes then is told to come later
LONGEST_ANSWER = 1 << 26  # bytes
PATIENCE = 30.0  # seconds for one reading

_COMMAND = ("-P", "-m", "upperlip.server.http.reader_process")


class Busy(Exception):
    """Too many are waiting already."""


class ReadingFailed(Exception):
    """The process died, or took too long."""


class Reader:
    """The process is started when the first record is read, and again when it is gone."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._machine = Turns("reading", max(1, cores() // 2), shared_folder())
        self._waiting = 0

    async def read(self, kind: str, record: str, wanted: int = 0, seat: int = 0) -> bytes:
        """The answer as it goes out; `null` if the record cannot be replayed."""
        if self._waiting >= LONGEST_QUEUE:
            raise Busy
        self._waiting += 1
        try:
            async with self._turn, self._machine.taken():
                return await self._ask(json.dumps([kind, record, wanted, seat]).encode() + b"\n")
        finally:
            self._waiting -= 1

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.communicate()

    async def _ask(self, task: bytes) -> bytes:
        try:
            async with asyncio.timeout(PATIENCE):
                process = await self._running()
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(task)
                await process.stdin.drain()
                answer = await process.stdout.readline()
        except (OSError, ValueError):  # gone, stuck, or more than anybody would read
            answer = b""
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for the next one's
            raise
        if not answer.endswith(b"\n"):
            await self.stop()
            raise ReadingFailed
        return answer[:-1]

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            # In a session of its own it does not hear Ctrl-C; it ends with its stdin.
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *_COMMAND,
                stdin=PIPE,
                stdout=PIPE,
                limit=LONGEST_ANSWER,
                start_new_session=True,
            )
        return self._process
