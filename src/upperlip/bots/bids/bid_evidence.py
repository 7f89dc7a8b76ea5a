"""What the others' bids tell about their hands.

Whoever bids much holds much. How much a hand is worth to its bidder is the forecast's sum over its
cards; for each level of that it is known how often the bid would be made, by players who bid as
the forecast has it and by those who bid what their hand seems to win. Worlds that suit the bids
are then drawn more often, and no world is ruled out.
"""

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from upperlip.bots.bids.bid_choice import is_known
from upperlip.bots.bids.forecast import SCALE, SIZES
from upperlip.bots.bids.forecast_weights import HABITS, OWN
from upperlip.nuts.cards import NUTS, VALUES, VILLAINS, Colour, colour_of, value_of
from upperlip.nuts.facts import Facts, facts_of
from upperlip.nuts.view import RoundView, View
from upperlip.table.seat import Seat

if TYPE_CHECKING:
    from upperlip.kernel.interface import Own

TRIES = 8  # worlds of which one is taken
LEVELS, STEP = 64, 12  # of hands, in hundredths of a trick, as the kernel has them
MOST = 1000  # how well a bid suits a hand
LEAST = 1
WIDER = 1.5  # than the habits are: so the truth was likeliest (training/bids/likelier.py)
NAIVE = 0  # the habit of those who bid what their own hand seems to win


class Heard(NamedTuple):
    """A bid, and what its bidder had heard: the numbers of partner and opponents, or 0."""

    bid: int
    habit: int  # which of HABITS those have who bid by the forecast
    size: int
    partner: int = 0
    others: int = 0


def lean(view: View, knowledge: "Own") -> None:
    """Has the knowledge draw worlds that suit the bids."""
    round_, seats = view.round, range(view.config.players)
    if round_ is None or view.unseen or not is_known(view.config, round_):
        return
    facts = facts_of(view, round_)
    if facts.passed:  # who bid with which card is too long a story
        return
    heard = [None if seat == view.seat else heard_from(view, round_, seat) for seat in seats]
    if any(heard):
        worths = card_worths(round_.trump)
        shown = [_shown(facts, round_, worths, seat) for seat in seats]
        knowledge.lean(worths, shown, [each and fits(each) for each in heard], TRIES)


def heard_from(view: View, round_: RoundView, seat: Seat) -> Heard | None:
    bid, config = round_.bids[seat], view.config
    if bid is None or round_.blinds[config.side_of(seat)] is not None:
        return None
    place = (seat - round_.dealer - 1) % config.players
    if config.solo or place < 2:
        return Heard(bid, 1, round_.size)
    partner = round_.bids[(seat + 2) % 4] or 0
    earlier = (1, 3) if place == 3 else (3,)
    others = sum(round_.bids[(seat + step) % 4] or 0 for step in earlier)
    return Heard(bid, place, round_.size, partner, others)


@cache
def fits(heard: Heard) -> tuple[int, ...]:
    """How well the bid suits a hand, by the hand's level."""
    levels = (STEP * level + STEP // 2 for level in range(LEVELS))
    likely = (_likely(NAIVE, heard, own) + _likely(heard.habit, heard, own) for own in levels)
    return tuple(LEAST + round((MOST - LEAST) * each / 2) for each in likely)


def _likely(habit: int, heard: Heard, own: int) -> float:
    by_own, always, by_size, by_partner, by_others, spread = HABITS[habit]
    usual = (
        by_own * own / 100
        + always
        + by_size * heard.size
        + by_partner * heard.partner
        + by_others * heard.others
    )
    # Not a bell: anybody may bid anything, and of two hands that hardly suit it one suits better.
    far = (SCALE * heard.bid - usual) / (WIDER * spread)
    return 1 / (1 + far * far) ** 2


@cache
def card_worths(trump: Colour) -> tuple[int, ...]:
    """What each card brings to its hand, in hundredths of a trick."""
    first = len(SIZES)
    nuts = (OWN[first + VALUES * (colour_of(n) != trump) + value_of(n) - 1] for n in NUTS)
    villains = (OWN[first + 2 * VALUES + number] for number in range(len(VILLAINS)))
    return tuple(weight // 10 for weight in (*nuts, *villains))


def _shown(facts: Facts, round_: RoundView, worths: tuple[int, ...], seat: Seat) -> int:
    """What a hand of this size has in itself, and the cards that were played from it."""
    played = (*facts.early[seat], *facts.late[seat])
    return OWN[SIZES.index(round_.size)] // 10 + sum(worths[card] for card in played)
