"""Which bid is worth most, by the forecast of tricks.

A bid counts for both sides at once: their tricks add up, so what breaks one bid may make another.
In pairs the first partner says what its own hand should win, as people do; the second knows that
and sets the side's total. Alone, everyone bids for what it is most likely to win exactly.
"""

from upperlip.bots.bids import forecast_weights as learned
from upperlip.bots.bids.forecast import (
    SCALE,
    SIZES,
    EarlierBids,
    Hand,
    own_tricks,
    pair_chances,
    solo_chances,
)  # fmt: skip
from upperlip.nuts.config import Config
from upperlip.nuts.effects.tricks import Tricks
from upperlip.nuts.scoring import bid_bonus
from upperlip.nuts.view import RoundView, View


def best_bid(view: View, round_: RoundView) -> int | None:
    """None where the forecast has learned nothing: other tables, decks and cards than usual."""
    if not is_known(view.config, round_):
        return None
    hand = hand_of(view.config, round_)
    if view.config.solo:
        return max(range(round_.size + 1), key=lambda bid: _solo_value(view.config, hand, bid))
    partner = (view.seat + 2) % 4
    heard = round_.bids[partner]
    if heard is None:
        return first_bid(hand)
    return second_bid(view.config, hand, _earlier_bids(view, round_, heard))


def best_blind_bid(config: Config, size: int) -> int | None:
    """Alone, before any card is seen; None as above. In pairs two partners who know nothing meet
    no number often enough (docs/decisions/thinking.md)."""
    if not (config.solo and _is_usual(config) and size in SIZES):
        return None
    gains = learned.BLIND[SIZES.index(size)]
    return max(range(1, len(gains)), key=gains.__getitem__)


def first_bid(hand: Hand) -> int:
    """What the hand alone should win."""
    return min(hand.size, max(0, (own_tricks(hand) + SCALE // 2) // SCALE))


def second_bid(config: Config, hand: Hand, earlier: EarlierBids) -> int:
    """So that the side's total is worth most."""
    return max(range(hand.size + 1), key=lambda own: _pair_value(config, hand, earlier, own))


def is_known(config: Config, round_: RoundView) -> bool:
    """Is it a table of four, with the usual cards?"""
    return _is_usual(config) and round_.trump is not None and round_.size in SIZES


def _is_usual(config: Config) -> bool:
    return config.players == 4 and not (config.cards or config.drop_low or config.more_points)


def hand_of(config: Config, round_: RoundView) -> Hand:
    """Only villains that were shown are surely dealt (U-6)."""
    villains = round_.villains if config.shows else ()
    effects = (config.villain(card).effect(Tricks) for card in villains)
    added = sum(effect.tricks for effect in effects if effect is not None)
    return Hand(round_.hand, round_.trump, round_.size, added)


def _earlier_bids(view: View, round_: RoundView, partner: int) -> EarlierBids:
    left, right = ((view.seat + step) % 4 for step in (1, 3))
    blind = round_.blinds[view.config.side_of(left)]
    if blind is not None:
        return EarlierBids(partner, blind // 2, blind - blind // 2)
    first, second = round_.bids[left], round_.bids[right]
    if first is None:  # the left one bids last
        first, second = second, None
    assert first is not None, "one of them has bid before the second partner does"
    return EarlierBids(partner, first, second)


def _pair_value(config: Config, hand: Hand, earlier: EarlierBids, own: int) -> float:
    """In points, up to what is the same for every bid."""
    chances = pair_chances(hand, earlier, own)
    met = _chance(chances, earlier.partner + own)
    if earlier.second is not None:
        met -= _chance(chances, hand.size + hand.added_tricks - earlier.first - earlier.second)
    return bid_bonus(config, blind=False) * met + 2 * _points(config, chances)


def _solo_value(config: Config, hand: Hand, bid: int) -> float:
    chances = solo_chances(hand, bid)
    return bid_bonus(config, blind=False) * _chance(chances, bid) + _points(config, chances)


def _chance(chances: list[float], tricks: int) -> float:
    return chances[tricks] if 0 <= tricks < len(chances) else 0.0


def _points(config: Config, chances: list[float]) -> float:
    """What the tricks bring in cards."""
    mean = sum(tricks * chance for tricks, chance in enumerate(chances))
    return learned.TRICK_WORTH[config.solo] / SCALE * mean
