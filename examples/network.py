"""A small network for Moustache, as NumPy arrays: what the training writes and the bot reads."""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from upperlip.bots import Bot, Budget
from upperlip.research.actions import number_of
from upperlip.research.encoding import LAYOUTS, encode
from upperlip.research.features import features
from upperlip.table.generator import Generator
from upperlip.table.ply import Action

LAYOUT = LAYOUTS["moustache"]
# What matters for a round. The rest is about the match, or the same in every game.
FIELDS = (
    "row", "ask", "partners", "crown", "hand", "giving", "sizes", "open", "played", "gifts",
    "voids", "leader", "trick", "follow", "stars", "blues",
)  # fmt: skip

Floats = NDArray[np.float32]


def inputs_of(observations: NDArray[np.uint8]) -> Floats:
    """What the network is shown: the fields, and which rules lie in the row, wherever."""
    seen = features(LAYOUT, observations, only=FIELDS)
    row = features(LAYOUT, observations, only=["row"]).reshape(len(seen), 4, -1)
    return np.concatenate([seen, row[:, :, 1:].sum(axis=1)], axis=1)


class Network(NamedTuple):
    columns: NDArray[np.int64]  # the features that are ever anything but 0 with four players
    layers: list[tuple[Floats, Floats]]  # weights and biases; the last gives a number per action

    @classmethod
    def load(cls, path: Path) -> "Network":
        with np.load(path) as arrays:
            count = (len(arrays.files) - 1) // 2
            layers = [(arrays[f"weight{n}"], arrays[f"bias{n}"]) for n in range(count)]
            return cls(arrays["columns"], layers)

    def save(self, path: Path) -> None:
        arrays: dict[str, Any] = {"columns": self.columns}
        for n, (weight, bias) in enumerate(self.layers):
            arrays |= {f"weight{n}": weight, f"bias{n}": bias}
        np.savez_compressed(path, **arrays)

    def __call__(self, observation: bytes) -> Floats:
        """How much it likes each action."""
        seen = np.frombuffer(observation, np.uint8)
        signal: Floats = inputs_of(seen[None])[0, self.columns]
        for weight, bias in self.layers[:-1]:
            signal = np.maximum(weight @ signal + bias, 0)
        weight, bias = self.layers[-1]
        return weight @ signal + bias


class Trained(Bot):
    """Plays what its network likes best, from the view alone."""

    name = "trained"
    thinks = False

    def __init__(self, path: Path) -> None:
        self.network = Network.load(path)

    def choose(
        self,
        view: Any,
        actions: tuple[Action, ...],
        draws: Generator,  # noqa: ARG002
        budget: Budget,  # noqa: ARG002
    ) -> Action:
        liking = self.network(encode(view))
        return max(actions, key=lambda action: liking[number_of(action)])
