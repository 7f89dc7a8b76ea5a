"""How long exact ends of rounds of Moustache take, with four players: medians, means, the longest.

    python -m benchmarks.endings [--tricks 6 8 10] [--states 40] [--seed 1]

The kernel's states come from rounds played at random up to there, under one to four rule cards:
once among those that name and compare no values, once among all. In time of the processor, so that
other programs matter less.
"""

import argparse
import random
from collections.abc import Collection, Iterator
from statistics import mean, median
from time import process_time

from upperlip.animals.config import SIDES
from upperlip.animals.rules import RULE_CARDS
from upperlip.kernel import Generator, animals
from upperlip.kernel.animals.endings import Endings

ALL = {card.id for card in RULE_CARDS}
OF_VALUES = {"shining-zeros", "twos-win", "three-lowest", "tens-fall", "equals-out"}
PLAYERS = 4


def rows(cards: Collection[str], many: int, seed: int) -> Iterator[list[str]]:
    """Rows of one to four of these cards, equally often."""
    draws = random.Random(seed)
    for number in range(many):
        row: list[str] = []
        for side in SIDES[: 1 + number % len(SIDES)]:
            able = [c.id for c in RULE_CARDS if c.side == side and c.id in cards]
            row.append(draws.choice([card for card in able if card not in row]))
        yield row


def state(row: list[str], tricks: int, seed: int, number: int) -> animals.KernelState:
    """With so many tricks to come."""
    found, draws = animals.KernelState.at_deal(PLAYERS, row), random.Random(f"{seed} {number}")
    found.chance(Generator(seed, number))
    while found.ask != "play" or {len(hand) for hand in found.hands} != {tricks}:
        found.apply(draws.choice(found.legal()))
    return found


def measure(cards: Collection[str], tricks: int, many: int, seed: int) -> str:
    solver, times = Endings(), []
    for number, row in enumerate(rows(cards, many, seed)):
        ending = state(row, tricks, seed, number)
        start = process_time()
        solver.winner(ending)
        times.append(1000 * (process_time() - start))
    return f"median {median(times):8.2f} ms, mean {mean(times):8.2f}, longest {max(times):8.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tricks", type=int, nargs="+", default=[6, 8, 10])
    parser.add_argument("--states", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for tricks in chosen.tricks:
        for name, cards in (("no values", ALL - OF_VALUES), ("any rules", ALL)):
            told = measure(cards, tricks, chosen.states, chosen.seed)
            print(f"{tricks:2} tricks, {name}: {told}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
