"""Placing unseen cards: every way of putting them where they can be is equally likely.

A problem is: cards, each with the holders (hands, the pile) where it may be, and the capacity each
holder has; the capacity is filled exactly. Ways are counted, not tried: `ways` gives the exact
number, `place` draws one of them.

Cards with the same choice are one group, placed group by group. Places are counted as if they
had numbers, so holders that no group still to come tells apart can be thrown together: that
keeps the counting short.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb, factorial, perm, prod

from upperlip.table.generator import Draws, pick, shuffled

Holders = frozenset[int]
_Counts = tuple[int, ...]


def choose(weights: Sequence[int], draws: Draws) -> int:
    """An index, with probability proportional to its weight."""
    mark = draws.below(sum(weights))
    for index, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return index
    raise AssertionError("the mark lies below the sum of the weights")


@dataclass(frozen=True, eq=False, slots=True)
class _Stage:
    """One group's turn: holders thrown together, and which of these classes it may go to."""

    classes: tuple[tuple[int, ...], ...]
    open: tuple[int, ...]
    merge: tuple[int, ...]  # the class of the next stage that each class belongs to
    next: "_Stage | None"


class Placement:
    """Cards (by number) with the holders they may go to, and the capacity of each holder."""

    def __init__(self, cards: Mapping[int, Holders], capacity: Sequence[int]) -> None:
        self._capacity = tuple(capacity)
        self._groups, stages = planned(cards, capacity)
        self._first = stages[0] if stages else None
        self._sizes = tuple(map(len, self._groups))

    @property
    def ways(self) -> int:
        """How many ways there are, cards and holders told apart."""
        if min(self._capacity, default=0) < 0 or sum(self._sizes) != sum(self._capacity):
            return 0
        numbered = _ways(self._first, self._sizes, _spaces(self._first, self._capacity))
        return numbered // prod(map(factorial, self._capacity))

    def place(self, draws: Draws) -> list[list[int]]:
        """One of the ways, all equally likely: the cards of each holder."""
        held: list[list[int]] = [[] for _ in self._capacity]
        left = list(self._capacity)
        stage = self._first
        for turn, group in enumerate(self._groups):
            assert stage is not None, "there is a stage for every group"
            splits = list(_splits(stage, self._sizes[turn:], _spaces(stage, left)))
            counts, _ = splits[choose([weight for _, weight in splits], draws)]
            rest = shuffled(group, draws)
            for target, count in zip(stage.open, counts, strict=True):
                places = [h for h in stage.classes[target] for _ in range(left[h])]
                for holder in pick(places, count, draws):
                    held[holder].append(rest.pop())
                    left[holder] -= 1
            stage = stage.next
        return held


def planned(
    cards: Mapping[int, Holders], capacity: Sequence[int]
) -> tuple[list[list[int]], list[_Stage]]:
    """The groups of cards in the order in which they are placed, and the stage of each."""
    free = frozenset(holder for holder, space in enumerate(capacity) if space)
    groups: dict[Holders, list[int]] = {}
    for card in sorted(cards):
        groups.setdefault(cards[card] & free, []).append(card)
    order, stages = _plan(frozenset(groups), free)
    return [groups[holders] for holders in order], stages


def _spaces(stage: _Stage | None, capacity: Sequence[int]) -> _Counts:
    classes = stage.classes if stage else ()
    return tuple(sum(capacity[holder] for holder in members) for members in classes)


@lru_cache(maxsize=1 << 12)
def _plan(groups: frozenset[Holders], free: Holders) -> tuple[list[Holders], list[_Stage]]:
    """An order of the groups after which few holders must be told apart."""
    waiting = sorted(groups, key=lambda group: (len(group), sorted(group)))
    order: list[Holders] = []
    while waiting:
        best = min(waiting, key=lambda g: len(_classes([w for w in waiting if w != g], free)))
        order.append(best)
        waiting.remove(best)
    stages: list[_Stage] = []
    for turn in range(len(order) - 1, -1, -1):
        stages.insert(0, _stage(order[turn:], free, stages[0] if stages else None))
    return order, stages


def _classes(groups: Sequence[Holders], free: Holders) -> tuple[tuple[int, ...], ...]:
    alike: dict[tuple[bool, ...], list[int]] = {}
    for holder in sorted(free):
        alike.setdefault(tuple(holder in group for group in groups), []).append(holder)
    return tuple(map(tuple, alike.values()))


def _stage(groups: Sequence[Holders], free: Holders, after: _Stage | None) -> _Stage:
    classes = _classes(groups, free)
    later = after.classes if after else (tuple(sorted(free)),)
    return _Stage(
        classes=classes,
        open=tuple(i for i, members in enumerate(classes) if members[0] in groups[0]),
        merge=tuple(
            next(i for i, group in enumerate(later) if members[0] in group) for members in classes
        ),
        next=after,
    )


@lru_cache(maxsize=1 << 17)
def _ways(stage: _Stage | None, sizes: _Counts, spaces: _Counts) -> int:
    """Ways for this stage's group and those after it, places told apart."""
    return 1 if stage is None else sum(weight for _, weight in _splits(stage, sizes, spaces))


def _splits(
    stage: _Stage, sizes: _Counts, spaces: _Counts
) -> Iterator[tuple[tuple[int, ...], int]]:
    """How many of the group each open class takes, and the ways that leaves in all."""
    for counts, ways in _shares(sizes[0], tuple(spaces[target] for target in stage.open)):
        left = list(spaces)
        for target, count in zip(stage.open, counts, strict=True):
            left[target] -= count
        after = [0] * (1 + max(stage.merge, default=0))
        for target, space in zip(stage.merge, left, strict=True):
            after[target] += space
        yield counts, ways * _ways(stage.next, sizes[1:], tuple(after) if stage.next else ())


@lru_cache(maxsize=1 << 16)
def _shares(cards: int, spaces: _Counts) -> list[tuple[tuple[int, ...], int]]:
    """All ways of sharing a group out, with the number of ways each can be done."""
    if not spaces:
        return [((), 1)] if cards == 0 else []
    first, rest = spaces[0], spaces[1:]
    least = max(0, cards - sum(rest))
    return [
        ((count, *counts), comb(cards, count) * perm(first, count) * ways)
        for count in range(least, min(cards, first) + 1)
        for counts, ways in _shares(cards - count, rest)
    ]
