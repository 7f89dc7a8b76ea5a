"""What the store keeps, row by row.

Times are whole milliseconds since 1970. Documents, heads, salts, steps, records and lines of chat
are JSON texts that the store does not read.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from upperlip.table.seat import Seat

Outcome = Literal["finished", "ended"]


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who came with a cookie; we keep only the hash of its token."""

    id: str
    token_hash: bytes = field(repr=False)
    name: str
    made_at: int


@dataclass(frozen=True, slots=True)
class TableRow:
    id: str = field(repr=False)  # who knows a private table's id may sit down
    listed: bool
    document: str
    touched_at: int
    closed_at: int | None = None
    version: int = 1  # counts its writes: each must follow the one that its writer knows of


@dataclass(frozen=True, slots=True, kw_only=True)
class NewGame:
    """A game that is about to begin: its salts are in."""

    table_id: str = field(repr=False)
    number: int  # within the table, from 1
    title: str
    rules_version: int
    head: str
    secret: bytes = field(repr=False)
    commitment: bytes
    salts: str | None = field(default=None, repr=False)
    begun_at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRow(NewGame):
    """A game that is being played."""

    id: int


class PlyRow(NamedTuple):
    """A line of a game's log, in order of arrival; `seat` is None for chance.

    `part` counts the plies of one message, which share its action id: three cards are given at
    once.
    """

    number: int
    seat: Seat | None
    step: str
    at: int
    action_id: str | None = None
    part: int = 0


class Participant(NamedTuple):
    guest_id: str
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedRow:
    """A game that is over, or was ended early, with the seat of the guest who asks for it."""

    id: int
    table_id: str = field(repr=False)
    number: int
    title: str
    rules_version: int
    head: str
    begun_at: int
    ended_at: int
    outcome: Outcome
    reason: str | None
    record: str = field(repr=False)
    seat: Seat


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """What a finished game was worth to a seat."""

    game_id: int
    seat: Seat
    document: str = field(repr=False)
    made_at: int
    summary: str | None = field(default=None, repr=False)  # older ones have none


class ReviewedGame(NamedTuple):
    """A finished game that somebody played, with what is known of their decisions."""

    game_id: int
    ended_at: int
    head: str
    seat: Seat
    summary: str | None
    document: str | None  # where there is no summary; neither: not reviewed yet


class Consent(NamedTuple):
    """Of somebody who played a game: `hidden`, whether without their name; None: not given.

    A `person` with several devices gives it with any of them, for all.
    """

    guest_id: str
    person: str
    seat: Seat
    hidden: bool | None


@dataclass(frozen=True, slots=True)
class Sharing:
    """A finished game on its way to strangers."""

    game_id: int
    consents: Sequence[Consent]  # one for each seat that each guest had
    token: str | None = field(repr=False)  # what a link to it ends with

    @property
    def public(self) -> bool:
        """Has everybody agreed?"""
        asked = all(consent.hidden is not None for consent in self.consents)
        return bool(self.consents) and asked and self.token is not None


@dataclass(frozen=True, slots=True)
class SharedGame:
    """One that anybody may see now."""

    sharing: Sharing
    record: str = field(repr=False)


class PuzzleAnswerRow(NamedTuple):
    """Somebody's first answer to a puzzle."""

    guest_id: str
    puzzle: str
    right: bool
    at: int


@dataclass(frozen=True, slots=True)
class Move:
    """A link that takes a seat to another device, once."""

    token_hash: bytes = field(repr=False)
    table_id: str = field(repr=False)
    seat: Seat
    expires_at: int


class ChatRow(NamedTuple):
    """A line of a table's chat."""

    number: int
    text: str


class Lease(NamedTuple):
    """That a process runs a table, of several on one database."""

    table_id: str
    owner: str  # a process
    epoch: int


@dataclass(frozen=True, slots=True)
class OpenTable:
    """Everything a room needs to be rebuilt after a restart."""

    table: TableRow
    game: GameRow | None
    plies: Sequence[PlyRow]
    chat: Sequence[ChatRow]
