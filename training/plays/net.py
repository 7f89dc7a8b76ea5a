"""The nets in floating point, to be taught; the kernel has them in whole numbers."""

import numpy as np
from numpy.typing import NDArray

WIDE, NARROW = 64, 32  # as `kernel/common/net.pxd` has them
SCALE = 64
MOST = 127 / SCALE  # of a weight
BRIGHTEST = 255 / SCALE

Array = NDArray[np.float32]
Weights = list[Array]  # first layer and bias, second and bias, last and bias


def begin(shape: tuple[int, int]) -> Weights:
    """For so many features and answers. The last output is the value."""
    random = np.random.default_rng(17)
    sizes = ((shape[0], WIDE, 0.1), (WIDE, NARROW, 0.12), (NARROW, shape[1] + 1, 0.2))
    weights: Weights = []
    for rows, columns, spread in sizes:
        weights.append(random.normal(0, spread, (rows, columns)).astype(np.float32))
        weights.append(np.zeros(columns, np.float32))
    return weights


def forward(weights: Weights, x: Array) -> tuple[Array, Array, Array]:
    first, first_bias, second, second_bias, last, last_bias = weights
    wide = np.clip(x @ first + first_bias, 0, BRIGHTEST)
    narrow = np.clip(wide @ second + second_bias, 0, BRIGHTEST)
    return wide, narrow, narrow @ last + last_bias


def forward_sparse(weights: Weights, features: list[int]) -> Array:
    """The outputs for one row, of which only so many features hold."""
    first, first_bias, second, second_bias, last, last_bias = weights
    wide = np.clip(first[features].sum(0) + first_bias, 0, BRIGHTEST)
    narrow = np.clip(wide @ second + second_bias, 0, BRIGHTEST)
    outputs: Array = narrow @ last + last_bias
    return outputs


def softmax(outputs: Array) -> Array:
    """Chances, over the last axis."""
    powers = np.exp(outputs - outputs.max(-1, keepdims=True))
    chances: Array = powers / powers.sum(-1, keepdims=True)
    return chances


def value(outputs: Array, spread: float) -> float:
    """What the last output says of a reward."""
    return min(1.0, max(0.0, 0.5 + spread * float(outputs[-1])))


def slopes_below(
    weights: Weights, x: Array, layers: tuple[Array, Array, Array], at_last: Array
) -> Weights:
    """How much what is wanted changes with each weight, if that is known of the outputs."""
    wide, narrow, _ = layers
    at_narrow = at_last @ weights[4].T * ((narrow > 0) & (narrow < BRIGHTEST))
    at_wide = at_narrow @ weights[2].T * ((wide > 0) & (wide < BRIGHTEST))
    return [
        *(x.T @ at_wide, at_wide.sum(0)),
        *(wide.T @ at_narrow, at_narrow.sum(0)),
        *(narrow.T @ at_last, at_last.sum(0)),
    ]


class Adam:
    def __init__(self, weights: Weights) -> None:
        self.mean = [np.zeros_like(w) for w in weights]
        self.square = [np.zeros_like(w) for w in weights]
        self.steps = 0

    def step(self, weights: Weights, slope: Weights, rate: float) -> None:
        self.steps += 1
        for place, down in enumerate(slope):
            self.mean[place] += 0.1 * (down - self.mean[place])
            self.square[place] += 0.001 * (down * down - self.square[place])
            mean = self.mean[place] / (1 - 0.9**self.steps)
            square = self.square[place] / (1 - 0.999**self.steps)
            weights[place] -= rate * mean / (np.sqrt(square) + 1e-8)
            np.clip(weights[place], -MOST, MOST, out=weights[place])


def rounded(weights: Weights) -> Weights:
    return [(np.round(w * SCALE) / SCALE).astype(np.float32) for w in weights]


def packed(weights: Weights) -> bytes:
    """As `kernel/common/net.pyx` reads it."""
    first, first_bias, second, second_bias, last, last_bias = weights
    return b"".join(
        (
            _small(np.vstack([first, first_bias])),
            _small(second.T),
            np.round(second_bias * SCALE * SCALE).astype("<i4").tobytes(),
            _small(last.T),
            np.round(last_bias * SCALE * SCALE).astype("<i4").tobytes(),
        )
    )


def _small(weights: Array) -> bytes:
    return np.round(weights * SCALE).astype(np.int8).tobytes()


def unpacked(weights: bytes, shape: tuple[int, int]) -> Weights:
    """What `packed` has made."""
    features, outputs = shape[0], shape[1] + 1
    sizes = ((features + 1) * WIDE, NARROW * WIDE, 4 * NARROW, outputs * NARROW, 4 * outputs)
    parts = np.split(np.frombuffer(weights, np.int8), np.cumsum(sizes)[:-1])
    first = _large(parts[0]).reshape(features + 1, WIDE)
    return [
        *(first[:-1], first[-1]),
        *(_large(parts[1]).reshape(NARROW, WIDE).T.copy(), _bias(parts[2])),
        *(_large(parts[3]).reshape(outputs, NARROW).T.copy(), _bias(parts[4])),
    ]


def _large(weights: NDArray[np.int8]) -> Array:
    return (weights.astype(np.float32) / SCALE).astype(np.float32)


def _bias(weights: NDArray[np.int8]) -> Array:
    return (weights.view("<i4").astype(np.float32) / (SCALE * SCALE)).astype(np.float32)
