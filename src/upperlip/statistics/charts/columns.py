"""Columns: how often each number occurred, or how many of each were what."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from upperlip.statistics.charts.frame import (
    BELOW,
    MARGIN,
    WIDTH,
    line,
    scale,
    svg,
    text,
    upright,
)
from upperlip.statistics.estimates import Bins, Share
from upperlip.statistics.markup import Markup, tag
from upperlip.statistics.sections import DataTable, Distribution, decimal, in_text, percent, whole

_BOTTOM = MARGIN + 180
_LEFT = 52.0  # room for the scale
_MOST = 64  # columns
_TICKS = 4
_NUMBERS = 9  # along the bottom, at most


class _Column(NamedTuple):
    name: str
    made: int
    inner: int | None = None  # a part of it that is to stand out


def histogram(section: Distribution, number: int) -> Markup:
    spread = section.spread
    bins = spread.bins(_MOST)
    columns = [_Column(bins.name(place), count) for place, count in enumerate(bins.counts)]
    marks = [*_columns(columns, spread.total)]
    for value in _round_numbers(spread.low, spread.high):
        marks.append(text(_place(bins, value), _BOTTOM + 19, whole(value), "mark middle"))
    marks.append(upright(_place(bins, spread.mean), _BOTTOM, f"mean {decimal(spread.mean)}"))
    words = f"How often each number of {section.unit} occurred, as a share of all."
    return svg(section.title, words, _BOTTOM + BELOW, marks, number)


def parts(table: DataTable, number: int) -> Markup:
    """The first two numbers of each row, the second within the first."""
    numbers = [[cell for cell in row if isinstance(cell, int)] for row in table.rows]
    columns = [
        _Column(str(row[0]), first, second)
        for row, (first, second) in zip(table.rows, numbers, strict=True)
    ]
    marks = [*_columns(columns, sum(column.made for column in columns))]
    width = _width(len(columns))
    for place, column in enumerate(columns):
        x = _LEFT + (place + 0.5) * width
        marks.append(text(x, _BOTTOM + 19, column.name, "mark middle"))
    first, second = table.headings[1:3]
    words = f"For each {table.headings[0]}, how many were {first}, and within it how many {second}."
    return svg(table.title, words, _BOTTOM + BELOW, marks, number)


def _width(columns: int) -> float:
    return (WIDTH - _LEFT - MARGIN / 2) / columns


def _place(bins: Bins, value: float) -> float:
    """A number stands in the middle of its column; where columns hold several, among them."""
    return _LEFT + (value + 0.5 - bins.first) / bins.width * _width(len(bins.counts))


def _round_numbers(low: int, high: int) -> range:
    steps = (step * ten for ten in (1, 10, 100, 1000) for step in (1, 2, 5))
    step = next(s for s in steps if (high - low) // s < _NUMBERS)
    return range(-(-low // step) * step, high + 1, step)


def _columns(columns: Sequence[_Column], total: int) -> Iterator[Markup]:
    axis = scale(0, max(column.made for column in columns) / total, _BOTTOM, MARGIN, _TICKS)
    for y, words in axis.marks():
        yield line(_LEFT, y, WIDTH - MARGIN / 2, y, "grid")
        yield text(_LEFT - 8, y + 4, words, "mark end")
    width = _width(len(columns))
    gap = min(3.0, width * 0.15)
    for place, (name, count, inner) in enumerate(columns):
        x = _LEFT + place * width + gap / 2
        label = f"{name}: {in_text(count)}, {percent(count / total)}"
        shapes = [_box(x, axis.at(count / total), width - gap, "column")]
        if inner is not None:
            label += f"; of these {in_text(inner)}, {in_text(Share(inner, count))}"
            outer = _box(x, axis.at(count / total), width - gap, "outer")
            shapes = [outer, _box(x, axis.at(inner / total), width - gap, "column")]
        yield tag("g", tag("title", label), *shapes)


def _box(x: float, top: float, width: float, kind: str) -> Markup:
    return tag("rect", x=x, y=top, width=width, height=_BOTTOM - top, class_=kind)
