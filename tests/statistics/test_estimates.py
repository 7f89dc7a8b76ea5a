"""Shares, intervals, spreads."""

import pytest

from upperlip.statistics.console import histogram
from upperlip.statistics.estimates import Share, Spread
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
