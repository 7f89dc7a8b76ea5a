"""What a game shows of a view; questions and commands are the same for both games."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from rich.console import RenderableType
from rich.text import Text

from upperlip.table.ply import Action
from upperlip.table.seat import Seat
from upperlip.table.shape import AnyView, Result
from upperlip.texts import Texts

V = TypeVar("V", bound=AnyView)

ME = 0  # the seat in front of the screen


class Screen(ABC, Generic[V]):
    names: ClassVar[tuple[str, ...]]  # of all cards
    examples: ClassVar[tuple[str, str]]  # a plain card and a special one
    follow_rule: ClassVar[str]
    win_rule: ClassVar[str]

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    @abstractmethod
    def heading(self, view: V) -> str:
        """Where in the game we are."""

    @abstractmethod
    def table(self, view: V) -> list[RenderableType]:
        """What lies on the table, the trick apart."""

    @abstractmethod
    def follow(self, view: V) -> str | None:
        """The letter of the colour to follow."""

    @abstractmethod
    def note(self, view: V, name: str) -> str:
        """What is worth knowing beside a card: its number, its points, its stars."""

    @abstractmethod
    def notes_on_trick(self, view: V) -> Sequence[str]:
        """The same for the cards of the trick on the table."""

    @abstractmethod
    def offered(self, view: V, ask: str) -> tuple[Action, ...]:
        """What the question puts numbers to, allowed or not."""

    @abstractmethod
    def question(self, view: V, ask: str) -> str:
        """The question in words."""

    def hint(self, view: V, ask: str) -> str:  # noqa: ARG002
        """A line above the question, where there is more to know; or nothing."""
        return ""

    @abstractmethod
    def key_rules(self, view: V) -> Sequence[str]:
        """The numbers of the rules that matter for what is asked now."""

    @abstractmethod
    def scores(self, view: V) -> RenderableType: ...

    @abstractmethod
    def winners(self, view: V, result: Result) -> set[Seat]:
        """The seats that won: a result may name sides instead."""

    @abstractmethod
    def round_rules(self, view: V) -> Sequence[str]:
        """The special cards in play and what they do, in order."""

    @abstractmethod
    def about(self, view: V, name: str) -> Sequence[str]:
        """What there is to say about a card."""

    def entry(self, title: str, words: str) -> str:
        """`Acorn: what it does`, with the colon of the language."""
        return self.texts.say("term-entry", title=title, words=words)

    def player(self, seat: int) -> Text:
        return Text(self.texts.player(seat), "bold" if seat == ME else "")


AnyScreen = Screen[Any]
