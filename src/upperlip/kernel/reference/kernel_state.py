"""What the two games have in common: a reference state behind the kernel's interface."""

import pickle
from abc import ABC, abstractmethod
from typing import Any, ClassVar, Self

from upperlip.kernel import answer
from upperlip.table.game import AnyGame
from upperlip.table.generator import Draws
from upperlip.table.ply import Action, Ask, Decision
from upperlip.table.seat import Seat
from upperlip.table.shape import AnyConfig, AnyState, AnyView, Ply

_OVER = Ask("over")


class KernelState(ABC):
    """Changes by taking another state of the reference; those never change."""

    __slots__ = ("_state",)

    title: ClassVar[str]

    @classmethod
    def game(cls) -> AnyGame:
        """Loaded when first asked for: whoever imports the kernel may well never come here."""
        from upperlip.games import GAMES  # noqa: PLC0415

        return GAMES[cls.title]

    def __init__(self, state: Any) -> None:
        self._state = state  # of the game's own kind

    @classmethod
    def begin(cls, config: AnyConfig) -> Self:
        return cls(cls.game().begin(config))

    @classmethod
    def from_state(cls, state: AnyState) -> Self:
        return cls(state)

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        return cls(pickle.loads(data))

    def __bytes__(self) -> bytes:
        return pickle.dumps(self._state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self._state == other._state

    __hash__ = None  # type: ignore[assignment]  # it changes

    def copy(self) -> Self:
        return type(self)(self._state)

    # What is asked

    @property
    def players(self) -> int:
        players: int = self._state.config.players
        return players

    @property
    def _asked(self) -> Ask:
        return self.game().turn(self._state) or _OVER

    @property
    def ask(self) -> str:
        return self._asked.what

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self._asked.seats

    @property
    def seat(self) -> Seat:
        return next(iter(self.seats), -1)

    @property
    def over(self) -> bool:
        return self._asked is _OVER

    def legal(self, seat: Seat = -1) -> list[int]:
        return [answer.value(self.title, action) for action in self._actions(seat)]

    def mask(self, seat: Seat = -1) -> int:
        return sum(1 << number for number in self.legal(seat))

    def _actions(self, seat: Seat) -> tuple[Action, ...]:
        return self.game().legal(self._state, self.seat if seat == -1 else seat)

    # What is done

    def apply(self, value: int, seat: Seat = -1) -> None:
        actions = dict(zip(self.legal(seat), self._actions(seat), strict=True))
        if not actions:
            raise ValueError("nobody is asked" if seat == -1 else f"seat {seat} is not asked")
        if value not in actions:
            raise ValueError(f"{value} is not legal")
        self._take(Decision(self.seat if seat == -1 else seat, actions[value]))

    def chance(self, rng: Draws) -> None:
        self._check_chance()
        self._take(self.game().sample(self._state, rng))

    def happen(self, ply: Ply) -> None:
        self._check_chance()
        self._take(ply)

    def _check_chance(self) -> None:
        if self.over or self.seats:
            raise ValueError("it is not chance's turn")

    def _take(self, ply: Ply) -> None:
        self._state = self.game().apply(self._state, ply)

    def play_round(self, rng: Draws) -> None:
        scored = len(self.rounds)
        while not self.over and len(self.rounds) == scored:
            self.step(rng)

    def play_game(self, rng: Draws) -> None:
        while not self.over:
            self.step(rng)

    def step(self, rng: Draws) -> None:
        """One random ply."""
        if self.seat == -1:
            self.chance(rng)
        else:
            actions = self._actions(self.seat)
            self._take(Decision(self.seat, actions[rng.below(len(actions))]))

    def deal(self, rng: Draws, teams: int = -1, crown: int = -1) -> None:  # noqa: ARG002
        """A deal; where teams and crown are drawn, it can be made to have given ones."""
        self.chance(rng)

    # What has come of it

    @property
    @abstractmethod
    def points(self) -> tuple[int, ...]: ...

    @property
    @abstractmethod
    def rounds(self) -> tuple[object, ...]: ...

    @abstractmethod
    def party(self, seat: Seat) -> int:
        """Who wins and loses with a seat."""

    @abstractmethod
    def reward(self, party: int) -> float:
        """What the last round brought it, between 0 and 1."""

    @abstractmethod
    def value(self, party: int) -> float:
        """What the last round was worth to it, as comparisons count."""

    @abstractmethod
    def haul(self, party: int) -> int:
        """Stars or points taken in this round so far, or in the last one, less the others'."""

    def tricks_of(self, party: int) -> int:  # noqa: ARG002
        """Won in the last round, where tricks are bid for."""
        return 0

    @property
    def takers(self) -> tuple[Seat | None, ...]:
        """Who took each trick of this round, or of the last one."""
        return tuple(trick.winner for trick in self._state.round.tricks)

    @property
    def hands(self) -> tuple[tuple[int, ...], ...]:
        round_ = self._state.round
        return ((),) * self.players if round_ is None else tuple(round_.hands)

    @property
    def winners(self) -> tuple[int, ...]:
        result = self.game().result(self._state)
        return tuple(result["winners"]) if result else ()


class Knowledge:
    """What a seat knows: its view. Or, for somebody who sees all cards, the whole game itself."""

    state: ClassVar[type[KernelState]]

    def __init__(self, known: AnyView | KernelState) -> None:
        self._known = known

    @classmethod
    def from_view(cls, view: AnyView) -> Self:
        return cls(view)

    @classmethod
    def certain(cls, state: KernelState) -> Self:
        return cls(state)

    def draw(self, rng: Draws) -> KernelState:
        if isinstance(self._known, KernelState):
            return self._known.copy()
        return self.state(self.state.game().guess(self._known, rng))
