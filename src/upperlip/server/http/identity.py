"""Guests: a nickname, and a random token in a cookie. No accounts."""

import re
from collections import OrderedDict
from collections.abc import Callable

from upperlip.server.store import Guest
from upperlip.server.tables.names import clean_name
from upperlip.server.tables.refusal import Refusal
from upperlip.server.tables.seating import hashed
from upperlip.server.tables.services import Services

COOKIE = "upperlip"
SECURE_COOKIE = "__Host-upperlip"  # browsers take it from this very host and over https only
SECURE_COOKIE_BELOW = "__Secure-upperlip"  # the same, below a path: __Host- is for whole hosts
YEARS = 2
TOKEN_BYTES = 32
_TOKEN = re.compile(r"[0-9a-f]{64}")
_REMEMBERED = 5000  # guests, so that not every message asks the store


class Identity:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._known: OrderedDict[bytes, Guest] = OrderedDict()
        self.when_renamed: Callable[[], None] = lambda: None

    async def guest(self, token: str | None) -> Guest | None:
        """Who has this token, if anybody."""
        if token is None or not _TOKEN.fullmatch(token):
            return None
        key = hashed(token)
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        found = await self._services.store.guest_by_token_hash(key)
        if found is not None:
            self._remember(found)
        return found

    async def introduce(self, token: str | None, name: str) -> tuple[Guest, str | None]:
        """The guest under that name from now on, and a token if it is a new one."""
        called = clean_name(name)
        if not called:
            raise Refusal("name-empty")
        known, fresh = await self.guest(token), None
        if known is None:
            fresh = self._services.random(TOKEN_BYTES).hex()
            new_id = self._services.random(9).hex()
            guest = Guest(new_id, hashed(fresh), called, self._services.millis())
        else:
            guest = Guest(known.id, known.token_hash, called, known.made_at)
        if guest != known:
            await self._services.store.save_guest(guest)
            self._remember(guest)
            if known is not None:
                self.when_renamed()
        return guest, fresh

    def forget_all(self) -> None:
        """The store is asked again."""
        self._known.clear()

    def _remember(self, guest: Guest) -> None:
        self._known[guest.token_hash] = guest
        while len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
