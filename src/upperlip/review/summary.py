"""A review in short: what is counted over many games. Of one seat, and of nobody else."""

from typing import Literal

from msgspec import UNSET, Struct

from upperlip.review.format import ReviewedDecision, ReviewFigures
from upperlip.review.ledger import KINDS

LUCK = KINDS[1:7]  # what chance did, but for what is even


class Decided(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A decision that left a choice."""

    step: int
    round: int
    played: str
    best: str
    grade: str
    loss: int
    phase: str | None = None
    theme: str | None = None  # why another would have been better, as `reasons` calls it
    hint: int | None = None
    kept: tuple[int, int] | None = None  # of a bid: what the side had bid, and its tricks
    tricks: list[int] | None = None  # in how many worlds it would win 0, 1, 2 …


class Together(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rounds that were played with a partner."""

    seat: int
    rounds: list[int]


class Summary(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: str
    unit: Literal["share", "points"]
    seat: int
    result: int
    luck: int  # of the result, what chance did
    decisions: list[Decided]
    partners: list[Together]


def summary_of(figures: ReviewFigures) -> Summary:
    totals = figures.ledger.totals
    return Summary(
        game=figures.game,
        unit=figures.unit,
        seat=figures.seat,
        result=figures.ledger.result,
        luck=sum(totals.get(kind, 0) for kind in LUCK),
        decisions=[*map(_decided, figures.decisions)],
        partners=_partners(figures),
    )


def _decided(decision: ReviewedDecision) -> Decided:
    played = next(each for each in decision.actions if each.do == decision.played)
    bid = decision.kept is not UNSET
    return Decided(
        step=decision.step,
        round=decision.round,
        played=decision.played,
        best=decision.best,
        grade=decision.grade,
        loss=decision.loss,
        phase=decision.phase or None,
        theme=decision.why.message.removeprefix("review-") if decision.why else None,
        hint=decision.hint or None,
        kept=decision.kept or None,
        tricks=(played.tricks or None) if bid else None,
    )


def _partners(figures: ReviewFigures) -> list[Together]:
    """Whoever decided something for one's own side; the ledger says who did."""
    rounds: dict[int, set[int]] = {}
    for line in figures.ledger.lines:
        if line.kind == "partner" and line.seat is not UNSET:
            rounds.setdefault(line.seat, set()).add(line.round)
    return [Together(seat=seat, rounds=sorted(rounds[seat])) for seat in sorted(rounds)]
