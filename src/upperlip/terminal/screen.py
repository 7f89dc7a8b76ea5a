"""What a game shows of a view; questions and commands are the same for both games."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.text import Text

from upperlip.table.ply import Action
from upperlip.texts import Texts

ME = 0  # the seat in front of the screen


class Screen(ABC):
    names: ClassVar[tuple[str, ...]]  # of all cards
    key_rules: ClassVar[tuple[str, ...]]  # the rules that one asks for most

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    @abstractmethod
    def heading(self, view: Any) -> str:
        """Where in the game we are."""

    @abstractmethod
    def table(self, view: Any) -> list[RenderableType]:
        """What lies on the table, the trick apart."""

    @abstractmethod
    def follow(self, view: Any) -> str | None:
        """The letter of the colour to follow."""

    @abstractmethod
    def note(self, view: Any, name: str) -> str:
        """What is worth knowing beside a card: its number, its points, its stars."""

    @abstractmethod
    def notes_on_trick(self, view: Any) -> Sequence[str]:
        """The same for the cards of the trick on the table."""

    @abstractmethod
    def offered(self, view: Any, ask: str) -> tuple[Action, ...]:
        """What the question puts numbers to, allowed or not."""

    @abstractmethod
    def question(self, view: Any, ask: str) -> str:
        """The question in words."""

    @abstractmethod
    def scores(self, view: Any) -> RenderableType: ...

    @abstractmethod
    def round_rules(self, view: Any) -> Sequence[str]:
        """The special cards in play and what they do, in order."""

    @abstractmethod
    def about(self, view: Any, name: str) -> Sequence[str]:
        """What there is to say about a card."""

    def player(self, seat: int) -> Text:
        return Text(self.texts.player(seat), "bold" if seat == ME else "")
