"""Rounds, many of them."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from upperlip.kernel.reference.kernel_state import KernelState
from upperlip.table.generator import Generator

S = TypeVar("S", bound=KernelState)


def played_out(states: Sequence[S], count: int, seed: int, first: int) -> Iterator[S]:
    """Copies of the states in turn, one round on; those with no round to come are left out."""
    if not states:
        raise ValueError("playouts need a state to start from")
    for number in range(first, first + count):
        state = states[number % len(states)].copy()
        scored = len(state.rounds)
        state.play_round(Generator(seed, number))
        if len(state.rounds) > scored:
            yield state
