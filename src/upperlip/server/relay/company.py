"""What a process has in common with its neighbours: tables, the list of them, names of guests."""

import socket
from collections.abc import Callable

import msgspec

from upperlip.server.relay.questions import Figures, MetricsText
from upperlip.server.relay.relay import Relay
from upperlip.server.settings import BadSetting, Settings
from upperlip.server.store.neighbourhood import GUESTS, LISTED, Neighbourhood
from upperlip.server.tables.access import AnyTable, listed
from upperlip.server.tables.figures import FigureGroup
from upperlip.server.tables.lobby import Lobby
from upperlip.server.tables.refusal import Refusal
from upperlip.server.tables.services import Services
from upperlip.server.wire import api

_encode = msgspec.json.Encoder().encode
_read_listed = msgspec.json.Decoder(list[api.Listed]).decode
_read_figures = msgspec.json.Decoder(list[FigureGroup]).decode
_read_text = msgspec.json.Decoder(str).decode


class Company:
    def __init__(self, services: Services, lobby: Lobby, neighbourhood: Neighbourhood) -> None:
        self.neighbourhood = neighbourhood
        self._lobby = lobby
        self._relay = Relay(services, lobby, neighbourhood)
        self._elsewhere: list[api.Listed] | None = None  # None: ask
        neighbourhood.listing = self._own_listing
        neighbourhood.when_heard.append(self._hear)

    async def join(self, listener: socket.socket) -> None:
        await self.neighbourhood.join()
        await self._relay.listen(listener)

    async def close(self) -> None:
        await self.neighbourhood.leave()
        await self._relay.close()

    async def table(self, table_id: str) -> AnyTable:
        return await self._relay.table(table_id)

    # The tables that want company

    async def listed(self) -> list[api.Listed]:
        """Of the neighbours."""
        if self._elsewhere is None:
            texts = await self.neighbourhood.listed_elsewhere()
            self._elsewhere = [table for text in texts for table in _read_listed(text)]
        return self._elsewhere

    def _own_listing(self) -> str:
        own = [*map(listed, self._lobby.listed())]
        return _encode(own).decode() if own else ""

    def _hear(self, news: set[str]) -> None:
        if LISTED in news:
            self._elsewhere = None

    # Guests

    async def guests(self) -> set[str] | None:
        """Who is at the neighbours' tables; None if not all of them say."""
        try:
            return await self._relay.guests_elsewhere()
        except Refusal:
            return None

    # How it goes with the neighbours, by their addresses; those that do not say are left out

    async def figures(self) -> dict[str, list[FigureGroup]]:
        answers = await self._relay.answers(Figures())
        return {address: _read_figures(answer) for address, answer in answers.items()}

    async def metrics(self) -> dict[str, bytes]:
        answers = await self._relay.answers(MetricsText())
        return {address: _read_text(answer).encode() for address, answer in answers.items()}

    def tell_of_guests(self) -> None:
        self.neighbourhood.tell(GUESTS)

    def when_guests_change(self, forget: Callable[[], None]) -> None:
        self.neighbourhood.when_heard.append(lambda news: forget() if GUESTS in news else None)


def internal_listener(settings: Settings) -> socket.socket:
    host, port = settings.internal
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        why = error.strerror or str(error)
        raise BadSetting(f"internal_address: cannot listen at {host}:{port}: {why}") from None
    return listener


def published(settings: Settings, listener: socket.socket) -> str:
    """The address that neighbours are told."""
    host, _ = settings.internal
    return f"{f'[{host}]' if ':' in host else host}:{listener.getsockname()[1]}"
