"""Rounds, many of them."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from upperlip.kernel.reference.kernel_state import Position
from upperlip.table.generator import Generator

P = TypeVar("P", bound=Position)


def played_out(positions: Sequence[P], count: int, seed: int, first: int) -> Iterator[P]:
    """Copies of the positions in turn, one round on; those with no round to come are left out."""
    if not positions:
        raise ValueError("playouts need a position to start from")
    for number in range(first, first + count):
        position = positions[number % len(positions)].copy()
        scored = len(position.rounds)
        position.play_round(Generator(seed, number))
        if len(position.rounds) > scored:
            yield position
