"""Statistics as tables and distributions: what is told, apart from where it is shown."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from upperlip.statistics.estimates import Share, Spread

Cell = str | int | Share
NOTHING = "–"


@dataclass(frozen=True, slots=True)
class DataTable:
    """Each row begins with its name.

    Its chart: `dots`, the shares of each row with their intervals; `columns`, the first two
    numbers of each row, the second being part of the first.
    """

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    note: str = ""
    chart: Literal["dots", "columns"] = "dots"
    even: float | None = None  # what the share would be if nothing made a difference


@dataclass(frozen=True, slots=True)
class Distribution:
    title: str
    unit: str  # in the plural
    spread: Spread
    note: str = ""


Section = DataTable | Distribution


def won_by(
    title: str,
    headings: tuple[str, str, str],
    names: Sequence[str],
    won: Sequence[int],
    of: int,
    *,
    note: str,
    even: float | None = None,
) -> DataTable:
    """Who won how many of all; even is what they won on average, unless told otherwise."""
    average = sum(won) / len(won) / of
    rows = tuple((name, count, Share(count, of)) for name, count in zip(names, won, strict=True))
    return DataTable(title, headings, rows, note=note, even=average if even is None else even)


def in_text(cell: Cell) -> str:
    """`12 345`, or `51.2 % (48.0 to 54.3)`: a share with its interval."""
    if isinstance(cell, str):
        return cell
    if isinstance(cell, int):
        return f"{cell:,}".replace(",", "\N{NO-BREAK SPACE}")
    if not cell.known:
        return NOTHING
    low, high = cell.interval
    return f"{percent(cell.part)} ({low * 100:.1f}–{high * 100:.1f})"


def percent(part: float) -> str:
    return f"{part * 100:.1f}\N{NO-BREAK SPACE}%"


def decimal(number: float) -> str:
    return f"{number:.2f}".replace("-", "−")


def whole(number: int) -> str:
    return str(number).replace("-", "−")


def facts(spread: Spread) -> tuple[tuple[str, str], ...]:
    """A distribution in a few numbers."""
    quantiles = (("5 %", 0.05), ("25 %", 0.25), ("median", 0.5), ("75 %", 0.75), ("95 %", 0.95))
    return (
        ("mean", decimal(spread.mean)),
        ("sd", decimal(spread.deviation)),
        ("least", whole(spread.low)),
        *((name, whole(spread.quantile(part))) for name, part in quantiles),
        ("most", whole(spread.high)),
    )
