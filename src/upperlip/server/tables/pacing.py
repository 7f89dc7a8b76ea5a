"""How long a bot seems to think: drawn before it thinks, by somebody who knows no cards."""

from typing import NamedTuple

from upperlip.table.generator import Generator


class Pace(NamedTuple):
    least: float  # seconds
    most: float


PACES = {
    "instant": Pace(0.05, 0.05),
    "quick": Pace(0.35, 0.8),
    "natural": Pace(0.9, 2.2),
}
_GRAIN = 1000


def delay(pace: str, draws: Generator) -> float:
    least, most = PACES[pace]
    return least + (most - least) * draws.below(_GRAIN) / _GRAIN
