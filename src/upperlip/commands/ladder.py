"""upperlip ladder."""

import argparse
import json
import re
from pathlib import Path

from rich.console import Console

from upperlip.arena.deal import Deal
from upperlip.arena.ladder import Ladder, Pair
from upperlip.arena.ladder_report import in_json, ranges, tables
from upperlip.commands import Usage, mention_kernel, progress, say, written
from upperlip.commands.arguments import Commands, add_game
from upperlip.commands.contests import (
    add_contest,
    add_entrants,
    entrants_of,
    finished_deals,
    setup_of,
)
from upperlip.statistics.charts import chart_file
from upperlip.statistics.charts.ranges import height_of, ranges_chart
from upperlip.statistics.console import print_sections

USUAL = ["random", "novice", "regular", "expert@100", "expert@400", "expert@1600", "peek@100"]


def register(commands: Commands) -> None:
    command = commands.add_parser(
        "ladder", help="how strong is each bot? Everybody against everybody, and a rating for each"
    )
    add_game(command)
    add_entrants(command, "*", f" (default: {' '.join(USUAL)})")
    add_contest(command, deals=100)
    command.add_argument(
        "--against",
        nargs="+",
        default=[],
        metavar="BOT",
        help="only pairs with one of these: quicker, and less sure of the others",
    )
    command.add_argument("--json", type=Path, metavar="FILE", help="ratings and all results")
    command.add_argument("--plot", type=Path, metavar="FILE", help="the ratings as SVG")
    command.add_argument(
        "--resume",
        type=Path,
        metavar="FOLDER",
        help="keep finished deals there, a file for each pair, and go on from them",
    )
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    ladder = _ladder(arguments)
    if any(entrant.bot.thinks for entrant in ladder.entrants):
        mention_kernel()
    with written(arguments.json) as listed, written(arguments.plot) as plot:
        played = _played(ladder, arguments)
        if listed is not None:
            json.dump(in_json(ladder, played), listed, indent=1)
            listed.write("\n")
        if plot is not None:
            drawn = ranges(ladder, played)
            plot.write(chart_file(ranges_chart(drawn, 1), height_of(drawn)))
    players = f"{ladder.title} with {ladder.config.players} players"
    say(f"{len(ladder.entrants)} bots at {players}, seed {ladder.seed}")
    print_sections(Console(highlight=False), tables(ladder, played))
    return 0


def _ladder(arguments: argparse.Namespace) -> Ladder:
    arguments.bots = arguments.bots or USUAL
    entrants = entrants_of(arguments)
    if len(entrants) < 2 or len(set(map(str, entrants))) < len(entrants):
        raise Usage("a ladder needs two bots or more, all of them different")
    if arguments.json is not None and arguments.json == arguments.plot:
        raise Usage("--json and --plot must be different files")
    named = [str(entrant) for entrant in entrants]
    if not set(arguments.against) <= set(named):
        raise Usage(f"--against: of {', '.join(named)}")
    return Ladder(
        arguments.game,
        setup_of(arguments),
        entrants,
        arguments.whole,
        arguments.seed,
        arguments.manners,
        tuple(named.index(bot) for bot in arguments.against),
    )


def _played(ladder: Ladder, arguments: argparse.Namespace) -> dict[Pair, list[Deal]]:
    folder: Path | None = arguments.resume
    if folder is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Usage(f"cannot use {folder}: {error.strerror}") from None
    with progress(len(ladder.pairs) * arguments.deals, ladder.title) as step:
        return {
            pair: finished_deals(
                ladder.contest(pair),
                arguments.deals,
                kept=None if folder is None else folder / _file_name(ladder, pair),
                jobs=arguments.jobs,
                dask=arguments.dask,
                step=step,
            )
            for pair in ladder.pairs
        }


def _file_name(ladder: Ladder, pair: Pair) -> str:
    both = (re.sub(r"[^\w@.-]", "-", str(ladder.entrants[place])) for place in pair)
    return f"{'-'.join(both)}.jsonl"
