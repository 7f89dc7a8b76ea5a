"""The deals of a contest, played here on all cores or on a cluster."""

from collections.abc import Generator, Iterator, Sequence
from functools import partial
from importlib import import_module

from upperlip.arena.contest import Contest
from upperlip.arena.deal import Deal, play_deal
from upperlip.bots import BadBot
from upperlip.workers import in_processes

_MOST_TASKS = 5000  # on a cluster: each costs its scheduler about a millisecond
_PATIENCE = "10s"  # for a cluster to answer


class NoCluster(Exception):
    """There is none to work with; the words say why."""


def play_here(contest: Contest, numbers: Sequence[int], jobs: int) -> Generator[Deal, None, None]:
    """In the order of their numbers."""
    work, jobs = partial(play_deal, contest), min(jobs, len(numbers))
    several = jobs > 1
    yield from in_processes(work, numbers, jobs, (BadBot,)) if several else map(work, numbers)


def play_on_cluster(
    contest: Contest, numbers: Sequence[int], address: str
) -> Generator[Deal, None, None]:
    """As they are finished. What a worker had when it died, others play again: the same deals."""
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise NoCluster("dask is not installed: pip install 'upperlip[dask]'") from None
    try:
        client = distributed.Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise NoCluster(f"no dask cluster answers at {address}: {error}") from None
    with client:
        parts = list(_parts(numbers))
        tasks = client.map(partial(_play_part, contest), parts, pure=False)
        for task, deals in distributed.as_completed(tasks, loop=client.loop, with_results=True):
            if task.cancelled():
                raise NoCluster(f"the dask cluster at {address} has gone; --resume keeps deals")
            task.release()  # else it would be played again if its worker dies now
            yield from deals


def _parts(numbers: Sequence[int]) -> Iterator[Sequence[int]]:
    size = -(-len(numbers) // _MOST_TASKS)
    for start in range(0, len(numbers), max(1, size)):
        yield numbers[start : start + size]


def _play_part(contest: Contest, numbers: Sequence[int]) -> list[Deal]:
    return [play_deal(contest, number) for number in numbers]
