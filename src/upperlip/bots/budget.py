"""How much a bot may think about one decision."""

from math import inf
from typing import NamedTuple

LEAST = 1e-6  # seconds


class Budget(NamedTuple):
    """Simulations make a bot deterministic; seconds do not. With both, whichever ends first."""

    seconds: float | None = None
    simulations: int | None = None

    def __str__(self) -> str:
        """`200`, `0.05s`, or both: as the command line has it."""
        count = "" if self.simulations is None else str(self.simulations)
        time = "" if self.seconds is None else f"{self.seconds:g}s"
        return "/".join(filter(None, (count, time)))

    def after(self, spent: float) -> "Budget":
        """What is left when so many seconds have gone; never nothing."""
        if self.seconds is None:
            return self
        return self._replace(seconds=max(self.seconds - spent, LEAST))


USUAL = Budget(seconds=1.0)


def budget_of(seconds: float | None, simulations: int | None) -> Budget:
    """What somebody asked for, or the usual; raises ValueError for what is no budget."""
    if simulations is not None and (type(simulations) is not int or simulations < 1):
        raise ValueError(f"simulations: must be a whole number from 1 up, not {simulations!r}")
    if seconds is not None and not (isinstance(seconds, int | float) and 0 < seconds < inf):
        raise ValueError(f"seconds: must be a number above zero, not {seconds!r}")
    if seconds is not None and simulations is not None:
        raise ValueError("seconds or simulations, not both")
    return USUAL if seconds is None and simulations is None else Budget(seconds, simulations)
