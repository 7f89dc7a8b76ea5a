"""upperlip selfcheck."""

import argparse
from pathlib import Path

from upperlip.commands import Usage, progress, say, written
from upperlip.commands.arguments import Commands, add_cards, add_jobs, count, library_of, seed
from upperlip.records.record import Record
from upperlip.records.write import line_of
from upperlip.workers import cores


def register(commands: Commands) -> None:
    command = commands.add_parser("selfcheck", help="the two engines side by side: do they agree?")
    command.add_argument("--games", type=count, default=1000, help="how many (default 1000)")
    command.add_argument("--seed", type=seed, default=0, help="the same seed, the same games")
    add_cards(command, "instead of random ones")
    add_jobs(command)
    command.add_argument(
        "--records", type=Path, metavar="FILE", help="where to write a game on which they differ"
    )
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from upperlip import kernel  # noqa: PLC0415 – most commands need none
    from upperlip.selfcheck import Agreed, selfcheck  # noqa: PLC0415

    library = library_of(arguments) if arguments.cards else None
    if not kernel.FAST:
        raise Usage("there is no compiled kernel to compare the reference with")
    so_far, jobs = Agreed(), arguments.jobs or cores()
    with progress(arguments.games, "reference and kernel") as step:
        for part in selfcheck(arguments.games, arguments.seed, jobs, library):
            so_far = so_far.plus(part)
            step(part.games)
    if so_far.difference is not None:
        what, record = so_far.difference.args
        _report(what, record, so_far.games, arguments)
        return 1
    for line in so_far.coverage.in_words():
        say(line)
    say(
        f"{so_far.games} games, {so_far.rounds} rounds, {so_far.plies} plies, "
        f"seed {arguments.seed}: reference and kernel agree"
    )
    return 0


def _report(what: str, record: Record, number: int, arguments: argparse.Namespace) -> None:
    path = arguments.records or Path(f"difference-{arguments.seed}-{number}.jsonl")
    with written(path) as file:
        assert file is not None
        file.write(line_of(record))
    say(f"game {number} of seed {arguments.seed}: {what}")
    say(f"the game up to there is in {path}")
