"""The workers as the pool sees them: processes, and what they think about.

What goes on inside such a process is in `worker`.
"""

import asyncio
import pickle
import sys
from abc import ABC, abstractmethod
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

from upperlip.bots import Budget
from upperlip.review.hint import Hint
from upperlip.table.generator import Generator
from upperlip.table.ply import Action
from upperlip.table.shape import AnyView

T = TypeVar("T")

GRACE = 0.05  # when the time is up: an answer may be on its way
PATIENCE = 1.0  # after which a worker counts as stuck
WAKING = 120.0  # the same for one that starts: in a source tree it may have to build the kernel

_COMMAND = ("-P", "-m", "upperlip.server.bots.worker")  # -P: what lies around here is not imported


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Request(ABC, Generic[T]):
    """What somebody wants to know of a view, and until when."""

    level: str  # of the bot that is asked
    view: AnyView
    actions: tuple[Action, ...]
    deadline: float
    longest: float  # seconds of thought
    answer: asyncio.Future[T | None]  # None: nothing came of it

    def settle(self, found: T | None) -> None:
        if not self.answer.done():
            self.answer.set_result(found)

    def fail(self) -> None:
        self.settle(None)

    @abstractmethod
    def task(self, seconds: float) -> bytes:
        """As it goes to the worker."""

    @abstractmethod
    def hear(self, words: str) -> None:
        """What the worker says to it."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class MoveRequest(Request[Action]):
    """Which of the actions a bot takes; if nothing comes of it, somebody must stand in."""

    key: tuple[int, ...]

    def task(self, seconds: float) -> bytes:
        draws, budget = Generator(*self.key), Budget(seconds=seconds)
        return pickle.dumps((self.level, self.view, self.actions, draws, budget))

    def hear(self, words: str) -> None:
        self.settle(self.actions[int(words)])


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class HintRequest(Request[Hint]):
    """What somebody could do who plays for themselves."""

    def task(self, seconds: float) -> bytes:
        return pickle.dumps((self.view, self.actions, seconds))

    def hear(self, words: str) -> None:
        self.settle(msgspec.json.decode(words, type=Hint))


AnyRequest = Request[Any]


class WorkerProcess:
    """A process and its request; `watch` is how long one may wait for its next line."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.request: AnyRequest | None = None
        self.watch = asyncio.timeout(WAKING)

    async def says(self) -> str:
        """The next line; empty when it is gone."""
        assert self.process.stdout is not None
        return (await self.process.stdout.readline()).decode()

    def think(self, request: AnyRequest, task: bytes) -> None:
        assert self.process.stdin is not None
        self.request = request
        self.watch.reschedule(request.deadline + GRACE + PATIENCE)
        self.process.stdin.write(task)

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.communicate()


async def started(levels: str, own: tuple[str, ...] = ()) -> WorkerProcess:
    """A start is not cut short, lest somebody be born of whom nobody knows."""
    command = (sys.executable, *_COMMAND, levels, *own)
    # In a session of its own it does not hear Ctrl-C: the pool ends it.
    birth = asyncio.create_task(
        create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, start_new_session=True)
    )
    try:
        return WorkerProcess(await asyncio.shield(birth))
    except asyncio.CancelledError:
        await WorkerProcess(await birth).end()
        raise
