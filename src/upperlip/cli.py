"""The commands."""

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from textwrap import fill
from typing import IO, Any, NoReturn

from rich.console import Console
from rich.progress import Progress

from upperlip.bots import BOTS
from upperlip.games import GAMES
from upperlip.records.check import check
from upperlip.records.read import Fault, parse, records_in
from upperlip.records.show import show
from upperlip.records.write import line_of, record_of
from upperlip.rulebook import BOOKS, Book, entry
from upperlip.simulate import simulate
from upperlip.table.errors import RefusedOptions
from upperlip.table.reason import because
from upperlip.terminal.play import play
from upperlip.texts import LANGUAGES, Texts, harmless

SEEDS = 1 << 64
NOTHING = b""  # stands for the record that a file does not have


class Usage(Exception):
    """Wrong usage or an unreadable file: one line, exit 2."""


def main(argv: Sequence[str] | None = None) -> int:
    for stream in (sys.stdout, sys.stderr):  # names in records may be any strings
        stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    arguments = _parser().parse_args(argv)
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except Usage as error:
        return _complain(str(error))
    except RefusedOptions as error:
        words = Texts(getattr(arguments, "lang", "en")).reason(error.reason)
        return _complain(f"{words} ({error.reason.rule})")
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of our output has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def _complain(words: str) -> int:
    _say(f"upperlip: {words}", sys.stderr)
    return 2


def _say(line: str, stream: IO[str] | None = None) -> None:
    """A line of our own; control characters from foreign files do not reach the terminal."""
    (stream or sys.stdout).write(harmless(line) + "\n")


@contextmanager
def _progress(total: float | None, words: str) -> Iterator[Any]:
    """A bar for long work, on a terminal only; call what it gives with each bit done."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words, total=total)
        yield lambda done: bar.advance(task, done)


# upperlip simulate


def _simulate(arguments: argparse.Namespace) -> int:
    game = GAMES[arguments.game]
    config = game.configure(arguments.players, dict(arguments.option))
    names = arguments.bot or ["random"]
    if len(names) not in (1, arguments.players):
        raise Usage(f"--bot must be given once, or once for each of {arguments.players} seats")
    names = names if len(names) > 1 else names * arguments.players
    players = [f"{name} {seat + 1}" for seat, name in enumerate(names)]
    wins = [0] * arguments.players
    matches = simulate(
        game,
        config,
        [BOTS[name] for name in names],
        seed=arguments.seed,
        games=arguments.games,
        keep_legal=arguments.legal,
    )
    with _written(arguments.records) as file, _progress(arguments.games, game.title) as step:
        for match in matches:
            if file is not None:
                file.write(line_of(record_of(match, players)))
            for seat in _winning_seats(match.result or {}):
                wins[seat] += 1
            step(1)
    told = ", ".join(f"{player}: {count}" for player, count in zip(players, wins, strict=True))
    _say(f"{arguments.games} games of {game.title}, seed {arguments.seed}. Games won: {told}")
    return 0


def _winning_seats(result: dict[str, Any]) -> list[int]:
    """Sides win in one game, seats in the other; ties count for all."""
    if "sides" in result:
        return [seat for side in result["winners"] for seat in result["sides"][side]]
    return list(result["winners"])


@contextmanager
def _written(path: Path | None) -> Iterator[IO[str] | None]:
    """A file that is there in full when all went well, and not at all otherwise."""
    if path is None:
        yield None
        return
    part = path if path.exists() and not path.is_file() else path.with_name(path.name + ".part")
    try:
        file = part.open("w", encoding="utf-8", errors="surrogatepass", newline="\n")
    except OSError as error:
        raise Usage(f"cannot write {path}: {error.strerror}") from None
    try:
        with file:
            yield file
        if part != path:
            part.replace(path)
    except OSError as error:
        raise Usage(f"cannot write {path}: {error.strerror}") from None
    finally:
        if part != path:
            part.unlink(missing_ok=True)


# upperlip record


def _check(arguments: argparse.Namespace) -> int:
    records = refused = 0
    unreadable = False
    for path in arguments.files:
        try:
            for number, raw in _records(path):
                records += 1
                fault = _fault_of(raw)
                if fault is not None:
                    refused += 1
                    _say(f"{path}: {_place(number, fault)}: {_told(fault, arguments.lang)}")
        except Usage as error:
            unreadable = True
            _complain(str(error))
    all_valid = "all valid" if not refused else f"{refused} refused"
    if records or not unreadable:
        _say(f"{records} record{'' if records == 1 else 's'}, {all_valid}")
    return 2 if unreadable else 1 if refused else 0


def _records(path: str) -> Iterator[tuple[int, bytes]]:
    """The raw records of a file, numbered from 1; a file without any is a refused one."""
    size = os.path.getsize(path) if os.path.isfile(path) else None
    try:
        with open(path, "rb") as file, _progress(size, path) as step:
            number = 0
            for number, raw in enumerate(records_in(file, lines=not path.endswith(".json")), 1):
                yield number, raw
                step(len(raw))
            if number == 0:
                yield 1, NOTHING
    except OSError as error:
        raise Usage(f"cannot read {path}: {error.strerror}") from None


def _fault_of(raw: bytes) -> Fault | None:
    if raw is NOTHING:
        return Fault(because("record", "no-record"))
    try:
        check(parse(raw))
    except Fault as fault:
        return fault
    return None


def _place(number: int, fault: Fault) -> str:
    return f"record {number}" + (f", step {fault.step}" if fault.step else "")


def _told(fault: Fault, language: str) -> str:
    texts = Texts(language, fault.game, by_id=True)
    rule = "contract" if fault.reason.rule == "record" else fault.reason.rule
    return f"{rule}: {texts.reason(fault.reason)}"


def _show(arguments: argparse.Namespace) -> int:
    console, code = Console(highlight=False), 0
    for number, raw in _records(arguments.file):
        try:
            show(parse(raw), arguments.lang, console)
        except Fault as fault:
            code = 1
            _say(f"{_place(number, fault)}: {_told(fault, arguments.lang)}", sys.stderr)
    return code


# upperlip rules


def _rules(arguments: argparse.Namespace) -> int:
    console = Console(highlight=False)
    if arguments.game is None:
        for book in BOOKS.values():
            texts = Texts(arguments.lang, book.game)
            console.print(f"[bold]{book.game}[/]  {texts.say(f'{book.game}-lead')}")
        return 0
    book = BOOKS[arguments.game]
    texts = Texts(arguments.lang, book.game)
    if arguments.card is None:
        _print_book(book, texts, console)
        return 0
    message = book.look_up(arguments.card, texts)
    if message is None:
        known = f"{', '.join(book.cards)}, and rules by number like {book.letter}-1"
        raise Usage(f"no card or rule {arguments.card!r}; there are: {known}")
    _print_entry(message, texts, console)
    if message in book.rules:  # a card in short: add the rule that says it in full
        _print_entry(book.rules[message], texts, console)
    return 0


def _print_book(book: Book, texts: Texts, console: Console) -> None:
    console.print(f"[bold]{texts.say(f'{book.game}-title')}[/]", justify="center")
    console.print(texts.say(f"{book.game}-lead"))
    for section in book.sections:
        console.print(f"\n[bold underline]{texts.say(f'{book.game}-section-{section.id}')}[/]")
        for number in book.numbers(section, texts):
            _print_entry(number, texts, console)
        if section.id == "cards":
            for message in book.cards.values():
                _print_entry(message, texts, console)


def _print_entry(message: str, texts: Texts, console: Console) -> None:
    name, words = entry(message, texts)
    console.print(f"[bold]{name}[/]  {words}")


# upperlip play


def _play(arguments: argparse.Namespace) -> int:
    return play(
        arguments.game,
        players=arguments.players,
        options=dict(arguments.option),
        seed=arguments.seed,
        bots=arguments.bot or ["novice"],
        language=arguments.lang,
        name=arguments.name,
        record=arguments.records,
    )


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
        description="Two moustache-themed trick-taking games: Mustachio and Moustache.",
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for add in (_add_play, _add_rules, _add_simulate, _add_record):
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


def _add_play(commands: Any) -> None:
    command = commands.add_parser("play", help="play in the terminal, against bots")
    command.add_argument("game", choices=GAMES, nargs="?", metavar="GAME", help=" or ".join(GAMES))
    _add_options(command, None)
    _add_language(command, _own_language())
    command.add_argument("--seed", type=_seed, help="repeat a game")
    command.add_argument(
        "--bot",
        action="append",
        choices=BOTS,
        help="one for all, or one for each other seat (default novice)",
    )
    command.add_argument("--name", help="what to call you")
    command.add_argument("--records", type=Path, metavar="FILE", help="write the game down")
    command.set_defaults(run=_play)


def _add_rules(commands: Any) -> None:
    command = commands.add_parser("rules", help="the rules, or what one card does")
    command.add_argument("game", choices=GAMES, nargs="?", metavar="GAME", help=" or ".join(GAMES))
    command.add_argument("card", nargs="?", metavar="CARD", help="a card, or a number like U-21")
    _add_language(command, _own_language())
    command.set_defaults(run=_rules)


def _add_simulate(commands: Any) -> None:
    command = commands.add_parser("simulate", help="games by bots against bots")
    command.add_argument("game", choices=GAMES, metavar="GAME", help=" or ".join(GAMES))
    _add_options(command, 4)
    command.add_argument("--games", type=_count, default=100, help="how many (default 100)")
    command.add_argument("--seed", type=_seed, default=0, help="the same seed, the same games")
    command.add_argument(
        "--bot",
        action="append",
        choices=BOTS,
        help="one for all, or one for each seat (default random)",
    )
    command.add_argument("--records", type=Path, metavar="FILE", help="write the games down")
    command.add_argument("--legal", action="store_true", help="with all legal actions")
    command.set_defaults(run=_simulate)


def _add_record(commands: Any) -> None:
    record = commands.add_parser("record", help="check or show games written down")
    actions = record.add_subparsers(required=True, metavar="ACTION")
    checking = actions.add_parser("check", help="replay records by the rules")
    checking.add_argument("files", nargs="+", metavar="FILE", help=".jsonl, or .json for one game")
    _add_language(checking, "en")
    checking.set_defaults(run=_check)
    showing = actions.add_parser("show", help="records as a person would read them")
    showing.add_argument("file", metavar="FILE")
    _add_language(showing, _own_language())
    showing.set_defaults(run=_show)
