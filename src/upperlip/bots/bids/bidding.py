"""Which bids in Mustachio are worth thinking about.

A bid is met exactly or not at all, so what matters is how the tricks one wins are spread: that is
what the forecast knows (`bid_choice`). Where it knows nothing, simulations choose among the bids
around what a hand should win, and a blind bid is for an average share of the tricks: alone a good
player meets that about every other time, for twice the bonus; two partners who know nothing of
their cards do not.
"""

from upperlip.bots.bids.bid_choice import best_bid, best_blind_bid
from upperlip.bots.novice.nuts import expected_tricks
from upperlip.nuts.config import ROUNDS, Config
from upperlip.nuts.notation import NO_BLIND
from upperlip.nuts.scoring import totals
from upperlip.nuts.view import RoundView, View
from upperlip.table.ply import Action

_VERBS = ("blind", "agree", "refuse", "bid")

WINDOW = 1  # tricks to either side of what the hand should win
FAR_BEHIND = 25  # points, in the last round: only twice the bonus can help
SAFELY_AHEAD = 30


def sensible(view: View, actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """The bids that deserve a search, often but one; of all else, everything."""
    verb, round_ = actions[0].verb, view.round
    if round_ is not None and len(actions) > 1:
        if verb == "bid" and (best := best_bid(view, round_)) is not None:
            return (Action(verb, best),)
        if verb == "blind" and (best := best_blind_bid(view.config, round_.size)) is not None:
            return (Action(verb, _blind(view, round_, best)),)
    return formerly_sensible(view, actions)


def formerly_sensible(view: View, actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """The same without a forecast."""
    if actions[0].verb not in _VERBS or len(actions) == 1:
        return actions
    round_ = view.round
    assert round_ is not None, "bids belong to rounds"
    if actions[0].verb == "blind":
        return (Action("blind", _blind(view, round_, _share(view.config, round_.size))),)
    if actions[0].verb == "agree":
        share = round_.size / len(view.config.teams)
        return actions[:1] if abs((round_.proposal or 0) - share) <= 1 else actions[1:]
    about = round(expected_tricks(view, round_))
    return tuple(a for a in actions if abs(a.value - about) <= WINDOW) or actions[-1:]


def familiar(actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """Most people want to see their cards before they bid."""
    return (Action("blind", NO_BLIND),) if actions[0].verb == "blind" else actions


def _share(config: Config, size: int) -> int:
    """An average share of the tricks."""
    return max(1 if config.solo else 2, size // len(config.teams))


def _blind(view: View, round_: RoundView, number: int) -> int:
    """The number, if it pays to bid it blind as the match stands."""
    ahead = _ahead(view)
    if round_.number == ROUNDS and ahead >= SAFELY_AHEAD:
        return NO_BLIND
    desperate = round_.number == ROUNDS and ahead <= -FAR_BEHIND
    return number if view.config.solo or desperate else NO_BLIND


def _ahead(view: View) -> int:
    """One's points less those of the best of the others."""
    points, mine = totals(view.config, view.scores), view.config.side_of(view.seat)
    return points[mine] - max(sum_ for side, sum_ in enumerate(points) if side != mine)
