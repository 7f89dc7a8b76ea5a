"""How much surer the arena is by duplicated deals, and by controls, for the same number of rounds.

    python -m benchmarks.control [--deals 200] [--json FILE]

Each deal played once; once, less what its open hands are worth to the side played (coefficient
1); twice with the bots exchanged, as the arena does; and that with the arena's own control
(`upperlip arena --control`). Deals of a seed that the coefficient was not found on.
"""

import json
from argparse import ArgumentParser
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

from rich.console import Console

from upperlip.arena.contest import Contest, read_entrant
from upperlip.arena.control import coefficient_of, open_values, room_to_play
from upperlip.arena.deal import SCORERS, Deal, play_replay, replays
from upperlip.arena.standing import headline_of
from upperlip.games import GAMES
from upperlip.table.match import Match
from upperlip.table.seat import SPECTATOR

CONTESTS = (
    ("moustache", "novice", "random"),
    ("moustache", "expert@100", "novice"),
    ("mustachio", "novice", "random"),
    ("mustachio", "expert@100", "novice"),
)
SEED = 1709


class Sureness(NamedTuple):
    """Lengths of intervals, as shares of the first: the same rounds, each deal once."""

    contest: str
    deals: int
    once_open: float
    twice: float
    twice_control: float


def party_of_first_seat(contest: Contest, number: int) -> int:
    match = Match(
        contest.game, contest.config, contest.seed, number, first_round=contest.first_round(number)
    )
    while match.let_chance():
        pass
    return SCORERS[contest.title].party_of_seats(match.view(SPECTATOR), False)[0]


def measure(contest: Contest, deals: int) -> Sureness:
    headline = headline_of(contest)
    once, once_open, twice, rooms = [], [], [], []
    for number in range(deals):
        results = []
        for assignment in replays(contest):
            played = Deal(number, play_replay(contest, number, assignment, ([], [])), ([], []))
            results.append(headline.value(played))
        worth = fmean(open_values(contest, number)) - headline.even
        ours = replays(contest)[0][party_of_first_seat(contest, number)] == 0
        once.append(results[0])
        once_open.append(results[0] - (worth if ours else -worth))
        twice.append(fmean(results))
        rooms.append(room_to_play(contest, number))
    average, coefficient = fmean(rooms), coefficient_of(contest)
    controlled = [
        value - coefficient * (room / average - 1) for value, room in zip(twice, rooms, strict=True)
    ]
    alone = stdev(once)
    name = f"{contest.title}, {contest.names[0]} against {contest.names[1]}"
    return Sureness(
        name,
        deals,
        stdev(once_open) / alone,
        sqrt(2) * stdev(twice) / alone,
        sqrt(2) * stdev(controlled) / alone,
    )


def main() -> None:
    parser = ArgumentParser(prog="benchmarks.control", description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    found = []
    for title, first, second in CONTESTS:
        config = GAMES[title].configure(4, {})
        contest = Contest(title, config, (read_entrant(first), read_entrant(second)), seed=SEED)
        found.append(measure(contest, arguments.deals))
        Console(highlight=False).print(
            f"{found[-1].contest}: once {found[-1].once_open:.0%} with open hands, twice"
            f" {found[-1].twice:.1%}, with the control {found[-1].twice_control:.1%}"
        )
    if arguments.json:
        told = {"seed": SEED, "found": [each._asdict() for each in found]}
        arguments.json.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
