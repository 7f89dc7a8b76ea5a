"""Bots that think for the tables: in processes of their own, in time, without fail.

Whatever becomes of a worker, somebody who waits gets an action: novice stands in for a bot that is
late, stuck, dead or wrong. Time is short when many wait: they share it.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from upperlip.bots import BOTS, Budget
from upperlip.bots.random import any_of
from upperlip.review.hint import Hint
from upperlip.server.bots.processes import (
    GRACE,
    AnyRequest,
    HintRequest,
    MoveRequest,
    Request,
    WorkerProcess,
    started,
)
from upperlip.table.generator import Generator
from upperlip.table.ply import Action
from upperlip.table.shape import AnyView
from upperlip.workers import cores

PER_TABLE = 6  # requests of one table at a time: all its bots at once, and hardly more
LONGEST = 0.25  # seconds of thought: more simulations than the arena's figures stand for
HINT_LONGEST = 0.4  # the same for a hint
SHORTEST = 0.002  # a hundred simulations; novice, who would play instead, takes as long
MARGIN = 0.03  # of a request's time: for the way to the worker and back
PAUSE = 1.0  # before the next one starts where the last one did not even wake

T = TypeVar("T")

_LOG = logging.getLogger(__name__)


class BotChoice(NamedTuple):
    action: Action
    by: str  # the level that chose: `novice` where it stood in


@dataclass(slots=True)
class Counts:
    """Since the start."""

    asked: int = 0
    stood_in: int = 0
    failed: int = 0  # bots that raised an error or chose no legal action
    replaced: int = 0  # workers


class BotPool:
    """`levels` names the bots by module and mapping: workers import it, the pool does not.

    `own` are bots of the operator's own, by their place: `my_bots:Sly`.
    """

    def __init__(
        self,
        workers: int | None = None,
        longest_queue: int = 100,
        levels: str = "upperlip.bots:BOTS",
        own: Sequence[str] = (),
    ) -> None:
        self.counts = Counts()
        self._places = 2 * cores() if workers is None else workers
        self._longest_queue = longest_queue
        self._levels = levels
        self._own = tuple(own)
        self.levels = (*(name for name, bot in BOTS.items() if not bot.peeks), *self._own)
        self._supervisors: list[asyncio.Task[None]] = []
        self._idle: list[WorkerProcess] = []
        self._awake: set[WorkerProcess] = set()
        self._queue: list[AnyRequest] = []
        self._at_table = Counter[str]()
        self._standing_in = asyncio.Lock()

    @property
    def waiting(self) -> int:
        """Requests that no worker has taken yet."""
        return len(self._queue)

    @property
    def awake(self) -> int:
        """Workers that think or could."""
        return len(self._awake)

    async def start(self) -> None:
        """Returns before the workers are awake: requests may come already, they will wait."""
        self._supervisors = [asyncio.create_task(self._supervise()) for _ in range(self._places)]

    async def stop(self) -> None:
        """Ends all workers; whoever still waits gets a stand-in's action."""
        supervisors, self._supervisors = self._supervisors, []
        for supervisor in supervisors:
            supervisor.cancel()
        await asyncio.gather(*supervisors, return_exceptions=True)
        for request in self._queue:
            request.fail()

    # Requests

    async def choose(
        self,
        table: str,
        level: str,
        view: AnyView,
        actions: tuple[Action, ...],
        key: tuple[int, ...],
        seconds: float,
    ) -> BotChoice:
        """What a bot of this level does; `seconds` is all the time there is, waiting included."""
        self.counts.asked += 1
        if len(actions) == 1:
            return BotChoice(actions[0], level)
        if level == "random":  # microseconds; all others take more than a loop should give them
            return _random(actions, key)
        loop = asyncio.get_running_loop()
        request = MoveRequest(
            level=level,
            view=view,
            actions=actions,
            key=key,
            deadline=loop.time() + max(0.0, seconds),
            longest=LONGEST,
            answer=loop.create_future(),
        )
        action = await self._asked(table, request)
        return await self._stand_in(request) if action is None else BotChoice(action, level)

    async def hint(
        self, table: str, view: AnyView, actions: tuple[Action, ...], seconds: float
    ) -> Hint | None:
        """What to think of the view's open ask; None if nothing comes of it in time."""
        loop = asyncio.get_running_loop()
        request = HintRequest(
            level="hint",
            view=view,
            actions=actions,
            deadline=loop.time() + seconds,
            longest=HINT_LONGEST,
            answer=loop.create_future(),
        )
        return await self._asked(table, request)

    async def _asked(self, table: str, request: Request[T]) -> T | None:
        if not self._takes_from(table):
            return None
        self._at_table[table] += 1
        try:
            return await self._answer_to(request)
        finally:
            self._at_table[table] -= 1
            if not self._at_table[table]:
                del self._at_table[table]

    def _takes_from(self, table: str) -> bool:
        return (
            bool(self._supervisors)
            and len(self._queue) < self._longest_queue
            and self._at_table[table] < PER_TABLE
        )

    async def _answer_to(self, request: Request[T]) -> T | None:
        self._queue.append(request)
        try:
            self._hand_out()
            async with asyncio.timeout_at(request.deadline + GRACE):
                return await request.answer
        except TimeoutError:
            return None
        finally:
            if request in self._queue:
                self._queue.remove(request)

    async def _stand_in(self, request: MoveRequest) -> BotChoice:
        """Novice takes a millisecond or three: too little for a thread, too much for many in a row,
        so the loop has a turn before each."""
        self.counts.stood_in += 1
        draws = Generator(*request.key)
        async with self._standing_in:
            await asyncio.sleep(0)
            try:
                action = BOTS["novice"].choose(request.view, request.actions, draws, Budget())
            except Exception as error:
                self._note_failure("novice", type(error).__name__)
                return _random(request.actions, request.key)
        return BotChoice(action, "novice")

    def _note_failure(self, level: str, what: str) -> None:
        """Without the table's name, which may be a secret, and without cards."""
        self.counts.failed += 1
        _LOG.error("the bot %s failed: %s", level, what)

    # Workers

    def _hand_out(self) -> None:
        """The most urgent request first."""
        while self._idle and self._queue:
            request = min(self._queue, key=lambda waiting: waiting.deadline)
            self._queue.remove(request)
            left = request.deadline - asyncio.get_running_loop().time()
            if left <= 0:
                request.fail()
                continue
            # Those who wait share the time there is, and so will some who are still to come.
            busy = len(self._awake) - len(self._idle)
            share = min(request.longest, left - MARGIN) / (
                1 + (busy + len(self._queue)) / self._places
            )
            try:
                task = request.task(max(SHORTEST, share))
            except Exception as error:  # a view that does not travel
                self._note_failure(request.level, type(error).__name__)
                request.fail()
                continue
            self._idle.pop().think(request, task)

    async def _supervise(self) -> None:
        """Sees to it that there is a worker at one of the places, always."""
        while True:
            woke = False
            try:
                woke = await self._serve_with(await started(self._levels, self._own))
            except Exception as error:  # whatever it was, the place must not stay empty
                what = getattr(error, "strerror", None) or type(error).__name__
                _LOG.error("a bot worker's place is empty: %s", what)
            self.counts.replaced += 1
            if not woke:
                await asyncio.sleep(PAUSE)

    async def _serve_with(self, worker: WorkerProcess) -> bool:
        """A worker's life from start to end; did it ever wake?"""
        try:
            async with worker.watch:
                while line := await worker.says():
                    worker.watch.reschedule(None)
                    self._awake.add(worker)
                    self._settle(worker, line)
                    self._idle.append(worker)
                    self._hand_out()
            _LOG.warning("a bot worker died")
        except TimeoutError:
            _LOG.warning("a bot worker was stuck")
        finally:
            woke = worker in self._awake
            await self._dismiss(worker)
        return woke

    def _settle(self, worker: WorkerProcess, line: str) -> None:
        """What a worker has said: the first time only that it is ready."""
        request, worker.request = worker.request, None
        if request is None:
            return
        word, _, rest = line.strip().partition(" ")
        if word == "says":
            request.hear(rest)
        else:
            self._note_failure(request.level, rest)
            request.fail()

    async def _dismiss(self, worker: WorkerProcess) -> None:
        """Those who wait for it do not wait for its end."""
        self._awake.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        if worker.request is not None:
            worker.request.fail()
        await worker.end()


def _random(actions: tuple[Action, ...], key: tuple[int, ...]) -> BotChoice:
    return BotChoice(any_of(actions, Generator(*key)), "random")
