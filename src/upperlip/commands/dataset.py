"""upperlip dataset."""

import argparse
from contextlib import closing
from importlib import import_module
from pathlib import Path

from upperlip.bots import budget_of, find_bot
from upperlip.commands import Usage, mention_kernel, progress, say
from upperlip.commands.arguments import Commands, add_budget, add_series
from upperlip.games import GAMES
from upperlip.simulation import Series
from upperlip.workers import cores


def register(commands: Commands) -> None:
    command = commands.add_parser("dataset", help="games by bots as a Parquet file, for training")
    add_series(command, "novice")
    add_budget(command)
    command.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="where to write it"
    )
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    try:
        dataset = import_module("upperlip.research.dataset")
    except ImportError as error:
        raise Usage(str(error)) from None
    game = GAMES[arguments.game]
    config = game.configure(arguments.players, dict(arguments.option))
    names = arguments.bot or ["novice"]
    if len(names) not in (1, arguments.players):
        raise Usage(f"--bot must be given once, or once for each of {arguments.players} seats")
    bots = [find_bot(name) for name in names] * (arguments.players // len(names))
    budget = budget_of(arguments.seconds, arguments.simulations)
    if any(bot.thinks for bot in bots):
        mention_kernel()
    series = Series(game, config, bots, arguments.seed, budget=budget)
    target: Path = arguments.out
    partial = target.with_name(target.name + ".part")
    try:
        jobs = min(arguments.jobs or cores(), arguments.games)
        with (
            progress(arguments.games, game.title) as step,
            closing(dataset.write(partial, series, arguments.games, jobs)) as parts,
        ):
            for games in parts:
                step(games)
        partial.replace(target)
    except OSError as error:
        raise Usage(f"cannot write {target}: {error.strerror}") from None
    finally:
        partial.unlink(missing_ok=True)
    say(f"{arguments.games} games of {game.title}, seed {arguments.seed}: {target}")
    return 0
