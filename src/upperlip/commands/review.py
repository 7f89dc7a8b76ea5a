"""upperlip review."""

import argparse
import json
from importlib.metadata import version
from pathlib import Path

from msgspec import to_builtins
from rich.console import Console

from upperlip.commands import Usage, first_record, mention_kernel, progress, sentence, written
from upperlip.commands.arguments import Commands, add_language, own_language
from upperlip.records.read import Fault, parse
from upperlip.review.console import print_review
from upperlip.review.figures import figures
from upperlip.review.page import page
from upperlip.review.report import Review, Work, review_of


def register(commands: Commands) -> None:
    command = commands.add_parser("review", help="a finished game: decisions, and the luck in it")
    command.add_argument("record", type=Path, metavar="RECORD", help="of a game that is over")
    command.add_argument(
        "--seat", type=int, metavar="N", help="whose (default: the first that no bot played)"
    )
    add_language(command, own_language())
    command.add_argument("--json", type=Path, metavar="FILE", help="all figures (docs/review.md)")
    command.add_argument("--html", type=Path, metavar="FILE", help="as a page that stands alone")
    command.add_argument(
        "--without-hints", action="store_true", help="leave out what was decided with a hint"
    )
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.json and arguments.json == arguments.html:
        raise Usage("--json and --html must be different files")
    mention_kernel(arguments.lang)
    with written(arguments.json) as listed, written(arguments.html) as site:
        review = _reviewed(arguments)
        if listed is not None:
            json.dump(to_builtins(figures(review)), listed, indent=1, ensure_ascii=False)
            listed.write("\n")
        if site is not None:
            site.write(page(review, arguments.lang, version("upperlip")))
    print_review(Console(highlight=False), review, arguments.lang)
    return 0


def _reviewed(arguments: argparse.Namespace) -> Review:
    try:
        record = parse(first_record(arguments.record))
        with progress(Work(record).of, arguments.record.name) as step:
            return review_of(record, arguments.seat, step, hints=not arguments.without_hints)
    except Fault as fault:
        raise Usage(f"{arguments.record}: {sentence(fault, arguments.lang)}") from None
    except OSError as error:
        raise Usage(f"cannot read {arguments.record}: {error.strerror}") from None
