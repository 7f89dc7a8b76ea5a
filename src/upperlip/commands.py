"""What the commands do; `cli` says how they are called."""

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from rich.console import Console
from rich.progress import Progress

from upperlip.bots import BOTS
from upperlip.games import GAMES
from upperlip.records.check import check
from upperlip.records.read import Fault, parse, records_in
from upperlip.records.show import show
from upperlip.records.write import line_of, record_of, whole_file
from upperlip.rulebook import BOOKS, Book, entry
from upperlip.simulate import simulate
from upperlip.table.reason import because
from upperlip.terminal.play import play
from upperlip.texts import Texts, harmless

NOTHING = b""  # stands for the record that a file does not have


class Usage(Exception):
    """Wrong usage or an unreadable file: one line, exit 2."""


def complain(words: str) -> int:
    say(f"upperlip: {words}", sys.stderr)
    return 2


def say(line: str, stream: IO[str] | None = None) -> None:
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


def run_simulate(arguments: argparse.Namespace) -> int:
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
    say(f"{arguments.games} games of {game.title}, seed {arguments.seed}. Games won: {told}")
    return 0


def _winning_seats(result: dict[str, Any]) -> list[int]:
    """Sides win in one game, seats in the other; ties count for all."""
    if "sides" in result:
        return [seat for side in result["winners"] for seat in result["sides"][side]]
    return list(result["winners"])


@contextmanager
def _written(path: Path | None) -> Iterator[IO[str] | None]:
    """The file to write to, if one is wanted."""
    if path is None:
        yield None
        return
    try:
        with whole_file(path) as file:
            yield file
    except OSError as error:
        raise Usage(f"cannot write {path}: {error.strerror}") from None


# upperlip record


def run_check(arguments: argparse.Namespace) -> int:
    records = refused = 0
    unreadable = False
    for path in arguments.files:
        try:
            for number, raw in _records(path):
                records += 1
                fault = _fault_of(raw)
                if fault is not None:
                    refused += 1
                    say(f"{path}: {_place(number, fault)}: {_told(fault, arguments.lang)}")
        except Usage as error:
            unreadable = True
            complain(str(error))
    all_valid = "all valid" if not refused else f"{refused} refused"
    if records or not unreadable:
        say(f"{records} record{'' if records == 1 else 's'}, {all_valid}")
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


def run_show(arguments: argparse.Namespace) -> int:
    console, code = Console(highlight=False), 0
    for number, raw in _records(arguments.file):
        try:
            show(parse(raw), arguments.lang, console)
        except Fault as fault:
            code = 1
            say(f"{_place(number, fault)}: {_told(fault, arguments.lang)}", sys.stderr)
    return code


# upperlip rules


def run_rules(arguments: argparse.Namespace) -> int:
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


def run_play(arguments: argparse.Namespace) -> int:
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
