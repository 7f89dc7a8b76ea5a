"""Contests as commands play them: here or on a cluster, going on from a book of finished deals."""

import argparse
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from upperlip.arena.contest import Contest, Entrant, read_entrant
from upperlip.arena.deal import Deal
from upperlip.arena.report import short_sentence
from upperlip.arena.scorebook import Scorebook, WrongBook, open_book
from upperlip.arena.session import NoCluster, play_here, play_on_cluster
from upperlip.arena.standing import headline_of
from upperlip.bots import bot_names, budget_of
from upperlip.commands import Advance, Usage
from upperlip.commands.arguments import (
    Parser,
    add_budget,
    add_cards,
    add_jobs,
    add_options,
    count,
    library_of,
    seed,
)
from upperlip.games import GAMES
from upperlip.table.shape import AnyConfig
from upperlip.workers import cores


def add_contest(command: Parser, deals: int) -> None:
    """What is played, how much of it, and where."""
    add_options(command, 4)
    add_cards(command)
    command.add_argument("--deals", type=count, default=deals, help=f"how many (default {deals})")
    command.add_argument("--seed", type=seed, default=0, help="the same seed, the same deals")
    unit = command.add_mutually_exclusive_group()
    unit.add_argument(
        "--rounds", dest="whole", action="store_false", help="a deal is one round (default)"
    )
    unit.add_argument("--whole-games", dest="whole", action="store_true", help="or a whole game")
    command.set_defaults(whole=False)
    command.add_argument(
        "--manners", action="store_true", help="count plays that annoy people (docs/manners.md)"
    )
    add_budget(command)
    add_jobs(command)
    command.add_argument("--dask", metavar="ADDRESS", help="play on a dask cluster instead")


def add_entrants(command: Parser, nargs: int | str, usual: str = "") -> None:
    command.add_argument(
        "bots",
        nargs=nargs,
        type=_entrant,
        metavar="BOT",
        help=f"one of {', '.join(bot_names())}, or your own as MODULE:CLASS; "
        f"with a budget of its own as NAME@200 or NAME@0.05s{usual}",
    )


def _entrant(text: str) -> str:
    try:
        read_entrant(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return text


def setup_of(arguments: argparse.Namespace) -> AnyConfig:
    cards = library_of(arguments)[arguments.game]
    config: AnyConfig = GAMES[arguments.game].configure(
        arguments.players, dict(arguments.option), cards
    )
    return config


def entrants_of(arguments: argparse.Namespace) -> tuple[Entrant, ...]:
    usual = budget_of(arguments.seconds, arguments.simulations)
    return tuple(read_entrant(text, usual) for text in arguments.bots)


def finished_deals(
    contest: Contest,
    deals: int,
    *,
    kept: Path | None,
    jobs: int | None,
    dask: str | None,
    step: Advance,
) -> list[Deal]:
    """All deals of the contest, those from an earlier session among them, by number."""
    headline = headline_of(contest)
    with _book(kept, contest) as book:
        done = {number: deal for number, deal in book.done.items() if number < deals}
        average = headline.average(done.values())
        missing = [number for number in range(deals) if number not in done]
        with closing(_session(contest, missing, jobs, dask)) as session:
            step(len(done))
            for deal in session:
                if deal.number in done:
                    continue
                done[deal.number] = deal
                book.write(deal)
                average.add(headline.value(deal))
                step(1, short_sentence(contest, average.estimate))
    return [done[number] for number in range(deals)]


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
    contest: Contest, numbers: list[int], jobs: int | None, dask: str | None
) -> Generator[Deal, None, None]:
    if not dask:
        yield from play_here(contest, numbers, jobs or cores())
        return
    try:
        yield from play_on_cluster(contest, numbers, dask)
    except NoCluster as error:
        raise Usage(str(error)) from None
