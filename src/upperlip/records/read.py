"""Reading records that others wrote: strictly, and no more than one at a time in memory."""

import json
from collections.abc import Iterator
from typing import IO

from upperlip.table.reason import Reason, because, sentence_of


class Fault(Exception):
    """What is wrong with a record: of which game, if that is known; at which step, from 1 up."""

    def __init__(self, reason: Reason, game: str = "", step: int | None = None) -> None:
        super().__init__(reason, game, step)
        self.reason = reason
        self.game = game
        self.step = step

    def __str__(self) -> str:
        where = f"step {self.step}: " if self.step else ""
        return where + sentence_of(self.reason, self.game)


def records_in(file: IO[bytes], *, lines: bool) -> Iterator[bytes]:
    """The raw records of a file: one per line, or the whole file as one."""
    if not lines:
        yield file.read()
        return
    for line in file:
        if line.strip():
            yield line


def parse(raw: bytes) -> object:
    """JSON as the contract has it: no doubled keys, no numbers but whole ones."""
    try:
        return json.loads(
            raw.decode("utf-8"),
            object_pairs_hook=_without_doubles,
            parse_float=_not_whole,
            parse_constant=_not_whole,
        )
    except UnicodeDecodeError as error:
        raise Fault(because("record", "not-utf8", number=str(error.start + 1))) from None
    except json.JSONDecodeError as error:
        raise Fault(because("record", "broken-json", number=str(error.pos + 1))) from None
    except RecursionError:
        raise Fault(because("record", "too-deep")) from None
    except ValueError:  # Python refuses whole numbers of thousands of digits
        raise Fault(because("record", "number-too-long")) from None


def _without_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise Fault(because("record", "key-twice", key=key[:40]))
        found[key] = value
    return found


def _not_whole(text: str) -> None:
    raise Fault(because("record", "not-a-number", value=text[:40]))
