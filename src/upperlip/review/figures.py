"""A review as JSON (docs/review.md): whole numbers only, so it is the same on every machine."""

from msgspec import UNSET, UnsetType

from upperlip.review.curve import Point, curves
from upperlip.review.decision import JudgedDecision, Option
from upperlip.review.format import (
    FORMAT,
    CurvePoint,
    Ledger,
    LedgerLine,
    ReviewedAction,
    ReviewedDecision,
    ReviewFigures,
    ReviewReason,
    RoundCurve,
    SeatLosses,
    Thresholds,
)
from upperlip.review.ledger import Entry
from upperlip.review.phase import phase_of
from upperlip.review.reasons import Why
from upperlip.review.report import Review
from upperlip.review.wording import written
from upperlip.texts import LANGUAGES, Texts


def figures(review: Review) -> ReviewFigures:
    yardstick = review.yardstick
    return ReviewFigures(
        format=FORMAT,
        game=review.game.title,
        players=list(review.record.players),
        seat=review.seat,
        unit=yardstick.unit,
        thresholds=Thresholds(*yardstick.thresholds),
        losses=[_losses(review, seat) for seat in range(review.config.players)],
        decisions=[decision_in_figures(review, each) for each in review.own],
        second_looks=[each.moment.step for each in review.second_looks],
        curves=[
            RoundCurve(each.round, _points(each.seen), _points(each.lay)) for each in curves(review)
        ],
        ledger=Ledger(
            as_the_cards_lay=True,
            result=review.result,
            totals=review.totals,
            lines=[_line(entry) for entry in review.entries],
        ),
    )


def _losses(review: Review, seat: int) -> SeatLosses:
    losses = review.losses(seat)
    return SeatLosses(losses.decisions, losses.sum, losses.each, losses.grades)


def _points(points: tuple[Point, ...]) -> list[CurvePoint]:
    return [CurvePoint(point.step, point.value) for point in points]


def decision_in_figures(review: Review, decision: JudgedDecision) -> ReviewedDecision:
    moment = decision.moment
    return ReviewedDecision(
        step=moment.step,
        round=moment.round,
        played=written(review, moment.played),
        best=written(review, decision.best.action),
        grade=decision.grade,
        loss=decision.counted,
        interval=(decision.loss.low, decision.loss.high),
        worlds=decision.worlds,
        actions=[_option(review, each) for each in decision.options],
        phase=phase_of(moment.view),
        kept=_kept(review, decision),
        hint=UNSET if moment.hint is None else moment.hint,
        why=UNSET if decision.why is None else _why(review, decision.why),
    )


def _kept(review: Review, decision: JudgedDecision) -> tuple[int, int] | UnsetType:
    """Of a number that was bid: what came of it."""
    moment, yardstick = decision.moment, review.yardstick
    number = written(review, moment.played).rpartition(" ")[2]
    if moment.played.verb not in yardstick.bids or not number.isdigit():
        return UNSET
    result = review.record.result
    assert result is not None, "the game is over"
    return yardstick.promise(review.config, result, moment.round, decision.seat) or UNSET


def _option(review: Review, option: Option) -> ReviewedAction:
    return ReviewedAction(
        do=written(review, option.action),
        value=option.value,
        behind=(option.behind.value, option.behind.low, option.behind.high),
        tricks=list(option.tricks) if option.tricks else UNSET,
    )


def _why(review: Review, why: Why) -> ReviewReason:
    players, cards, reason = review.record.players, review.config.known, why.reason
    texts = (Texts(language, review.game.title, players, cards=cards) for language in LANGUAGES)
    return ReviewReason(
        rule=reason.rule,
        message=reason.message,
        words={text.language: text.reason(reason) for text in texts},
        share=why.share,
        example=[list(hand) for hand in why.hands],
        args=dict(reason.args),
    )


def _line(entry: Entry) -> LedgerLine:
    if entry.seat is None:
        return LedgerLine(entry.step, entry.round, entry.kind, entry.change)
    return LedgerLine(
        entry.step,
        entry.round,
        entry.kind,
        entry.change,
        seat=entry.seat,
        loss=entry.loss,
        guess=entry.guess,
    )
