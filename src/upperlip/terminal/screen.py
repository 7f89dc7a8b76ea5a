"""What a game shows of a view and how its asks are answered; the rest is the same for both."""

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


class Screen(ABC, Generic[V]):
    names: ClassVar[tuple[str, ...]]  # of all cards of the box
    examples: ClassVar[tuple[str, str]]  # a plain card and a special one
    card_asks: ClassVar[tuple[str, ...]]  # answered with a card, one's own or another
    number_asks: ClassVar[tuple[str, ...]] = ()  # answered with a number
    follow_rule: ClassVar[str]
    win_rule: ClassVar[str]

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def known(self, view: V) -> tuple[str, ...]:  # noqa: ARG002
        """The names of all cards that the game knows."""
        return self.names

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

    def label(self, action: Action, word: str) -> Text:  # noqa: ARG002
        """An answer that is no card, as it is offered; `word` is the last of its text form."""
        return Text(self.texts.say(f"term-{word}"))

    def also_called(self, action: Action, word: str) -> Sequence[str]:  # noqa: ARG002
        """What people may type for it in their language."""
        return ()

    def typed_number(self, ask: str, number: int) -> Action:
        """The answer that a number stands for, allowed or not."""
        return Action(ask, number)

    def usual(self, ask: str, legal: tuple[Action, ...]) -> Action | None:  # noqa: ARG002
        """What Enter alone answers: the only thing one can do."""
        return legal[0] if len(legal) == 1 else None

    def half_answered(self, view: V) -> bool:  # noqa: ARG002
        """Is this the rest of an answer of several parts?"""
        return False

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

    @abstractmethod
    def printed(self, name: str) -> Sequence[str]:
        """What stands on a plain card, without a game around it; nothing of another card."""

    def entry(self, title: str, words: str) -> str:
        """`Acorn: what it does`, with the colon of the language."""
        return self.texts.say("term-entry", title=title, words=words)


AnyScreen = Screen[Any]
