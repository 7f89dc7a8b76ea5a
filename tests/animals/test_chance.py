"""Chance is fair (O-6, O-9 to O-11, O-30): chi-square tests with fixed seeds."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from functools import cache
from itertools import combinations, permutations
from math import comb, sqrt

import pytest

from tests.animals.kit import BLACK, WHITE, before_deal, begin, rule, until, words
from upperlip.animals import MOUSTACHE
from upperlip.animals.chance import Deal, Rule, Trophies
from upperlip.animals.state import Ply, State
from upperlip.table.generator import Generator

pytestmark = pytest.mark.fuzz

DRAWS = 3000


def assert_fair(seen: Iterable[Hashable], chances: Mapping[Hashable, float]) -> None:
    """Fails where a fair source would show so uneven a picture once in ten thousand times."""
    counts = Counter(seen)
    total = sum(counts.values())
    assert set(counts) <= set(chances), "something that cannot be"
    distance = sum((counts[one] - total * p) ** 2 / (total * p) for one, p in chances.items())
    assert distance < _limit(len(chances) - 1)


def _limit(freedom: int) -> float:
    """The chi-square distribution's 0.9999 quantile (Wilson and Hilferty's approximation)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 3.719 * sqrt(part)) ** 3)


def evenly(outcomes: Iterable[Hashable]) -> dict[Hashable, float]:
    every = list(outcomes)
    return dict.fromkeys(every, 1 / len(every))


def draws(state: State, key: int) -> Iterable[Ply]:
    return (MOUSTACHE.sample(state, Generator(key, number)) for number in range(DRAWS))


@cache
def deals(players: int) -> tuple[Deal, ...]:
    table = before_deal("blue-tax", players=players)
    return tuple(ply for ply in draws(table, players) if isinstance(ply, Deal))


def test_the_test_can_fail() -> None:
    """A fair die passes; one that shows its six a third too often does not."""
    fair = (number % 6 for number in range(DRAWS))
    loaded = (min(number % 18 // 3, 5) if number % 18 else 5 for number in range(DRAWS))
    assert_fair(fair, evenly(range(6)))
    with pytest.raises(AssertionError):
        assert_fair(loaded, evenly(range(6)))


@pytest.mark.parametrize(
    ("row", "left"),
    [
        ((), WHITE),
        (("pink-open",), [card for card in WHITE if card != "pink-open"]),
        (("pink-open", "blue-tax"), BLACK),
        (("pink-open", "blue-tax", "reversed"), [card for card in BLACK if card != "reversed"]),
    ],
)
def test_rule_cards(row: tuple[str, ...], left: list[str]) -> None:
    """O-6: any of those not yet in play."""
    state = begin(rule_set="house")
    for id_ in row:
        state = rule(state, id_)
        state = until(state, "rule", len(state.row))
    turned = (ply.id for ply in draws(state, 1) if isinstance(ply, Rule))
    assert_fair(turned, evenly(left))


@pytest.mark.parametrize(("players", "small"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_teams(players: int, small: int) -> None:
    """O-9: every way of making them."""
    of_team_0 = (
        tuple(seat for seat, team in enumerate(deal.teams) if team == 0) for deal in deals(players)
    )
    assert_fair(of_team_0, evenly(combinations(range(players), small)))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_crown_whatever_the_teams(players: int) -> None:
    """O-10: anyone, as often in the one team as its size says."""
    seen = ((deal.crown, deal.teams[0]) for deal in deals(players))
    in_team_0 = {3: 1, 4: 2, 5: 2, 6: 3}[players] / players
    chances: dict[Hashable, float] = {
        (crown, team): (in_team_0 if team == 0 else 1 - in_team_0) / players
        for crown in range(players)
        for team in (0, 1)
    }
    assert_fair(seen, chances)


def holder(deal: Deal, card: int) -> int:
    """The seat that was dealt a card; -1: nobody."""
    return next((seat for seat, hand in enumerate(deal.hands) if card in hand), -1)


@pytest.mark.parametrize(("players", "size"), [(4, 10), (6, 7)])
def test_every_card_goes_anywhere(players: int, size: int) -> None:
    """O-11: to each seat, or to nobody."""
    chances: dict[Hashable, float] = dict.fromkeys(range(players), size / 44)
    chances[-1] = 1 - players * size / 44
    for card in range(44):
        assert_fair((holder(deal, card) for deal in deals(players)), chances)


@pytest.mark.parametrize(("players", "few", "many"), [(3, 9, 12), (5, 7, 8)])
def test_every_card_goes_anywhere_beside_jokers(players: int, few: int, many: int) -> None:
    """O-11: 9 animals against 12, 7 against 8; by the place in one's team."""
    small = {3: 1, 5: 2}[players]
    chances: dict[Hashable, float] = {
        0: small * few / 44,
        1: (players - small) * many / 44,
        -1: 1 - (small * few + (players - small) * many) / 44,
    }
    for card in range(44):
        seats = ((deal, holder(deal, card)) for deal in deals(players))
        assert_fair((deal.teams[seat] if seat >= 0 else -1 for deal, seat in seats), chances)


@pytest.mark.parametrize("pair", [(0, 1), (0, 11), (9, 43), (20, 21)])
def test_two_cards_meet_by_chance_only(pair: tuple[int, int]) -> None:
    """O-11: in the same hand of four players' with 4 × C(10, 2) / C(44, 2)."""
    together = 4 * comb(10, 2) / comb(44, 2)
    seen = (any({*pair} <= {*hand} for hand in deal.hands) for deal in deals(4))
    assert_fair(seen, {True: together, False: 1 - together})


def test_jokers_of_five_players() -> None:
    """O-11: which two of the three, and which to whom."""
    seen = (
        tuple(name for hand in deal.hands for name in words(hand).split() if len(name) > 3)
        for deal in deals(5)
    )
    assert_fair(seen, evenly(permutations(("UNICORN", "MONKEY", "PIGEON"), 2)))


def test_the_lone_player_of_three_is_anyone() -> None:
    """O-9, O-11: and with them the jokers."""
    assert_fair((holder(deal, 44) for deal in deals(3)), evenly(range(3)))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_trophies(players: int) -> None:
    """O-30: any of the three for each winner, without putting back."""
    state = until(begin(players), "trophies", 2)
    drawn = (ply.drawn for ply in draws(state, 5) if isinstance(ply, Trophies))
    seen = (tuple(token for token in tokens if token is not None) for tokens in drawn)
    winners = state.scores[-1].teams.count(state.scores[-1].winner)
    assert_fair(seen, evenly(permutations((2, 3, 4), winners)))


def test_a_seed_draws_the_same_again() -> None:
    """The same key, the same deal; another key, another."""
    first, again, other = (
        MOUSTACHE.sample(before_deal("blue-tax"), Generator(key)) for key in (1, 1, 2)
    )
    assert first == again != other
