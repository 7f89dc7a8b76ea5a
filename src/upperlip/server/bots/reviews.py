"""Reviews of finished games, worked out one after the other in processes that give way to play."""

import asyncio
import json
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from upperlip.review.comparing import WORLDS
from upperlip.review.format import ReviewedDecision, ReviewFigures
from upperlip.server.bots.review_process import Piece
from upperlip.server.bots.turns import Turns, shared_folder
from upperlip.table.seat import Seat
from upperlip.workers import cores

LONGEST_QUEUE = 16  # games; whoever comes then is told to come later
LONGEST_LINE = 1 << 25  # bytes
PATIENCE = 1800  # seconds of processor time for one game; most take less than thirty

_IDLE, _WORK = "upperlip.server.bots.idle", "upperlip.server.bots.review_process"
_COMMAND = ("-P", "-m", _IDLE, _WORK)
_LOG = logging.getLogger(__name__)


class Busy(Exception):
    """Too many are waiting already."""


class ReviewUnderWay:
    """What is known so far of one game."""

    def __init__(self, record: str, seats: Sequence[Seat]) -> None:
        self.record, self.seats = record, tuple(seats)
        self.done, self.of = 0, 0
        self.decisions: dict[Seat, list[ReviewedDecision]] = {seat: [] for seat in seats}
        self.whole: dict[Seat, ReviewFigures] = {}
        self.failed = False

    def take(self, piece: Piece) -> None:
        self.done, self.of = piece.done, piece.of
        if piece.decision is not None and piece.seat is not None:
            self.decisions[piece.seat].append(piece.decision)
        self.whole |= {figures.seat: figures for figures in piece.whole}


class ReviewWorks:
    """As many at a time as half of the machine's cores; the others wait for their turn."""

    def __init__(
        self, worlds: int = WORLDS, places: int | None = None, patience: int = PATIENCE
    ) -> None:
        self._worlds = worlds  # for each decision
        self._patience = patience
        self._turns = Turns("review", places or max(1, cores() // 2), shared_folder())
        self._waiting = 0
        self._processes: set[Process] = set()

    async def work_out(self, review: ReviewUnderWay) -> None:
        """Until all of it is known, or it has failed."""
        if self._waiting >= LONGEST_QUEUE:
            raise Busy
        self._waiting += 1
        try:
            async with self._turns.taken():
                await self._run(review)
        finally:
            self._waiting -= 1

    async def _run(self, review: ReviewUnderWay) -> None:
        # In a session of its own it does not hear Ctrl-C.
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *_COMMAND,
            stdin=PIPE,
            stdout=PIPE,
            limit=LONGEST_LINE,
            start_new_session=True,
        )
        self._processes.add(process)
        try:
            await _listen(process, review, self._worlds, self._patience)
        except (OSError, ValueError, msgspec.DecodeError) as error:
            _LOG.warning("a review failed: %s", type(error).__name__)
        finally:
            review.failed = not review.whole
            await self._end(process)

    async def stop(self) -> None:
        await asyncio.gather(*map(self._end, list(self._processes)))

    async def _end(self, process: Process) -> None:
        self._processes.discard(process)
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()


async def _listen(process: Process, review: ReviewUnderWay, worlds: int, patience: int) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    task = [review.record, review.seats, worlds, patience]
    process.stdin.write(json.dumps(task).encode() + b"\n")
    await process.stdin.drain()
    while line := await process.stdout.readline():
        review.take(msgspec.json.decode(line, type=Piece))
