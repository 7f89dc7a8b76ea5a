"""Who is at the table: open pages by guest, and since when somebody is gone."""

from collections import Counter
from typing import Protocol

HOST_GONE = 120.0  # seconds until the role passes on


class Page(Protocol):
    """A page that is open at this table."""

    guest: str

    def tell(self, message: bytes) -> None: ...

    def send_off(self, why: str) -> None:
        """Closes the page's socket, saying why (a message id)."""
        ...


class Presence:
    def __init__(self, now: float) -> None:
        self._pages: list[Page] = []
        self._open: Counter[str] = Counter()  # pages, by guest
        self._gone: dict[str, float] = {}
        self._begun = now  # those who never came are gone since then

    @property
    def pages(self) -> tuple[Page, ...]:
        return tuple(self._pages)

    def come(self, page: Page) -> None:
        self._pages.append(page)
        self._open[page.guest] += 1
        self._gone.pop(page.guest, None)

    def go(self, page: Page, now: float) -> None:
        if page in self._pages:
            self._pages.remove(page)
            self._open[page.guest] -= 1
        if not self.here(page.guest):
            self._gone[page.guest] = now

    def here(self, guest: str) -> bool:
        return self._open[guest] > 0

    def guests(self) -> list[str]:
        """In the order in which they came."""
        return list(dict.fromkeys(page.guest for page in self._pages))

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
