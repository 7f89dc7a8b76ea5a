"""Statistics in the terminal."""

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from upperlip.statistics.sections import (
    Cell,
    DataTable,
    Distribution,
    Section,
    facts,
    in_text,
    whole,
)

_BLOCKS = " ▁▂▃▄▅▆▇█"
_HEIGHT = 4  # lines
_WIDTH = 72  # columns


def print_sections(console: Console, sections: Iterable[Section]) -> None:
    for section in sections:
        console.print(Text(f"\n{section.title}", "bold"))
        if isinstance(section, DataTable):
            console.print(_grid(section.headings, section.rows))
        else:
            _print_distribution(console, section)
        if section.note:
            console.print(Text(section.note, "dim"))


def _grid(headings: Sequence[str], rows: Iterable[Sequence[Cell]]) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for place, heading in enumerate(headings):
        grid.add_column(heading, justify="right" if place else "left", no_wrap=place > 0)
    for row in rows:
        grid.add_row(*map(in_text, row))
    return grid


def _print_distribution(console: Console, section: Distribution) -> None:
    names, values = zip(*facts(section.spread), strict=True)
    console.print(_grid(names, [values]))
    bins = section.spread.bins(_WIDTH)
    for line in histogram(bins.counts):
        console.print(Text(line))
    low, high = whole(section.spread.low), f"{whole(section.spread.high)} {section.unit}"
    console.print(Text(f"{low}{high:>{max(len(bins.counts) - len(low), len(high) + 1)}}", "dim"))


def histogram(counts: tuple[int, ...]) -> list[str]:
    """Columns of blocks, the highest count as high as there are lines."""
    steps = len(_BLOCKS) - 1
    most = max(counts)
    heights = [-(-count * _HEIGHT * steps // most) for count in counts]  # none that is vanishes
    return [
        "".join(_BLOCKS[min(max(height - line * steps, 0), steps)] for height in heights)
        for line in reversed(range(_HEIGHT))
    ]
