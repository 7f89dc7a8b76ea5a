"""How long the nets take to say what a seat can expect, asked from Python.

    python -m benchmarks.net [--matches 10] [--times 40]

The kernel's states come from first rounds played at random, seen whole. The quickest of so many
times counts: what takes longer is other programs.
"""

from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any

from rich.console import Console

from upperlip import kernel
from upperlip.games import GAMES
from upperlip.kernel.animals import policy as animals
from upperlip.kernel.nuts import policy as nuts
from upperlip.table.game import AnyGame
from upperlip.table.generator import Generator
from upperlip.table.match import Match

POLICIES: dict[str, Any] = {"moustache": animals, "mustachio": nuts}


def asking(game: AnyGame, matches: int) -> Iterator[Any]:
    """In which somebody plays a card."""
    for number in range(matches):
        match, draws = Match(game, game.configure(4, {}), 5, number), Generator(5, number)
        while match.rounds_scored == 0 and (ask := match.ask) is not None:
            if match.let_chance():
                continue
            if ask.what == "play":
                yield kernel.COMPILED[game.title].state.from_state(match.truth)
            legal = match.legal(ask.seats[0])
            match.act(ask.seats[0], legal[draws.below(len(legal))])


def seconds_each(value: Callable[[Any], float], asked: list[Any], times: int) -> float:
    quickest = float("inf")
    for _ in range(times):
        start = perf_counter()
        for state in asked:
            value(state)
        quickest = min(quickest, perf_counter() - start)
    return quickest / len(asked)


def main() -> None:
    parser = ArgumentParser(prog="benchmarks.net", description=__doc__)
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--times", type=int, default=40)
    arguments = parser.parse_args()
    for title, policy in POLICIES.items():
        asked = list(asking(GAMES[title], arguments.matches))
        took = seconds_each(policy.value, asked, arguments.times)
        Console(highlight=False).print(f"{title}: {1e6 * took:.2f} µs ({len(asked)} states)")


if __name__ == "__main__":
    main()
