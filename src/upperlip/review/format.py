"""The review in types (docs/review.md). The command writes it, servers keep and send it as it is.

A public format like the record's: whoever changes it raises its number (docs/decisions/review.md).
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

FORMAT = "upperlip-review/1"


class Thresholds(Struct, frozen=True):
    """From which loss on a decision is a small, a clear, a grave mistake."""

    small: int
    clear: int
    grave: int


class SeatLosses(Struct, frozen=True):
    decisions: int  # that left a choice
    sum: int
    each: int
    grades: dict[str, int]  # how many of each


class ReviewedAction(Struct, frozen=True, omit_defaults=True):
    """One of the actions that were legal."""

    do: str
    value: int
    behind: tuple[int, int, int]  # by how much the best is better, and its interval
    tricks: list[int] | UnsetType = UNSET  # of a bid: in how many worlds the side won 0, 1, 2 …


class ReviewReason(Struct, frozen=True, omit_defaults=True):
    rule: str
    message: str
    words: dict[str, str]  # by language
    share: int  # of 100 worlds
    example: list[list[str]]  # everybody's cards in one of them
    args: dict[str, str | int | tuple[str | int, ...]] | UnsetType = UNSET  # older reviews: none


class ReviewedDecision(Struct, frozen=True, omit_defaults=True):
    step: int
    round: int
    played: str
    best: str
    grade: str
    loss: int
    interval: tuple[int, int]
    worlds: int
    actions: list[ReviewedAction]
    phase: str | UnsetType = UNSET  # older reviews know none
    kept: tuple[int, int] | UnsetType = UNSET  # of a bid: what the side had bid, and its tricks
    hint: int | UnsetType = UNSET
    why: ReviewReason | UnsetType = UNSET


class CurvePoint(Struct, frozen=True):
    step: int
    value: int


class RoundCurve(Struct, frozen=True):
    """How a round stood: after each of one's decisions, and as the cards lay."""

    round: int
    seen: list[CurvePoint]
    lay: list[CurvePoint]


class LedgerLine(Struct, frozen=True, omit_defaults=True):
    step: int
    round: int
    kind: str
    change: int
    seat: int | UnsetType = UNSET  # of a decision
    loss: int | UnsetType = UNSET
    guess: int | UnsetType = UNSET


class Ledger(Struct, frozen=True):
    as_the_cards_lay: bool
    result: int
    totals: dict[str, int]
    lines: list[LedgerLine]


class ReviewFigures(Struct, frozen=True):
    """All of it, for one seat. Amounts are whole millionths."""

    format: str
    game: str
    players: list[str]
    seat: int
    unit: Literal["share", "points"]
    thresholds: Thresholds
    losses: list[SeatLosses]
    decisions: list[ReviewedDecision]
    second_looks: list[int]
    curves: list[RoundCurve]
    ledger: Ledger
