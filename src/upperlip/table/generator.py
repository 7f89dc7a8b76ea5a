"""One small generator of our own, so that a seed means the same on every machine for ever.

SplitMix64: a counter and a mixing function, easy to write again in any language. A stream is
keyed by whatever it is for (seed, game, seat, decision), so one draw more in one place moves
nothing in another.
"""

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15

CHANCE = 1 << 32  # the "seat" whose decisions are the deals, flips and draws
BEFORE = CHANCE + 1  # and the one that draws what lies there when a game begins with a later round


class Draws(Protocol):
    """Where chance comes from: all a game needs is an unbiased number below n."""

    def below(self, n: int) -> int: ...


def _mix(word: int) -> int:
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
    return word ^ (word >> 31)


class Words:
    """Unbiased draws from 64-bit words, wherever those come from."""

    __slots__ = ()

    def word(self) -> int:
        """The next 64 bits."""
        raise NotImplementedError

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely (Lemire's method, any size of n)."""
        if n < 1:
            raise ValueError("below needs a positive number")
        bits = 64
        product = self.word() * n
        while n >> bits:
            bits += 64
            product = (product << 64) + self.word() * n
        low = product & ((1 << bits) - 1)
        if low < n:
            while low < (1 << bits) % n:
                draw = 0
                for _ in range(bits // 64):
                    draw = draw << 64 | self.word()
                product = draw * n
                low = product & ((1 << bits) - 1)
        return product >> bits


class Generator(Words):
    """A stream of unbiased draws for one key."""

    __slots__ = ("_counter",)

    def __init__(self, *key: int) -> None:
        """Each part of the key is from 0 to 2**64 - 1."""
        self._counter = 0
        for part in key:
            self._counter = self._keyed(part)

    def _keyed(self, part: int) -> int:
        return _mix((self._counter + _STEP) & _MASK ^ part)

    def fork(self, part: int) -> "Generator":
        """The stream whose key has one part more than this one's, before anything was drawn."""
        fork = Generator.__new__(Generator)
        fork._counter = self._keyed(part)
        return fork

    def word(self) -> int:
        self._counter = word = (self._counter + _STEP) & _MASK
        return _mix(word)


def pick(items: Sequence[T], count: int, draws: Draws) -> list[T]:
    """`count` different items in random order: the first steps of a Fisher-Yates shuffle."""
    rest = list(items)
    for place in range(count):
        other = place + draws.below(len(rest) - place)
        rest[place], rest[other] = rest[other], rest[place]
    return rest[:count]


def shuffled(items: Sequence[T], draws: Draws) -> list[T]:
    return pick(items, len(items), draws)
