"""What bots must be told about Mustachio."""

from math import sqrt

from upperlip.bots.bids.bid_evidence import lean
from upperlip.bots.bids.bidding import familiar, sensible
from upperlip.bots.estimate import SURE, Estimate, Suggestion, told
from upperlip.bots.novice import nuts as novice
from upperlip.bots.playbook import Playbook, Style
from upperlip.nuts.config import ROUNDS, Config
from upperlip.nuts.scoring import REWARD_SPAN
from upperlip.nuts.view import View
from upperlip.table.reason import because

# Exact ends take a few hundred microseconds at these sizes (docs/decisions/thinking.md).
PAIRS = Style(exact=16, tail=12, exploration=0.4)  # two sides: alpha-beta
SOLO = Style(exact=12, tail=8, exploration=0.4)  # more: every line of play counts


def _style(config: Config) -> Style:
    return PAIRS if len(config.teams) == 2 else SOLO


def _suggestion(view: View, estimate: Estimate) -> Suggestion:
    """In points (U-40); in the last round as a share of matches won (U-44)."""
    action, value, error, visits = estimate
    assert view.round is not None, "decisions belong to rounds"
    if view.round.number == ROUNDS:
        share, off = round(100 * value), told(100 * SURE * error)
        reason = because(
            "U-44", "hint-match", share=share, sure=estimate.sure, error=off, worlds=visits
        )
        return Suggestion(action, value, SURE * error, reason)
    reason = because(
        "U-40",
        "hint-points",
        points=round(REWARD_SPAN * (value - 0.5)),
        sure=estimate.sure,
        error=told(SURE * REWARD_SPAN * error),
        risk=round(REWARD_SPAN * error * sqrt(visits)),
        worlds=visits,
    )
    return Suggestion(action, REWARD_SPAN * (value - 0.5), SURE * REWARD_SPAN * error, reason)


PLAYBOOK = Playbook(
    style=_style,
    sensible=sensible,
    familiar=familiar,
    lean=lean,
    novice=novice.choose,
    suggestion=_suggestion,
)
