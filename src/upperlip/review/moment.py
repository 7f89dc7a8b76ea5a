"""A decision that left a choice, as the seat saw it."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import UNSET

from upperlip.records.check import Replayable, Replayed, replayed
from upperlip.records.read import Fault
from upperlip.records.record import DecisionStep
from upperlip.review.yardsticks import YARDSTICKS
from upperlip.table.game import AnyGame
from upperlip.table.ply import Action, Decision
from upperlip.table.reason import because
from upperlip.table.shape import AnyView


class ReviewedMoment(NamedTuple):
    step: int  # of the record, from 1
    round: int
    view: AnyView
    actions: tuple[Action, ...]  # all that were legal
    played: Action
    hint: int | None = None  # how far the hint went that the seat took (docs/record.md)


def finished(replay: Replayable) -> list[Replayed]:
    """The steps of a game that is over; a Fault if it is not, or not by the rules."""
    steps = list(replayed(replay))
    if not steps or replay.game.turn(steps[-1].after) is not None:
        raise Fault(because("record", "review-unfinished"), replay.game.title)
    return steps


def moments(game: AnyGame, steps: list[Replayed]) -> Iterator[ReviewedMoment]:
    """Every decision of every seat that left a choice which matters."""
    for number, step in enumerate(steps, start=1):
        moment = _moment(game, step, number)
        if moment is not None:
            yield moment


def _moment(game: AnyGame, played: Replayed, number: int) -> ReviewedMoment | None:
    ask = game.turn(played.before)
    if not isinstance(played.ply, Decision) or ask is None:
        return None
    seat, action = played.ply
    actions = game.legal(played.before, seat)
    if len(actions) < 2 or ask.what in YARDSTICKS[game.title].even_asks:
        return None
    view: AnyView = game.view(played.before, seat)
    hint = played.step.hint if isinstance(played.step, DecisionStep) else UNSET
    number_of_round = len(view.scores) + 1
    return ReviewedMoment(
        number, number_of_round, view, actions, action, None if hint is UNSET else hint
    )
