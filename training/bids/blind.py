"""What a blind bid brings, alone: by the forecast of tricks, over hands drawn at random.

    python -m training.bids.blind

Prints the table that `fit` writes, for the weights that bots use.
"""

import sys
from collections.abc import Sequence
from statistics import fmean

from upperlip.bots.bids import forecast_weights as learned
from upperlip.bots.bids.forecast import BOX, SCALE, SIZES, Hand, chances, solo_features
from upperlip.nuts import MUSTACHIO
from upperlip.nuts.cards import VALUES
from upperlip.nuts.scoring import bid_bonus
from upperlip.table.generator import Generator, pick

HANDS = 2000  # of each size
HIGHEST = 4  # number that is asked about
TRUMP = 0  # all colours are alike
ALONE = MUSTACHIO.configure(4, {"sides": "solo"})
SEEN, UNSEEN = (bid_bonus(ALONE, blind=blind) for blind in (False, True))


def blind_gains(weights: Sequence[int], trick_worth: int) -> list[list[int]]:
    """By size of hands and number of tricks: thousandths of a point that a blind bid brings more
    than the best bid with open eyes, both played for as bids are."""
    return [gains_with(size, tuple(weights), trick_worth / SCALE) for size in SIZES]


def gains_with(size: int, weights: tuple[int, ...], trick_worth: float) -> list[int]:
    deck, draws = range(4 * VALUES + BOX), Generator(size)
    hands = [Hand(tuple(pick(deck, size, draws)), TRUMP, size) for _ in range(HANDS)]
    found = [
        [_worths(hand, bid, weights, trick_worth) for bid in range(size + 1)] for hand in hands
    ]
    seen = fmean(max(worth for worth, _ in row) for row in found)
    return [
        round(SCALE * (fmean(row[bid][1] for row in found) - seen)) for bid in range(HIGHEST + 1)
    ]


def _worths(
    hand: Hand, bid: int, weights: tuple[int, ...], trick_worth: float
) -> tuple[float, float]:
    """Of a bid with open eyes, and of a blind one."""
    likely = chances(solo_features(hand, bid), weights, hand.size)
    cards = trick_worth * sum(tricks * chance for tricks, chance in enumerate(likely))
    return cards + SEEN * likely[bid], cards + UNSEEN * likely[bid]


if __name__ == "__main__":
    for row in blind_gains(learned.SOLO, learned.TRICK_WORTH[True]):
        sys.stdout.write(f"    ({', '.join(map(str, row))}),\n")
