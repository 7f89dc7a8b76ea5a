"""How long does a ply take in the reference engine, with random bots and no views built?

    python benchmarks/reference.py [GAMES]

Both games over all player counts, alternating, with varied seeds; three repeats, the median.
Machines and their moods differ, so a yardstick runs along: replacing three of twenty fields of a
named tuple. Compare plies as multiples of it.
"""

import sys
import time
from collections import namedtuple
from statistics import median
from timeit import timeit
from typing import Any

from rich.console import Console

from upperlip.bots import BOTS
from upperlip.games import GAMES
from upperlip.simulation import play_out
from upperlip.table.match import Match

PLAYERS = {"mustachio": range(2, 7), "moustache": range(3, 7)}


def seconds_a_ply(title: str, games: int, seed: int) -> float:
    game, plies, spent = GAMES[title], 0, 0.0
    for number in range(games):
        players = PLAYERS[title][number % len(PLAYERS[title])]
        config, bots = game.configure(players, {}), [BOTS["random"]] * players
        start = time.perf_counter()
        match = play_out(Match(game, config, seed, number), bots)
        spent += time.perf_counter() - start
        plies += len(match.history)
    return spent / plies


def seconds_of_yardstick() -> float:
    thing: Any = namedtuple("Thing", [f"f{n}" for n in range(20)])(*range(20))
    return timeit(lambda: thing._replace(f3=1, f7=2, f9=3), number=20_000) / 20_000


def main(games: int = 60) -> None:
    console = Console(highlight=False)
    found: dict[str, list[float]] = {title: [] for title in PLAYERS}
    yardstick = []
    for repeat in range(3):
        yardstick.append(seconds_of_yardstick())
        for title in PLAYERS:
            found[title].append(seconds_a_ply(title, games, repeat))
    for title, times in found.items():
        low, middle, high = (f(times) * 1e6 for f in (min, median, max))
        ratio = middle / (median(yardstick) * 1e6)
        console.print(
            f"{title}: {middle:.1f} µs a ply ({low:.1f} to {high:.1f}), {ratio:.0f} yardsticks"
        )
    console.print(f"yardstick: {median(yardstick) * 1e6:.2f} µs")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
