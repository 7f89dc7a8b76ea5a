"""What was found about the server, as a table in the terminal and as a page."""

import os
import platform
from collections.abc import Sequence
from typing import NamedTuple

from rich import box
from rich.table import Table

_QUIET = 0.3  # of each core at work before we begin


class Figure(NamedTuple):
    title: str
    found: str
    asked: str = "–"


def surroundings() -> str:
    """The machine, and whether it had other things to do."""
    cores, load = os.cpu_count() or 1, os.getloadavg()[0]
    mood = "quiet" if load < _QUIET * cores else "busy"
    python = f"Python {platform.python_version()}"
    machine = f"{cores} cores, {platform.machine()}, {platform.system()}, {python}"
    return f"{machine}; {mood} before we began (load {load:.1f})"


def table(figures: Sequence[Figure]) -> Table:
    shown = Table(*(field for field in Figure._fields), box=box.SIMPLE)
    for figure in figures:
        shown.add_row(*figure)
    return shown


def page(figures: Sequence[Figure], where: str) -> str:
    lines = [" | ".join(Figure._fields), "|".join(["---"] * len(Figure._fields))]
    lines += [" | ".join(figure) for figure in figures]
    return TEXT.format(where=where, table="\n".join(f"| {line} |" for line in lines))


TEXT = """# What the server can take

Written by `make bench-server`. This run: {where}.

{table}

One server process with its SQLite file and one process with all clients, on the same machine, over
loopback. Half of the tables play Moustache, half Mustachio in pairs, with the usual options; legal
actions at random. Time runs from the moment an action is sent until the last page at the table has
read the news of it: the rules, the commit to the disk and four messages lie between. Actions that
others learn nothing of yet, secret bids, are made but not timed.

Tables are out of step with each other as people are: each takes from half to one and a half of
the usual time for an action. Everything with people is measured in three runs, each with a new
server; `·` stands between them.

- **A yardstick** is a fixed piece of Python work (`benchmarks/yardstick.py`), measured beside the
  server before and after: on a machine that is busy, or slow, both cost more.
- **The most actions a second**: the same tables act faster by a fifth at a time, from a pace that
  any machine keeps, until, twice running, the p99 is over 100 ms, or more than a tenth of the turns
  come before the last action has reached everyone. The clients' own work is on the same machine.
- **The most tables**: the same with tables added, a hundred at a time.
- **Experts**: one person at each table, who takes about a second. Tables are added by half until
  one in twenty of the bots' decisions is made by novice, who stands in for bots that are late.
- **Reviews**: a third of the tables, in turns without and with reviews under way, one after the
  other as the server has them worked out; between the turns they are waited for.
- **Memory**: what the process occupies more than before the first table.
- **Cold start**: from the command to the answer of `/api/health`, with an empty file.
- **Restart**: the games have one person and three bots and are in their first rounds; all pages
  come back at once, as soon as the server answers.
"""
