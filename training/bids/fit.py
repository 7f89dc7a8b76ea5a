"""Fits the model of tricks (upperlip/bots/bids/forecast.py) to rounds that were played for it.

    python -m training.bids.fit pairs.jsonl solo.jsonl > weights.py

What it found out about the fit goes to the standard error. Needs NumPy.
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np

from training.bids.blind import blind_gains
from training.bids.habits import habits
from training.bids.rounds import Played, earlier_bids, hand_of, read_rounds
from upperlip.bots.bids.forecast import (
    MOST,
    SCALE,
    Hand,
    hand_features,
    pair_features,
    solo_features,
)

Array = Any
RIDGE = 3.0
KEPT = 5  # every so manyeth round is kept for looking at the fit
STEPS = 30


class Rows:
    """What the model is fitted to: features by row and number of tricks, and what came of it."""

    def __init__(self) -> None:
        self.features: list[list[list[int]]] = []
        self.most: list[int] = []
        self.came: list[int] = []
        self.bids: list[int] = []

    def add(self, features: list[list[int]], hand: Hand, came: int, bid: int) -> None:
        self.features.append(features)
        self.most.append(hand.size + max(0, hand.added_tricks))
        self.came.append(came)
        self.bids.append(bid)

    def arrays(self) -> tuple[Array, Array, Array]:
        possible = np.arange(MOST)[None] <= np.array(self.most)[:, None]
        return np.array(self.features, np.float32), possible, np.array(self.came)


def pair_rows(played: list[Played]) -> Rows:
    rows = Rows()
    for one in played:
        order = [(one["dealer"] + 1 + place) % 4 for place in range(4)]
        bids = [one["bids"][seat] for seat in order]
        for place in (2, 3):
            hand, total = hand_of(one, order[place]), bids[place - 2] + bids[place]
            features = pair_features(hand, earlier_bids(bids[:place]), bids[place])
            rows.add(features, hand, one["tricks"][order[place] % 2], total)
    return rows


def solo_rows(played: list[Played]) -> Rows:
    rows = Rows()
    for one in played:
        for seat, bid in enumerate(one["bids"]):
            if one["blinds"][seat] is None:
                hand = hand_of(one, seat)
                rows.add(solo_features(hand, bid), hand, one["tricks"][seat], bid)
    return rows


def predicted(features: Array, possible: Array, weights: Array) -> Array:
    scores = np.where(possible, features @ weights, -1e9)
    heights = np.exp(scores - scores.max(1, keepdims=True))
    return heights / heights.sum(1, keepdims=True)


def fitted(features: Array, possible: Array, came: Array) -> Array:
    """By Newton's method: the likelihood has one top."""
    count, _, width = features.shape
    weights = np.zeros(width)
    wanted = features[np.arange(count), came].sum(0)
    for _ in range(STEPS):
        chances = predicted(features, possible, weights)
        mean = np.einsum("rk,rkf->rf", chances, features)
        slope = wanted - mean.sum(0) - RIDGE * weights
        bend = RIDGE * np.eye(width) - mean.T @ mean
        for tricks in range(MOST):
            part = features[:, tricks]
            bend += (part * chances[:, tricks, None]).T @ part
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-5:
            break
    return weights


def own_weights(played: list[Played]) -> Array:
    """What a hand alone wins, by least squares."""
    rows, came = [], []
    for one in played:
        for seat in range(4):
            rows.append(hand_features(hand_of(one, seat)))
            came.append(one["winners"].count(seat))
    features = np.array(rows, np.float64)
    square = features.T @ features + RIDGE * np.eye(features.shape[1])
    return np.linalg.solve(square, features.T @ np.array(came))


# How good it is


def say(words: str) -> None:
    sys.stderr.write(words + "\n")


def judge(name: str, rows: Rows, weights: Array, plain: Array) -> None:
    """On rounds it has not been fitted to, beside what is known from the hand's size alone."""
    features, possible, came = rows.arrays()
    at, bids = np.arange(len(came)), np.array(rows.bids)
    chances = predicted(features, possible, weights)
    surprise = -np.log(chances[at, came]).mean()
    usual = -np.log(plain[np.array(rows.most), came]).mean()
    say(f"{name}: {len(came)} rows, log loss {surprise:.4f}, by size alone {usual:.4f}")
    likely = np.where(bids < MOST, chances[at, np.minimum(bids, MOST - 1)], 0)
    for low in np.arange(0, 1, 0.1):
        these = (likely >= low) & (likely < low + 0.1)
        if these.sum() >= 30:
            met = (came == bids)[these].mean()
            say(f"  bids met: predicted {likely[these].mean():.3f}, came {met:.3f}, {these.sum()}")


def plain_chances(rows: Rows) -> Array:
    counts = np.ones((MOST + 1, MOST))
    np.add.at(counts, (np.array(rows.most), np.array(rows.came)), 1)
    return counts / counts.sum(1, keepdims=True)


def learned(name: str, played: list[Played], rows_of: Any) -> list[int]:
    kept = [one for number, one in enumerate(played) if number % (5 * KEPT) < 5]
    rest = [one for number, one in enumerate(played) if number % (5 * KEPT) >= 5]
    rows = rows_of(rest)
    weights = np.round(SCALE * fitted(*rows.arrays()))
    judge(name, rows_of(kept), weights / SCALE, plain_chances(rows))
    return [int(weight) for weight in weights]


def main() -> None:
    pairs, solo = (read_rounds(Path(name)) for name in sys.argv[1:3])
    found = {
        "OWN": whole(own_weights(pairs)),
        "PAIRS": learned("pairs", pairs, pair_rows),
        "SOLO": learned("solo", solo, solo_rows),
        "TRICK_WORTH": [trick_worth(pairs), trick_worth(solo)],
    }
    rows = {
        "HABITS": habits(pairs, found["OWN"], found["PAIRS"]),
        "BLIND": blind_gains(found["SOLO"], found["TRICK_WORTH"][True]),
    }
    write(found, rows)


def whole(weights: Array) -> list[int]:
    return [int(weight) for weight in np.round(SCALE * weights)]


def trick_worth(played: list[Played]) -> int:
    """What a trick brings in cards."""
    tricks = [number for one in played for number in one["tricks"]]
    points = [number for one in played for number in one["points"]]
    return whole(np.polyfit(tricks, points, 1))[0]


def write(found: dict[str, list[int]], tables: dict[str, list[list[int]]]) -> None:
    sys.stdout.write(
        '"""Written by training.bids.fit; see `forecast`, `bid_evidence` and `bid_choice`."""\n\n'
        "# fmt: off\n"
    )
    for name, weights in found.items():
        sys.stdout.write(f"\n{name}: tuple[int, ...] = (\n")
        for start in range(0, len(weights), 12):
            sys.stdout.write(f"    {', '.join(map(str, weights[start : start + 12]))},\n")
        sys.stdout.write(")\n")
    for name, rows in tables.items():
        told = "".join(f"    ({', '.join(map(str, row))}),\n" for row in rows)
        sys.stdout.write(f"\n{name}: tuple[tuple[int, ...], ...] = (\n{told})\n")


if __name__ == "__main__":
    main()
