"""Who is at the table: connections by guest, and since when somebody is gone."""

from collections import Counter
from typing import Protocol

HOST_GONE = 120.0  # seconds until the role passes on


class Connection(Protocol):
    """To a page that is open at this table, in somebody's browser."""

    guest: str

    def send(self, message: bytes) -> None: ...

    def close(self, why: str) -> None:
        """Closes it, saying why (a message id)."""
        ...


class Presence:
    def __init__(self, now: float) -> None:
        self._connections: list[Connection] = []
        self._open: Counter[str] = Counter()  # connections, by guest
        self._gone: dict[str, float] = {}
        self._begun = now  # those who never came are gone since then

    @property
    def connections(self) -> tuple[Connection, ...]:
        return tuple(self._connections)

    def come(self, connection: Connection) -> None:
        self._connections.append(connection)
        self._open[connection.guest] += 1
        self._gone.pop(connection.guest, None)

    def go(self, connection: Connection, now: float) -> None:
        if connection in self._connections:
            self._connections.remove(connection)
            self._open[connection.guest] -= 1
        if not self.here(connection.guest):
            self._gone[connection.guest] = now

    def here(self, guest: str) -> bool:
        return self._open[guest] > 0

    def guests(self) -> list[str]:
        """In the order in which they came."""
        return list(dict.fromkeys(connection.guest for connection in self._connections))

    def gone_since(self, guest: str) -> float | None:
        """None while here."""
        return None if self.here(guest) else self._gone.get(guest, self._begun)

    def host(self, founder: str, seated: list[str], now: float) -> str | None:
        """The founder, unless gone too long; then who of those seated has been here longest.

        Nobody who only watches: a host can hand out seats, and with them cards.
        """
        gone = self.gone_since(founder)
        if gone is None or now - gone < HOST_GONE:
            return founder
        return next((guest for guest in self.guests() if guest in seated), None)

    def host_passes_on(self, founder: str) -> float | None:
        """When the founder's time is up, if it is running."""
        gone = self.gone_since(founder)
        return None if gone is None else gone + HOST_GONE
