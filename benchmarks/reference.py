"""How long does a ply take in the reference engine, with random bots and no views built?

    python benchmarks/reference.py [GAMES]

Both games over all player counts, alternating, with varied seeds; three repeats, the median.
"""

import sys
import time
from statistics import median

from rich.console import Console

from upperlip.bots import BOTS
from upperlip.games import GAMES
from upperlip.simulate import play_out
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


def main(games: int = 60) -> None:
    console = Console(highlight=False)
    found: dict[str, list[float]] = {title: [] for title in PLAYERS}
    for repeat in range(3):
        for title in PLAYERS:
            found[title].append(seconds_a_ply(title, games, repeat))
    for title, times in found.items():
        low, middle, high = (f(times) * 1e6 for f in (min, median, max))
        console.print(f"{title}: {middle:.1f} µs a ply ({low:.1f} to {high:.1f})")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
