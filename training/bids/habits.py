"""How bids follow from what a hand's cards are worth, for `upperlip.bots.bids.bid_evidence`.

Straight lines: of those who bid like the novice, of first partners, of the third bidder, of the
last one. What the others have said counts from the third bidder on.
"""

from collections.abc import Iterator

import numpy as np

from training.bids.rounds import Played, earlier_bids, hand_of
from upperlip.bots.bids import forecast_weights as learned
from upperlip.bots.bids.bid_choice import first_bid, second_bid
from upperlip.bots.bids.forecast import BOX, SCALE, SIZES, Hand, hand_features
from upperlip.bots.novice.nuts import trick_chance
from upperlip.nuts import MUSTACHIO
from upperlip.nuts.cards import VALUES

CONFIG = MUSTACHIO.configure(4, {})
ROUNDS = 3000  # from which habits are read
NOVICE, FIRST = 0, 1


def habits(played: list[Played], own: list[int], pairs: list[int]) -> list[list[int]]:
    """For each habit: the weights of the hand, of always, of the hand's size, of the partner's and
    the opponents' bids, and how far off the line is."""
    learned.OWN, learned.PAIRS = tuple(own), tuple(pairs)
    rows: dict[int, list[list[float]]] = {habit: [] for habit in range(4)}
    for one in played[:ROUNDS]:
        for habit, row in _seen(one, own):
            rows[habit].append(row)
    return [_line(rows[habit]) for habit in range(4)]


def _seen(played: Played, own: list[int]) -> Iterator[tuple[int, list[float]]]:
    """What goes into a bid, and the bid, of everybody in a round where all bid as they should."""
    bids: list[int] = []
    for place in range(4):
        hand = hand_of(played, (played["dealer"] + 1 + place) % 4)
        level = _level(hand, own) / SCALE
        seems = sum(trick_chance(CONFIG, card, hand.trump) for card in hand.cards)
        yield NOVICE, [level, 1, 0, 0, 0, round(seems)]
        if place < 2:
            bids.append(first_bid(hand))
            yield FIRST, [level, 1, 0, 0, 0, bids[-1]]
        else:
            partner, others = bids[place - 2], sum(bids) - bids[place - 2]
            bids.append(second_bid(CONFIG, hand, earlier_bids(bids)))
            yield place, [level, 1, hand.size, partner, others, bids[-1]]


def _level(hand: Hand, own: list[int]) -> int:
    """What the cards are worth, one by one: how they lie together is left out."""
    counted = len(SIZES) + 2 * VALUES + BOX
    return sum(w * f for w, f in zip(own[:counted], hand_features(hand)[:counted], strict=True))


def _line(rows: list[list[float]]) -> list[int]:
    """By least squares; the last column is what came of the others."""
    table = np.array(rows)
    weights = np.linalg.lstsq(table[:, :-1], table[:, -1], rcond=None)[0]
    spread = np.std(table[:, -1] - table[:, :-1] @ weights)
    return [int(number) for number in np.round(SCALE * np.array([*weights, spread]))]
