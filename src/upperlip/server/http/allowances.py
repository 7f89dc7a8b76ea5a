"""How often one address may ask for what costs the server something."""

import math
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

HOUR = 3600.0
_REMEMBERED = 20_000  # allowances; the one that was not touched for longest is whole again anyway


class Rate(NamedTuple):
    """So many at once, and so many a second after that."""

    what: str
    burst: int
    per_second: float


READINGS = Rate("readings", 20, 2)  # a whole record is read for each
REVIEWS = Rate("reviews", 10, 0.02)  # that are begun: each takes a core for half a minute
LISTS = Rate("lists", 100, 20)
NAMES = Rate("names", 60, 1)  # that somebody who is known takes on
MOVES = Rate("moves", 60, 1)  # to another device, or tries
GUESSES = Rate("guesses", 20, 0.1)  # at a token of those who look after the server


def new_guests(per_hour: int) -> Rate:
    return Rate("guests", per_hour, per_hour / HOUR)


def new_tables(per_hour: int) -> Rate:
    return Rate("tables", per_hour, per_hour / HOUR)


class Allowances:
    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, rate: Rate, address: str) -> int:
        """Seconds to wait before the next try; 0: granted."""
        left = self._left_of(rate, address)
        granted = left >= 1
        key = rate.what, address
        self._left[key] = (left - granted, self._now())
        self._left.move_to_end(key)
        if len(self._left) > _REMEMBERED:
            self._left.popitem(last=False)
        return _until_one(left, rate)

    def wait(self, rate: Rate, address: str) -> int:
        """The same, and nothing is spent."""
        return _until_one(self._left_of(rate, address), rate)

    def _left_of(self, rate: Rate, address: str) -> float:
        now = self._now()
        left, seen = self._left.get((rate.what, address), (rate.burst, now))
        return min(rate.burst, left + (now - seen) * rate.per_second)


def _until_one(left: float, rate: Rate) -> int:
    return 0 if left >= 1 else math.ceil((1 - left) / rate.per_second)
