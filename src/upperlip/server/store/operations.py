"""The writes. A unit is a sequence of them that happen together or not at all."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from upperlip.server.store.rows import (
    ChatRow,
    Guest,
    Lease,
    Move,
    NewGame,
    Outcome,
    Participant,
    PlyRow,
    PuzzleAnswerRow,
    ReviewRow,
    TableRow,
)


@dataclass(frozen=True, slots=True)
class SaveGuest:
    guest: Guest


@dataclass(frozen=True, slots=True)
class SaveTable:
    table: TableRow


@dataclass(frozen=True, slots=True)
class EndGame:
    game_id: int
    outcome: Outcome
    at: int
    record: str | None  # none of what was only practice
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class BeginGame:
    """Results in the game's id. `plies`: those of another game that it goes on from."""

    game: NewGame
    participants: Sequence[Participant] = ()
    plies: Sequence[PlyRow] = ()


@dataclass(frozen=True, slots=True)
class Append:
    game_id: int
    plies: Sequence[PlyRow]


@dataclass(frozen=True, slots=True)
class TakePart:
    """Somebody took a seat in a game that had begun; harmless when known already.

    `moved_from`: a guest who is the same person, since the seat came by a link of their own.
    """

    game_id: int
    participant: Participant
    moved_from: str | None = None


@dataclass(frozen=True, slots=True)
class AddMove:
    move: Move


@dataclass(frozen=True, slots=True)
class UseMove:
    """Results in the move, or in None if there is none, or it is used or too old."""

    token_hash: bytes = field(repr=False)
    at: int


@dataclass(frozen=True, slots=True)
class AddChat:
    table_id: str = field(repr=False)
    line: ChatRow


@dataclass(frozen=True, slots=True)
class UnderLease:
    """Writes nothing itself: the unit is refused unless this lease holds to its commit."""

    lease: Lease


@dataclass(frozen=True, slots=True)
class SaveReview:
    """Another review of the same game takes its place."""

    review: ReviewRow


@dataclass(frozen=True, slots=True)
class Agree:
    """Somebody who played a finished game lets anybody see it; the first one's token stays."""

    game_id: int
    guest_id: str
    hidden: bool
    at: int
    token: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Somebody does not agree any more: the link that there was is dead, for good."""

    game_id: int
    guest_id: str


@dataclass(frozen=True, slots=True)
class KeepAnswer:
    """Results in whether it is the first that a guest gives to a puzzle; others change nothing."""

    answer: PuzzleAnswerRow


Operation = (
    UnderLease
    | SaveGuest
    | SaveTable
    | EndGame
    | BeginGame
    | Append
    | TakePart
    | AddMove
    | UseMove
    | AddChat
    | SaveReview
    | Agree
    | Withdraw
    | KeepAnswer
)
Unit = Sequence[Operation]
Results = list[object]  # one for each operation; None where there is nothing to say


def needs_lease(unit: Unit) -> bool:
    """Does it change a table that somebody may be running, without naming the right to do so?"""
    free = any(isinstance(operation, UnderLease) for operation in unit) or all(
        isinstance(operation, SaveGuest | SaveReview | Agree | Withdraw | KeepAnswer)
        or (isinstance(operation, SaveTable) and operation.table.version == 1)
        for operation in unit
    )
    return not free
