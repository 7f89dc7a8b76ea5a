"""A puzzle in types: what a seat sees, and the answer, which nobody is told before they try.

The file has a line each (docs/puzzles.md), the first of them about all the others.
"""

from collections.abc import Iterable, Iterator
from typing import IO

import msgspec
from msgspec import UNSET, Struct, UnsetType

from upperlip.api.positions import position, story
from upperlip.named import View
from upperlip.table.event import Event
from upperlip.table.reason import Reason

FORMAT = "upperlip-puzzles/1"


class WrittenReason(Struct, frozen=True, array_like=True):
    """A reason as the file has it; its sentence is made by whoever shows it."""

    rule: str
    message: str
    args: dict[str, str | int | tuple[str | int, ...]] = {}

    @property
    def reason(self) -> Reason:
        return Reason(self.rule, self.message, tuple(self.args.items()))


class Answer(Struct, frozen=True, omit_defaults=True):
    """One of the legal actions, and what it is worth, in millionths."""

    do: str
    value: int
    behind: tuple[int, int, int]  # by how much the best is better, and its interval
    tricks: list[int] | UnsetType = UNSET  # of a bid: in how many worlds the side won 0, 1, 2 …
    why: WrittenReason | UnsetType = UNSET  # not given: a good one is better


class Puzzle(Struct, frozen=True, kw_only=True):
    id: str
    position: dict[str, object]  # as `upperlip.describe` tells it
    good: list[str]
    themes: list[str]
    found_by: list[str]  # the bots that answer it rightly
    worlds: int
    answers: list[Answer]  # all that is legal, the best first
    example: list[str]  # everybody's cards in one of the worlds, in which it matters

    @property
    def game(self) -> str:
        return str(self.position["game"])

    @property
    def level(self) -> int:
        """From 1 to 4: how many of the bots fail."""
        return 1 + len(TRIED) - len(self.found_by)

    @property
    def why(self) -> WrittenReason:
        """Why the best is better than the best of the others: every puzzle has that reason."""
        return next(each.why for each in self.answers if each.why is not UNSET)

    def against(self, do: str) -> WrittenReason:
        """Why the best is better than this answer, or where it is a good one than the others."""
        tried = next(each for each in self.answers if each.do == do)
        return self.why if tried.why is UNSET else tried.why

    @property
    def seen(self) -> View:
        """What its seat sees."""
        return position(**self.position)  # type: ignore[arg-type]

    @property
    def story(self) -> tuple[Event, ...]:
        """What its seat has seen happen in the round."""
        return story(self.seen)


TRIED = ("novice", "regular", "expert")  # bots, the weakest first
LEVELS = tuple(range(1, len(TRIED) + 2))


class Head(Struct, frozen=True, kw_only=True):
    """How the puzzles of a file were made: the same again makes the same file."""

    format: str
    game: str
    games: int
    seed: int


def line(part: Head | Puzzle) -> str:
    return msgspec.json.encode(part).decode() + "\n"


def write_puzzles(file: IO[str], head: Head, puzzles: Iterable[Puzzle]) -> None:
    file.write(line(head))
    file.writelines(map(line, puzzles))


class BadPuzzles(ValueError):
    """A file that is none of puzzles."""


def read_puzzles(lines: Iterable[str]) -> tuple[Head, Iterator[Puzzle]]:
    rest = iter(lines)
    try:
        head = msgspec.json.decode(next(rest, ""), type=Head)
    except msgspec.DecodeError as error:
        raise BadPuzzles(f"its first line: {error}") from None
    if head.format != FORMAT:
        raise BadPuzzles(f"its format is {head.format!r}, not {FORMAT!r}")
    return head, _puzzles(rest)


def _puzzles(lines: Iterator[str]) -> Iterator[Puzzle]:
    for number, text in enumerate(lines, start=2):
        try:
            yield msgspec.json.decode(text, type=Puzzle)
        except msgspec.DecodeError as error:
            raise BadPuzzles(f"line {number}: {error}") from None
