"""Do puzzles still hold? Looked at again with the evaluator and the bots of today."""

from collections.abc import Generator, Sequence
from functools import partial
from typing import NamedTuple

from upperlip.games import GAMES
from upperlip.puzzles.judging import VERIFIED, judge
from upperlip.puzzles.puzzle import Puzzle
from upperlip.table.errors import TableError
from upperlip.workers import in_processes

# Why one fell: its position cannot be told by today's rules, other actions are legal, the good
# answers are not clearly better any more, or others are good.
FALLS = ("position", "legal", "margin", "answers")


class Checked(NamedTuple):
    puzzle: Puzzle
    fell: str | None


def check(puzzle: Puzzle, worlds: int = VERIFIED) -> Checked:
    return Checked(puzzle, _fall(puzzle, worlds))


def _fall(puzzle: Puzzle, worlds: int) -> str | None:
    try:
        seen = puzzle.seen
    except (TableError, ValueError):
        return "position"
    view, actions = seen.inside, [each.inside(seen.inside.config) for each in seen.actions]
    if {str(each) for each in seen.actions} != {each.do for each in puzzle.answers}:
        return "legal"
    judged = judge(view, actions, worlds)
    if judged is None:
        return "margin"
    write = GAMES[view.game].write_action
    good = {write(view.config, each.action) for each in judged.good}
    return None if good == {*puzzle.good} else "answers"


def check_all(puzzles: Sequence[Puzzle], worlds: int, jobs: int) -> Generator[Checked, None, None]:
    """In order."""
    yield from in_processes(partial(check, worlds=worlds), puzzles, min(jobs, len(puzzles)))
