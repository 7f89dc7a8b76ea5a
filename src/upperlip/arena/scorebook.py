"""Finished deals in a file, a line each, so that a contest can go on where it stopped.

Whatever ends us, all that can be wrong with the file is a last line without its end.
"""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import IO, NamedTuple

from upperlip.arena.contest import Contest
from upperlip.arena.deal import Deal

_SAFE_EVERY = 1.0  # seconds: what a power cut may cost


class WrongBook(Exception):
    """The file is not one that this contest can go on with; the words say why."""


class Scorebook(NamedTuple):
    done: dict[int, Deal]  # by number
    write: Callable[[Deal], None]


@contextmanager
def open_book(path: Path, contest: Contest) -> Iterator[Scorebook]:
    head = _line({"contest": contest.described()})
    done, sound = _read(path, head)
    with path.open("ab") as file:
        file.truncate(sound)
        if not sound:
            file.write(head)
        try:
            yield Scorebook(done, _writer(file))
        finally:
            _make_safe(file)


def _writer(file: IO[bytes]) -> Callable[[Deal], None]:
    safe = monotonic()

    def write(deal: Deal) -> None:
        nonlocal safe
        line = {"deal": deal.number, "counters": deal.counters, "times": list(deal.times)}
        file.write(_line(line))
        file.flush()  # so that it outlives this process
        if monotonic() - safe >= _SAFE_EVERY:
            _make_safe(file)
            safe = monotonic()

    return write


def _make_safe(file: IO[bytes]) -> None:
    file.flush()
    os.fsync(file.fileno())


def _line(value: dict[str, object]) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"


def _read(path: Path, head: bytes) -> tuple[dict[int, Deal], int]:
    """The deals in the file, and how many of its bytes are whole lines."""
    done: dict[int, Deal] = {}
    sound = 0
    if not path.exists():
        return done, sound
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            torn = not line.endswith(b"\n")
            if number == 1:
                _check_head(path, line, head, torn=torn)
            elif not torn:
                deal = _read_deal(path, line, number)
                done[deal.number] = deal
            sound += 0 if torn else len(line)
    return done, sound


def _check_head(path: Path, line: bytes, head: bytes, *, torn: bool) -> None:
    if line == head or (torn and head.startswith(line)):
        return
    try:
        there = json.loads(line)["contest"]
        here = json.loads(head)["contest"]
        keys = [key for key in here if there[key] != here[key]]
    except (ValueError, LookupError, TypeError, RecursionError):
        raise WrongBook(f"{path} is not a file of the arena's") from None
    differences = "; ".join(
        f"{key} {_short(there[key])} there, {_short(here[key])} here" for key in keys
    )
    raise WrongBook(f"{path} is of another contest: {differences or 'made by another version'}")


def _short(value: object) -> str:
    return json.dumps(value).strip('"')


def _read_deal(path: Path, line: bytes, number: int) -> Deal:
    try:
        match json.loads(line):
            case {"deal": int(deal), "counters": dict(counters), "times": [[*first], [*second]]}:
                return Deal(deal, counters, (first, second))
    except (ValueError, RecursionError):
        pass
    raise WrongBook(f"{path} is damaged in line {number}")
