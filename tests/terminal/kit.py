"""A table without a terminal: typed answers in, printed lines out."""

import io
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rich.console import Console

from upperlip.bots import BOTS, Bot, Budget, choice_of
from upperlip.games import GAMES
from upperlip.table.match import Match
from upperlip.table.ply import Action
from upperlip.terminal.ask import Left
from upperlip.terminal.game import Listener, TerminalGame
from upperlip.texts import Texts

NAMES = ("You", "Bo", "Cy", "Di", "Ed", "Flo")


class Typist:
    """Types what it is told, then what `answer` says, then nothing more."""

    def __init__(
        self,
        lines: Iterable[str] = (),
        answer: Callable[[Match], str] | None = None,
        extra: Iterable[str] = (),
    ) -> None:
        self.lines = list(lines)
        self.answer = answer
        self.extra = tuple(extra)  # typed before every answer
        self.prompts: list[str] = []
        self.asked: set[str] = set()
        self.match: Match | None = None
        self.console: Console | None = None

    def line(self, prompt: str) -> str:
        assert self.match is not None
        assert self.console is not None
        ask = self.match.ask
        assert ask is not None
        self.asked.add(ask.what)
        self.prompts.append(prompt)
        if not self.lines:
            if self.answer is None:
                raise EOFError
            self.lines = [*self.extra, self.answer(self.match)]
        typed = self.lines.pop(0)
        self.console.print(f"{prompt}{typed}")
        return typed


def first_legal(match: Match) -> str:
    return match.game.write_action(match.config, match.legal(0)[0])


def sit(
    title: str,
    typist: Typist,
    *,
    players: int = 4,
    seed: int = 1,
    language: str = "en",
    options: Mapping[str, object] | None = None,
    make_match: Callable[[Listener], Match] | None = None,
    bots: Mapping[int, Bot] | None = None,
    width: int = 80,
) -> tuple[TerminalGame, io.StringIO]:
    game = GAMES[title]
    config = game.configure(players, options or {})
    paper = io.StringIO()
    console = Console(file=paper, width=width, highlight=False, markup=False, emoji=False)

    def usual(listener: Listener) -> Match:
        return Match(game, config, seed, listener=listener)

    texts = Texts(language, title, NAMES[:players])
    seated = bots or dict.fromkeys(range(1, players), BOTS["random"])
    terminal_game = TerminalGame(make_match or usual, seated, texts, console, typist)
    typist.match, typist.console = terminal_game.match, console
    return terminal_game, paper


def played(title: str, typist: Typist, **how: Any) -> str:
    """What was printed, to the end of the game or of the typing."""
    terminal_game, paper = sit(title, typist, **how)
    try:
        terminal_game.play()
    except (EOFError, Left):
        paper.write("(left)")
    return paper.getvalue()


def seed_that_asks(asks: set[str], title: str, players: int, options: dict[str, object]) -> int:
    """A game in which seat 0, always taking its first choice, is asked for all of these."""
    game = GAMES[title]
    config = game.configure(players, options)
    for seed in range(200):
        match, asked = Match(game, config, seed), set[str]()
        while (ask := match.ask) is not None:
            if match.let_chance():
                continue
            seat = 0 if 0 in ask.seats else ask.seats[0]
            asked |= {ask.what} if seat == 0 else set()
            bot = BOTS["random"]
            match.act(seat, choice_of(bot, match, seat) if seat else match.legal(0)[0])
        if asked >= asks:
            return seed
    raise AssertionError("no such game")


class Scripted(Bot):
    """A bot that does what it is told."""

    name = "scripted"
    looks = False

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions

    def choose(self, view: Any, actions: tuple[Action, ...], draws: Any, budget: Budget) -> Action:
        if not self.actions:
            raise EOFError
        return self.actions.pop(0)
