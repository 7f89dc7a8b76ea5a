"""The clock that ours and theirs share."""

from collections.abc import Callable
from time import perf_counter

Speed = Callable[[int], float]  # from a seed: units a second


def rate(run: Callable[[], int]) -> float:
    """How much a second: `run` says how much it did."""
    start = perf_counter()
    done = run()
    return done / (perf_counter() - start)
