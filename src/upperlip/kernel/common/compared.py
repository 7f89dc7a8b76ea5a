"""What a comparison tells of one answer."""

from collections.abc import Sequence
from typing import NamedTuple


class Compared(NamedTuple):
    """By world, or on average: `takers` and `gains` are about the trick that the answer is for."""

    values: Sequence[float]  # to the seat's party
    parties: tuple[float, ...]  # to each party, on average
    takers: Sequence[int]  # the seat that took the trick; -1: nobody did
    # What lay in it for the party, less what lay in it for others; of a bid: the tricks it won.
    gains: Sequence[int]
