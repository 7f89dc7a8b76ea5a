"""Paired differences: what is equal is not called, what differs is, and as sure as it is."""

from upperlip.review.paired import NOTHING, difference, loss, mean
from upperlip.table.generator import Generator


def coin(seed: int, worlds: int, heads: float) -> list[float]:
    draws = Generator(seed)
    return [float(draws.below(1000) < 1000 * heads) for _ in range(worlds)]


def test_a_difference_in_every_world_is_certain() -> None:
    found = difference([3.0, 1.0, 2.0], [2.0, 0.0, 1.0])
    assert found == (1_000_000, 1_000_000, 1_000_000)
    assert not found.open


def test_nothing_is_too_close_to_call() -> None:
    assert NOTHING.open
    assert loss({"a": [1.0, 0.0, 1.0, 0.0], "b": [1.0, 0.0, 1.0, 0.0]}, "b").open


def test_what_differs_is_found_with_its_interval() -> None:
    better, played = coin(1, 2000, 0.7), coin(2, 2000, 0.5)
    found = loss({"better": better, "played": played}, "played")
    assert found.low < 200_000 < found.high
    assert not found.open
    assert found.value == round(1_000_000 * (mean(better) - mean(played)))
    assert 50_000 < found.high - found.low < 70_000


def test_equal_actions_are_seldom_called() -> None:
    """The best of eight equal ones has been lucky: that must not make the ninth a mistake."""
    called, plainly = 0, 0
    for seed in range(200):
        values = {name: coin(100 * seed + name, 400, 0.5) for name in range(9)}
        best = max(values, key=lambda name: mean(values[name]))
        called += loss(values, 0).low > 0
        plainly += not difference(values[best], values[0]).open
    assert called <= 10, "5 of 100 would be fair"
    assert plainly > 2 * called, "chosen and measured in the same worlds, luck looks like skill"
