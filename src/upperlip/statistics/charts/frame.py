"""What all kinds of chart stand on: a scale, lines and words."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import ceil, floor

from upperlip.statistics.markup import Markup, tag

WIDTH = 560.0
MARGIN = 24.0
BELOW = 30.0  # room for the words under an axis

_STEPS = tuple(step * 10.0**power for power in range(-4, 12) for step in (1, 2, 5))


@dataclass(frozen=True, slots=True)
class Scale:
    """Numbers from `low` to `high` laid out from `start` to `end`, with a mark every `step`."""

    low: float
    high: float
    step: float
    start: float
    end: float

    def at(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def marks(self) -> Iterator[tuple[float, str]]:
        """As shares, in percent."""
        digits = 0 if self.step >= 0.01 else 1 if self.step >= 0.001 else 2
        for share in self._values():
            yield self.at(share), f"{share * 100:.{digits}f}\N{NO-BREAK SPACE}%"

    def numbers(self) -> Iterator[tuple[float, str]]:
        """The same as plain numbers."""
        digits = 0 if self.step >= 1 else 1 if self.step >= 0.1 else 2
        for value in self._values():
            yield self.at(value), f"{value:.{digits}f}".replace("-", "−")

    def _values(self) -> Iterator[float]:
        for number in range(round((self.high - self.low) / self.step) + 1):
            yield self.low + number * self.step


def scale(low: float, high: float, start: float, end: float, most: int) -> Scale:
    """Between round numbers, with at most so many steps."""
    bounds = ((step, floor(low / step + 1e-9), ceil(high / step - 1e-9)) for step in _STEPS)
    step, first, last = next(bound for bound in bounds if bound[2] - bound[1] <= most)
    return Scale(first * step, max(last, first + 1) * step, step, start, end)


def svg(title: str, words: str, height: float, marks: Iterable[Markup], number: int) -> Markup:
    """A picture with a name and a description for those who do not see it."""
    names = f"chart-{number}-title", f"chart-{number}-words"
    return tag(
        "svg",
        tag("title", title, id=names[0]),
        tag("desc", words, id=names[1]),
        *marks,
        viewBox=f"0 0 {WIDTH:.0f} {height:.0f}",
        role="img",
        aria_labelledby=" ".join(names),
    )


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> Markup:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=kind)


def text(x: float, y: float, words: str, kind: str) -> Markup:
    return tag("text", words, x=x, y=y, class_=kind)


def upright(x: float, bottom: float, words: str) -> Markup:
    """A dashed line across the chart, with its meaning above."""
    return tag(
        "g",
        line(x, MARGIN - 5, x, bottom, "halo"),
        line(x, MARGIN - 5, x, bottom, "dashed"),
        text(x, MARGIN - 10, words, "mark middle"),
    )
