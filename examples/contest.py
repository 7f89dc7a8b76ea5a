"""The trained network against one of our bots, on the arena's deals.

python examples/contest.py trained.npz [--against novice] [--deals 2000]
"""

import argparse
from functools import partial
from pathlib import Path

from network import Trained
from rich.console import Console

from upperlip.animals import MOUSTACHE
from upperlip.arena.contest import Contest, Entrant
from upperlip.arena.deal import Deal, play_deal
from upperlip.arena.report import sentence, tables
from upperlip.arena.standing import headline_of
from upperlip.bots import BOTS
from upperlip.statistics.console import print_sections
from upperlip.workers import cores, in_processes


def play(weights: Path, contest: Contest, number: int) -> Deal:
    if Trained.name not in BOTS:  # in this process: the arena knows bots by name
        BOTS[Trained.name] = Trained(weights)
    return play_deal(contest, number)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("weights", type=Path)
    parser.add_argument("--against", choices=list(BOTS), default="novice")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=cores())
    arguments = parser.parse_args()
    BOTS[Trained.name] = Trained(arguments.weights)
    entrants = Entrant(Trained.name), Entrant(arguments.against)
    config = MOUSTACHE.configure(4, {})
    contest = Contest(MOUSTACHE.title, config, entrants, seed=arguments.seed)
    work = partial(play, arguments.weights, contest)
    deals = list(in_processes(work, range(arguments.deals), arguments.jobs))
    console = Console(highlight=False, width=100)
    console.print(
        f"{len(deals)} deals of moustache with 4 players, one round each, seed {contest.seed}",
        soft_wrap=True,
    )
    console.print(sentence(contest, headline_of(contest).average(deals).estimate), soft_wrap=True)
    print_sections(console, tables(contest, deals))


if __name__ == "__main__":
    main()
