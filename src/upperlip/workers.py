"""Work shared out among processes or threads, its results in the order of the tasks.

The processes are our own rather than a pool's: they end at once when somebody presses Ctrl-C,
one that dies is noticed, and they go home by themselves when nobody is left to work for.
"""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from traceback import format_exc
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")
R = TypeVar("R")
_FromPipe = Any  # through a pipe: an R, but nobody can check that
_Errors = tuple[type[Exception], ...]

_LAST_WORDS = 5  # seconds: a process that dies writes to stderr why
_AHEAD = 4  # tasks out or waiting for their turn, for each worker: results must not pile up


class WorkerFailed(RuntimeError):
    """Something went wrong in a worker; its words say what."""


class _WorkerDied(WorkerFailed):
    def __init__(self) -> None:
        super().__init__("a worker process died")


def cores() -> int:
    """Those that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# Threads, for work that lets go of the interpreter


def in_threads(work: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Iterator[R]:
    pool = ThreadPoolExecutor(jobs)
    out: deque[Future[R]] = deque()
    try:
        for task in tasks:
            out.append(pool.submit(work, task))
            if len(out) >= _AHEAD * jobs:
                yield out.popleft().result()
        while out:
            yield out.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


# Processes, for everything else


class _Worker(NamedTuple):
    process: SpawnProcess
    pipe: Connection


class _Answer(NamedTuple):
    result: _FromPipe = None
    wrong: Exception | None = None


def in_processes(
    work: Callable[[T], R], tasks: Iterable[T], jobs: int, expected: _Errors = ()
) -> Iterator[R]:
    """`work`, tasks and results travel: they must pickle, and so must the errors that are expected.

    These surface as they are, any other as a WorkerFailed; both in the order of the tasks, when all
    results before them are out.
    """
    crew: list[_Worker] = []
    try:
        for _ in range(jobs):
            crew.append(_started(work, expected))
        yield from _in_order([worker.pipe for worker in crew], enumerate(tasks))
    except _WorkerDied:
        wait([worker.process.sentinel for worker in crew], _LAST_WORDS)
        raise
    finally:
        for worker in crew:
            worker.process.terminate()
        for worker in crew:
            worker.process.join()
            worker.pipe.close()


def _started(work: Callable[[T], R], expected: _Errors) -> _Worker:
    here, there = multiprocessing.Pipe()
    with there, _deaf_to_interrupts():
        # Spawned, not forked: a progress bar's thread may hold locks just now.
        context = multiprocessing.get_context("spawn")
        process = context.Process(target=_serve, args=(there, work, expected), daemon=True)
        try:
            process.start()
        except OSError as error:
            here.close()
            raise WorkerFailed(f"cannot start a process: {error.strerror}") from None
    return _Worker(process, here)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Children born meanwhile never hear Ctrl-C, not even while they wake: we end them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # else its start, part of the first child's, would unblock
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(pipe: Connection, work: Callable[[T], R], expected: _Errors) -> None:
    """A worker's life: task, answer, task, answer, until nobody is at the other end."""
    with suppress(EOFError, ConnectionError):
        while True:
            pipe.send(_answer(work, pipe.recv(), expected))


def _answer(work: Callable[[T], R], task: T, expected: _Errors) -> _Answer:
    """The result, or what went wrong; of an error that nobody expected the words alone."""
    try:
        return _Answer(work(task))
    except expected as error:
        return _Answer(wrong=error)
    except Exception:
        return _Answer(wrong=WorkerFailed(f"in a worker process:\n{format_exc()}"))


def _in_order(idle: list[Connection], tasks: Iterator[tuple[int, T]]) -> Iterator[_FromPipe]:
    most, turn = _AHEAD * len(idle), 0
    busy: dict[Connection, int] = {}
    done: dict[int, _Answer] = {}
    while True:
        while idle and len(busy) + len(done) < most and (task := next(tasks, None)):
            _hand(idle[-1], task[1])
            busy[idle.pop()] = task[0]
        if not busy:
            return
        for pipe in wait(list(busy)):
            assert isinstance(pipe, Connection)
            answer = done[busy.pop(pipe)] = _collect(pipe)
            idle.append(pipe)
            if answer.wrong is not None:  # what comes before it is still wanted, nothing else
                tasks = iter(())
        while turn in done:
            yield _result_of(done.pop(turn))
            turn += 1


def _hand(pipe: Connection, task: T) -> None:
    try:
        pipe.send(task)
    except OSError:
        raise _WorkerDied from None


def _collect(pipe: Connection) -> _Answer:
    try:
        answer: _Answer = pipe.recv()
    except (EOFError, OSError):
        raise _WorkerDied from None
    return answer


def _result_of(answer: _Answer) -> _FromPipe:
    if answer.wrong is not None:
        raise answer.wrong
    return answer.result
