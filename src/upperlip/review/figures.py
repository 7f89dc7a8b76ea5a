"""A review as JSON (docs/review.md): whole numbers only, so it is the same on every machine."""

from typing import Any

from upperlip.review.decision import Judged, Option
from upperlip.review.ledger import Entry
from upperlip.review.report import Review
from upperlip.review.wording import written
from upperlip.table.reason import Reason
from upperlip.texts import LANGUAGES, Texts

FORMAT = "upperlip-review/1"

Json = dict[str, Any]  # whatever JSON can hold


def figures(review: Review) -> Json:
    yardstick = review.yardstick
    small, clear, grave = yardstick.thresholds
    return {
        "format": FORMAT,
        "game": review.game.title,
        "players": list(review.record.players),
        "seat": review.seat,
        "unit": yardstick.unit,
        "thresholds": {"small": small, "clear": clear, "grave": grave},
        "losses": [_losses(review, seat) for seat in range(review.config.players)],
        "decisions": [_decision(review, each) for each in review.own],
        "second_looks": [each.moment.step for each in review.second_looks],
        "ledger": {
            "as_the_cards_lay": True,
            "result": review.result,
            "totals": review.totals,
            "lines": [_line(entry) for entry in review.entries],
        },
    }


def _losses(review: Review, seat: int) -> Json:
    losses = review.losses(seat)
    return {
        "decisions": losses.decisions,
        "sum": losses.sum,
        "each": losses.each,
        "grades": losses.grades,
    }


def _decision(review: Review, decision: Judged) -> Json:
    moment = decision.moment
    told: Json = {
        "step": moment.step,
        "round": moment.round,
        "played": written(review, moment.played),
        "best": written(review, decision.best.action),
        "grade": decision.grade,
        "loss": decision.counted,
        "interval": [decision.loss.low, decision.loss.high],
        "worlds": decision.worlds,
        "actions": [_option(review, each) for each in decision.options],
    }
    if moment.hint is not None:
        told["hint"] = moment.hint
    if decision.why is not None:
        told["why"] = {
            **_reason(review, decision.why.reason),
            "share": decision.why.share,
            "example": [list(hand) for hand in decision.why.hands],
        }
    return told


def _option(review: Review, option: Option) -> Json:
    told: Json = {
        "do": written(review, option.action),
        "value": option.value,
        "behind": list(option.behind),
    }
    if option.tricks:
        told["tricks"] = list(option.tricks)
    return told


def _reason(review: Review, reason: Reason) -> Json:
    players, cards = review.record.players, review.config.cards
    texts = (Texts(language, review.game.title, players, cards=cards) for language in LANGUAGES)
    return {
        "rule": reason.rule,
        "message": reason.message,
        "words": {text.language: text.reason(reason) for text in texts},
    }


def _line(entry: Entry) -> Json:
    told: Json = {"step": entry.step, "round": entry.round, "kind": entry.kind}
    if entry.seat is None:
        return {**told, "change": entry.change}
    split = {"loss": entry.loss, "guess": entry.guess}
    return {**told, "seat": entry.seat, "change": entry.change, **split}
