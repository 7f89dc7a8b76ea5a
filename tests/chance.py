"""Chi-square without a library: is what we counted what chance promises?"""

from collections.abc import Mapping
from math import sqrt
from typing import Any


def looks_fair(seen: Mapping[Any, int], expected: Mapping[Any, float]) -> bool:
    """Does the sample fit the expected counts? Wrong about once in 30,000 fair samples.

    Wilson and Hilferty's cube root turns chi-square into a normal variable; 4 is its limit here.
    """
    assert set(seen) <= set(expected), f"never expected: {set(seen) - set(expected)}"
    assert min(expected.values()) > 4, "too few to judge by"
    chi = sum((seen.get(key, 0) - count) ** 2 / count for key, count in expected.items())
    return _usual(chi, len(expected) - 1)


def alike(first: Mapping[Any, int], second: Mapping[Any, int]) -> bool:
    """Do two samples of the same size come from the same chance? Rare outcomes are pooled."""
    keys = {key for key in {**first, **second} if first.get(key, 0) + second.get(key, 0) >= 10}
    chi, freedom = 0.0, -1
    pooled = [sum(n for key, n in sample.items() if key not in keys) for sample in (first, second)]
    pairs = [(first.get(key, 0), second.get(key, 0)) for key in keys]
    if sum(pooled) >= 10:
        pairs.append((pooled[0], pooled[1]))
    for one, other in pairs:
        chi += (one - other) ** 2 / (one + other)
        freedom += 1
    return _usual(chi, freedom) if freedom else chi == 0  # a single outcome leaves no chance


def _usual(chi: float, freedom: int) -> bool:
    spread = 2 / (9 * freedom)
    return bool(((chi / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread) < 4)
