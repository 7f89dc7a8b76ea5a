"""How commands are called: the parser, and the arguments that several commands share."""

import argparse
import json
import os
import re
from contextlib import suppress
from pathlib import Path
from textwrap import fill
from typing import NoReturn, TypeAlias

from upperlip.animals import config as animals
from upperlip.animals.rules import BY_ID
from upperlip.arena.contest import read_seconds
from upperlip.bots import BadBot, Peeks, bot_names, find_bot
from upperlip.commands import Usage
from upperlip.definitions.library import BadCards, Library, read_library
from upperlip.games import GAMES
from upperlip.nuts import config as nuts
from upperlip.nuts.cards import VILLAIN_IDS
from upperlip.texts import LANGUAGES, Texts

SEEDS = 1 << 64
READERS = {title: game.read_definition for title, game in GAMES.items()}
# What may be named, where it is one of a few.
OPTION_VALUES: dict[str, dict[str, tuple[str, ...]]] = {
    nuts.TITLE: {
        "sides": nuts.SIDES,
        "villains": nuts.VILLAIN_MODES,
        "pool": VILLAIN_IDS,
        "shown": VILLAIN_IDS,
    },
    animals.TITLE: {"rules": tuple(BY_ID)},
}


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, without reciting the usage; that is what --help is for."""

    lists_options = False  # of the games, below its own

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see --help)\n")

    def format_help(self) -> str:
        return super().format_help() + (_options_help() if self.lists_options else "")


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


def _options_help() -> str:
    """What each option of each game means."""
    lines = []
    for title, game in GAMES.items():
        lines.append(f"\noptions of {title} (--option KEY=VALUE), with their defaults:")
        usual = game.configure(4, {}).options()
        for key, value in usual.items():
            words = Texts("en", title).say(f"{title}-option-{key}")
            values = OPTION_VALUES[title].get(key, ())
            line = f"{key}={json.dumps(value).strip(chr(34))}  {words}"
            line += f" Values: {', '.join(values)}." if values else ""
            lines.append(fill(line, 96, initial_indent="  ", subsequent_indent="      "))
    return "\n".join(lines) + "\n"


# What a word on the command line must be


def option(text: str) -> tuple[str, object]:
    """`key=value`: JSON if it parses, else a string; lists comma-separated."""
    key, equals, value = text.partition("=")
    if not equals or not key:
        raise argparse.ArgumentTypeError(f"{text!r} is not key=value")
    for written in (value, f"[{value}]") if "," in value else (value,):
        with suppress(ValueError, RecursionError):
            return key, json.loads(written)
    return key, [item.strip() for item in value.split(",")] if "," in value else value


def seed(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 20 or int(text) >= SEEDS:
        raise argparse.ArgumentTypeError("a seed is a whole number from 0 to 2^64 - 1")
    return int(text)


def count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 12 or int(text) < 1:
        raise argparse.ArgumentTypeError("must be a whole number from 1 up")
    return int(text)


def seconds(text: str) -> float:
    try:
        return read_seconds(text)
    except ValueError:
        raise argparse.ArgumentTypeError("must be a time in seconds, above zero") from None


def hex_digits(text: str) -> str:
    if not re.fullmatch("[0-9a-f]{64}", text.lower()):
        raise argparse.ArgumentTypeError("must be 64 hex digits")
    return text.lower()


def fair_bot(name: str) -> str:
    try:
        peeks = find_bot(name).peeks
    except BadBot as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    if peeks:
        raise argparse.ArgumentTypeError(str(Peeks(name)))
    return name


def own_language() -> str:
    """What the terminal is set to, if we speak it."""
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = next((name[:2] for name in names if name), "")
    return language if language in LANGUAGES else "en"


# What several commands take


def add_game(command: Parser, *, required: bool = True) -> None:
    command.add_argument(
        "game",
        choices=GAMES,
        nargs=None if required else "?",
        metavar="GAME",
        help=" or ".join(GAMES),
    )


def add_language(command: Parser, usual: str) -> None:
    command.add_argument("--lang", choices=LANGUAGES, default=usual, help=f"default: {usual}")


def add_options(command: Parser, players: int | None) -> None:
    command.lists_options = True
    command.add_argument("--players", type=count, default=players, help="how many (default 4)")
    add_pairs(command, "--option", "an option of the game, see below; lists with commas")


class _Pairs(argparse.Action):
    """Each key once: of two values one would go unheeded."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        assert isinstance(values, tuple), "made by option"
        given = getattr(namespace, self.dest)
        if values[0] in dict(given):
            parser.error(f"argument {option_string}: {values[0]} is given twice")
        setattr(namespace, self.dest, [*given, values])


def add_pairs(command: Parser, flag: str, help_: str) -> None:
    command.add_argument(
        flag,
        type=option,
        action=_Pairs,
        default=[],
        metavar="KEY=VALUE",
        help=f"{help_}; may be repeated",
    )


def add_cards(command: Parser, how: str = "name them in the options") -> None:
    command.add_argument(
        "--cards",
        type=Path,
        metavar="FILE",
        help=f"cards from outside, a .toml file or a folder of them; {how}",
    )


def library_of(arguments: argparse.Namespace) -> Library:
    """The cards from outside that the command was given, by game."""
    return library_at(arguments.cards, getattr(arguments, "lang", "en"))


def library_at(path: Path | None, language: str = "en") -> Library:
    if path is None:
        return dict.fromkeys(GAMES, ())
    try:
        return read_library(path, READERS)
    except BadCards as error:
        words = Texts(language, by_id=True).reason(error.reason)
        raise Usage(f"{error.place}: {error.reason.rule}: {words}") from None
    except OSError as error:
        raise Usage(f"cannot read {path}: {error.strerror}") from None


def _fair_names() -> list[str]:
    """Of those that can be loaded; what is wrong with one is said when it is called."""
    names = []
    for name in bot_names():
        with suppress(BadBot):
            if not find_bot(name).peeks:
                names.append(name)
    return names


def add_bots(command: Parser, help_: str) -> None:
    command.add_argument(
        "--bot",
        action="append",
        type=fair_bot,
        metavar="BOT",
        help=f"{', '.join(_fair_names())}, or your own as MODULE:CLASS; {help_}",
    )


def add_series(command: Parser, bot: str) -> None:
    """What simulate and dataset have in common."""
    add_game(command)
    add_options(command, 4)
    command.add_argument("--games", type=count, default=100, help="how many (default 100)")
    command.add_argument("--seed", type=seed, default=0, help="the same seed, the same games")
    add_bots(command, f"one for all, or one for each seat (default {bot})")
    add_jobs(command)


def add_jobs(command: Parser) -> None:
    command.add_argument("--jobs", type=count, metavar="N", help="cores to use (default: all)")


def add_budget(
    command: Parser,
    simulations: str = "of each bot for a move: repeatable",
    time: str = "of each bot for a move (default 1)",
) -> None:
    budget = command.add_mutually_exclusive_group()
    budget.add_argument("--simulations", type=count, metavar="N", help=simulations)
    budget.add_argument("--seconds", type=seconds, metavar="S", help=time)
