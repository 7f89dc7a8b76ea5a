"""The puzzles that come with the package: all of a game, one by its id, the one of the day."""

from collections import Counter
from collections.abc import Collection, Sequence
from datetime import date
from functools import cache
from importlib.resources import files

from upperlip.games import GAMES
from upperlip.puzzles.puzzle import Puzzle, read_puzzles


@cache
def shipped(title: str) -> tuple[Puzzle, ...]:
    """By their ids, which are as good as any order; none of a game for which none were made."""
    path = files(__package__).joinpath("shipped", f"{title}.jsonl")
    if not path.is_file():
        return ()
    _, puzzles = read_puzzles(path.read_text("utf-8").splitlines())
    return tuple(sorted(puzzles, key=lambda puzzle: puzzle.id))


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for title in GAMES for puzzle in shipped(title)}


def find(id_: str) -> Puzzle | None:
    return _by_id().get(id_)


def of_the_day(title: str, day: date) -> Puzzle:
    """The same for everybody; each has its turn before one comes again."""
    puzzles = shipped(title)
    return puzzles[day.toordinal() % len(puzzles)]


@cache
def themes(title: str) -> tuple[str, ...]:
    """Those that some puzzle has, the commonest first."""
    counts = Counter(theme for puzzle in shipped(title) for theme in puzzle.themes)
    return tuple(sorted(counts, key=lambda theme: (-counts[theme], theme)))


@cache
def about(title: str, theme: str | None = None) -> tuple[Puzzle, ...]:
    """Those about a theme, or all, the easiest first."""
    some = (each for each in shipped(title) if theme is None or theme in each.themes)
    return tuple(sorted(some, key=lambda puzzle: puzzle.level))


def next_of(puzzles: Sequence[Puzzle], answered: Collection[str]) -> Puzzle:
    """The first that somebody has not answered yet; if there is none, the first again."""
    return next((each for each in puzzles if each.id not in answered), puzzles[0])


def further(puzzle: Puzzle, theme: str | None, answered: Collection[str]) -> Puzzle:
    """Another one: of the theme while there is a new one, then any; at last all again, in turn."""
    everything = about(puzzle.game)
    for each in (*about(puzzle.game, theme), *everything):
        if each.id != puzzle.id and each.id not in answered:
            return each
    return everything[(everything.index(puzzle) + 1) % len(everything)]
