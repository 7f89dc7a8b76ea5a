"""How long exact ends of rounds of Moustache take, with four players: medians, means, the longest;
and how many worlds take the expert of either game too long.

    python -m benchmarks.endings [--tricks 6 8 10] [--states 40] [--seed 1] [--games 20]

The kernel's states come from rounds played at random up to there, under one to four rule cards:
once among those that name and compare no values, once among all. In time of the processor, so that
other programs matter less. The expert, with 400 simulations, looks at games of novices.
"""

import argparse
import random
from collections.abc import Collection, Iterator
from statistics import mean, median
from time import process_time
from typing import Any

from upperlip.animals.config import SIDES
from upperlip.animals.rules import RULE_CARDS
from upperlip.bots import BOTS, Budget
from upperlip.bots.playbooks import PLAYBOOKS
from upperlip.games import GAMES
from upperlip.kernel import COMPILED, Generator, animals
from upperlip.kernel.animals.endings import Endings
from upperlip.table.match import Match

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


def dropped(title: str, games: int, seed: int) -> str:
    """Of the worlds that are solved for every answer, as late in a round as the expert does so."""
    game, novice, searcher = GAMES[title], BOTS["novice"], COMPILED[title].searcher()
    config = game.configure(PLAYERS, {})
    exact = PLAYBOOKS[title].style(config).exact // PLAYERS
    shares = []
    for number in range(games):
        match = Match(game, config, seed + number)
        while (ask := match.ask) is not None:
            if match.let_chance():
                continue
            seat = ask.seats[0]
            view: Any = match.view(seat)
            legal = match.legal(seat)
            if ask.what == "play" and len(legal) > 1 and len(view.round.hand) <= exact:
                shares.append(_dropped_by(searcher, view, exact, number))
            match.act(seat, novice.choose(view, legal, match.draws_for(seat), Budget()))
    if not shares:
        return "no decision is late enough"
    some = sum(share > 0 for share in shares)
    return f"{mean(shares):.2%} of the worlds, in {some} of {len(shares)} decisions"


def _dropped_by(searcher: Any, view: Any, exact: int, number: int) -> float:
    engine = COMPILED[view.game]
    known, draws = engine.knowledge.from_view(view), engine.generator(number, len(view.history))
    searcher.search(known, draws, view.seat, simulations=400, exact=exact)
    share: float = searcher.dropped
    return share


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tricks", type=int, nargs="+", default=[6, 8, 10])
    parser.add_argument("--states", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=20)
    chosen = parser.parse_args()
    for tricks in chosen.tricks:
        for name, cards in (("no values", ALL - OF_VALUES), ("any rules", ALL)):
            told = measure(cards, tricks, chosen.states, chosen.seed)
            print(f"{tricks:2} tricks, {name}: {told}", flush=True)  # noqa: T201
    for title in COMPILED:
        told = dropped(title, chosen.games, chosen.seed)
        print(f"{title}, took too long: {told}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
