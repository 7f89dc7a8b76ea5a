"""Plots how the rule cards of Moustache shift the odds.

    pip install upperlip matplotlib
    python examples/rule_balance.py --players 3 --games 20000 --plot balance.svg

For every rule card: of the rounds played with it in the row, how many the smaller team won (with 4
and 6 players the teams are alike), and how many the team with the crown. By random bots, millions
of rounds a minute; by others more slowly, and closer to how people play.
"""

import argparse
from contextlib import closing
from math import sqrt
from pathlib import Path
from typing import Any

from matplotlib import pyplot as plt
from matplotlib.ticker import PercentFormatter

from upperlip.animals import MOUSTACHE
from upperlip.animals.rules import RULE_CARDS
from upperlip.bots import BOTS
from upperlip.simulation import Series, has_kernel, simulate, simulate_in_kernel
from upperlip.statistics.counters import Counters, add
from upperlip.texts import Texts
from upperlip.workers import cores

QUESTIONS = {"rule_team_won": "the first team wins", "rule_crown_won": "the crown's team wins"}


def count(players: int, games: int, bot: str, seed: int) -> Counters:
    config = MOUSTACHE.configure(players, {"rule_set": "house"})
    series = Series(MOUSTACHE, config, [BOTS[bot]] * players, seed)
    play = simulate_in_kernel if bot == "random" and has_kernel() else simulate
    counters: Counters = {}
    with closing(play(series, games, cores())) as parts:
        for part in parts:
            add(counters, part.counters)
    return counters


def draw(axes: Any, counters: Counters, question: str) -> None:
    """A dot for each card, with its 95 % interval; a line where all rounds together lie."""
    names = [Texts("en").say(f"rule-{card.id}") for card in RULE_CARDS]
    rounds = counters["rule_rounds"]
    shares = [won / total for won, total in zip(counters[question], rounds, strict=True)]
    errors = [
        1.96 * sqrt(share * (1 - share) / total)
        for share, total in zip(shares, rounds, strict=True)
    ]
    axes.errorbar(shares, range(len(names)), xerr=errors, fmt="o", color="#2a6f97", capsize=2)
    axes.axvline(sum(counters[question]) / sum(rounds), color="#999999", linewidth=1)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)  # the first card on top
    axes.xaxis.set_major_formatter(PercentFormatter(1))
    axes.set_title(QUESTIONS[question], fontsize=10)
    axes.grid(axis="x", alpha=0.3)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument(
        "--bot", choices=[n for n, b in BOTS.items() if not b.peeks], default="random"
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--plot", type=Path, default=Path("balance.svg"))
    arguments = parser.parse_args()
    plt.switch_backend("svg")  # there may be no screen
    counters = count(arguments.players, arguments.games, arguments.bot, arguments.seed)
    figure, both = plt.subplots(1, 2, figsize=(10, 5), sharey=True, layout="constrained")
    for axes, question in zip(both, QUESTIONS, strict=True):
        draw(axes, counters, question)
    figure.suptitle(
        f"Moustache, {arguments.players} players, {arguments.games:,} games by {arguments.bot} bots"
    )
    figure.savefig(arguments.plot, metadata={"Date": None})


if __name__ == "__main__":
    main()
