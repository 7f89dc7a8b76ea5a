"""What counters tell: shares with their uncertainty, and how numbers are spread."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import sqrt

_Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


@dataclass(frozen=True, slots=True)
class Share:
    """How many of how many, with Wilson's 95 % interval: it stays sensible near 0 and 1."""

    hits: int
    of: int

    @property
    def known(self) -> bool:
        return self.of > 0

    @property
    def part(self) -> float:
        return self.hits / self.of

    @property
    def interval(self) -> tuple[float, float]:
        squared = _Z * _Z / self.of
        middle = (self.part + squared / 2) / (1 + squared)
        half = _Z * sqrt(self.part * (1 - self.part) / self.of + squared / self.of / 4)
        half /= 1 + squared
        return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Spread:
    """A histogram of whole numbers; the first count is of the number `first`."""

    counts: tuple[int, ...]
    first: int = 0

    @cached_property
    def total(self) -> int:
        return sum(self.counts)

    @cached_property
    def mean(self) -> float:
        return sum(value * count for value, count in self._values()) / self.total

    @cached_property
    def deviation(self) -> float:
        squares = sum(count * (value - self.mean) ** 2 for value, count in self._values())
        return sqrt(squares / self.total)

    @cached_property
    def low(self) -> int:
        return next(value for value, count in self._values() if count)

    @cached_property
    def high(self) -> int:
        return next(value for value, count in reversed(self._values()) if count)

    def quantile(self, part: float) -> int:
        """The least number that at least this part of all do not exceed."""
        seen = 0
        for value, count in self._values():
            seen += count
            if count and seen >= part * self.total:
                return value
        return self.high

    def bins(self, most: int) -> "Bins":
        """From the lowest number to the highest, in at most so many bins of equal width."""
        steps = (step * ten for ten in (1, 10, 100, 1000) for step in (1, 2, 5))
        width = next(w for w in steps if self.high // w - self.low // w < most)
        first = self.low // width
        counts = [0] * (self.high // width - first + 1)
        for value, count in self._values():
            if count:
                counts[value // width - first] += count
        return Bins(first * width, width, tuple(counts))

    def _values(self) -> Sequence[tuple[int, int]]:
        return [(self.first + place, count) for place, count in enumerate(self.counts)]


@dataclass(frozen=True, slots=True)
class Bins:
    first: int
    width: int
    counts: tuple[int, ...]

    def name(self, place: int) -> str:
        """`7`, or `10 to 14`."""
        low = self.first + place * self.width
        name = str(low) if self.width == 1 else f"{low} to {low + self.width - 1}"
        return name.replace("-", "−")
