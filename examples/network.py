"""A small network for Moustache, as NumPy arrays: what the training writes and the bot reads.

The rule row changes which cards are strong and what they are worth. So cards are shown to the
network in the order of their strength under the row, with their worth beside them; it need not
learn the same thing anew for every row.
"""

from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from upperlip.animals.cards import ANIMALS, JOKERS
from upperlip.animals.house import HOUSE
from upperlip.animals.law import law_of, ranked
from upperlip.animals.scoring import worths
from upperlip.bots import Bot, Budget
from upperlip.research.actions import number_of
from upperlip.research.animals.encoding import RULES
from upperlip.research.encoding import LAYOUTS, encode
from upperlip.research.features import features
from upperlip.table.generator import Generator
from upperlip.table.ply import Action

LAYOUT = LAYOUTS["moustache"]
CARDS = len(ANIMALS) + len(JOKERS)
SEATS = 4

Array = NDArray[Any]
Floats = NDArray[np.float32]

# The rules that change strengths and worths, and the tables for all mixtures of them.
SHIFTING = ("shining-zeros", "pink-bonus", "green-negative", "tens-fall", "reversed")
_MIXTURES = [
    tuple(rule for rule, lies in zip(SHIFTING, mixture, strict=True) if lies)
    for mixture in product((False, True), repeat=len(SHIFTING))
]
ORDERS = np.array(
    [(*reversed(ranked(law_of(row, "colour"), ANIMALS)), *JOKERS) for row in _MIXTURES]
)
WORTHS = np.array(
    [
        [worths(row, HOUSE.stars)[card] for card in order]
        for row, order in zip(_MIXTURES, ORDERS, strict=True)
    ],
    np.float32,
)
_BITS = 1 << np.arange(len(SHIFTING))[::-1]


def _fields(observations: Array, name: str, places: int = 1) -> Floats:
    return features(LAYOUT, observations, only=[name]).reshape(len(observations), places, -1)


def rules_in(observations: Array) -> Floats:
    """Which rule cards lie in the row, wherever."""
    rules: Floats = _fields(observations, "row", 4)[:, :, 1:].sum(axis=1)
    return rules


def _mixture(rules: Floats) -> Array:
    mixture: Array = rules[:, [RULES.index(rule) for rule in SHIFTING]].astype(int) @ _BITS
    return mixture


def order_of(observations: Array) -> Array:
    """The cards from the weakest to the strongest: a row for each observation."""
    return ORDERS[_mixture(rules_in(observations))]


def in_order(cards: Array, order: Array) -> Array:
    """What is listed by card, in the order of strength."""
    return np.take_along_axis(cards, np.broadcast_to(order[:, None], cards.shape), axis=2)


def inputs_of(observations: Array) -> Floats:
    """What the network is shown, all of it made from what the seat sees."""
    rules = rules_in(observations)
    mixture = _mixture(rules)
    order, wanted = ORDERS[mixture], 1 - 2 * rules[:, [RULES.index("fewest-stars")]]
    worth = WORTHS[mixture] * wanted / 3

    def cards(name: str, places: int = 1) -> Floats:
        return in_order(_fields(observations, name, places), order)

    hand, played = cards("hand")[:, 0], cards("played", 6).sum(axis=1)
    trick = in_order(_fields(observations, "trick", 6)[:, 1:SEATS, 1:], order)  # the others'
    table = trick.sum(axis=1)
    best = np.where(table.any(axis=1), CARDS - 1 - table[:, ::-1].argmax(axis=1), -1)[:, None]
    beating = hand * (np.arange(CARDS) > best)
    winner = np.take_along_axis(trick, np.maximum(best, 0)[:, None], axis=2)[:, :, 0]
    partner = _fields(observations, "partners")[:, 0, 1:SEATS]
    shown = [
        hand, beating, hand * worth, worth, table, 1 - hand - played,
        cards("gifts", 6)[:, 0], cards("giving")[:, 0],
        trick.reshape(len(hand), -1), cards("open", 6)[:, 1:SEATS].reshape(len(hand), -1),
        partner, winner, (winner * partner).sum(axis=1, keepdims=True),
        (table * worth).sum(axis=1, keepdims=True), rules,
        *(_fields(observations, name)[:, 0] for name in ("ask", "leader", "follow", "voids")),
        wanted * _fields(observations, "stars")[:, 0] * 4,
        *(_fields(observations, name)[:, 0] for name in ("blues", "sizes", "crown")),
    ]  # fmt: skip
    return np.concatenate(shown, axis=1, dtype=np.float32)


class Network(NamedTuple):
    columns: Array  # the inputs that are ever anything but 0 with four players
    layers: list[tuple[Floats, Floats]]  # weights and biases; the last gives a number per card

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

    def liking(self, observation: bytes) -> dict[int, float]:
        """How much it likes each action."""
        seen = np.frombuffer(observation, np.uint8)[None]
        signal: Floats = inputs_of(seen)[0, self.columns]
        for weight, bias in self.layers[:-1]:
            signal = np.maximum(weight @ signal + bias, 0)
        weight, bias = self.layers[-1]
        return dict(zip(order_of(seen)[0].tolist(), (weight @ signal + bias).tolist(), strict=True))


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
        liking = self.network.liking(encode(view))
        return max(actions, key=lambda action: liking[number_of(view.game, action)])
