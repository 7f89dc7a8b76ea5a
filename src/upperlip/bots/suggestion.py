"""Suggestions: what each legal action is worth, how sure that is, and what stands behind it."""

from math import sqrt
from typing import Any, NamedTuple

from upperlip.animals.config import Config as AnimalsConfig
from upperlip.bots.budget import USUAL, Budget
from upperlip.bots.thinking import POINTS, Estimate, know, legal_in, style_for, think
from upperlip.nuts.config import ROUNDS
from upperlip.table.generator import Generator
from upperlip.table.ply import Action
from upperlip.table.reason import Reason, because

_SURE = 1.96  # standard errors to either side: 95 times of 100 the truth lies between


class Suggestion(NamedTuple):
    """The value: a share of rounds (or, in a match's last round, of matches) won, or points."""

    action: Action
    value: float
    error: float  # to either side, 95 %
    reason: Reason


def suggest(
    view: Any, budget: Budget = USUAL, draws: Generator | None = None
) -> tuple[Suggestion, ...]:
    """For every legal action that was tried, the best first; nothing if nothing is asked."""
    if view.ask is None or view.seat not in view.ask.seats:
        return ()
    draws = draws or Generator(len(view.history))
    knowledge = know(view)
    actions = legal_in(knowledge, view.seat)
    style, players = style_for(view.config), view.config.players
    estimates = think(knowledge, view.seat, actions, draws, budget, style, players)
    return tuple(_in_units(view, estimate) for estimate in estimates)


def _in_units(view: Any, estimate: Estimate) -> Suggestion:
    action, value, error, visits = estimate
    if isinstance(view.config, AnimalsConfig) or view.round.number == ROUNDS:
        return Suggestion(action, value, _SURE * error, _chances(view, estimate))
    spread = POINTS * error * sqrt(visits)
    reason = because(
        "U-40",
        "hint-points",
        points=round(POINTS * (value - 0.5)),
        error=round(_SURE * POINTS * error),
        risk=round(spread),
        worlds=visits,
    )
    return Suggestion(action, POINTS * (value - 0.5), _SURE * POINTS * error, reason)


def _chances(view: Any, estimate: Estimate) -> Reason:
    share, error = round(100 * estimate.value), round(100 * _SURE * estimate.error)
    if isinstance(view.config, AnimalsConfig):
        return because(
            "O-26",
            "hint-round",
            share=share,
            risk=100 - share,
            error=error,
            worlds=estimate.visits,
        )
    return because("U-44", "hint-match", share=share, error=error, worlds=estimate.visits)
