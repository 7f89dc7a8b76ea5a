"""upperlip puzzles: play, make, check."""

import argparse
import os
from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from secrets import randbelow

from upperlip.commands import Usage, mention_kernel, progress, say, written
from upperlip.commands.arguments import (
    Commands,
    Parser,
    add_game,
    add_jobs,
    add_language,
    count,
    own_language,
    seed,
)
from upperlip.puzzles.checking import check_all
from upperlip.puzzles.judging import VERIFIED
from upperlip.puzzles.library import shipped, themes
from upperlip.puzzles.making import OtherGames, journal_of, make
from upperlip.puzzles.puzzle import FORMAT, BadPuzzles, Head, Puzzle, read_puzzles, write_puzzles
from upperlip.terminal.puzzles import solve
from upperlip.workers import cores

_NICE = 19  # whatever else runs comes first
_ORDERS = 10**9


def register(commands: Commands) -> None:
    command = commands.add_parser("puzzles", help="decisions with a clear best answer")
    kinds = command.add_subparsers(metavar="WHAT", required=True)
    _register_play(kinds)
    _register_make(kinds)
    _register_check(kinds)


def _register_play(kinds: "argparse._SubParsersAction[Parser]") -> None:
    command = kinds.add_parser("play", help="solve them in the terminal, the day's first")
    add_game(command)
    command.add_argument("--theme", help="such as duck, or a card's id; default: all")
    command.add_argument("--seed", type=seed, help="repeat an order")
    add_language(command, own_language())
    command.set_defaults(run=_run_play)


def _register_make(kinds: "argparse._SubParsersAction[Parser]") -> None:
    command = kinds.add_parser("make", help="find them in games of bots; adds to the file")
    add_game(command)
    command.add_argument("--games", type=count, default=100, help="to look through (default 100)")
    command.add_argument("--seed", type=seed, default=0, help="the same seed, the same puzzles")
    command.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="to be written, or added to"
    )
    add_jobs(command)
    command.set_defaults(run=_run_make)


def _register_check(kinds: "argparse._SubParsersAction[Parser]") -> None:
    command = kinds.add_parser("check", help="which do not hold any more?")
    add_game(command)
    command.add_argument("--file", type=Path, metavar="FILE", help="default: those shipped")
    command.add_argument(
        "--worlds", type=count, default=VERIFIED, help=f"for each (default {VERIFIED})"
    )
    add_jobs(command)
    command.set_defaults(run=_run_check)


def _give_way() -> None:
    if hasattr(os, "nice"):
        os.nice(_NICE)


def _run_play(arguments: argparse.Namespace) -> int:
    game, theme = arguments.game, arguments.theme
    known = themes(game)
    if theme is not None and theme not in known:
        raise Usage(f"no puzzle of {game} is about {theme}; themes are {', '.join(known)}")
    order = randbelow(_ORDERS) if arguments.seed is None else arguments.seed
    return solve(game, theme, arguments.lang, order, datetime.now(UTC).date())


def _run_make(arguments: argparse.Namespace) -> int:
    mention_kernel()
    _give_way()
    game, out, jobs = arguments.game, arguments.out, arguments.jobs or cores()
    head = Head(format=FORMAT, game=game, games=arguments.games, seed=arguments.seed)
    puzzles: dict[str, Puzzle] = {}
    try:
        with progress(arguments.games, game) as step, closing(make(head, out, jobs)) as games:
            before = 0
            for found in games:
                puzzles |= {each.id: each for each in found.puzzles}
                step(found.number - before, f"{game}: {len(puzzles)}")
                before = found.number
    except OtherGames:
        raise Usage(f"{out} or its journal is of other games, or of more") from None
    except BadPuzzles as error:
        raise Usage(f"{out}: {error}") from None
    with written(out) as file:
        assert file is not None
        write_puzzles(file, head, (puzzles[id_] for id_ in sorted(puzzles)))
    journal_of(out).unlink(missing_ok=True)
    _print_summary(puzzles.values())
    return 0


def _print_summary(puzzles: Iterable[Puzzle]) -> None:
    some = list(puzzles)
    say(f"{len(some)} puzzles")
    levels = Counter(each.level for each in some)
    say("levels: " + ", ".join(f"{level}: {levels[level]}" for level in sorted(levels)))
    themes = Counter(theme for each in some for theme in each.themes)
    say("themes: " + ", ".join(f"{theme}: {themes[theme]}" for theme in sorted(themes)))


def _run_check(arguments: argparse.Namespace) -> int:
    """Exit 1 if some fell."""
    mention_kernel()
    _give_way()
    puzzles = _read(arguments.file) if arguments.file else shipped(arguments.game)
    fell = 0
    with (
        progress(len(puzzles), arguments.game) as step,
        closing(check_all(puzzles, arguments.worlds, arguments.jobs or cores())) as checked,
    ):
        for each in checked:
            step(1)
            if each.fell is not None:
                fell += 1
                say(f"{each.puzzle.id}: {each.fell}")
    say(f"{len(puzzles)} puzzles, {fell} fell")
    return int(fell > 0)


def _read(path: Path) -> list[Puzzle]:
    try:
        with path.open(encoding="utf-8") as file:
            return list(read_puzzles(file)[1])
    except OSError as error:
        raise Usage(f"cannot read {path}: {error.strerror}") from None
    except BadPuzzles as error:
        raise Usage(f"{path}: {error}") from None
