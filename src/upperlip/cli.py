"""The command line."""

import argparse
import json
import os
import re
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from textwrap import fill
from typing import Any, NoReturn

from upperlip.arena.contest import read_entrant, read_seconds
from upperlip.bots import BOTS, Peeks
from upperlip.commands import Usage, complain
from upperlip.commands.arena import run_arena
from upperlip.commands.dataset import run_dataset
from upperlip.commands.play import run_play
from upperlip.commands.record import run_check, run_show, run_verify
from upperlip.commands.rules import run_rules
from upperlip.commands.selfcheck import run_selfcheck
from upperlip.commands.serve import run_serve
from upperlip.commands.simulate import run_simulate
from upperlip.games import GAMES
from upperlip.table.errors import RefusedOptions
from upperlip.texts import LANGUAGES, Texts

SEEDS = 1 << 64


def main(argv: Sequence[str] | None = None) -> int:
    for stream in (sys.stdout, sys.stderr):  # names in records may be any strings
        stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    words = sys.argv[1:] if argv is None else argv
    arguments = _parser().parse_args(words)
    arguments.command = shlex.join(["upperlip", *words])
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except Usage as error:
        return complain(str(error))
    except RefusedOptions as error:
        words = Texts(getattr(arguments, "lang", "en")).reason(error.reason)
        return complain(f"{words} ({error.reason.rule})")
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of our output has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


# What the command line looks like


def _option(text: str) -> tuple[str, object]:
    """`key=value`: JSON if it parses, else a string; lists comma-separated."""
    key, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not key=value")
    try:
        return key, json.loads(value)
    except (ValueError, RecursionError):
        return key, [item.strip() for item in value.split(",")] if "," in value else value


def _seed(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 20 or int(text) >= SEEDS:
        raise argparse.ArgumentTypeError("a seed is a whole number from 0 to 2^64 - 1")
    return int(text)


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 12 or int(text) < 1:
        raise argparse.ArgumentTypeError("must be a whole number from 1 up")
    return int(text)


def _seconds(text: str) -> float:
    try:
        return read_seconds(text)
    except ValueError:
        raise argparse.ArgumentTypeError("must be a time in seconds, above zero") from None


def _entrant(text: str) -> str:
    try:
        read_entrant(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return text


def _hex(text: str) -> str:
    if not re.fullmatch("[0-9a-f]{64}", text.lower()):
        raise argparse.ArgumentTypeError("must be 64 hex digits")
    return text.lower()


def _fair_bot(name: str) -> str:
    if name in BOTS and BOTS[name].peeks:
        raise argparse.ArgumentTypeError(str(Peeks(name)))
    return name


def _fair_bots() -> list[str]:
    return [name for name, bot in BOTS.items() if not bot.peeks]


class _OneLine(argparse.ArgumentParser):
    """Says what is wrong in one line, without reciting the usage; that is what --help is for."""

    tells_options = False  # of the games, below its own

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see --help)\n")

    def format_help(self) -> str:
        return super().format_help() + (_options_told() if self.tells_options else "")


def _options_told() -> str:
    """What each option of each game means."""
    lines = []
    for title, game in GAMES.items():
        lines.append(f"\noptions of {title} (--option KEY=VALUE), with their defaults:")
        usual = game.configure(4, {}).options()
        for key, value in usual.items():
            words = Texts("en", title).say(f"{title}-option-{key}")
            told = f"{key}={json.dumps(value).strip(chr(34))}  {words}"
            lines.append(fill(told, 96, initial_indent="  ", subsequent_indent="      "))
    return "\n".join(lines) + "\n"


def _parser() -> argparse.ArgumentParser:
    parser = _OneLine(
        prog="upperlip",
        description="Two moustache-themed trick-taking games: Mustachio and Moustache. "
        "Without a command: serves tables, and opens the browser.",
    )
    parser.set_defaults(run=run_serve, browse=True)
    commands = parser.add_subparsers(metavar="COMMAND")
    for add in (
        _add_serve,
        _add_play,
        _add_rules,
        _add_simulate,
        _add_dataset,
        _add_arena,
        _add_record,
        _add_selfcheck,
    ):
        add(commands)
    return parser


def _own_language() -> str:
    """What the terminal is set to, if we speak it."""
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = next((name[:2] for name in names if name), "")
    return language if language in LANGUAGES else "en"


def _add_language(command: argparse.ArgumentParser, usual: str) -> None:
    command.add_argument("--lang", choices=LANGUAGES, default=usual, help=f"default: {usual}")


def _add_options(command: argparse.ArgumentParser, players: int | None) -> None:
    command.tells_options = True  # type: ignore[attr-defined]
    command.add_argument("--players", type=_count, default=players, help="how many (default 4)")
    command.add_argument(
        "--option",
        type=_option,
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the game, see below; lists with commas; may be repeated",
    )


def _add_serve(commands: Any) -> None:
    command = commands.add_parser("serve", help="tables for friends and bots, in the browser")
    command.add_argument("--host", help="address to listen at (default: all of this machine's)")
    command.add_argument("--port", help="default 8642; 0 takes any that is free")
    command.add_argument(
        "--data", metavar="FILE", help="default upperlip.sqlite; or a postgresql:// address"
    )
    command.add_argument("--public-url", metavar="URL", help="what links for friends begin with")
    command.add_argument(
        "--trusted-proxies", metavar="IPS", help="whose word on addresses counts, with commas"
    )
    command.add_argument("--workers", help="processes for bots (default: two for each core)")
    command.add_argument("--log-format", choices=("text", "json"), help="default text")
    command.add_argument("--browse", action="store_true", help="open the browser, too")
    command.epilog = "Each can also be set in the environment: UPPERLIP_PORT=8000, and so on."
    command.set_defaults(run=run_serve)


def _add_play(commands: Any) -> None:
    command = commands.add_parser("play", help="play in the terminal, against bots")
    command.add_argument("game", choices=GAMES, nargs="?", metavar="GAME", help=" or ".join(GAMES))
    _add_options(command, None)
    _add_language(command, _own_language())
    command.add_argument("--seed", type=_seed, help="repeat a game")
    command.add_argument(
        "--bot",
        action="append",
        type=_fair_bot,
        choices=_fair_bots(),
        help="one for all, or one for each other seat (default novice)",
    )
    command.add_argument("--name", help="what to call you")
    command.add_argument("--records", type=Path, metavar="FILE", help="write the game down")
    command.set_defaults(run=run_play)


def _add_rules(commands: Any) -> None:
    command = commands.add_parser("rules", help="the rules, or what one card does")
    command.add_argument("game", choices=GAMES, nargs="?", metavar="GAME", help=" or ".join(GAMES))
    command.add_argument("card", nargs="?", metavar="CARD", help="a card, or a number like U-21")
    _add_language(command, _own_language())
    command.set_defaults(run=run_rules)


def _add_games(command: argparse.ArgumentParser, bot: str) -> None:
    """What simulate and dataset have in common."""
    command.add_argument("game", choices=GAMES, metavar="GAME", help=" or ".join(GAMES))
    _add_options(command, 4)
    command.add_argument("--games", type=_count, default=100, help="how many (default 100)")
    command.add_argument("--seed", type=_seed, default=0, help="the same seed, the same games")
    command.add_argument(
        "--bot",
        action="append",
        type=_fair_bot,
        choices=_fair_bots(),
        help=f"one for all, or one for each seat (default {bot})",
    )
    command.add_argument("--jobs", type=_count, metavar="N", help="cores to use (default: all)")


def _add_simulate(commands: Any) -> None:
    command = commands.add_parser("simulate", help="games by bots against bots")
    _add_games(command, "random")
    command.add_argument("--records", type=Path, metavar="FILE", help="write the games down")
    command.add_argument("--legal", action="store_true", help="with all legal actions")
    command.add_argument("--report", type=Path, metavar="FILE", help="statistics as a page of HTML")
    command.add_argument(
        "--engine",
        choices=("kernel", "reference"),
        help="default: the kernel for random bots without records, else the reference",
    )
    command.set_defaults(run=run_simulate)


def _add_budget(command: argparse.ArgumentParser) -> None:
    budget = command.add_mutually_exclusive_group()
    budget.add_argument(
        "--simulations", type=_count, metavar="N", help="of each bot for a move: repeatable"
    )
    budget.add_argument(
        "--seconds", type=_seconds, metavar="S", help="of each bot for a move (default 1)"
    )


def _add_dataset(commands: Any) -> None:
    command = commands.add_parser("dataset", help="games by bots as a Parquet file, for training")
    _add_games(command, "novice")
    _add_budget(command)
    command.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="where to write it"
    )
    command.set_defaults(run=run_dataset)


def _add_arena(commands: Any) -> None:
    command = commands.add_parser("arena", help="which bot is better? The same deals for both")
    command.add_argument("game", choices=GAMES, metavar="GAME", help=" or ".join(GAMES))
    command.add_argument(
        "bots",
        nargs=2,
        type=_entrant,
        metavar="BOT",
        help=f"one of {', '.join(BOTS)}; with a budget of its own as NAME@200 or NAME@0.05s",
    )
    _add_options(command, 4)
    command.add_argument("--deals", type=_count, default=400, help="how many (default 400)")
    command.add_argument("--seed", type=_seed, default=0, help="the same seed, the same deals")
    unit = command.add_mutually_exclusive_group()
    unit.add_argument(
        "--rounds", dest="whole", action="store_false", help="a deal is one round (default)"
    )
    unit.add_argument("--whole-games", dest="whole", action="store_true", help="or a whole game")
    command.set_defaults(whole=False)
    _add_budget(command)
    command.add_argument("--json", type=Path, metavar="FILE", help="results, deal by deal")
    command.add_argument("--plot", type=Path, metavar="FILE", help="the running estimate as SVG")
    command.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep finished deals here, and go on from them"
    )
    command.add_argument("--jobs", type=_count, metavar="N", help="cores to use (default: all)")
    command.add_argument("--dask", metavar="ADDRESS", help="play on a dask cluster instead")
    command.set_defaults(run=run_arena)


def _add_record(commands: Any) -> None:
    record = commands.add_parser("record", help="check, verify or show games written down")
    actions = record.add_subparsers(required=True, metavar="ACTION")
    checking = actions.add_parser("check", help="replay records by the rules")
    checking.add_argument("files", nargs="+", metavar="FILE", help=".jsonl, or .json for one game")
    _add_language(checking, "en")
    checking.set_defaults(run=run_check)
    verifying = actions.add_parser("verify", help="was the game shuffled as promised?")
    verifying.add_argument("file", metavar="FILE", help="of a game played at a table server")
    verifying.add_argument(
        "--commitment", type=_hex, metavar="HEX", help="as the table showed it before the deal"
    )
    verifying.add_argument(
        "--salt", type=_hex, metavar="HEX", help="what your own page added to the shuffle"
    )
    _add_language(verifying, "en")
    verifying.set_defaults(run=run_verify)
    showing = actions.add_parser("show", help="records as a person would read them")
    showing.add_argument("file", metavar="FILE")
    _add_language(showing, _own_language())
    showing.set_defaults(run=run_show)


def _add_selfcheck(commands: Any) -> None:
    command = commands.add_parser("selfcheck", help="the two engines side by side: do they agree?")
    command.add_argument("--games", type=_count, default=1000, help="how many (default 1000)")
    command.add_argument("--seed", type=_seed, default=0, help="the same seed, the same games")
    command.add_argument("--jobs", type=_count, metavar="N", help="cores to use (default: all)")
    command.add_argument(
        "--records", type=Path, metavar="FILE", help="where to write a game on which they differ"
    )
    command.set_defaults(run=run_selfcheck)
