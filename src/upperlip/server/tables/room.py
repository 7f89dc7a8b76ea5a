"""A table that is in memory: its document, its game, the pages that look at it.

What happens is stored first (`store`) and only then shown (`show`). `room_task.py` runs the
room; `seating.py`, `playing.py` and `chat.py` do what pages ask for; `broadcaster.py` builds what
they see.
"""

import asyncio
from collections.abc import Iterable, Sequence

import msgspec

from upperlip.fairness import commitment_to
from upperlip.server.store.documents import ChatLine
from upperlip.server.store.operations import Append, Operation, SaveTable
from upperlip.server.store.rows import PlyRow, TableRow
from upperlip.server.tables.broadcaster import Broadcaster
from upperlip.server.tables.chat_rules import LINES_KEPT, TalkAllowance
from upperlip.server.tables.document import Document
from upperlip.server.tables.inbox import DecisionPoint, Item
from upperlip.server.tables.presence import Connection, Presence
from upperlip.server.tables.services import Services
from upperlip.server.tables.table_game import Logged, TableGame
from upperlip.server.wire import server_messages
from upperlip.table.event import Event
from upperlip.table.seat import Seat

READY_SECONDS = 30  # for a look at what a round brings, and for one at what it brought

_encode = msgspec.json.Encoder().encode


class Room:
    """Rebuild it from the store whenever in doubt."""

    def __init__(
        self,
        services: Services,
        document: Document,
        table_game: TableGame | None = None,
        plies: int = 0,
        lines: Sequence[ChatLine] = (),
    ) -> None:
        now = services.now()
        self.services = services
        self.document = document
        self.table_game = table_game
        self.stage: server_messages.Stage = "lobby"
        self.presence = Presence(now)
        self.names: dict[str, str] = {}  # of those who came without having sat here
        self.claims: dict[str, Seat] = {}  # "it's me": by guest
        self.talk_allowances: dict[str, TalkAllowance] = {}
        self.ready: set[Seat] = set()
        self.since = now  # when the stage, or the ask, began
        self.asleep = True
        self.lines = list(lines[-LINES_KEPT:])
        self.thinking: dict[DecisionPoint, asyncio.Task[None]] = {}
        self.inbox: asyncio.Queue[Item] = asyncio.Queue()
        self.draws = services.generator()  # for the bots' delays and thoughts; knows no cards
        self._broadcaster = Broadcaster(self)
        self._plies = plies
        self._saved = _encode(document)

    def put(self, item: Item) -> None:
        self.inbox.put_nowait(item)

    # Who is who

    def name_of(self, guest: str) -> str:
        person = self.document.people.get(guest)
        return person.name if person else self.names.get(guest, "")

    @property
    def host(self) -> str | None:
        return self.presence.host(self.document.founder, self.document.seated, self.services.now())

    def here(self, seat: Seat) -> bool:
        guest = self.document.places[seat].guest
        return guest is not None and self.presence.here(guest)

    @property
    def playing_here(self) -> list[Seat]:
        """Seats whose people have the page open."""
        return [seat for seat in range(len(self.document.places)) if self.here(seat)]

    def away(self, seat: Seat) -> bool:
        """Has the seat's guest been gone so long that a bot plays?"""
        until = self.away_from(seat)
        return until is not None and self.services.now() >= until

    def away_from(self, seat: Seat) -> float | None:
        """When a bot takes over from a guest who is gone now."""
        guest, patience = self.document.places[seat].guest, self.document.settings.away
        if guest is None or patience is None:
            return None
        gone = self.presence.gone_since(guest)
        return None if gone is None else gone + patience

    # Keeping

    async def store(self, operations: Iterable[Operation] = (), log: Sequence[Logged] = ()) -> None:
        """All of it, and the document if it has changed, in one unit; returns after the commit."""
        unit = list(operations)
        if log:
            unit.insert(0, self._logged(log))
        document = _encode(self.document)
        if document != self._saved:
            unit.append(self._table(document))
        if unit:
            await self.services.store.write(unit)
            self._saved = document
            self._plies += len(log)

    def _logged(self, log: Sequence[Logged]) -> Append:
        at, playing = self.services.millis(), self.document.playing
        assert playing is not None, "plies belong to a game"
        return Append(
            playing,
            [
                PlyRow(self._plies + number, ply.seat, ply.text, at, ply.action_id, ply.part)
                for number, ply in enumerate(log)
            ],
        )

    def _table(self, document: bytes) -> SaveTable:
        at = self.services.millis()
        return SaveTable(
            TableRow(self.document.id, self.document.settings.listed, document.decode(), at)
        )

    def begin_log(self) -> None:
        """Of a new game."""
        self._plies = 0

    def clear(self) -> None:
        """Back to taking seats; those that were left become free of their stand-ins."""
        self.document.playing = self.document.ended = None
        for place in self.document.places:
            if place.left_by is not None:
                place.bot = place.left_by = None
        self.table_game = None
        self.enter("lobby")

    # Showing

    def enter(self, stage: server_messages.Stage) -> None:
        self.stage = stage
        self.ready = set()
        self.since = self.services.now()

    @property
    def waiting(self) -> str | None:
        """What `ready` must name now, if readiness is waited for."""
        if self.table_game is None or self.stage not in ("moment", "interlude"):
            return None
        return f"{self.table_game.number}.{self.table_game.match.rounds_scored}.{self.stage}"

    @property
    def in_round(self) -> bool:
        """Are cards in hands?"""
        return self.stage in ("moment", "play")

    @property
    def seconds(self) -> float | None:
        """What is left of the time for a decision, or for getting ready."""
        limit = self.time_limit
        if limit is None or self.asleep:
            return None
        return round(max(0.0, self.since + limit - self.services.now()), 1)

    @property
    def time_limit(self) -> float | None:
        if self.waiting is not None:
            return READY_SECONDS
        return self.document.settings.clock if self.stage == "play" else None

    @property
    def commitment(self) -> str:
        """To the secret of the next game."""
        return commitment_to(bytes.fromhex(self.document.secret))

    def show(
        self,
        *,
        play: bool = False,
        events: Sequence[Event] = (),
        lines: Sequence[ChatLine] = (),
    ) -> None:
        """Tells every page what is new to it."""
        self._broadcaster.update(play=play, events=events, lines=lines)

    def show_all(self, connection: Connection) -> None:
        """The whole picture, for one page."""
        self._broadcaster.snapshot(connection)

    def forget(self, connection: Connection) -> None:
        """The page is gone."""
        self.presence.go(connection, self.services.now())
        self._broadcaster.forget(connection)
