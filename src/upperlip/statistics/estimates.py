"""What counters tell: shares with their uncertainty, and how numbers are spread."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import fsum, inf, sqrt
from typing import NamedTuple

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


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
        squared = Z * Z / self.of
        middle = (self.part + squared / 2) / (1 + squared)
        half = Z * sqrt(self.part * (1 - self.part) / self.of + squared / self.of / 4)
        half /= 1 + squared
        return max(0.0, middle - half), min(1.0, middle + half)


class Estimate(NamedTuple):
    """A number with its 95 % interval, which is endless as long as nothing is known."""

    value: float
    low: float
    high: float

    @property
    def known(self) -> bool:
        return self.high - self.low < inf


def _spreads(parts: int) -> float:
    """How many standard errors the interval reaches when they are estimated from so few parts.

    Student's distribution by its expansion about the normal one: right to 3 % from 3 parts on.
    """
    free = parts - 1
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
    )
    return Z + fsum(term / float(free) ** power for power, term in enumerate(terms, 1))


def _estimate(value: float, parts: int, squares: float, *, is_share: bool) -> Estimate:
    """From the sum of squared deviations of independent parts, each of equal weight."""
    if parts < 2:
        return Estimate(value, -inf, inf)
    if is_share and value in (0, 1):  # never another result: that proves little
        return Estimate(value, *Share(int(value * parts), parts).interval)
    half = _spreads(parts) * sqrt(squares / (parts - 1) / parts)
    low, high = value - half, value + half
    return Estimate(value, *((max(0.0, low), min(1.0, high)) if is_share else (low, high)))


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of independent values that are all there."""
    mean = fsum(values) / len(values)
    squares = fsum([(value - mean) ** 2 for value in values])
    return _estimate(mean, len(values), squares, is_share=False)


class Average:
    """The mean of independent values, kept up as they come (Welford)."""

    def __init__(self, *, is_share: bool = False) -> None:
        self._is_share = is_share
        self._parts = 0
        self._mean = self._squares = 0.0

    def add(self, value: float) -> None:
        self._parts += 1
        off = value - self._mean
        self._mean += off / self._parts
        self._squares += off * (value - self._mean)

    @property
    def estimate(self) -> Estimate:
        return _estimate(self._mean, self._parts, self._squares, is_share=self._is_share)


@dataclass(frozen=True)
class Ratio:
    """Hits among tries that came in independent parts, though not independently in a part."""

    hits: Sequence[int]
    tries: Sequence[int]

    @cached_property
    def made(self) -> int:
        return sum(self.tries)

    @cached_property
    def met(self) -> int:
        return sum(self.hits)

    @cached_property
    def estimate(self) -> Estimate | None:
        """None before the first try."""
        if not self.made:
            return None
        part = self.met / self.made
        pairs = [pair for pair in zip(self.hits, self.tries, strict=True) if pair[1]]
        scale = len(pairs) / self.made
        squares = fsum(((hits - part * tries) * scale) ** 2 for hits, tries in pairs)
        return _estimate(part, len(pairs), squares, is_share=True)


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
