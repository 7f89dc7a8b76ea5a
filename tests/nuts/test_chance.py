"""Chance is fair: chi-square tests with fixed seeds."""

from collections import Counter
from collections.abc import Hashable, Mapping
from itertools import combinations
from math import comb, erfc, sqrt
from typing import Any

import pytest

from tests.nuts.kit import cards, deal, no_blind, opened, play, run, run_round, sit
from upperlip.nuts import MUSTACHIO
from upperlip.nuts.cards import BY_NAME, VILLAINS, Card
from upperlip.nuts.chance import Deal, Flip
from upperlip.nuts.state import State
from upperlip.table.generator import Generator

pytestmark = pytest.mark.fuzz

LUCK = 1e-4  # fixed seeds: a fair draw that is unlucky once is unlucky for ever


def p_value(counts: Mapping[Any, int], chances: Mapping[Any, float]) -> float:
    """How likely a fair draw strays at least so far (Wilson and Hilferty's approximation)."""
    assert set(counts) <= {outcome for outcome, chance in chances.items() if chance > 0}
    total = sum(counts.values())
    likely = {outcome: total * chance for outcome, chance in chances.items() if chance > 0}
    if len(likely) == 1:
        return 1.0  # certain, and seen to be
    stray = sum((counts.get(o, 0) - mean) ** 2 / mean for o, mean in likely.items())
    free = len(likely) - 1
    normal = ((stray / free) ** (1 / 3) - (1 - 2 / (9 * free))) / sqrt(2 / (9 * free))
    return erfc(normal / sqrt(2)) / 2


def fair(outcomes: Mapping[Any, int], chances: Mapping[Any, float]) -> bool:
    assert abs(sum(chances.values()) - 1) < 1e-9
    return p_value(outcomes, chances) > LUCK


def evenly(*outcomes: Hashable) -> dict[Any, float]:
    return dict.fromkeys(outcomes, 1 / len(outcomes))


def deals(state: State, count: int) -> list[Deal]:
    drawn = [MUSTACHIO.sample(state, Generator(seed)) for seed in range(count)]
    return [ply for ply in drawn if isinstance(ply, Deal)]


def place(one: Deal, card: Card) -> int | None:
    """The seat a card was dealt to; None if it is in the pile."""
    return next((seat for seat, hand in enumerate(one.hands) if card in hand), None)


def test_the_measure_itself() -> None:
    """A loaded die is seen, a fair one passes; 3.84 is 5% with one degree of freedom."""
    assert not fair({1: 150, 2: 90, 3: 60}, evenly(1, 2, 3))
    assert fair({1: 105, 2: 92, 3: 103}, evenly(1, 2, 3))
    assert p_value({1: 5098, 2: 4902}, evenly(1, 2)) == pytest.approx(0.05, abs=0.005)


# U-6


@pytest.mark.parametrize(("players", "number"), [(4, 1), (3, 3)])
def test_shown_villains_land_anywhere_among_the_dealt(players: int, number: int) -> None:
    """U-6: each seat alike, in long rounds and short, and the two independently."""
    state = sit(players, villains="showcase2")
    for _ in range(number - 1):
        state = run_round(state)
    drawn = deals(state, 3000)
    for which in (0, 1):
        seats = Counter(place(one, one.villains[which]) for one in drawn)
        assert fair(seats, evenly(*range(players)))
    size = len(drawn[0].hands[0])
    together = (size - 1) / (players * size - 1)
    same = Counter(len({place(one, villain) for villain in one.villains}) == 1 for one in drawn)
    assert fair(same, {True: together, False: 1 - together})


def test_any_two_villains_are_shown() -> None:
    """U-6: 66 pairs alike in round 1; then 45 pairs of the other ten."""
    state = sit(villains="showcase2")
    first = Counter(one.villains for one in deals(state, 4000))
    assert fair(first, evenly(*combinations(VILLAINS, 2)))
    state = run(deal(state, {0: "PEANUT WALNUT"}, villains="PEANUT WALNUT"), "deal")
    others = [villain for villain in VILLAINS if villain not in cards("PEANUT WALNUT")]
    second = Counter(one.villains for one in deals(state, 4000))
    assert fair(second, evenly(*combinations(others, 2)))


def test_any_six_are_the_pool() -> None:
    """U-7: 924 sixes alike, told by their two lowest."""
    drawn = Counter(one.villains[:2] for one in deals(sit(villains="pool"), 4000))
    chances = {
        (a, b): comb(VILLAINS[-1] - b, 4) / comb(12, 6) for a, b in combinations(VILLAINS, 2)
    }
    assert fair(drawn, {pair: chance for pair, chance in chances.items() if chance})


# U-11, U-12


@pytest.mark.parametrize("card", ["R1", "G8", "Y15", "WALNUT"])
def test_a_card_comes_to_each_seat_alike(card: str) -> None:
    """U-11: 9 of 72 to each of four seats, the rest to the pile."""
    seats = Counter(place(one, BY_NAME[card]) for one in deals(sit(), 3000))
    assert fair(seats, {None: 1 / 2, **dict.fromkeys(range(4), 1 / 8)})


def test_two_cards_come_independently() -> None:
    """U-11: neighbours in the box are no neighbours in hand."""
    r1, r2 = cards("R1 R2")
    drawn = Counter(place(one, r1) == place(one, r2) is not None for one in deals(sit(), 4000))
    together = 4 * 9 * 8 / (72 * 71)
    assert fair(drawn, {True: together, False: 1 - together})


def flips(state: State, count: int) -> Counter[Any]:
    return Counter(MUSTACHIO.sample(state, Generator(seed)) for seed in range(count))


def test_the_trump_is_any_card_of_the_pile() -> None:
    """U-12: a fresh random draw."""
    state = no_blind(deal(sit(), {}))
    assert fair(flips(state, 4000), evenly(*map(Flip, state.live.pile)))
    assert len(state.live.pile) == 36


def test_twins_turn_any_card_of_the_pile() -> None:
    """U-34"""
    state = play(opened("R9 TWINS", trump="Y"), "R9 TWINS")
    assert fair(flips(state, 4000), evenly(*map(Flip, state.live.pile)))
    assert len(state.live.pile) == 35


# U-51


@pytest.mark.parametrize(
    ("players", "villains", "packet", "other", "villain"),
    [
        # 12 in the packet and 24 of 48 others above; 18, 27, 36, 45 dealt
        (2, "none", 18 / 36, 18 / 72, None),
        (3, "none", 27 / 36, 27 / 72, None),
        (4, "none", 1, 24 / 48, None),
        (5, "none", 1, 33 / 48, None),
        # 15 and 28 of 57 above; a villain is in the packet once in four
        (4, "all", 36 / 43, 28 / 57 * 36 / 43, (1 / 4 + 3 / 4 * 28 / 57) * 36 / 43),
        (5, "all", 1, 30 / 57, 1 / 4 + 3 / 4 * 30 / 57),
        # the shown two are dealt for sure; 25 of the 36 above besides them
        (3, "showcase2", 25 / 36, 25 / 72, None),
    ],
)
def test_how_likely_a_card_is_dealt_with_more_points(
    players: int, villains: str, packet: float, other: float, villain: float | None
) -> None:
    """U-51: cards of the packet, others, villains; whether all above are dealt or not."""
    drawn = deals(sit(players, villains=villains, more_points=True), 2500)
    expected = dict.fromkeys(("R15", "G10", "Y5"), packet) | dict.fromkeys(("R1", "Y14"), other)
    if villain is not None:
        expected |= dict.fromkeys(("ACORN", "WALNUT"), villain)
    for card, chance in expected.items():
        dealt = Counter(place(one, BY_NAME[card]) is not None for one in drawn)
        assert fair(dealt, {True: chance, False: 1 - chance}), card


def test_the_packet_comes_to_each_seat_alike() -> None:
    """U-51: it is shuffled into the top half, not dealt to someone."""
    drawn = deals(sit(4, villains="none", more_points=True), 3000)
    for card in ("R15", "B10", "Y5"):
        seats = Counter(place(one, BY_NAME[card]) for one in drawn)
        assert fair(seats, evenly(*range(4)))
