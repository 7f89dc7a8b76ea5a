"""`upperlip play`: set a table for one person and some bots, play, write the record."""

import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from rich.console import Console
from rich.text import Text

from upperlip.bots import Bot, find_bot
from upperlip.definitions.card import OutsideCard
from upperlip.games import GAMES
from upperlip.records.write import line_of, record_of, whole_file
from upperlip.table.match import Match
from upperlip.table.seat import Seat
from upperlip.terminal import draw
from upperlip.terminal.ask import Keyboard, Left, StandardInput, command_in
from upperlip.terminal.game import TerminalGame
from upperlip.terminal.show import clean
from upperlip.texts import Texts

_SEEDS = 10**9  # short enough to type again
_USUAL_PLAYERS = 4
_MOST_PLAYERS = 6
_USUAL_BOT = "novice"
_BOT_NAMES = range(1, 7)
INTERRUPTED = 130  # as shells have it after Ctrl-C


def play(  # noqa: PLR0913 – as much as a command line can say
    game_title: str | None,
    *,
    players: int | None,
    options: dict[str, object],
    seed: int | None,
    bots: list[str],
    language: str,
    name: str | None,
    record: str | os.PathLike[str] | None,
    cards: Mapping[str, Sequence[OutsideCard]] | None = None,
) -> int:
    """The exit code: 0 also when the player leaves early. Raises RefusedOptions.

    `cards` are from outside, by game.
    """
    be_lenient(sys.stdin)
    be_lenient(sys.stdout)
    console = Console(highlight=False, markup=False, emoji=False)
    command = _PlayCommand(Texts(language), console, StandardInput(), cards or {})
    path = None if record is None else Path(record)
    if path is not None and not _is_writable(path):
        return command.cannot_write(path)
    seed = secrets.randbelow(_SEEDS) if seed is None else seed
    try:
        if game_title is None:
            game_title, players = command.choose_game(players)
        terminal_game = command.new_game(
            game_title, players or _USUAL_PLAYERS, options, seed, bots, name
        )
    except (Left, EOFError):
        return command.farewell()
    except KeyboardInterrupt:
        command.farewell()
        return INTERRUPTED
    return command.play_and_record(terminal_game, seed, path)


def be_lenient(stream: TextIO) -> None:
    """A letter that the terminal cannot show or send is no reason to end a game."""
    with suppress(AttributeError):  # not a file: a test's own stream
        stream.reconfigure(errors="replace")  # type: ignore[attr-defined]


def _is_writable(path: Path) -> bool:
    """Better to know before the game than after it."""
    return path.parent.is_dir() and os.access(path.parent, os.W_OK) and not path.is_dir()


class _PlayCommand:
    """Greets, seats, and sees people off."""

    def __init__(
        self,
        texts: Texts,
        console: Console,
        keyboard: Keyboard,
        cards: Mapping[str, Sequence[OutsideCard]],
    ) -> None:
        self._texts = texts
        self._cards = cards
        self._console = console
        self._keyboard = keyboard
        self._names: tuple[str, ...] = ()

    def choose_game(self, players: int | None) -> tuple[str, int]:
        titles = tuple(GAMES)
        self._console.print(Text(draw.MOUSTACHE, "bold"))
        for number, title in enumerate(titles, 1):
            name, lead = self._texts.say(f"{title}-title"), self._texts.say(f"{title}-lead")
            self._console.print(Text.assemble(f"[{number}] ", (name, "bold"), f": {lead}"))
        words = {str(number): title for number, title in enumerate(titles, 1)}
        words |= {title: title for title in titles} | {"": titles[0]}
        title = self._choose("term-ask-game", words)
        if players is not None:
            return title, players
        least = GAMES[title].players[0]
        counts = {str(number): number for number in GAMES[title].players}
        counts[""] = _USUAL_PLAYERS
        return title, counts[self._choose("term-ask-players", dict.fromkeys(counts), least=least)]

    def _choose(self, message: str, words: dict[str, str] | dict[str, None], **args: int) -> str:
        prompt = self._texts.say(message, high=_MOST_PLAYERS, usual=_USUAL_PLAYERS, **args)
        while True:
            typed = self._keyboard.line(f"{prompt} > ").strip().casefold()
            if typed in words:
                return words[typed] or typed
            command = command_in(typed)
            if command and command.name == "quit":
                raise Left
            if command and command.name == "help":
                self._say("term-help-choosing")
            else:
                self._say("term-unknown", typed=clean(typed))

    def new_game(
        self,
        title: str,
        players: int,
        options: dict[str, object],
        seed: int,
        bots: Sequence[str],
        name: str | None,
    ) -> TerminalGame:
        game = GAMES[title]
        config = game.configure(players, options, self._cards.get(title, ()))
        seated = _seated(bots or [_USUAL_BOT], players)
        self._names = self._name_all(name, players)
        self._greet(title, seated, seed)
        return TerminalGame(
            lambda listener: Match(game, config, seed, listener=listener),
            seated,
            Texts(self._texts.language, title, self._names, cards=config.cards),
            self._console,
            self._keyboard,
        )

    def _name_all(self, name: str | None, players: int) -> tuple[str, ...]:
        own = clean(name) if name else self._texts.say("term-you")
        others = [self._texts.say(f"bot-{number}") for number in _BOT_NAMES]
        others = [other for other in others if other.casefold() != own.casefold()]
        return (own, *others[: players - 1])

    def _greet(self, title: str, bots: dict[Seat, Bot], seed: int) -> None:
        say = self._texts.say
        self._console.print(Text(draw.MOUSTACHE, "bold"))
        seats = [self._names[0], *(self._bot(seat, bots[seat]) for seat in bots)]
        self._console.print(Text(say(f"{title}-title"), "bold"))
        self._say("term-at-the-table", names=self._texts.listed(seats))
        self._say("term-seed", number=str(seed))
        self._say("term-keys")

    def _bot(self, seat: Seat, bot: Bot) -> str:
        message = f"level-{bot.name}"
        level = self._texts.say(message) if self._texts.has(message) else bot.name
        return f"{self._names[seat]} ({level})"

    def play_and_record(self, terminal_game: TerminalGame, seed: int, path: Path | None) -> int:
        """Plays, and writes the record however the game ends."""
        code = 0
        try:
            terminal_game.play()
        except (Left, EOFError):
            self.farewell()
        except KeyboardInterrupt:
            self.farewell()
            code = INTERRUPTED
        except (BrokenPipeError, SystemExit):  # nobody reads on; rich says it with SystemExit
            self._fall_silent()
            code = 1
        self._say("term-seed", number=str(seed))
        if path is None:
            return code
        try:
            with whole_file(path) as file:
                file.write(line_of(record_of(terminal_game.match, self._names)))
        except OSError:
            return self.cannot_write(path)
        self._say("term-record-written", path=str(path))
        return code

    def _fall_silent(self) -> None:
        self._console.quiet = True
        with suppress(OSError, ValueError):  # or Python complains when it flushes at the end
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

    def farewell(self) -> int:
        self._console.print()
        self._say("term-farewell")
        return 0

    def cannot_write(self, path: Path) -> int:
        self._say("term-record-unwritable", path=str(path))
        return 2

    def _say(self, message: str, **args: str) -> None:
        self._console.print(Text(self._texts.say(message, **args)))


def _seated(names: Sequence[str], players: int) -> dict[Seat, Bot]:
    """One name serves all the other seats; several go round the table."""
    return {seat: find_bot(names[(seat - 1) % len(names)]) for seat in range(1, players)}
