"""upperlip record."""

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from rich.console import Console

from upperlip.commands import Usage, complain, progress, say
from upperlip.commands.arguments import Commands, add_language, hex_digits, own_language
from upperlip.records.check import check
from upperlip.records.read import Fault, parse, records_in
from upperlip.records.verify import verify
from upperlip.table.reason import because
from upperlip.terminal.show import show
from upperlip.texts import Texts

NOTHING = b""  # stands for the record that a file does not have


_Test = Callable[[object], object]  # raises the Fault of a record that does not pass


def register(commands: Commands) -> None:
    record = commands.add_parser("record", help="check, verify or show games written down")
    actions = record.add_subparsers(required=True, metavar="ACTION")
    checking = actions.add_parser(
        "check",
        help="replay records by the rules",
        description="Replays records by the rules. Of one that is refused it says where, and which "
        "rule is broken: by its number, or “contract” for the format (docs/record.md).",
    )
    checking.add_argument("files", nargs="+", metavar="FILE", help=".jsonl, or .json for one game")
    add_language(checking, "en")
    checking.set_defaults(run=_run_check)
    verifying = actions.add_parser("verify", help="was the game shuffled as promised?")
    verifying.add_argument("file", metavar="FILE", help="of a game played at a table server")
    verifying.add_argument(
        "--commitment",
        type=hex_digits,
        metavar="HEX",
        help="as the table showed it before the deal",
    )
    verifying.add_argument(
        "--salt", type=hex_digits, metavar="HEX", help="what your own page added to the shuffle"
    )
    add_language(verifying, "en")
    verifying.set_defaults(run=_run_verify)
    showing = actions.add_parser("show", help="records as a person would read them")
    showing.add_argument("file", metavar="FILE")
    add_language(showing, own_language())
    showing.set_defaults(run=_run_show)


def _run_check(arguments: argparse.Namespace) -> int:
    return _put_to_the_test(arguments.files, check, "all valid", arguments.lang)


def _run_verify(arguments: argparse.Namespace) -> int:
    test = partial(verify, commitment=arguments.commitment, salt=arguments.salt)
    code = _put_to_the_test([arguments.file], test, "all shuffled as promised", arguments.lang)
    if code == 0 and None in (arguments.commitment, arguments.salt):
        say("(as promised in the record: --commitment and --salt hold it to what your page has)")
    return code


def _put_to_the_test(paths: Sequence[str], test: _Test, praise: str, language: str) -> int:
    records = refused = 0
    unreadable = False
    for path in paths:
        try:
            for number, raw in _records(path):
                records += 1
                fault = _fault_of(raw, test)
                if fault is not None:
                    refused += 1
                    say(f"{path}: {_place(number, fault)}: {_sentence(fault, language)}")
        except Usage as error:
            unreadable = True
            complain(str(error))
    if records or not unreadable:
        verdict = praise if not refused else f"{refused} refused"
        say(f"{records} record{'' if records == 1 else 's'}, {verdict}")
    return 2 if unreadable else 1 if refused else 0


def _records(path: str) -> Iterator[tuple[int, bytes]]:
    """The raw records of a file, numbered from 1; a file without any is a refused one."""
    size = os.path.getsize(path) if os.path.isfile(path) else None
    try:
        with open(path, "rb") as file, progress(size, path) as step:
            number = 0
            for number, raw in enumerate(records_in(file, lines=not path.endswith(".json")), 1):
                yield number, raw
                step(len(raw))
            if number == 0:
                yield 1, NOTHING
    except OSError as error:
        raise Usage(f"cannot read {path}: {error.strerror}") from None


def _fault_of(raw: bytes, test: _Test) -> Fault | None:
    if raw is NOTHING:
        return Fault(because("record", "no-record"))
    try:
        test(parse(raw))
    except Fault as fault:
        return fault
    return None


def _place(number: int, fault: Fault) -> str:
    return f"record {number}" + (f", step {fault.step}" if fault.step else "")


def _sentence(fault: Fault, language: str) -> str:
    texts = Texts(language, fault.game, by_id=True)
    rule = "contract" if fault.reason.rule == "record" else fault.reason.rule
    return f"{rule}: {texts.reason(fault.reason)}"


def _run_show(arguments: argparse.Namespace) -> int:
    console, code = Console(highlight=False), 0
    for number, raw in _records(arguments.file):
        try:
            show(parse(raw), arguments.lang, console)
        except Fault as fault:
            code = 1
            where = f"{arguments.file}: {_place(number, fault)}"
            say(f"{where}: {_sentence(fault, arguments.lang)}", sys.stderr)
    return code
