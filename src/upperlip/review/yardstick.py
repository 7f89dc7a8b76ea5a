"""What a review must be told about a game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from upperlip.records.record import Result
from upperlip.table.ply import Action
from upperlip.table.reason import Reason
from upperlip.table.seat import Seat
from upperlip.table.shape import AnyConfig, AnyGlance, AnyView, Ply

MILLION = 1_000_000  # ledgers are kept in whole millionths

C = TypeVar("C", bound=AnyConfig)
G = TypeVar("G", bound=AnyGlance)
V = TypeVar("V", bound=AnyView)


class Phrase(NamedTuple):
    """An answer in words: the end of its message's id, and what fills the message."""

    message: str
    args: Mapping[str, str | int]


class Stake(NamedTuple):
    """What a seat plays for in the trick on the table."""

    friends: frozenset[Seat]  # its side, itself included
    worth: tuple[int, ...]  # by card: what the side that takes it gains by it
    sated: bool = False  # is no further trick wanted?
    wanted: int = 1  # -1: what lies in a trick is better not had


class Stage(NamedTuple):
    """A part of a deal whose luck is told apart: what of it is known by then."""

    kind: str
    teams: int  # as bits; below 0: not known yet
    crown: Seat


@dataclass(frozen=True, slots=True)
class Yardstick(Generic[C, G, V]):
    unit: Literal[
        "share", "points"
    ]  # what a value of 1 is: `share`, a round won, or `points`, one point
    # From which loss on, in millionths, a decision is a small, a clear, a grave mistake.
    thresholds: tuple[int, int, int]
    # So many cards left in all hands, and best play by all counts.
    tail: Callable[[C], int]
    # Asks where one answer is as good as another.
    even_asks: tuple[str, ...]
    # Asks between rounds: nothing is to be expected of the one that is over.
    between: tuple[str, ...]
    # Asks that are about the tricks of a whole round.
    bids: tuple[str, ...]
    card_name: Callable[[C, int], str]
    phrase: Callable[[C, Action], Phrase]
    # Who wins and loses with a seat in the round on the table, as the kernel numbers them.
    party: Callable[[G, Seat], int]
    stake: Callable[[V], Stake]
    # What one must know of the table to follow a decision.
    scene: Callable[[V], tuple[Reason, ...]]
    # Whose the trick on the table is as it lies; nobody's: None.
    winning: Callable[[V], Seat | None]
    # The rule that stands behind a kind of reason.
    rules: Mapping[str, str]
    # The phase of a round in which an ask comes, unless it is about a trick.
    phases: Mapping[str, str]
    # What a seat's side had bid in a round of a finished game, and the tricks that it won there.
    promise: Callable[[C, Result, int, Seat], tuple[int, int] | None]
    # What an answer is about, by its verb.
    aims: Mapping[str, Reason]
    # The message that counts what lies in a trick.
    in_it: str
    # What the luck of chance's turn is called, by its ask.
    luck: Mapping[str, str]
    # What is told apart of an outcome of chance, before the whole of it is.
    stages: Callable[[Ply], tuple[Stage, ...]]
    # What a value of 1 in a round counts in the result.
    weight: Callable[[C, int], float]
    # What each seat has of the result already, in millionths; all cards are open.
    banked: Callable[[G], tuple[int, ...]]


AnyYardstick = Yardstick[Any, Any, Any]
