"""Where a side's points of a round come from: cards, villains, the bid (U-40 to U-43)."""

from functools import lru_cache
from typing import NamedTuple

from upperlip.nuts.cards import Card, is_villain, value_of
from upperlip.nuts.config import Config
from upperlip.nuts.effect import Law
from upperlip.nuts.effects.turn import Turn
from upperlip.nuts.law import law_of, villain_of
from upperlip.nuts.scoring import bid_bonus, card_points, tallies
from upperlip.nuts.state import DoneTrick, Score


class Part(NamedTuple):
    """So many points: `kind` says what for."""

    kind: str  # value: cards of that number; card: a villain; met, blind, lost: the bid
    name: str  # the number, or the villain's id
    cards: int
    points: int


Sum = tuple[Part, ...]


@lru_cache(maxsize=1 << 6)  # every seat at the table asks the same
def sums(config: Config, tricks: tuple[DoneTrick, ...], score: Score | None) -> tuple[Sum, ...]:
    """By side; with what the bid brought, once the round is scored."""
    return tuple(
        (*_of_cards(config, _won_by(config, tricks, side)), *_of_bid(config, tricks, score, side))
        for side in range(len(config.teams))
    )


def _won_by(config: Config, tricks: tuple[DoneTrick, ...], side: int) -> list[DoneTrick]:
    return [trick for trick in tricks if config.side_of(trick.winner) == side]


def _of_cards(config: Config, tricks: list[DoneTrick]) -> list[Part]:
    """The highest numbers first, then villains as they came."""
    points, villains = card_points(config.solo, config.villain_cards), config.villain_cards
    numbers: dict[int, list[int]] = {}
    swings: dict[str, list[int]] = {}
    for trick in tricks:
        if not law_of(trick.cards, (), villains).worthless:
            for card in filter(points.__getitem__, trick.cards):
                numbers.setdefault(_number(config, card), []).append(points[card])
        for name, swing in _swings(config, trick):
            swings.setdefault(name, []).append(swing)
    return [
        *(_part("value", str(number), numbers[number]) for number in sorted(numbers, reverse=True)),
        *(_part("card", name, found) for name, found in swings.items()),
    ]


def _part(kind: str, name: str, points: list[int]) -> Part:
    return Part(kind, name, len(points), sum(points))


def _number(config: Config, card: Card) -> int:
    return (
        villain_of(card, config.villain_cards).number or 0 if is_villain(card) else value_of(card)
    )


def _swings(config: Config, trick: DoneTrick) -> list[tuple[str, int]]:
    """What villains gave or took, with their ids (U-34, U-35)."""
    villains = [villain_of(c, config.villain_cards) for c in trick.cards if is_villain(c)]
    turning = [villain.id for villain in villains if villain.effect(Turn)]
    return [
        *zip(turning, trick.turned, strict=True),
        *((villain.id, swing) for villain in villains for swing in villain.mark(Law()).swings),
    ]


def _of_bid(
    config: Config, tricks: tuple[DoneTrick, ...], score: Score | None, side: int
) -> list[Part]:
    if score is None:
        return []
    blind = score.blind[side]
    if score.bids[side] == score.tricks[side]:
        return [Part("blind" if blind else "met", "", 1, bid_bonus(config, blind=blind))]
    lost = tallies(config, tricks)[side].plus
    return [Part("lost", "", 1, -lost)] if blind and lost else []
