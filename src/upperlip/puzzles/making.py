"""Making many puzzles: game after game on all cores, and on from where it was left.

A file says how many games were looked through for it, so that more of them only add to it. What
each further game gives is noted in a journal beside the file as it comes: somebody who breaks off
finds it there.
"""

from collections.abc import Generator
from functools import partial
from pathlib import Path

import msgspec
from msgspec import Struct

from upperlip.puzzles.finding import puzzles_in
from upperlip.puzzles.puzzle import Head, Puzzle, line, read_puzzles
from upperlip.workers import in_processes


class Found(Struct, frozen=True):
    """What one game gave; `number` of them were looked through by then."""

    number: int
    puzzles: list[Puzzle]


class OtherGames(ValueError):
    """The file, or its journal, is of other games; or of more."""


def journal_of(path: Path) -> Path:
    return path.with_name(path.name + ".journal")


def make(head: Head, path: Path, jobs: int) -> Generator[Found, None, None]:
    """Game after game in order, those that are known already first."""
    known, journal = _known(head, path), journal_of(path)
    yield from known
    rest = range(known[-1].number if known else 0, head.games)
    if not rest:
        return
    work = partial(_play, head.game, head.seed)
    with journal.open("a", encoding="utf-8") as file:
        if not journal.stat().st_size:
            file.write(line(head))
        for found in in_processes(work, rest, min(jobs, len(rest))):
            file.write(msgspec.json.encode(found).decode() + "\n")
            file.flush()
            yield found


def _known(head: Head, path: Path) -> list[Found]:
    """What is in the file, and what the journal has beyond it."""
    known: list[Found] = []
    if path.is_file():
        began, puzzles = read_puzzles(path.read_text("utf-8").splitlines())
        _require_same(began, head)
        known = [Found(began.games, list(puzzles))]
    journal = journal_of(path)
    if journal.exists():
        *whole, broken = journal.read_text("utf-8").split("\n")
        if broken:  # somebody broke off in the middle of a line
            journal.write_text("".join(f"{each}\n" for each in whole), "utf-8")
        noted = [msgspec.json.decode(each, type=Found) for each in whole[1:]]
        if whole:
            _require_same(msgspec.json.decode(whole[0], type=Head), head)
        known += [each for each in noted if not known or each.number > known[0].number]
    if known and known[-1].number > head.games:
        raise OtherGames
    return known


def _require_same(began: Head, head: Head) -> None:
    if (began.format, began.game, began.seed) != (head.format, head.game, head.seed):
        raise OtherGames


def _play(title: str, seed: int, number: int) -> Found:
    return Found(number + 1, puzzles_in(title, seed, number))
