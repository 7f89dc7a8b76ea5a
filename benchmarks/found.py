"""What was found, as a table in the terminal and as a page."""

import os
import platform
from collections.abc import Callable, Sequence
from statistics import median
from textwrap import fill
from typing import NamedTuple

from rich import box
from rich.table import Table

from benchmarks.figures import Figure


class Turn(NamedTuple):
    """What was measured side by side, in units a second."""

    ours: float
    theirs: float  # infinite where nobody else plays


class Found(NamedTuple):
    figure: Figure
    repeats: list[list[Turn]]

    def typical(self, side: Callable[[Turn], float]) -> float:
        return median(side(turn) for turns in self.repeats for turn in turns)

    @property
    def values(self) -> list[float]:
        """Ratios, or seconds where there is no other: one of each repeat."""
        if self.figure.theirs is None:
            return [median(1 / turn.ours for turn in turns) for turns in self.repeats]
        return [median(turn.ours / turn.theirs for turn in turns) for turns in self.repeats]

    @property
    def reached(self) -> bool | None:
        figure, value = self.figure, median(self.values)
        if figure.asked is None:
            return None
        return value < figure.asked if figure.theirs is None else value >= figure.asked


def amount(speed: float, unit: str) -> str:
    for size, prefix in ((1e6, "M "), (1e3, "k ")):
        if speed >= size:
            return f"{speed / size:.3g} {prefix}{unit}/s"
    return f"{speed:.3g} {unit}/s"


def value(figure: Figure, number: float) -> str:
    if figure.theirs is not None:
        return f"{number:.3g}×"
    return f"{number * 1e6:.3g} µs" if number < 1e-3 else f"{number * 1e3:.3g} ms"


def asked(figure: Figure) -> str:
    sign = "<" if figure.theirs is None else "≥"
    return "–" if figure.asked is None else f"{sign} {value(figure, figure.asked)}"


def cells(found: Found) -> list[str]:
    figure, values = found.figure, found.values
    theirs = figure.theirs and amount(found.typical(lambda turn: turn.theirs), figure.unit)
    return [
        figure.title,
        amount(found.typical(lambda turn: turn.ours), figure.unit),
        theirs or "–",
        value(figure, median(values)),
        f"{value(figure, min(values))} to {value(figure, max(values))}",
        asked(figure),
        {True: "yes", False: "missed", None: "–"}[found.reached],
    ]


HEADINGS = ("figure", "ours", "theirs", "ratio or time", "spread", "asked", "reached")


def table(results: Sequence[Found]) -> Table:
    shown = Table(*HEADINGS, box=box.SIMPLE)
    for found in results:
        style = "bold red" if found.reached is False else None
        shown.add_row(*cells(found), style=style)
    return shown


def page(results: Sequence[Found], turns: int) -> str:
    lines = [" | ".join(HEADINGS), "|".join(["---"] * len(HEADINGS))]
    lines += [" | ".join(cells(found)) for found in results]
    how = [f"- **{found.figure.title}.** {found.figure.how}" for found in results]
    how = [fill(text, width=100, subsequent_indent="  ") for text in how]
    return TEXT.format(
        table="\n".join(f"| {line} |" for line in lines),
        how="\n".join(how),
        cores=os.cpu_count(),
        machine=platform.machine(),
        system=platform.system(),
        python=platform.python_version(),
        turns=turns,
    )


TEXT = """# Benchmarks

Written by `make bench`, which installs the others into an environment of its own
(`benchmarks/peers.txt`), needs a C and a C++ compiler, and takes two or three
minutes; nothing else should run meanwhile.
This run: {cores} cores, {machine}, {system}, Python {python}.

{table}

A machine's speed swings by half from one minute to the next, so a number a second means little
alone. Ours and theirs take turns, {turns} each, every turn with a seed of its own. A ratio is made
of two turns side by side; their median is the ratio of a repeat. Shown are the median of three
repeats and the spread from the least to the greatest. One thread each, except where it says two.
Setting up is not measured.

{how}

OpenSpiel's whole games and rollouts are its own `RandomRolloutEvaluator`, in the library as its
makers built it, on its `oh_hell`: from the beginning, chance included, or from dealt states. Its
Python module cannot call it on a state, so `benchmarks/rollouts.cc` does. Its other way to play a
whole game natively, `evaluate_bots` with uniform random bots, is slower.
"""
