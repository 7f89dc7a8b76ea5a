"""A round as a drawing, with a table behind it for those who do not see it."""

from collections.abc import Iterator, Sequence

from upperlip.review.curve import Curve, Point
from upperlip.review.wording import Wording
from upperlip.review.yardstick import MILLION
from upperlip.statistics.markup import Markup, tag

_WIDTH, _HEIGHT = 340.0, 190.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 40.0, 330.0, 14.0, 168.0
_LEAST = 10 * MILLION  # points to either side of zero, at least


class _Frame:
    """Where things stand in the drawing."""

    def __init__(self, curve: Curve, low: int, high: int) -> None:
        points = (*curve.seen, *curve.lay)
        self.first, self.last = points[0].step, points[0].step + 1
        for point in points:
            self.first, self.last = min(self.first, point.step), max(self.last, point.step)
        self.low, self.high = low, high

    def x(self, step: int) -> float:
        return _LEFT + (step - self.first) / (self.last - self.first) * (_RIGHT - _LEFT)

    def y(self, value: int) -> float:
        inside = min(max(value, self.low), self.high)
        return _BOTTOM - (inside - self.low) / (self.high - self.low) * (_BOTTOM - _TOP)

    def path(self, points: Sequence[Point]) -> str:
        return "M" + "L".join(f"{self.x(p.step):.1f} {self.y(p.value):.1f}" for p in points)


def bounds(wording: Wording, drawn: Sequence[Curve]) -> tuple[int, int]:
    """The same for all rounds, so that they can be compared."""
    if wording.unit == "share":
        return 0, MILLION
    values = [abs(p.value) for curve in drawn for p in (*curve.seen, *curve.lay)]
    most = -(-max(values, default=0) // _LEAST) * _LEAST
    return -max(most, _LEAST), max(most, _LEAST)


def graph(wording: Wording, curve: Curve, low: int, high: int) -> Markup:
    frame = _Frame(curve, low, high)
    title = wording.say("round", number=curve.round)
    names = f"round-{curve.round}-title", f"round-{curve.round}-words"
    drawing = tag(
        "svg",
        tag("title", f"{title}: {wording.of_unit('graph')}", id=names[0]),
        tag("desc", wording.say("graph-words"), id=names[1]),
        *_grid(wording, frame),
        tag("path", d=frame.path(curve.lay), class_="lay") if curve.lay else Markup(""),
        tag("path", d=frame.path(curve.seen), class_="seen") if curve.seen else Markup(""),
        *(_mark(wording, frame, point) for point in curve.looks),
        viewBox=f"0 0 {_WIDTH:.0f} {_HEIGHT:.0f}",
        role="img",
        aria_labelledby=" ".join(names),
    )
    return tag("figure", tag("h3", title), drawing, _table(wording, curve), class_="round")


def _grid(wording: Wording, frame: _Frame) -> Iterator[Markup]:
    middle = (frame.low + frame.high) // 2
    for value in (frame.low, middle, frame.high):
        y = frame.y(value)
        kind = "grid even" if value == middle else "grid"
        yield tag("line", x1=_LEFT, y1=y, x2=_RIGHT, y2=y, class_=kind)
        sign = "\N{NO-BREAK SPACE}%" if wording.unit == "share" else ""
        words = wording.value(value, 0) + sign
        yield tag("text", words, x=_LEFT - 6, y=y + 4, class_="mark end")
    for step in (frame.first, frame.last):
        kind = "mark" if step == frame.first else "mark end"
        yield tag("text", str(step), x=frame.x(step), y=_BOTTOM + 16, class_=kind)


def _mark(wording: Wording, frame: _Frame, point: Point) -> Markup:
    """A click leads to the decision."""
    x, y = frame.x(point.step), frame.y(point.value)
    words = f"{wording.say('step')} {point.step}"
    dot = tag("circle", cx=x, cy=y, r=5, class_="look")
    reach = tag("circle", cx=x, cy=y, r=14, class_="reach")
    return tag("a", tag("title", words), reach, dot, href=f"#step-{point.step}", aria_label=words)


def _table(wording: Wording, curve: Curve) -> Markup:
    lay = dict(curve.lay)
    rows = [
        tag(
            "tr",
            tag("th", str(point.step), scope="row"),
            tag("td", wording.value(point.value)),
            tag("td", wording.value(lay[point.step]) if point.step in lay else "–"),
        )
        for point in curve.seen
    ]
    headings = (wording.say(each) for each in ("step", "seen", "lay"))
    head = tag("tr", *(tag("th", heading, scope="col") for heading in headings))
    table = tag("table", tag("thead", head), tag("tbody", *rows))
    return tag("details", tag("summary", wording.say("table")), tag("div", table, class_="wide"))
