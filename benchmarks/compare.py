"""Ours and theirs alternately in one run: `make bench`.

A machine's speed swings by half from one minute to the next, so only what is measured side by side
is compared: ours and theirs take short turns, each with a seed of its own. Three repeats; shown are
the median and the spread. Prints a table and writes `docs/benchmarks.md`; nothing else should run
meanwhile, or two threads have no room. `make bench ARGS=WORD` measures only the figures with that
word in their title, and writes nothing.
"""

import sys
from itertools import count
from math import inf
from pathlib import Path

from rich.console import Console
from rich.progress import track

from benchmarks.figures import Figure, figures
from benchmarks.found import Found, Turn, page, table
from upperlip import kernel

PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"
REPEATS = 3
TURNS = 9  # of either side in a repeat


def measure(figure: Figure, seed: int) -> Turn:
    return Turn(figure.ours(seed), figure.theirs(seed) if figure.theirs else inf)


def run(word: str) -> list[Found]:
    everything = [Found(figure, []) for figure in figures() if word in figure.title]
    seeds = count(1)
    for figure, _ in everything:
        measure(figure, 0)  # nobody starts cold
    for _ in track(range(REPEATS), "Measuring …", transient=True):
        for figure, repeats in everything:
            repeats.append([measure(figure, next(seeds)) for _ in range(TURNS)])
    return everything


def main(word: str = "") -> None:
    console = Console(highlight=False)
    if not kernel.FAST:
        sys.exit("The compiled kernel is missing: nothing to measure.")
    results = run(word)
    console.print(table(results))
    if not word:
        PAGE.write_text(page(results, TURNS), "utf-8")
        console.print(f"Written to docs/{PAGE.name}")


if __name__ == "__main__":
    main(*sys.argv[1:2])
