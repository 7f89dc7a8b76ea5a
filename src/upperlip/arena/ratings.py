"""One number for each player, from who beat whom how often (Bradley and Terry).

The chance that one beats another depends on the difference of their ratings alone: 400 points are
ten to one. Ratings are those that make what happened likeliest; one player, the anchor, has 0.
Their intervals come from how much deals disagree: a deal is played by all pairs, so what it says
of one pair is no news apart from what it says of another.
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from upperlip.statistics.estimates import Estimate, Z

POINTS = 400 / log(10)  # of a rating, for each step in which odds grow by e
# Beside what it played, each pair that met drew one deal, so that whoever always wins is not
# infinitely good.
DRAWN = 1
_CLOSE = 1e-10
_STRIDE = 1.0  # of a parameter in one step, at most

Row = list[float]


class Meeting(NamedTuple):
    """A deal that two players played: the first one's share of it."""

    deal: int
    first: int
    second: int
    score: float


def ratings(players: int, meetings: Sequence[Meeting], anchor: int) -> list[Estimate]:
    """Of every player, with 95 % intervals; those who met must hang together."""
    free = [player for player in range(players) if player != anchor]
    strengths = [0.0] * players
    while True:
        slope, bend = _likelihood(strengths, meetings)
        step = _solved(_part(bend, free), [[slope[player]] for player in free])
        for player, (move,) in zip(free, step, strict=True):
            strengths[player] += max(-_STRIDE, min(_STRIDE, move))
        if max(abs(move) for (move,) in step) < _CLOSE:
            break
    spread = _spread(strengths, meetings, _part(bend, free), free)
    halves = dict(zip(free, spread, strict=True))
    return [
        Estimate(
            POINTS * strength,
            POINTS * (strength - Z * halves.get(player, 0.0)),
            POINTS * (strength + Z * halves.get(player, 0.0)),
        )
        for player, strength in enumerate(strengths)
    ]


def expected_score(difference: float) -> float:
    """The share that somebody gets who is so many points better."""
    return 1 / (1 + exp(-difference / POINTS))


def _chance(strengths: Sequence[float], first: int, second: int) -> float:
    return 1 / (1 + exp(strengths[second] - strengths[first]))


def _likelihood(strengths: Sequence[float], meetings: Sequence[Meeting]) -> tuple[Row, list[Row]]:
    """Its first and (negated) second derivatives."""
    players = len(strengths)
    slope, bend = [0.0] * players, [[0.0] * players for _ in range(players)]
    counts: dict[tuple[int, int], list[float]] = {}
    for _, first, second, score in meetings:
        pair, won = ((first, second), score) if first < second else ((second, first), 1 - score)
        count = counts.setdefault(pair, [DRAWN, DRAWN / 2])
        count[0] += 1
        count[1] += won
    for (first, second), (met, won) in counts.items():
        chance = _chance(strengths, first, second)
        weight = met * chance * (1 - chance)
        for player, sign in ((first, 1), (second, -1)):
            slope[player] += sign * (won - met * chance)
            bend[player][player] += weight
        bend[first][second] -= weight
        bend[second][first] -= weight
    return slope, bend


def _spread(
    strengths: Sequence[float], meetings: Sequence[Meeting], bend: list[Row], free: list[int]
) -> list[float]:
    """Standard errors, from the deals' own slopes: each deal pulls as a whole."""
    pulls: dict[int, Row] = {}
    for deal, first, second, score in meetings:
        pull = pulls.setdefault(deal, [0.0] * len(strengths))
        surprise = score - _chance(strengths, first, second)
        pull[first] += surprise
        pull[second] -= surprise
    columns = [[pull[player] for pull in pulls.values()] for player in free]
    moved = _solved(bend, columns)  # what each deal does to each strength
    deals = len(pulls)
    correction = deals / (deals - 1) if deals > 1 else float("inf")
    return [sqrt(correction * sum(move * move for move in row)) for row in moved]


# Linear equations


def _part(rows: list[Row], kept: list[int]) -> list[Row]:
    return [[rows[line][column] for column in kept] for line in kept]


def _solved(rows: list[Row], right: Sequence[Sequence[float]]) -> list[Row]:
    """X in rows · X = right, by elimination; the matrix is symmetric and positive."""
    size = len(rows)
    table = [[*row, *values] for row, values in zip(rows, right, strict=True)]
    for pivot in range(size):
        head = table[pivot]
        for line in range(size):
            if line != pivot and (factor := table[line][pivot] / head[pivot]):
                table[line] = [
                    value - factor * above for value, above in zip(table[line], head, strict=True)
                ]
    return [[value / table[n][n] for value in table[n][size:]] for n in range(size)]
