"""Records, from files and to files."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from upperlip.api.match import Match, check_whole, match_at
from upperlip.records.check import check, read_head
from upperlip.records.read import parse, records_in
from upperlip.records.record import Record
from upperlip.records.write import line_of, text_of, whole_file

FilePath = str | os.PathLike[str]
_LISTED = "write_records takes a list of records, such as [match.record()]"


def read_records(path: FilePath) -> Iterator[Record]:
    """The records of a file (`.json` holds one, `.jsonl` one per line), each replayed by the rules.

    A file that cannot be read is refused at once; a record that is not valid when its turn comes,
    with its first Fault.
    """
    with open(path, "rb"):
        pass
    return _records_in(path)


def _records_in(path: FilePath) -> Iterator[Record]:
    with open(path, "rb") as file:
        for raw in records_in(file, lines=not os.fspath(path).endswith(".json")):
            yield check(parse(raw))


def write_records(path: FilePath, records: Iterable[Record]) -> int:
    """Writes records, one per line, and says how many. The file is whole or not there."""
    if isinstance(records, Record | Match):
        raise TypeError(_LISTED)
    count = 0
    with whole_file(Path(path)) as file:
        for record in records:
            if not isinstance(record, Record):
                raise TypeError(_LISTED)
            file.write(line_of(record))
            count += 1
    return count


def replay(record: Record, steps: int | None = None, seed: int = 0) -> Match:
    """The match that a record tells, after all of its steps or the first few, and no further.

    It can be played on from there. Where chance is next, it draws when somebody plays on, from
    `seed`: it need not fall as it did in the record.
    """
    check_record("replay", record)
    check_whole("seed", seed)
    return match_at(read_head(parse(text_of(record).encode())), steps, seed)


def check_record(call: str, given: object) -> None:
    if not isinstance(given, Record):
        raise TypeError(f"{call} takes a record, match.record()")
