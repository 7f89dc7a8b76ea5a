"""Numbers with their intervals: a row for each name, along a scale of plain numbers."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from upperlip.statistics.charts.frame import (
    BELOW,
    MARGIN,
    WIDTH,
    Scale,
    line,
    scale,
    svg,
    text,
)
from upperlip.statistics.estimates import Estimate
from upperlip.statistics.markup import Markup, tag
from upperlip.statistics.sections import decimal

_ROW = 26.0  # high
_LETTER = 8.6  # at most so wide, to make room for names
_TICKS = 7
_UNIT_BELOW = 36.0  # the scale's unit, under its numbers


@dataclass(frozen=True, slots=True)
class Ranges:
    title: str
    unit: str  # in the plural
    rows: Sequence[tuple[str, Estimate]]


def height_of(ranges: Ranges) -> float:
    return MARGIN + _ROW * len(ranges.rows) + BELOW + 14


def ranges_chart(ranges: Ranges, number: int) -> Markup:
    left = max(len(name) for name, _ in ranges.rows) * _LETTER + 14
    ends = [end for _, estimate in ranges.rows for end in estimate if abs(end) < float("inf")]
    axis = scale(min(0, *ends), max(0, *ends), left, WIDTH - MARGIN, _TICKS)
    bottom = MARGIN + _ROW * len(ranges.rows)
    marks = [*_frame(axis, bottom)]
    for place, (name, estimate) in enumerate(ranges.rows):
        middle = MARGIN + _ROW * (place + 0.5)
        marks.append(text(left - 12, middle + 4, name, "end"))
        marks.append(_dot(axis, name, estimate, middle))
    marks.append(text(WIDTH - MARGIN, bottom + _UNIT_BELOW, ranges.unit, "mark end"))
    marks.append(text(left, MARGIN - 8, ranges.title, "mark"))
    words = f"A row for each of {len(ranges.rows)}: {ranges.unit}, with 95 % intervals."
    return svg(ranges.title, words, height_of(ranges), marks, number)


def _frame(axis: Scale, bottom: float) -> Iterator[Markup]:
    for x, words in axis.numbers():
        yield line(x, MARGIN, x, bottom, "grid")
        yield text(x, bottom + 19, words, "mark middle")
    yield line(axis.at(0), MARGIN, axis.at(0), bottom, "dashed")


def _dot(axis: Scale, name: str, estimate: Estimate, y: float) -> Markup:
    label = f"{name}: {decimal(estimate.value)}"
    marks = [tag("circle", cx=axis.at(estimate.value), cy=y, r=4.5)]
    if estimate.known and estimate.low < estimate.high:
        label += f" ({decimal(estimate.low)} to {decimal(estimate.high)})"
        marks.insert(0, line(axis.at(estimate.low), y, axis.at(estimate.high), y, "interval"))
    return tag("g", tag("title", label), *marks, class_="series-0")
