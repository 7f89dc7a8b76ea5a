"""upperlip record."""

import argparse
import os
import sys
from collections.abc import Iterator

from rich.console import Console

from upperlip.commands import Usage, complain, progress, say
from upperlip.records.check import check
from upperlip.records.read import Fault, parse, records_in
from upperlip.records.show import show
from upperlip.table.reason import because
from upperlip.texts import Texts

NOTHING = b""  # stands for the record that a file does not have


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
        with open(path, "rb") as file, progress(size, path) as step:
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
