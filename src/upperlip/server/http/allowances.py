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
    burst: float
    per_second: float


READINGS = Rate("readings", 20, 2)  # a whole record is read for each
LISTS = Rate("lists", 100, 20)
NAMES = Rate("names", 60, 1)  # that somebody who is known takes on
MOVES = Rate("moves", 60, 1)  # to another device, or tries


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
        now, key = self._now(), (rate.what, address)
        left, seen = self._left.pop(key, (rate.burst, now))
        left = min(rate.burst, left + (now - seen) * rate.per_second)
        granted = left >= 1
        self._left[key] = (left - granted, now)
        if len(self._left) > _REMEMBERED:
            self._left.popitem(last=False)
        return 0 if granted else math.ceil((1 - left) / rate.per_second)
