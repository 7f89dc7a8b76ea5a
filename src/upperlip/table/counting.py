"""Placing unseen cards: every way of putting them where they can be is equally likely.

A problem is: groups of cards, each with the holders (hands, the pile) where its cards may be,
and the room each holder has; the room is filled exactly. Ways are counted, not tried:
`ways` gives the exact number, `place` draws one of them.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import comb, factorial, prod

from upperlip.table.generator import Draws, shuffled

Holders = frozenset[int]
_Sizes = tuple[tuple[int, tuple[int, ...]], ...]  # (cards in the group, classes they may go to)


def choose(weights: Sequence[int], draws: Draws) -> int:
    """An index, with probability proportional to its weight."""
    mark = draws.below(sum(weights))
    for index, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return index
    raise AssertionError("the mark lies below the sum of the weights")


class Placement:
    """Cards (by number) with the holders they may go to, and the room of each holder."""

    def __init__(self, cards: Mapping[int, Holders], room: Sequence[int]) -> None:
        open_holders = frozenset(h for h, space in enumerate(room) if space)
        groups: dict[Holders, list[int]] = {}
        for card in sorted(cards):
            groups.setdefault(cards[card] & open_holders, []).append(card)
        # The tightest groups first: fewer ways to keep in mind.
        order = sorted(groups, key=lambda holders: (len(holders), sorted(holders)))
        self._groups = [groups[holders] for holders in order]
        self._room = tuple(room)
        # Holders that no group tells apart are one class while counting.
        alike: dict[tuple[bool, ...], list[int]] = {}
        for holder in sorted(open_holders):
            alike.setdefault(tuple(holder in group for group in order), []).append(holder)
        self._classes = list(alike.values())
        self._sizes: _Sizes = tuple(
            (len(groups[holders]), tuple(i for i, sign in enumerate(alike) if sign[place]))
            for place, holders in enumerate(order)
        )
        self._spaces = tuple(sum(room[h] for h in members) for members in self._classes)

    @property
    def ways(self) -> int:
        """How many ways there are, cards and holders told apart."""
        if min(self._room, default=0) < 0 or sum(map(len, self._groups)) != sum(self._spaces):
            return 0
        if not self._sizes:
            return 1
        within = 1  # splitting a class among its holders
        for members in self._classes:
            rooms = [self._room[holder] for holder in members]
            within *= factorial(sum(rooms)) // prod(map(factorial, rooms))
        return within * _ways(self._sizes, 0, 0, self._sizes[0][0], self._spaces)

    def place(self, draws: Draws) -> list[list[int]]:
        """One of the ways, all equally likely: the cards of each holder."""
        piles: list[list[int]] = [[] for _ in self._classes]
        spaces = self._spaces
        for index, group in enumerate(self._groups):
            rest = shuffled(group, draws)
            for step, target in enumerate(self._sizes[index][1]):
                ways = _splits(self._sizes, index, step, len(rest), spaces)
                count = choose(ways, draws)
                piles[target] += rest[:count]
                rest = rest[count:]
                spaces = _less(spaces, target, count)
        held: list[list[int]] = [[] for _ in self._room]
        for members, pile in zip(self._classes, piles, strict=True):
            mixed = shuffled(pile, draws)
            for holder in members:
                held[holder] = mixed[: self._room[holder]]
                del mixed[: self._room[holder]]
        return held


def _less(spaces: tuple[int, ...], target: int, count: int) -> tuple[int, ...]:
    return (*spaces[:target], spaces[target] - count, *spaces[target + 1 :])


def _splits(
    sizes: _Sizes, group: int, step: int, left: int, spaces: tuple[int, ...]
) -> tuple[int, ...]:
    """Ways in which the step's class takes 0, 1, 2… of the group's `left` cards."""
    target = sizes[group][1][step]
    return tuple(
        comb(left, count)
        * _ways(sizes, group, step + 1, left - count, _less(spaces, target, count))
        for count in range(min(left, spaces[target]) + 1)
    )


@lru_cache(maxsize=1 << 16)
def _ways(sizes: _Sizes, group: int, step: int, left: int, spaces: tuple[int, ...]) -> int:
    """Ways for the rest: `left` cards of this group from this step on, and the groups after it."""
    if step < len(sizes[group][1]):
        return sum(_splits(sizes, group, step, left, spaces))
    if left:
        return 0
    if group + 1 == len(sizes):
        return 1
    return _ways(sizes, group + 1, 0, sizes[group + 1][0], spaces)
