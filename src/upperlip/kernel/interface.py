"""What the kernel's states and knowledge can do, whichever the game and whoever made them."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, Self

from upperlip.kernel.common.compared import Compared
from upperlip.table.seat import Seat
from upperlip.table.shape import AnyConfig, AnyState, AnyView, Ply

if TYPE_CHECKING:
    from upperlip.kernel.common.generator import Generator

Own = Any  # of the same engine's kind
Buffer = Any  # an array of NumPy's, or anything else that has a buffer
Counters = dict[str, list[int]]  # what many games come to, by name
PlayGames = Callable[[AnyConfig, int, int, int], Counters]  # (config, seed, first, count)
Found = dict[int, tuple[float, float, int]]  # by answer: its mean, the standard error, visits


class KernelState(Protocol):
    """A whole game at one moment, all cards known. It changes in place."""

    @classmethod
    def begin(cls, config: AnyConfig) -> Self:
        """Before the first step of chance."""
        ...

    @classmethod
    def from_state(cls, state: AnyState) -> Self:
        """For tests and the selfcheck: a bot has no state to make one from."""
        ...

    @classmethod
    def from_bytes(cls, data: bytes) -> Self: ...

    def __bytes__(self) -> bytes: ...

    def copy(self) -> Self: ...

    @property
    def players(self) -> int: ...

    @property
    def ask(self) -> str:
        """The reference's word for what is to be done; `over` at the end."""
        ...

    @property
    def seat(self) -> Seat:
        """Who is to act, the first of several; -1 where it is chance's turn or nobody's."""
        ...

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All who still have to answer."""
        ...

    @property
    def over(self) -> bool: ...

    def mask(self, seat: Seat = -1) -> int:
        """The legal answers as bits: of a seat that is asked, by default of `self.seat`."""
        ...

    def legal(self, seat: Seat = -1) -> list[int]:
        """The same as numbers, ascending."""
        ...

    def apply(self, value: int, seat: Seat = -1) -> None:
        """Takes an answer, by default of `self.seat`; ValueError if it is not legal."""
        ...

    def chance(self, rng: "Generator") -> None:
        """Draws and takes chance's turn, as the reference's `sample` would."""
        ...

    def happen(self, ply: Ply) -> None:
        """Takes a given outcome of chance."""
        ...

    def play_round(self, rng: "Generator") -> None:
        """Random plies, all from one stream, until one more round is scored or the game is over."""
        ...

    def play_game(self, rng: "Generator") -> None: ...

    @property
    def points(self) -> tuple[int, ...]:
        """So far: by seat in Moustache, by side in Mustachio."""
        ...

    @property
    def rounds(self) -> tuple[object, ...]:
        """Finished ones: (both teams' stars, winner) in Moustache, points by side in Mustachio."""
        ...

    @property
    def hands(self) -> tuple[tuple[int, ...], ...]:
        """Everybody's cards, ascending."""
        ...

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats or sides when the game is over, before that nobody."""
        ...


class Knowledge(Protocol):
    """What a seat knows, ready to be drawn worlds from."""

    @classmethod
    def from_view(cls, view: AnyView) -> Self: ...

    @classmethod
    def certain(cls, state: Own) -> Self:
        """What somebody knows who sees all cards."""
        ...

    def draw(self, rng: "Generator") -> KernelState:
        """A whole game that the view cannot tell from the true one."""
        ...


class Searcher(Protocol):
    """Finds out what answers are worth, one decision after the other."""

    def search(  # noqa: PLR0913 – a search has many dials
        self,
        knowledge: Own,
        rng: "Generator",
        seat: Seat,
        *,
        simulations: int = 0,
        seconds: float = 0,
        exact: int = 5,
        tail: int = 4,
        noise: float = 1.0,
        exploration: float = 0.7,
        guidance: float = 0.0,
        judged: bool = False,
        only: int = 0,
    ) -> Found: ...


class Comparer(Protocol):
    """Tries every answer in the same worlds. Values: a won round is 1, a lost one 0; in Mustachio
    they are the round's points ahead of the others' average."""

    def compare(
        self,
        knowledge: Own,
        rng: "Generator",
        seat: Seat,
        answers: Sequence[int],
        *,
        worlds: int,
        first: int = 0,
        tail: int = 3,
        noise: float = 1.0,
    ) -> dict[int, Compared]:
        """In the worlds from number `first` on; `knowledge.draw(rng.fork(n))` shows world n."""
        ...

    def value(
        self,
        knowledge: Own,
        rng: "Generator",
        *,
        worlds: int,
        tail: int = 3,
        noise: float = 1.0,
        teams: int = -1,
        crown: int = -1,
    ) -> tuple[float, ...]:
        """What the round is worth to each seat; `teams` (as bits) and `crown` of a deal to come."""
        ...


class Endings(Protocol):
    """Exact ends of rounds, all cards known. Only the compiled kernel has them."""

    def ahead(self, state: Own) -> int:
        """By how many stars or points the first of two sides ends ahead with best play by all."""
        ...

    def gets_ahead(self, state: Own, least: int) -> bool:
        """Can it end so far ahead?"""
        ...


class Games(Protocol):
    """Many games at once, for arrays: only the compiled kernel has them.

    The arrays are NumPy's or anybody's: int64 actions, float rewards by seat, bytes for the rest.
    Each function minds the games from `first` up to `last`, and lets other threads mind others.
    """

    size: int  # bytes of an observation
    actions: int

    @property
    def players(self) -> int: ...

    def reset(self, seeds: Sequence[int], first: int, last: int) -> None: ...

    def check(self, actions: Buffer, first: int, last: int) -> int:
        """The first game whose action is not legal, or -1."""
        ...

    def step(self, actions: Buffer, rewards: Buffer, dones: Buffer, first: int, last: int) -> None:
        """Legal actions, one in each game, and what chance does then."""
        ...

    def look(
        self, observations: Buffer, masks: Buffer, seats: Buffer, first: int, last: int
    ) -> None:
        """What the seat that is to act sees and may do."""
        ...

    def sample(self, actions: Buffer, first: int, last: int) -> None:
        """Legal actions, the random bot's."""
        ...

    def match(self, place: int) -> tuple[int, int]:
        """Seed and number of a game's match."""
        ...

    def seat(self, place: int) -> Seat:
        """Who is to act; -1 if the game is over."""
        ...

    def encode(self, place: int, seat: Seat) -> bytes: ...

    def state(self, place: int) -> KernelState:
        """All cards open: for studies with perfect information, never for a fair agent."""
        ...

    def put(self, place: int, state: Own) -> None:
        """Another world in the truth's place; what seats have seen happen stays."""
        ...


class Engine(NamedTuple):
    """What the kernel has for one game."""

    # The stream of a key, as this engine wants it; the numbers are the same in any form.
    generator: Callable[..., Any]
    state: type[KernelState]
    knowledge: type[Knowledge]
    searcher: type[Searcher]
    comparer: type[Comparer]
    endings: type[Endings] | None  # the compiled engine's only
    # (states, count, seed, first): rounds played out at random, in sums.
    playouts: Callable[..., list[int]]
    # (config, count, reward, single, renewed): many games at once. The compiled engine's only.
    games: Callable[[AnyConfig, int, str, bool, bool], Games] | None
