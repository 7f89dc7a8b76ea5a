"""Outcomes of chance with their probabilities."""

from collections.abc import Iterable

Drawn = tuple[int, ...]  # in one turn of chance so far
Odds = tuple[tuple[int, float], ...]  # ascending; nothing: there is nothing left to draw


def uniform(outcomes: Iterable[int]) -> Odds:
    listed = sorted(outcomes)
    return tuple((outcome, 1 / len(listed)) for outcome in listed)
