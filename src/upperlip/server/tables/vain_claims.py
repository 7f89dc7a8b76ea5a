"""Who asks for a seat in vain, again and again, waits longer each time."""

import math

_FIRST = 60.0  # seconds after a claim that came to nothing; twice as many after each further one
_MOST_DOUBLED = 6
_REMEMBERED = 100  # guests


class VainClaims:
    def __init__(self) -> None:
        self._until: dict[str, tuple[int, float]] = {}  # by guest: how many, and when the next

    def note(self, guest: str, now: float) -> None:
        """A claim was refused, or its guest went or turned to another seat."""
        before, _ = self._until.pop(guest, (0, now))
        self._until[guest] = before + 1, now + _FIRST * 2 ** min(before, _MOST_DOUBLED)
        if len(self._until) > _REMEMBERED:
            del self._until[next(iter(self._until))]

    def wait(self, guest: str, now: float) -> int:
        """Seconds until the next claim; 0: none."""
        _, until = self._until.get(guest, (0, now))
        return max(0, math.ceil(until - now))
