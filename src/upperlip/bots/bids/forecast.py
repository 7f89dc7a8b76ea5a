"""How many tricks a side will win: not one number, but how likely each is.

A small model, learned from rounds that quick bots played with all kinds of bids (training/bids).
The likelihood of k tricks is that of a bell whose place depends on the hand and on what was bid,
with two spikes: players steer towards the number they have bid. The weights are whole numbers, so
every machine comes to the same bids.
"""

from math import exp
from typing import NamedTuple

from upperlip.bots.bids import forecast_weights as learned
from upperlip.nuts.cards import VALUES, Card, Colour, colour_of, is_villain, value_of

SIZES = (5, 6, 7, 8, 9)  # of hands
BOX = 12  # villains
MOST = 11  # numbers of tricks that are told apart: 0 to 9, and one more by HEALTH+
SCALE = 1000  # of the weights


class Hand(NamedTuple):
    """What a seat sees when it bids."""

    cards: tuple[Card, ...]
    trump: Colour | None
    size: int
    added_tricks: int = 0  # by the round's villains, for all together (U-29)


class EarlierBids(NamedTuple):
    """What was bid in a game of pairs before the second partner bids."""

    partner: int
    first: int  # by the opponent who has bid first
    second: int | None  # by the other one, if it has


def hand_features(hand: Hand) -> list[int]:
    """The size, how often each card is there, and how the colours lie."""
    found = [0] * (2 * VALUES + BOX)
    lengths = [0] * 4
    for card in hand.cards:
        if is_villain(card):
            found[2 * VALUES + card - 4 * VALUES] += 1
        else:
            lengths[colour_of(card)] += 1
            plain = colour_of(card) != hand.trump
            found[plain * VALUES + value_of(card) - 1] += 1
    trumps = 0 if hand.trump is None else lengths[hand.trump]
    others = [length for colour, length in enumerate(lengths) if colour != hand.trump]
    shape = [min(trumps, others.count(0)), min(trumps, others.count(1)), trumps * trumps]
    return [*(hand.size == size for size in SIZES), *found, *shape]


def pair_features(hand: Hand, earlier: EarlierBids, own: int) -> list[list[int]]:
    """By number of tricks: what speaks for it, if the second partner bids `own`."""
    total, last = earlier.partner + own, earlier.second is not None
    pull = 2 * min(total, hand.size) - hand.size
    common = [
        *hand_features(hand),
        hand.added_tricks > 0,
        hand.added_tricks < 0,
        *_apart(last, 1, earlier.partner, earlier.first, pull),
        earlier.second or 0,
    ]
    wanted = total
    feared = hand.size + hand.added_tricks - earlier.first - (earlier.second or 0) if last else -1
    near = abs(2 * total - hand.size)
    return [
        [
            *(tricks * feature for feature in common),
            *(-tricks * tricks * (hand.size == size) for size in SIZES),
            *((tricks == wanted) * feature for feature in (1, last, near, hand.size)),
            *((tricks == feared) * feature for feature in (1, tricks == wanted)),
        ]
        for tricks in range(MOST)
    ]


def _apart(last: bool, *features: int) -> list[int]:
    """The same features, but with weights of their own for the last bidder."""
    return [feature * (last == which) for which in (False, True) for feature in features]


def solo_features(hand: Hand, bid: int) -> list[list[int]]:
    common = [*hand_features(hand), hand.added_tricks > 0, hand.added_tricks < 0, bid]
    return [
        [
            *(tricks * feature for feature in common),
            *(-tricks * tricks * (hand.size == size) for size in SIZES),
            *((tricks == bid) * feature for feature in (1, bid, hand.size)),
        ]
        for tricks in range(MOST)
    ]


def chances(features: list[list[int]], weights: tuple[int, ...], most: int) -> list[float]:
    """How likely each number of tricks is, up to `most`."""
    scores = [
        sum(weight * feature for weight, feature in zip(weights, row, strict=True))
        for row in features[: most + 1]
    ]
    best = max(scores)
    heights = [exp((score - best) / SCALE) for score in scores]
    sum_ = sum(heights)
    return [height / sum_ for height in heights]


def pair_chances(hand: Hand, earlier: EarlierBids, own: int) -> list[float]:
    most = hand.size + max(0, hand.added_tricks)
    return chances(pair_features(hand, earlier, own), learned.PAIRS, most)


def solo_chances(hand: Hand, bid: int) -> list[float]:
    return chances(solo_features(hand, bid), learned.SOLO, hand.size + max(0, hand.added_tricks))


def own_tricks(hand: Hand) -> int:
    """What the hand alone should win, in thousandths of a trick."""
    return sum(
        weight * feature for weight, feature in zip(learned.OWN, hand_features(hand), strict=True)
    )
