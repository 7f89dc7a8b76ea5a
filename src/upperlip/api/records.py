"""Records, from files and to files."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from upperlip.api.match import Match, match_at
from upperlip.records.check import check, read_head
from upperlip.records.read import parse, records_in
from upperlip.records.record import Record
from upperlip.records.write import line_of, text_of, whole_file

FilePath = str | os.PathLike[str]


def read_records(path: FilePath) -> Iterator[Record]:
    """The records of a file (`.json` holds one, `.jsonl` one per line), each replayed by the rules.

    Raises the first Fault of a record that is not valid.
    """
    with open(path, "rb") as file:
        for raw in records_in(file, lines=not os.fspath(path).endswith(".json")):
            yield check(parse(raw))


def write_records(path: FilePath, records: Iterable[Record]) -> int:
    """Writes records, one per line, and says how many. The file is whole or not there."""
    count = 0
    with whole_file(Path(path)) as file:
        for record in records:
            file.write(line_of(record))
            count += 1
    return count


def replay(record: Record, steps: int | None = None, seed: int = 0) -> Match:
    """The match that a record tells, after all of its steps or the first few.

    It can be played on from there; `seed` is for the chance to come.
    """
    return match_at(read_head(parse(text_of(record).encode())), steps, seed)
