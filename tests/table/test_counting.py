"""Placing unseen cards, against trying every way."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.chance import looks_fair
from upperlip.table.counting import Placement, choose
from upperlip.table.generator import Generator

pytestmark = pytest.mark.fuzz

Problem = tuple[dict[int, frozenset[int]], list[int]]


@st.composite
def problems(draw: st.DrawFn) -> Problem:
    capacity = draw(
        st.lists(st.integers(0, 3), min_size=1, max_size=4).filter(lambda r: 0 < sum(r) < 8)
    )
    holders = st.frozensets(st.integers(0, len(capacity) - 1), min_size=1)
    return {card: draw(holders) for card in range(sum(capacity))}, capacity


def every_way(cards: dict[int, frozenset[int]], capacity: list[int]) -> list[tuple[int, ...]]:
    """The holder of each card, for all ways that fill the capacity."""
    ways = product(*(sorted(cards[card]) for card in sorted(cards)))
    return [way for way in ways if [way.count(h) for h in range(len(capacity))] == capacity]


def drawn(problem: Problem, draws: Generator) -> tuple[int, ...]:
    held = Placement(*problem).place(draws)
    where = {card: holder for holder, cards in enumerate(held) for card in cards}
    return tuple(where[card] for card in sorted(where))


@given(problem=problems(), seed=st.integers(0, 2**32))
@settings(deadline=None, derandomize=True, max_examples=300)
def test_it_counts_every_way_and_draws_one_of_them(problem: Problem, seed: int) -> None:
    ways = every_way(*problem)
    assert Placement(*problem).ways == len(ways)
    if ways:
        assert drawn(problem, Generator(seed)) in ways


@pytest.mark.parametrize(
    ("allowed", "capacity"),
    [
        ([{0, 1}, {0, 1}, {1, 2}, {0, 1, 2}, {2}, {0, 2}], [2, 2, 2]),
        ([{0, 1, 2, 3}] * 3 + [{0, 3}] * 2 + [{1, 2}], [1, 1, 2, 2]),
    ],
)
def test_every_way_is_equally_likely(allowed: list[set[int]], capacity: list[int]) -> None:
    problem = {card: frozenset(holders) for card, holders in enumerate(allowed)}, capacity
    ways, draws = every_way(*problem), Generator(7)
    seen = Counter(drawn(problem, draws) for _ in range(100 * len(ways)))
    assert looks_fair(seen, dict.fromkeys(ways, 100.0))


def test_no_room_no_way() -> None:
    assert Placement({0: frozenset({0})}, [2]).ways == 0
    assert Placement({0: frozenset({0})}, [2, -1]).ways == 0
    assert Placement({0: frozenset({1})}, [1, 0]).ways == 0
    assert Placement({}, [0, 0]).ways == 1


def test_choose_goes_by_weight() -> None:
    draws = Generator(9)
    seen = Counter(choose([0, 1, 3], draws) for _ in range(4000))
    assert looks_fair(seen, {1: 1000.0, 2: 3000.0})
