"""In which phase of a round a decision came."""

from upperlip.review.yardsticks import YARDSTICKS
from upperlip.table.shape import AnyView

PHASES = ("bids", "passing", "leading", "following", "endgame")
LAST_CARDS = 3  # so many in hand, and it is the endgame


def phase_of(view: AnyView) -> str:
    """As the seat saw it that was asked."""
    assert view.ask is not None, "somebody decided"
    assert view.round is not None, "decisions belong to rounds"
    apart = YARDSTICKS[view.game].phases.get(view.ask.what)
    if apart is not None:
        return apart
    if len(view.round.hand) <= LAST_CARDS:
        return "endgame"
    return "leading" if view.round.trick.leader == view.seat else "following"
