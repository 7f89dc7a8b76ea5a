"""Work shared out among processes and threads."""

import os
import time
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

from upperlip.workers import WorkerFailed, cores, in_processes, in_threads

pytestmark = pytest.mark.process

Share = Callable[..., Iterator[Any]]
BOTH = pytest.mark.parametrize("share", [in_threads, in_processes])


def squared(number: int) -> int:
    """The first tasks take longest, so that results come in another order than tasks."""
    time.sleep(0.02 * (number < 2))
    return number * number


def refused(number: int) -> int:
    if number == 3:
        raise ValueError("not this one")
    return number


def deadly(number: int) -> int:
    os._exit(number)


def deaf(_: int) -> int:
    time.sleep(60)
    return 0


@BOTH
def test_results_come_in_the_order_of_tasks(share: Share) -> None:
    assert list(share(squared, range(40), 2)) == [n * n for n in range(40)]
    assert list(share(squared, [], 2)) == []


@BOTH
def test_tasks_are_drawn_as_they_are_needed(share: Share) -> None:
    """However many there are, only some are out or wait for their turn."""
    drawn = []

    def tasks() -> Iterator[int]:
        for number in range(1_000_000):
            drawn.append(number)
            yield number

    results = share(squared, tasks(), 2)
    assert list(islice(results, 5)) == [0, 1, 4, 9, 16]
    results.close()  # type: ignore[attr-defined]
    assert len(drawn) < 30


def test_what_goes_wrong_in_a_thread_surfaces() -> None:
    results = in_threads(refused, range(9), 2)
    assert list(islice(results, 3)) == [0, 1, 2]
    with pytest.raises(ValueError, match="not this one"):
        next(results)


def test_what_goes_wrong_in_a_process_surfaces_in_words() -> None:
    with pytest.raises(WorkerFailed, match=r"(?s)Traceback.*ValueError: not this one"):
        list(in_processes(refused, range(9), 2))


def refused_at_once(number: int) -> int:
    """The last of these tasks is refused long before the first one is done."""
    time.sleep(0.3 * (number == 0))
    return refused(number)


def test_an_error_that_is_expected_surfaces_as_it_is() -> None:
    """In its turn: no result before it is lost."""
    results = in_processes(refused_at_once, range(9), 2, expected=(ValueError,))
    assert list(islice(results, 3)) == [0, 1, 2]
    with pytest.raises(ValueError, match="not this one"):
        next(results)


def test_a_process_that_dies_is_noticed() -> None:
    with pytest.raises(WorkerFailed, match="died"):
        list(in_processes(deadly, range(1, 9), 2))


def test_processes_end_when_nobody_wants_their_work() -> None:
    """Whatever they are doing."""
    began = time.monotonic()
    results = in_processes(squared_or_deaf, range(9), 2)
    assert next(results) == 0
    results.close()  # type: ignore[attr-defined]
    assert time.monotonic() - began < 30


def squared_or_deaf(number: int) -> int:
    return deaf(number) if number else 0


def test_there_is_a_core() -> None:
    assert cores() >= 1
