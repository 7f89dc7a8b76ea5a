"""`upperlip puzzles play`: one puzzle after the other, from what their seats saw."""

import sys
from collections.abc import Sequence
from datetime import date

from rich.console import Console
from rich.text import Text

from upperlip.games import GAMES
from upperlip.puzzles.library import about, of_the_day
from upperlip.puzzles.puzzle import Answer, Puzzle
from upperlip.review.wording import in_words, value_in
from upperlip.review.yardsticks import YARDSTICKS
from upperlip.table.generator import Generator, shuffled
from upperlip.table.ply import Action, Decision
from upperlip.table.seat import Seat
from upperlip.terminal import draw
from upperlip.terminal.ask import Keyboard, Left, StandardInput, command_in
from upperlip.terminal.asking import Asking
from upperlip.terminal.game import SCREENS, SKIP
from upperlip.terminal.play import INTERRUPTED, be_lenient
from upperlip.terminal.show import Story, because_of
from upperlip.texts import Texts


def solve(title: str, theme: str | None, language: str, seed: int, day: date) -> int:
    """The exit code. The day's puzzle comes first, unless a theme is wanted."""
    be_lenient(sys.stdin)
    be_lenient(sys.stdout)
    console = Console(highlight=False, markup=False, emoji=False)
    puzzles = in_turn(title, theme, seed, day)
    return PuzzleSession(console, StandardInput(), language).play(puzzles)


def in_turn(title: str, theme: str | None, seed: int, day: date) -> list[Puzzle]:
    """Each of them once."""
    puzzles = shuffled(about(title, theme), Generator(seed))
    today = of_the_day(title, day) if puzzles and theme is None else None
    return sorted(puzzles, key=lambda puzzle: puzzle != today)


class PuzzleSession:
    """Asks, tells what was right, and counts."""

    def __init__(self, console: Console, keyboard: Keyboard, language: str) -> None:
        self._console = console
        self._keyboard = keyboard
        self._language = language
        self._plain = Texts(language)
        self.answered = self.right = 0

    def play(self, puzzles: Sequence[Puzzle]) -> int:
        self._console.print(Text(draw.MOUSTACHE, "bold"))
        self._say("term-keys")
        code = 0
        try:
            for puzzle in puzzles:
                self._solve(puzzle)
                self._wait()
        except (Left, EOFError):
            self._console.print()
        except KeyboardInterrupt:
            self._console.print()
            code = INTERRUPTED
        self._say("term-puzzle-score", right=self.right, answered=self.answered)
        return code

    def _wait(self) -> None:
        command = command_in(self._keyboard.line(self._plain.say("term-puzzle-next") + " > "))
        if command is not None and command.name == "quit":
            raise Left

    def _solve(self, puzzle: Puzzle) -> None:
        view, game = puzzle.seen.inside, GAMES[puzzle.game]
        texts = Texts(self._language, game.title, self._names(view.config.players, view.seat))
        tale = Story(texts, self._console, view.seat, SKIP)
        asking = Asking(SCREENS[game.title](texts), tale, self._console, self._keyboard)
        level = texts.say(f"puzzle-level-{puzzle.level}")
        heading = texts.say("term-puzzle", id=puzzle.id, level=level)
        self._console.print(f"\n{heading}")
        tale.tell(puzzle.story)
        world = game.guess(view, Generator())  # legal, and why not, are the same in all that fit
        action = asking.decide(
            view,
            game.legal(world, view.seat),
            lambda action: game.explain(world, Decision(view.seat, action)),
            lambda: [texts.say("term-puzzle-no-hint")],
        )
        self._tell(puzzle, texts, asking, game.write_action(view.config, action))

    def _names(self, players: int, seat: Seat) -> list[str]:
        others = iter(range(1, players))
        return [
            self._plain.say("term-you" if each == seat else f"bot-{next(others)}")
            for each in range(players)
        ]

    def _tell(self, puzzle: Puzzle, texts: Texts, asking: Asking, tried: str) -> None:
        right = tried in puzzle.good
        self.answered += 1
        self.right += right
        good = ", ".join(_in_words(puzzle, texts, each) for each in puzzle.good)
        verdict = texts.say("puzzle-right" if right else "puzzle-wrong")
        asking.print(f"{verdict} {texts.say('puzzle-good', actions=good)}")
        for line in because_of(texts, [puzzle.against(tried).reason]):
            self._console.print(line)
        asking.print(_figures(puzzle, texts))
        asking.print(_found_by(puzzle, texts))

    def _say(self, message: str, **args: int) -> None:
        self._console.print(Text(self._plain.say(message, **args)))


def _in_words(puzzle: Puzzle, texts: Texts, do: str) -> str:
    game, config = GAMES[puzzle.game], puzzle.seen.inside.config
    action: Action | None = game.read_action(config, do)
    assert action is not None, "it was written by the game itself"
    return in_words(texts, game, config, action)


def _figures(puzzle: Puzzle, texts: Texts) -> str:
    unit = YARDSTICKS[puzzle.game].unit

    def worth(answer: Answer) -> str:
        value = value_in(texts.language, unit, answer.value)
        return f"{_in_words(puzzle, texts, answer.do)} {value}"

    return texts.say(f"review-value-{unit}") + ": " + "; ".join(map(worth, puzzle.answers))


def _found_by(puzzle: Puzzle, texts: Texts) -> str:
    if not puzzle.found_by:
        return texts.say("puzzle-found-by-none")
    bots = texts.listed([texts.say(f"level-{name}") for name in puzzle.found_by])
    return texts.say("puzzle-found-by", bots=bots)
