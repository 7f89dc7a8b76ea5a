"""The generator: a known stream, unbiased draws, streams that do not touch."""

from collections import Counter

import pytest

from tests.chance import looks_fair
from upperlip.table.generator import Generator, pick, shuffled


def test_it_is_splitmix64() -> None:
    """The published first words for a counter of 0: nobody may change the stream unnoticed."""
    draws = Generator()
    assert [draws.word() for _ in range(3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]


def test_a_key_is_its_parts_in_order() -> None:
    firsts = {
        Generator(*key).word() for key in [(), (0,), (1,), (0, 0), (0, 1), (1, 0), (2**63, 5)]
    }
    assert len(firsts) == 7
    assert Generator(7, 1, 2).word() == Generator(7, 1, 2).word()


@pytest.mark.parametrize("n", [1, 2, 3, 7, 10])
def test_below_is_fair(n: int) -> None:
    draws = Generator(11, n)
    seen = Counter(draws.below(n) for _ in range(n * 2000))
    assert set(seen) == set(range(n))
    if n > 1:
        assert looks_fair(seen, dict.fromkeys(range(n), 2000.0))


def test_below_takes_numbers_of_any_size() -> None:
    draws, n = Generator(3), 3 * 2**200
    thirds = Counter(draws.below(n) * 3 // n for _ in range(6000))
    assert looks_fair(thirds, {0: 2000.0, 1: 2000.0, 2: 2000.0})


def test_below_refuses_nothing_to_choose_from() -> None:
    with pytest.raises(ValueError, match="positive"):
        Generator(1).below(0)


def test_every_order_comes_up() -> None:
    draws = Generator(5)
    seen = Counter(tuple(shuffled("abc", draws)) for _ in range(6000))
    assert len(seen) == 6
    assert looks_fair(seen, dict.fromkeys(seen, 1000.0))


def test_pick_takes_different_items_and_leaves_the_list_alone() -> None:
    items = list("abcdef")
    assert len(set(pick(items, 4, Generator(1)))) == 4
    assert items == list("abcdef")
