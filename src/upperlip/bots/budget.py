"""How much a bot may think about one decision."""

from typing import NamedTuple


class Budget(NamedTuple):
    """Simulations make a bot deterministic; seconds do not. With both, whichever ends first."""

    seconds: float | None = None
    simulations: int | None = None

    def __str__(self) -> str:
        """`200`, `0.05s`, or both: as the command line has it."""
        count = "" if self.simulations is None else str(self.simulations)
        time = "" if self.seconds is None else f"{self.seconds:g}s"
        return "/".join(filter(None, (count, time)))


USUAL = Budget(seconds=1.0)
