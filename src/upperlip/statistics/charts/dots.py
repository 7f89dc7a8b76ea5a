"""Shares with their intervals: a row for each name, a dot for each share of a table's row."""

from collections.abc import Iterator

from upperlip.statistics.charts.frame import (
    BELOW,
    MARGIN,
    WIDTH,
    Scale,
    line,
    scale,
    svg,
    text,
    upright,
)
from upperlip.statistics.estimates import Share
from upperlip.statistics.markup import Markup, tag
from upperlip.statistics.sections import DataTable, in_text, percent

_ROW = 26.0  # high
_APART = 11.0  # two dots of a row, which is so much higher
_LETTER = 7.4  # about as wide, to make room for names
_TICKS = 6


def dots(table: DataTable, number: int) -> Markup:
    rows = [(str(row[0]), [cell for cell in row if isinstance(cell, Share)]) for row in table.rows]
    kinds = table.headings[-len(rows[0][1]) :]
    left = max(len(name) for name, _ in rows) * _LETTER + 14
    axis = _axis(table, left)
    height = _ROW + _APART * (len(kinds) - 1)
    bottom = MARGIN + height * len(rows)
    marks = [*_frame(axis, bottom, table.even)]
    for place, (name, shares) in enumerate(rows):
        middle = MARGIN + height * (place + 0.5)
        marks.append(text(left - 12, middle + 4, name, "end"))
        for series, share in enumerate(shares):
            y = middle + (series - (len(kinds) - 1) / 2) * _APART
            marks += _dot(axis, share, y, series, f"{name}, {kinds[series]}")
    words = f"A row for each {table.headings[0]}: {', '.join(kinds)}, with 95 % intervals."
    if table.even is not None:
        words += f" A dashed line stands at {percent(table.even)}."
    return svg(table.title, words, bottom + BELOW, marks, number)


def _axis(table: DataTable, left: float) -> Scale:
    shares = [cell for row in table.rows for cell in row if isinstance(cell, Share) and cell.known]
    ends = [end for share in shares for end in share.interval]
    ends += [] if table.even is None else [table.even]
    return scale(min(ends, default=0), max(ends, default=1), left, WIDTH - MARGIN, _TICKS)


def _frame(axis: Scale, bottom: float, even: float | None) -> Iterator[Markup]:
    for x, words in axis.marks():
        yield line(x, MARGIN, x, bottom, "grid")
        yield text(x, bottom + 19, words, "mark middle")
    if even is not None:
        yield upright(axis.at(even), bottom, "even")


def _dot(axis: Scale, share: Share, y: float, series: int, name: str) -> Iterator[Markup]:
    """The second of a row is a diamond: colour is never the only sign."""
    if not share.known:
        return
    low, high = share.interval
    x = axis.at(share.part)
    shape = tag("circle", cx=x, cy=y, r=4.5)
    if series:
        shape = tag("path", d=f"M{x - 5.5:.1f} {y:.1f}l5.5 -5.5 5.5 5.5 -5.5 5.5z")
    yield tag(
        "g",
        tag("title", f"{name}: {in_text(share)}"),
        line(axis.at(low), y, axis.at(high), y, "interval"),
        shape,
        class_=f"series-{series}",
    )
