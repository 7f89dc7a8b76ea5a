"""An estimate as it settles: a curve in the band of its intervals."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from upperlip.statistics.charts.frame import (
    BELOW,
    MARGIN,
    WIDTH,
    line,
    scale,
    svg,
    text,
)
from upperlip.statistics.estimates import Estimate
from upperlip.statistics.markup import Markup, tag

_BOTTOM = MARGIN + 240
_LEFT = 52.0  # room for the scale
_RIGHT = WIDTH - MARGIN
_ROWS, _COLUMNS = 8, 5  # of the grid, at most
_CALM = 0.1  # this part of the curve is wild: it may leave the picture

HEIGHT = _BOTTOM + BELOW + 8


@dataclass(frozen=True, slots=True)
class RunningEstimate:
    """After how many of `unit`, in the plural, the estimate was what."""

    title: str
    unit: str
    steps: Sequence[tuple[int, Estimate]]
    even: float
    is_share: bool


def running(estimates: RunningEstimate, number: int) -> Markup:
    known = [step for step in estimates.steps if step[1].known]
    words = f"{estimates.title}: the estimate after so many {estimates.unit}, with 95 % intervals."
    marks = [*_marks(estimates, known)] if known else []
    marks.append(text(_LEFT, MARGIN - 8, estimates.title, "mark"))
    return svg(estimates.title, words, HEIGHT, marks, number)


def _marks(estimates: RunningEstimate, known: Sequence[tuple[int, Estimate]]) -> Iterator[Markup]:
    calm = known[int(len(known) * _CALM) :]
    low = min(estimates.even, *(estimate.low for _, estimate in calm))
    high = max(estimates.even, *(estimate.high for _, estimate in calm))
    up = scale(low, high, _BOTTOM, MARGIN, _ROWS)
    along = scale(0, known[-1][0], _LEFT, _RIGHT, _COLUMNS)
    for y, words in up.marks() if estimates.is_share else up.numbers():
        yield line(_LEFT, y, _RIGHT, y, "grid")
        yield text(_LEFT - 8, y + 4, words, "mark end")
    for x, words in along.numbers():
        yield text(x, _BOTTOM + 19, words, "mark middle")
    yield text(_RIGHT, _BOTTOM + 34, estimates.unit, "mark end")

    def place(count: int, value: float) -> str:
        return f"{along.at(count):.1f} {up.at(min(max(value, up.low), up.high)):.1f}"

    there = [place(count, estimate.high) for count, estimate in known]
    back = [place(count, estimate.low) for count, estimate in reversed(known)]
    yield tag("path", d=f"M{'L'.join(there + back)}Z", class_="band")
    even = up.at(estimates.even)
    yield line(_LEFT, even, _RIGHT, even, "dashed")
    curve = "L".join(place(count, estimate.value) for count, estimate in known)
    yield tag("path", d=f"M{curve}", class_="curve")
