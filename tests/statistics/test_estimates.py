"""Shares, intervals, spreads."""

from math import sqrt
from statistics import mean, stdev

import pytest

from upperlip.statistics.console import histogram
from upperlip.statistics.estimates import Average, Ratio, Share, Spread
from upperlip.statistics.sections import NOTHING, facts, in_text


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [
        (10, 20, 0.2993, 0.7007),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 100, 0.0018, 0.0545),
    ],
)
def test_wilsons_interval(hits: int, of: int, low: float, high: float) -> None:
    assert Share(hits, of).interval == pytest.approx((low, high), abs=5e-5)


def test_cells_in_text() -> None:
    assert in_text("Walnut") == "Walnut"
    assert in_text(1234567) == "1 234 567".replace(" ", "\N{NO-BREAK SPACE}")
    assert in_text(Share(10, 20)).replace("\N{NO-BREAK SPACE}", " ") == "50.0 % (29.9–70.1)"
    assert in_text(Share(0, 0)) == NOTHING


def test_a_spread() -> None:
    spread = Spread((0, 1, 2, 0, 1, 0), first=-2)  # −1, 0, 0, 2
    assert (spread.total, spread.low, spread.high) == (4, -1, 2)
    assert spread.mean == pytest.approx(0.25)
    assert spread.deviation == pytest.approx(1.0897, abs=1e-4)
    assert [spread.quantile(part) for part in (0.05, 0.25, 0.5, 0.75, 0.76, 1)] == [
        -1, -1, 0, 0, 2, 2,
    ]  # fmt: skip
    assert dict(facts(spread))["least"] == "−1"


def test_bins_hold_everything_once() -> None:
    spread = Spread(tuple(range(100)), first=-31)
    for most in (2, 7, 20, 100):
        bins = spread.bins(most)
        assert len(bins.counts) <= most
        assert sum(bins.counts) == spread.total
        assert bins.first <= spread.low
    assert spread.bins(100).name(0) == "−30"
    assert spread.bins(20).name(0) == "−30 to −26"


def test_a_histogram_shows_whatever_is_there() -> None:
    assert histogram((0, 1, 32)) == ["  █", "  █", "  █", " ▁█"]
    assert histogram((1, 1_000_000))[-1] == "▁█"


def test_an_average_has_students_interval() -> None:
    """For 5 values t is 2.776, for 10 it is 2.262; for one there is no saying."""
    for values, t in (((1, 2, 3, 4, 5), 2.776), (range(10), 2.262)):
        average = Average()
        for value in values:
            average.add(value)
        found = average.estimate
        assert found.value == pytest.approx(mean(values))
        half = t * stdev(values) / sqrt(len(values))
        assert found.high - found.value == pytest.approx(half, rel=0.01)
        assert found.value - found.low == pytest.approx(half, rel=0.01)
    alone = Average()
    alone.add(7)
    assert not alone.estimate.known


def test_shares_stay_shares() -> None:
    always, even = Average(is_share=True), Average(is_share=True)
    for _ in range(20):
        always.add(1)
        even.add(0.5)
    assert always.estimate.high == 1
    assert 0.8 < always.estimate.low < 0.9, "twenty wins prove no certainty"
    assert even.estimate == (0.5, 0.5, 0.5)


def test_a_ratio_counts_parts_and_not_tries() -> None:
    """Ten alike tries in a part tell no more than one."""
    one = Ratio([0, 1, 1, 0], [1] * 4).estimate
    ten = Ratio([0, 10, 10, 0], [10] * 4).estimate
    assert one == ten
    assert one is not None
    assert one.value == 0.5
    assert Ratio([0, 0], [0, 0]).estimate is None
    skipped = Ratio([0, 1, 0, 1, 0, 0], [1, 1, 0, 1, 1, 0]).estimate
    assert skipped == one, "parts without tries say nothing"
