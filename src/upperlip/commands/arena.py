"""upperlip arena."""

import argparse
import json
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from rich.console import Console

from upperlip.arena.contest import Contest, read_entrant
from upperlip.arena.deal import Deal
from upperlip.arena.report import in_json, running_estimate, sentence, short_sentence, tables
from upperlip.arena.scorebook import Scorebook, WrongBook, open_book
from upperlip.arena.session import NoCluster, play_here, play_on_cluster
from upperlip.arena.standing import headline_of
from upperlip.bots import bot_names, budget_of
from upperlip.commands import Usage, mention_kernel, progress, say, written
from upperlip.commands.arguments import (
    Commands,
    add_budget,
    add_cards,
    add_game,
    add_jobs,
    add_options,
    count,
    library_of,
    seed,
)
from upperlip.games import GAMES
from upperlip.statistics.charts import chart_file
from upperlip.statistics.charts.running import HEIGHT, running
from upperlip.statistics.console import print_sections
from upperlip.statistics.sections import in_text
from upperlip.workers import cores


def register(commands: Commands) -> None:
    command = commands.add_parser("arena", help="which bot is better? The same deals for both")
    add_game(command)
    command.add_argument(
        "bots",
        nargs=2,
        type=_entrant,
        metavar="BOT",
        help=f"one of {', '.join(bot_names())}, or your own as MODULE:CLASS; "
        "with a budget of its own as NAME@200 or NAME@0.05s",
    )
    add_options(command, 4)
    add_cards(command)
    command.add_argument("--deals", type=count, default=400, help="how many (default 400)")
    command.add_argument("--seed", type=seed, default=0, help="the same seed, the same deals")
    unit = command.add_mutually_exclusive_group()
    unit.add_argument(
        "--rounds", dest="whole", action="store_false", help="a deal is one round (default)"
    )
    unit.add_argument("--whole-games", dest="whole", action="store_true", help="or a whole game")
    command.set_defaults(whole=False, run=run)
    add_budget(command)
    command.add_argument("--json", type=Path, metavar="FILE", help="results, deal by deal")
    command.add_argument("--plot", type=Path, metavar="FILE", help="the running estimate as SVG")
    command.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep finished deals here, and go on from them"
    )
    add_jobs(command)
    command.add_argument("--dask", metavar="ADDRESS", help="play on a dask cluster instead")


def _entrant(text: str) -> str:
    try:
        read_entrant(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return text


def run(arguments: argparse.Namespace) -> int:
    contest = _contest(arguments)
    files = [file for file in (arguments.json, arguments.plot, arguments.resume) if file]
    if len(set(files)) < len(files):
        raise Usage("--json, --plot and --resume must be different files")
    if any(entrant.bot.thinks for entrant in contest.entrants):
        mention_kernel()
    with written(arguments.json) as listed, written(arguments.plot) as plot:
        deals = _played(contest, arguments)
        if listed is not None:
            json.dump(in_json(contest, deals), listed, indent=1)
            listed.write("\n")
        if plot is not None:
            plot.write(chart_file(running(running_estimate(contest, deals), 1), HEIGHT))
    what = f"{'whole games' if contest.whole else 'one round'} each"
    players = f"{contest.title} with {contest.config.players} players"
    say(f"{in_text(len(deals))} deals of {players}, {what}, seed {contest.seed}")
    say(sentence(contest, headline_of(contest).average(deals).estimate))
    print_sections(Console(highlight=False), tables(contest, deals))
    return 0


def _contest(arguments: argparse.Namespace) -> Contest:
    usual = budget_of(arguments.seconds, arguments.simulations)
    cards = library_of(arguments)[arguments.game]
    config = GAMES[arguments.game].configure(arguments.players, dict(arguments.option), cards)
    first, second = (read_entrant(text, usual) for text in arguments.bots)
    return Contest(arguments.game, config, (first, second), arguments.whole, arguments.seed)


def _played(contest: Contest, arguments: argparse.Namespace) -> list[Deal]:
    """All deals of the contest, those from an earlier session among them, by number."""
    headline = headline_of(contest)
    with _book(arguments.resume, contest) as book:
        done = {number: deal for number, deal in book.done.items() if number < arguments.deals}
        average = headline.average(done.values())
        missing = [number for number in range(arguments.deals) if number not in done]
        with (
            progress(arguments.deals, contest.title) as step,
            closing(_session(contest, missing, arguments)) as session,
        ):
            step(len(done))
            for deal in session:
                if deal.number in done:
                    continue
                done[deal.number] = deal
                book.write(deal)
                average.add(headline.value(deal))
                step(1, short_sentence(contest, average.estimate))
    return [done[number] for number in range(arguments.deals)]


@contextmanager
def _book(path: Path | None, contest: Contest) -> Iterator[Scorebook]:
    if path is None:
        yield Scorebook({}, lambda _: None)
        return
    try:
        with open_book(path, contest) as book:
            yield book
    except WrongBook as error:
        raise Usage(str(error)) from None
    except OSError as error:
        raise Usage(f"cannot use {path}: {error.strerror}") from None


def _session(
    contest: Contest, numbers: list[int], arguments: argparse.Namespace
) -> Generator[Deal, None, None]:
    if not arguments.dask:
        yield from play_here(contest, numbers, arguments.jobs or cores())
        return
    try:
        yield from play_on_cluster(contest, numbers, arguments.dask)
    except NoCluster as error:
        raise Usage(str(error)) from None
