"""Points of a trick, a round, the game (U-24, U-33, U-40 to U-44)."""

from dataclasses import dataclass
from functools import cache, lru_cache

from upperlip.nuts.cards import NUTS, value_of
from upperlip.nuts.config import Config
from upperlip.nuts.law import Villains, law_of
from upperlip.nuts.state import DoneTrick, Round, Score, State
from upperlip.nuts.villain import Villain
from upperlip.nuts.villains import VILLAIN_CARDS

_TEAM_POINTS = {15: 10, 10: 5, 5: 5, 1: 2}  # U-40
_SOLO_POINTS = {15: 10, 14: 5}
BID_BONUS = {True: 25, False: 35}  # for an exact bid, by solo (U-40)
# So many points ahead of the others' average, or behind, lie between a search's rewards of 0 and 1.
REWARD_SPAN = 400.0


@cache
def card_points(solo: bool, villains: Villains = VILLAIN_CARDS) -> tuple[int, ...]:
    """What each card earns whoever captures it (U-40)."""
    points = _SOLO_POINTS if solo else _TEAM_POINTS

    def earned(villain: Villain) -> int:
        return points.get(villain.number or 0, 0) if villain.scores else 0

    return (*(points.get(value_of(nut), 0) for nut in NUTS), *map(earned, villains))


@dataclass(frozen=True, slots=True)
class Tally:
    """What a side has won in a round so far; minus apart, since U-43 does not net it."""

    tricks: int = 0
    plus: int = 0
    minus: int = 0


@lru_cache(maxsize=1 << 6)  # every seat at the table asks the same
def tallies(config: Config, tricks: tuple[DoneTrick, ...]) -> tuple[Tally, ...]:
    found = [Tally()] * len(config.teams)
    points = card_points(config.solo, config.villain_cards)
    for trick in tricks:
        law = law_of(trick.cards, trick.turned, config.villain_cards)
        side = config.side_of(trick.winner)
        worth = 0 if law.worthless else sum(points[card] for card in trick.cards)
        so_far = found[side]
        found[side] = Tally(
            so_far.tricks + law.counts,
            so_far.plus + worth + sum(max(swing, 0) for swing in law.swings),
            so_far.minus + sum(min(swing, 0) for swing in law.swings),
        )
    return tuple(found)


def side_bids(config: Config, round_: Round) -> tuple[int, ...]:
    """U-14, U-16: the blind number, or the sum of the members' bids."""
    return tuple(
        sum(round_.bids[seat] or 0 for seat in members) if blind is None else blind
        for members, blind in zip(config.teams, round_.blinds, strict=True)
    )


def score(config: Config, round_: Round) -> Score:
    won, bids = tallies(config, round_.tricks), side_bids(config, round_)
    blind = tuple(number is not None for number in round_.blinds)
    return Score(
        bids=bids,
        blind=blind,
        tricks=tuple(max(0, tally.tricks) for tally in won),  # U-33
        points=tuple(_round_points(config, *side) for side in zip(won, bids, blind, strict=True)),
    )


def _round_points(config: Config, tally: Tally, bid: int, blind: bool) -> int:
    met = max(0, tally.tricks) == bid  # U-33
    if blind and not met:
        return tally.minus  # U-43
    return (bid_bonus(config, blind=blind) if met else 0) + tally.plus + tally.minus


def bid_bonus(config: Config, *, blind: bool) -> int:
    """For an exact bid; a blind one counts double (U-42)."""
    return BID_BONUS[config.solo] * (2 if blind else 1)


def totals(config: Config, scores: tuple[Score, ...]) -> tuple[int, ...]:
    sides = range(len(config.teams))
    return tuple(sum(score.points[side] for score in scores) for side in sides)


def leaders(config: Config, scores: tuple[Score, ...]) -> tuple[int, ...]:
    total = totals(config, scores)
    return tuple(side for side, points in enumerate(total) if points == max(total))


def result(state: State) -> dict[str, object] | None:
    if state.agenda:
        return None
    config = state.config
    winners = state.duel.sides if state.duel else leaders(config, state.scores)  # U-44, U-45
    return {
        "sides": [list(members) for members in config.teams],
        "scores": list(totals(config, state.scores)),
        "winners": list(winners),
        "rounds": [
            {
                "bids": list(score.bids),
                "blind": list(score.blind),
                "tricks": list(score.tricks),
                "points": list(score.points),
            }
            for score in state.scores
        ],
    }
