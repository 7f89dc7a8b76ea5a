"""The contract that both games meet."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from upperlip.table.event import Event
from upperlip.table.generator import Draws
from upperlip.table.ply import Action, Ask, Decision
from upperlip.table.reason import Reason
from upperlip.table.seat import Seat

Ply = Any  # a Decision, or one of the game's own outcomes of chance


class Setup(Protocol):
    """How a game is set up: the number of players and every option."""

    @property
    def players(self) -> int: ...

    def options(self) -> dict[str, object]: ...


class Position(Protocol):
    """What every state has: the asks to come, and all that has happened."""

    @property
    def agenda(self) -> tuple[Ask, ...]: ...

    @property
    def history(self) -> tuple[Ply, ...]: ...


C = TypeVar("C", bound=Setup)
S = TypeVar("S", bound=Position)
V = TypeVar("V")


class Game(ABC, Generic[C, S, V]):
    """States are immutable and opaque; `apply` is pure; only `sample` and `guess` draw."""

    title: ClassVar[str]  # as in records and on the command line
    chance: ClassVar[Mapping[type, str]]  # its outcomes of chance and their names in a record

    result_rules: ClassVar[Mapping[str, str]]  # the rule behind each key of its result

    @abstractmethod
    def configure(self, players: int, options: Mapping[str, object]) -> C:
        """The set-up, defaults filled in; raises RefusedOptions."""

    @abstractmethod
    def begin(self, config: C) -> S: ...

    def turn(self, state: S) -> Ask | None:
        """What is asked of whom: no seats means chance, None that the game is over."""
        return state.agenda[0] if state.agenda else None

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> tuple[Action, ...]:
        """All a seat may do now; empty when nothing is asked of it."""

    @abstractmethod
    def apply(self, state: S, ply: Ply) -> S:
        """The state after a decision or an outcome of chance; raises if it cannot be."""

    @abstractmethod
    def view(self, state: S, seat: Seat) -> V:
        """What a seat (or SPECTATOR, or OPEN) may know."""

    @abstractmethod
    def result(self, state: S) -> dict[str, object] | None:
        """The result as a record has it; None before the end."""

    @abstractmethod
    def sample(self, state: S, draws: Draws) -> Ply:
        """An outcome for chance's turn."""

    @abstractmethod
    def guess(self, view: V, draws: Draws) -> S:
        """A world that the view cannot tell from the true one."""

    @abstractmethod
    def narrate(self, before: S, ply: Ply, after: S) -> tuple[Event, ...]:
        """What people see happen."""

    @abstractmethod
    def explain(self, state: S, decision: Decision) -> Reason | None:
        """Why a decision is not allowed and what would be; None if it is legal."""

    @abstractmethod
    def answer_order(self, state: S) -> tuple[Seat, ...]:
        """The order in which simultaneous answers stand in a record."""

    @abstractmethod
    def write_action(self, action: Action) -> str: ...

    @abstractmethod
    def read_action(self, text: str) -> Action | None:
        """The action, letter for letter as `write_action` writes it; else None."""

    @abstractmethod
    def write_chance(self, ply: Ply) -> dict[str, object]: ...

    @abstractmethod
    def read_chance(self, step: Mapping[str, object]) -> Ply:
        """The outcome of a record's step; raises ImpossibleChance where it is not well formed."""


AnyGame = Game[Any, Any, Any]


def in_words(game: AnyGame, actions: Sequence[Action]) -> tuple[str, ...]:
    """Actions as records list them: as strings, sorted."""
    return tuple(sorted(map(game.write_action, actions)))
