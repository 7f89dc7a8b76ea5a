"""upperlip arena."""

import argparse
import json
from pathlib import Path

from rich.console import Console

from upperlip.arena.contest import Contest
from upperlip.arena.control import coefficient_of, controlled
from upperlip.arena.report import control_sentence, in_json, running_estimate, sentence, tables
from upperlip.arena.standing import headline_of
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
from upperlip.statistics.charts.running import HEIGHT, running
from upperlip.statistics.console import print_sections
from upperlip.statistics.sections import in_text


def register(commands: Commands) -> None:
    command = commands.add_parser("arena", help="which bot is better? The same deals for both")
    add_game(command)
    add_entrants(command, 2)
    add_contest(command, deals=400)
    command.add_argument(
        "--control",
        action="store_true",
        help="correct the result by how much there is to play for in its deals (docs/arena.md); "
        "the first bot is to be the better one",
    )
    command.add_argument("--json", type=Path, metavar="FILE", help="results, deal by deal")
    command.add_argument("--plot", type=Path, metavar="FILE", help="the running estimate as SVG")
    command.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep finished deals here, and go on from them"
    )
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    contest = _contest(arguments)
    files = [file for file in (arguments.json, arguments.plot, arguments.resume) if file]
    if len(set(files)) < len(files):
        raise Usage("--json, --plot and --resume must be different files")
    if any(entrant.bot.thinks for entrant in contest.entrants):
        mention_kernel()
    if arguments.control and not coefficient_of(contest):
        raise Usage("--control: here open hands do not tell how far ahead the better bot is")
    with written(arguments.json) as listed, written(arguments.plot) as plot:
        with progress(arguments.deals, contest.title) as step:
            deals = finished_deals(
                contest,
                arguments.deals,
                kept=arguments.resume,
                jobs=arguments.jobs,
                dask=arguments.dask,
                step=step,
            )
        corrected = controlled(contest, deals) if arguments.control else None
        if listed is not None:
            json.dump(in_json(contest, deals, corrected), listed, indent=1)
            listed.write("\n")
        if plot is not None:
            plot.write(chart_file(running(running_estimate(contest, deals), 1), HEIGHT))
    what = f"{'whole games' if contest.whole else 'one round'} each"
    players = f"{contest.title} with {contest.config.players} players"
    say(f"{in_text(len(deals))} deals of {players}, {what}, seed {contest.seed}")
    say(sentence(contest, headline_of(contest).average(deals).estimate))
    if corrected is not None:
        say(control_sentence(contest, corrected))
    print_sections(Console(highlight=False), tables(contest, deals))
    return 0


def _contest(arguments: argparse.Namespace) -> Contest:
    first, second = entrants_of(arguments)
    return Contest(
        arguments.game,
        setup_of(arguments),
        (first, second),
        arguments.whole,
        arguments.seed,
        arguments.manners,
    )
