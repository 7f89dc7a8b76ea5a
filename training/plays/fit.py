"""Teaches a net to do what the expert did; needs NumPy.

    python -m training.plays.fit moustache plays.jsonl --out policy.weights

Every twentieth block of 500 decisions is kept for judging. The same data give the same weights.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic

import numpy as np
from numpy.typing import NDArray

from training.plays.games import GAMES, Source
from training.plays.net import (
    Adam,
    Array,
    Weights,
    begin,
    forward,
    packed,
    rounded,
    slopes_below,
)

BATCH = 512
KEPT, BLOCK = 20, 500
WEIGHT_OF_VALUE = 0.3


class Rows:
    """Decisions: which features held, how good each answer is, and how good all that is."""

    def __init__(self, paths: Sequence[Path], source: Source) -> None:
        self.shape = source.policy.SHAPE
        features, bounds, targets, values = [], [0], [], []
        for path in paths:
            with path.open() as file:
                for line in file:
                    if not line.endswith("\n"):  # still being written
                        break
                    active, answers = json.loads(line)
                    features.append(np.array(active, dtype=np.int16))
                    bounds.append(bounds[-1] + len(active))
                    target, value = targets_of(answers, source)
                    targets.append(target)
                    values.append(value)
        self.features = np.concatenate(features)
        self.bounds = np.array(bounds)
        self.targets = targets
        self.values = np.array(values, np.float32)

    def __len__(self) -> int:
        return len(self.targets)

    def batch(self, numbers: NDArray[np.int64]) -> tuple[Array, Array, Array, Array]:
        """Features; how much better each answer is, and how sure that is; what to expect."""
        x = np.zeros((len(numbers), self.shape[0]), np.float32)
        y = np.zeros((len(numbers), self.shape[1]), np.float32)
        sure = np.zeros((len(numbers), self.shape[1]), np.float32)
        for place, number in enumerate(numbers):
            x[place, self.features[self.bounds[number] : self.bounds[number + 1]]] = 1
            outputs, better, how_sure = self.targets[number]
            y[place, outputs] = better
            sure[place, outputs] = how_sure
        return x, y, sure, self.values[numbers]


def targets_of(
    answers: list[tuple[int, float, int]], source: Source
) -> tuple[tuple[NDArray[np.int16], Array, Array], float]:
    """By answer: how much better than the others it is, and how sure that is; and their value."""
    outputs, means, visits = (np.array(column) for column in zip(*answers, strict=True))
    sure = visits / visits.sum()
    value = (means * sure).sum()
    better = ((means - value) / source.temperature).astype(np.float32)
    expected = (value - 0.5) / source.spread
    return (outputs.astype(np.int16), better, sure.astype(np.float32)), expected


def misses(figures: Array, y: Array, sure: Array) -> Array:
    """How far off the differences between answers are; what all have in common is left out."""
    far = figures - y
    found: Array = sure * (far - (far * sure).sum(1, keepdims=True))
    return found


def slopes(
    weights: Weights, x: Array, y: Array, sure: Array, values: Array
) -> tuple[Weights, float]:
    layers = forward(weights, x)
    figures, expected = layers[2][:, :-1], layers[2][:, -1]
    missed, value_missed = misses(figures, y, sure), WEIGHT_OF_VALUE * (expected - values)
    loss = float((missed * (figures - y)).sum() + value_missed @ (expected - values)) / len(x)
    at_last = (2 * np.hstack([missed, value_missed[:, None]]) / len(x)).astype(np.float32)
    return slopes_below(weights, x, layers, at_last), loss


def judge(weights: Weights, rows: Rows, kept: NDArray[np.int64]) -> str:
    """The shares that are explained; most of what is left of the answers is the search's chance."""
    left = np.zeros(2)
    whole = np.zeros(2)
    for numbers in batches(kept):
        x, y, sure, values = rows.batch(numbers)
        figures = forward(weights, x)[2]
        answers, expected = figures[:, :-1], figures[:, -1]
        left += (misses(answers, y, sure) * (answers - y)).sum(), ((expected - values) ** 2).sum()
        whole += (sure * y * y).sum(), (values**2).sum()
    of_answers, of_values = 1 - left / whole
    return f"explained of the answers {of_answers:.2%}, of the values {of_values:.2%}"


def batches(numbers: NDArray[np.int64]) -> Iterator[NDArray[np.int64]]:
    for start in range(0, len(numbers), BATCH):
        yield numbers[start : start + BATCH]


def fit(rows: Rows, rounds: int, rate: float) -> Weights:
    random = np.random.default_rng(18)
    numbers = np.arange(len(rows))
    is_kept = numbers // BLOCK % KEPT == 0
    learned, kept = numbers[~is_kept], numbers[is_kept]
    weights = begin(rows.shape)
    adam, began = Adam(weights), monotonic()
    for turn in range(rounds):
        now = rate * 0.5 * (1 + np.cos(np.pi * turn / rounds))
        losses = []
        for batch in batches(random.permutation(learned)):
            slope, loss = slopes(weights, *rows.batch(batch))
            adam.step(weights, slope, now)
            losses.append(loss)
        told = f"{turn + 1}: {np.mean(losses):.4f}; {judge(weights, rows, kept)}"
        sys.stdout.write(f"{told}; {monotonic() - began:.0f} s\n")
        sys.stdout.flush()
    sys.stdout.write(f"in whole numbers: {judge(rounded(weights), rows, kept)}\n")
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("rows", type=Path, nargs="+")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--rate", type=float, default=0.0015)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    rows = Rows(given.rows, GAMES[given.game])
    sys.stdout.write(f"{len(rows)} decisions\n")
    given.out.write_bytes(packed(fit(rows, given.rounds, given.rate)))


if __name__ == "__main__":
    main()
