"""Reading what people type: numbers, names of cards, words; in any layout of the keyboard."""

import re
import sys
from collections.abc import Iterable
from typing import NamedTuple, Protocol

from upperlip.table.game import AnyGame
from upperlip.table.ply import Action
from upperlip.table.shape import AnyView
from upperlip.terminal.screen import AnyScreen

_NUMBER = re.compile(r"[-+−]?[0-9]{1,9}")
_SHORTEST_BEGINNING = 3
# The same keys on a Russian keyboard: `к7` is meant as `r7`.
_LAYOUT = str.maketrans("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm")
_COMMANDS = {
    "help": ("?", "help"),
    "hint": ("h", "hint"),
    "rules": ("r", "rules"),
    "last": ("l", "last"),
    "scores": ("s", "scores"),
    "quit": ("q", "quit", "exit"),
}


class Left(Exception):
    """The player gets up from the table."""


class Keyboard(Protocol):
    def line(self, prompt: str) -> str:
        """What was typed; raises EOFError when there is nothing more to come."""


class StandardInput:
    """The terminal, or a pipe: what comes through a pipe is echoed, so that the story reads on."""

    def line(self, prompt: str) -> str:
        typed = input(prompt)
        if not sys.stdin.isatty():
            sys.stdout.write(typed + "\n")
        return typed


class Command(NamedTuple):
    name: str
    about: str = ""


def command_in(typed: str) -> Command | None:
    word, _, rest = typed.strip().partition(" ")
    for name, words in _COMMANDS.items():
        if word.casefold() in words or in_latin(word) in words:
            return Command(name, rest.strip())
    return None


def in_latin(typed: str) -> str:
    return typed.casefold().translate(_LAYOUT)


class Question:
    """One ask, and every word that answers it."""

    def __init__(
        self, game: AnyGame, screen: AnyScreen, view: AnyView, ask: str, legal: Iterable[Action]
    ) -> None:
        self.ask = ask
        self.legal = tuple(legal)
        self.offered = screen.offered(view, ask)
        self.by_card = ask in screen.card_asks
        self.by_number = ask in screen.number_asks
        self.from_hand = ask in game.from_hand
        self._screen = screen
        self._words: dict[str, Action] = {}
        for number, action in enumerate(self.offered, 1):
            self._words[str(number)] = action
        if self.by_card:
            for name in screen.known(view):
                meant = game.read_action(view.config, f"{ask} {name}")
                assert meant is not None, "every card can be written"
                self._learn(meant, name, screen.texts.card(name), f"{ask} {name}")
        else:
            for action in self.legal:
                words = game.write_action(view.config, action)
                word = words.rpartition(" ")[2]
                self._learn(action, words, word, *screen.also_called(action, word))

    def _learn(self, action: Action, *words: str) -> None:
        for word in words:
            self._words.setdefault(word.casefold(), action)

    def answer(self, typed: str) -> Action | None:
        """The action that is meant, legal or not."""
        word = " ".join(typed.casefold().split())
        if not word:
            return self._screen.usual(self.ask, self.legal)
        if self.by_number and _NUMBER.fullmatch(word):
            return self._screen.typed_number(self.ask, int(word.replace("−", "-")))
        return self._words.get(word) or self._words.get(in_latin(word)) or self._begun(word)

    def _begun(self, word: str) -> Action | None:
        """The one card whose name begins like this."""
        if not self.by_card or len(word) < _SHORTEST_BEGINNING:
            return None
        found = {action for name, action in self._words.items() if name.startswith(word)}
        return found.pop() if len(found) == 1 else None
