"""How many connections there are, whose they are, and which have not yet said what they want.

A descriptor is all that a stranger needs to keep others out, and half a request is enough to hold
one: so whoever has been silent for longest goes when there are too many.
"""

from asyncio import Transport
from collections import Counter
from collections.abc import Callable

from upperlip.server.addresses import visitor_at

RESERVED = 150  # descriptors for the store, the bots' processes and the files of the page
_LEAST = 50


class ConnectionLimits:
    """`many_behind` says of which addresses more than one visitor can come: proxies, tunnels."""

    def __init__(
        self, descriptors: int, per_address: int, many_behind: Callable[[str], bool]
    ) -> None:
        self._most = max(_LEAST, descriptors - RESERVED)
        self._per_address = per_address
        self._many_behind = many_behind
        self._open: dict[Transport, str] = {}
        self._of = Counter[str]()
        self._silent: dict[Transport, None] = {}  # in the order in which they fell silent

    def come(self, transport: Transport, address: str) -> bool:
        """May it stay? It is silent to begin with."""
        visitor = visitor_at(address)
        if self._of[visitor] >= self._per_address and not self._many_behind(address):
            return False
        if len(self._open) >= self._most:
            oldest = next(iter(self._silent), None)
            if oldest is None:
                return False
            self.go(oldest)
            oldest.abort()
        self._open[transport] = visitor
        self._of[visitor] += 1
        self._silent[transport] = None
        return True

    def listen(self, transport: Transport) -> None:
        """Part of a request has come."""
        if transport in self._open:
            self._silent.setdefault(transport)

    def heard(self, transport: Transport) -> None:
        """All of it has come."""
        self._silent.pop(transport, None)

    def go(self, transport: Transport) -> None:
        self._silent.pop(transport, None)
        visitor = self._open.pop(transport, None)
        if visitor is not None:
            self._of[visitor] -= 1
            if not self._of[visitor]:
                del self._of[visitor]

    def __len__(self) -> int:
        return len(self._open)
