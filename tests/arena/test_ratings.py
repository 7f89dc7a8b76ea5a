"""Ratings: right where the answer is known, and their intervals hold what they promise."""

from itertools import combinations
from math import log10

import pytest

from upperlip.arena.ratings import DRAWN, Meeting, expected_score, ratings
from upperlip.table.generator import Generator


def meetings(wins: dict[tuple[int, int], tuple[int, int]]) -> list[Meeting]:
    """So many deals won by the first and by the second of each pair."""
    found: list[Meeting] = []
    for (first, second), (won, lost) in wins.items():
        scores = [1.0] * won + [0.0] * lost
        found += (Meeting(n, first, second, score) for n, score in enumerate(scores))
    return found


def test_two_players_by_hand() -> None:
    """300 of 400, and one drawn deal beside them: the odds are 300.5 to 100.5."""
    zero, other = ratings(2, meetings({(0, 1): (100, 300)}), 0)
    assert zero == (0, 0, 0)
    odds = (300 + DRAWN / 2) / (100 + DRAWN / 2)
    assert other.value == pytest.approx(400 * log10(odds))
    assert expected_score(other.value) == pytest.approx(odds / (1 + odds))
    # The error of a share of independent deals, carried over to log-odds.
    share = 0.75
    error = 400 * log10(2.718281828) / (400 * share * (1 - share)) ** 0.5
    assert (other.high - other.low) / 2 == pytest.approx(1.96 * error, rel=0.01)


def test_consistent_results_add_up() -> None:
    """9 to 1 and 9 to 1: 81 to 1."""
    found = ratings(3, meetings({(0, 1): (900, 100), (1, 2): (900, 100), (0, 2): (988, 12)}), 2)
    assert found[0].value == pytest.approx(2 * found[1].value, rel=0.01)
    assert found[1].value == pytest.approx(400 * log10(9), rel=0.01)


def test_the_anchor_moves_everybody_alike() -> None:
    wins = {(0, 1): (30, 10), (1, 2): (25, 15), (0, 2): (33, 7)}
    one, two = ratings(3, meetings(wins), 0), ratings(3, meetings(wins), 2)
    shifts = [a.value - b.value for a, b in zip(one, two, strict=True)]
    assert max(shifts) - min(shifts) < 1e-6


def test_whoever_always_wins_is_not_infinitely_good() -> None:
    found = ratings(3, meetings({(0, 1): (50, 0), (1, 2): (50, 0), (0, 2): (50, 0)}), 1)
    assert 500 < found[0].value < 2000
    assert found[2].value == pytest.approx(-found[0].value)


def test_a_draw_is_half_a_win() -> None:
    drawn = [Meeting(n, 0, 1, 0.5) for n in range(20)]
    split = meetings({(0, 1): (10, 10)})
    assert ratings(2, drawn, 0)[1].value == pytest.approx(ratings(2, split, 0)[1].value, abs=1e-6)


@pytest.mark.fuzz
def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    """Also where the deals push all pairs the same way, as lucky ones do."""
    truth = [0.0, 100.0, 250.0, 330.0]
    draws, held, of = Generator(8), 0, 0
    for _ in range(60):
        played = []
        for deal in range(80):
            luck = (draws.below(2001) - 1000) / 1000 * 120  # of this deal, for the later ones
            for first, second in combinations(range(4), 2):
                chance = expected_score(truth[first] - truth[second] - luck)
                score = float(draws.below(1 << 30) < chance * (1 << 30))
                played.append(Meeting(deal, first, second, score))
        for estimate, true in list(zip(ratings(4, played, 0), truth, strict=True))[1:]:
            held += estimate.low <= true <= estimate.high
            of += 1
    assert 0.88 < held / of <= 1
