"""upperlip simulate."""

import argparse
from contextlib import closing
from importlib.metadata import version
from pathlib import Path

from rich.console import Console

from upperlip.bots import budget_of, find_bot
from upperlip.commands import Usage, mention_kernel, progress, say, written
from upperlip.commands.arguments import Commands, add_budget, add_cards, add_series, library_of
from upperlip.games import GAMES
from upperlip.simulation import Series, has_kernel, simulate, simulate_in_kernel
from upperlip.statistics import LEDGERS
from upperlip.statistics.console import print_sections
from upperlip.statistics.counters import Counters, add
from upperlip.statistics.page import Heading, page
from upperlip.statistics.sections import in_text
from upperlip.texts import Texts
from upperlip.workers import cores


def register(commands: Commands) -> None:
    command = commands.add_parser("simulate", help="games by bots against bots")
    add_series(command, "random")
    add_cards(command)
    add_budget(command)
    command.add_argument("--records", type=Path, metavar="FILE", help="write the games down")
    command.add_argument("--legal", action="store_true", help="with all legal actions")
    command.add_argument("--report", type=Path, metavar="FILE", help="statistics as a page of HTML")
    command.add_argument(
        "--engine",
        choices=("kernel", "reference"),
        help="default: the kernel for random bots without records, else the reference",
    )
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = GAMES[arguments.game]
    cards = library_of(arguments)[game.title]
    config = game.configure(arguments.players, dict(arguments.option), cards)
    names = arguments.bot or ["random"]
    if len(names) not in (1, arguments.players):
        raise Usage(f"--bot must be given once, or once for each of {arguments.players} seats")
    names = names if len(names) > 1 else names * arguments.players
    if arguments.records and arguments.records == arguments.report:
        raise Usage("--records and --report must be different files")
    engine = _engine(arguments, names)
    players = [f"{name} {seat + 1}" for seat, name in enumerate(names)]
    bots = [find_bot(name) for name in names]
    recorded = players if arguments.records else ()
    budget = budget_of(arguments.seconds, arguments.simulations)
    series = Series(game, config, bots, arguments.seed, recorded, arguments.legal, budget)
    counters: Counters = {}
    with (
        written(arguments.records) as records,
        written(arguments.report) as report,
        progress(arguments.games, game.title) as step,
        closing(_ENGINES[engine](series, arguments.games, arguments.jobs or cores())) as parts,
    ):
        if arguments.engine != "reference":
            mention_kernel()
        for part in parts:
            add(counters, part.counters)
            if records is not None:
                records.write(part.records)
            step(part.games)
        sections = list(LEDGERS[game.title].sections(counters, config, players))
        if report is not None:
            report.write(page(_heading(arguments, series, engine), sections))
    won = counters["games_won"]  # by seat, or by side: partners sit as far apart as there are sides
    wins = ", ".join(f"{player}: {won[seat % len(won)]}" for seat, player in enumerate(players))
    say(f"{arguments.games} games of {game.title}, seed {arguments.seed}. Games won: {wins}")
    print_sections(Console(highlight=False), sections)
    return 0


_ENGINES = {"kernel": simulate_in_kernel, "reference": simulate}


def _engine(arguments: argparse.Namespace, bots: list[str]) -> str:
    """The kernel where it can, unless told otherwise."""
    engine: str | None = arguments.engine
    unable = ""
    if arguments.records:
        unable = "writes no records"
    elif set(bots) != {"random"}:
        unable = "knows random bots only"
    elif engine != "reference" and not has_kernel():
        unable = "is not built here"
    if engine == "kernel" and unable:
        raise Usage(f"the kernel {unable}: use --engine reference")
    return engine or ("reference" if unable else "kernel")


def _heading(arguments: argparse.Namespace, series: Series, engine: str) -> Heading:
    title = Texts("en").say(f"{series.game.title}-title")
    options = {key.replace("_", " "): value for key, value in series.config.options().items()}
    setup = {
        "players": str(arguments.players),
        "bots": ", ".join(dict.fromkeys(bot.name for bot in series.bots)),
        "seed": str(series.seed),
        "engine": engine,
        **{key: _in_words(value) for key, value in options.items() if value is not None},
    }
    games = in_text(arguments.games)
    return Heading(f"{games} games of {title}", setup, arguments.command, version("upperlip"))


def _in_words(option: object) -> str:
    if isinstance(option, list):
        return ", ".join(map(_in_words, option))
    return {True: "yes", False: "no"}[option] if isinstance(option, bool) else str(option)
