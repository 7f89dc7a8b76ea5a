"""A table that is in memory: its document, its game, the pages that look at it.

What happens is stored first (`store`) and only then shown (`show`). `room_task.py` runs the
room; `seating.py`, `playing.py` and `chat.py` do what pages ask for; `broadcaster.py` builds what
they see.
"""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

import msgspec

from upperlip.fairness import commitment_to
from upperlip.review.hint import Hint
from upperlip.server.store.documents import ChatLine
from upperlip.server.store.operations import Append, Operation, Results, SaveTable, UnderLease
from upperlip.server.store.rows import Lease, PlyRow, TableRow
from upperlip.server.tables.broadcaster import Broadcaster
from upperlip.server.tables.chat_rules import LINES_KEPT, TalkAllowance, talk_is_closed
from upperlip.server.tables.document import Document
from upperlip.server.tables.inbox import DecisionPoint, Item
from upperlip.server.tables.presence import Connection, Presence
from upperlip.server.tables.refusal import Refusal
from upperlip.server.tables.services import Services
from upperlip.server.tables.table_game import Logged, TableGame
from upperlip.server.tables.table_settings import AWAYS
from upperlip.server.tables.vain_claims import VainClaims
from upperlip.server.wire import client_messages, server_messages
from upperlip.server.wire.events import reason_on_the_wire
from upperlip.table.event import Event
from upperlip.table.seat import Seat

LEAST_PATIENCE = 60.0  # seconds before anybody's seat can be claimed in a game
READY_SECONDS = 30  # for a look at what a round brings, and for one at what it brought

_encode = msgspec.json.Encoder().encode


@lru_cache(maxsize=1 << 10)
def _commitment_to(secret: str) -> str:
    return commitment_to(bytes.fromhex(secret))


@dataclass
class Claim:
    """ "It's me": whose seat somebody says is theirs, and who of those asked believes it."""

    seat: Seat
    owner: str
    agreed: set[str] = field(default_factory=set)


@dataclass
class Hints:
    """Of decisions that are open: what was found, and who waits for it, and for which step."""

    found: dict[DecisionPoint, Hint] = field(default_factory=dict)
    thinking: dict[DecisionPoint, asyncio.Task[None]] = field(default_factory=dict)
    waiting: list[tuple[Connection, DecisionPoint, client_messages.AskHint]] = field(
        default_factory=list
    )


class Room:
    """Rebuild it from the store whenever in doubt."""

    def __init__(
        self,
        services: Services,
        document: Document,
        table_game: TableGame | None = None,
        plies: int = 0,
        lines: Sequence[ChatLine] = (),
        version: int = 1,
        lease: Lease | None = None,
    ) -> None:
        now = services.now()
        self.services = services
        self.lease = lease  # of this process, where there are several
        self.document = document
        self.table_game = table_game
        self.stage: server_messages.Stage = "lobby"
        self.presence = Presence(now)
        self.names: dict[str, str] = {}  # of those who came without having sat here
        self.nameless: set[str] = set()  # strangers who came while talk is closed
        self.claims: dict[str, Claim] = {}  # by guest
        self.vain_claims = VainClaims()
        self.talk_allowances: dict[str, TalkAllowance] = {}
        self.ready: set[Seat] = set()
        self.since = now  # when the stage, or the ask, began
        self.asleep = True
        self.lines = list(lines[-LINES_KEPT:])
        self.last_line = lines[-1].number if lines else 0
        self.thinking: dict[DecisionPoint, asyncio.Task[None]] = {}
        self.hints = Hints()
        self.inbox: asyncio.Queue[Item] = asyncio.Queue()
        self.draws = services.generator()  # for the bots' delays and thoughts; knows no cards
        self._broadcaster = Broadcaster(self)
        self._plies = plies
        self._saved = _encode(document)
        self._version = version  # of what is saved

    def put(self, item: Item) -> None:
        self.inbox.put_nowait(item)

    # Who is who

    def name_of(self, guest: str) -> str:
        """As the others know it: a name chosen while talk is closed could tell of cards."""
        person = self.document.people.get(guest)
        if person is not None:
            return person.name
        return "" if guest in self.nameless else self.names.get(guest, "")

    def own_name(self, guest: str) -> str:
        person = self.document.people.get(guest)
        return (person.name if person else "") or self.names.get(guest, "")

    def reveal_names(self) -> None:
        """Talk is open: those who took a seat without a name have one now."""
        for guest, person in self.document.people.items():
            person.name = person.name or self.names.get(guest, "")

    def introduce(self, guest: str, name: str) -> None:
        """Names stay as they are while a round is on."""
        known = guest in self.names
        stranger = not known and guest not in self.document.people
        if stranger and talk_is_closed(self.document, self.stage):
            self.nameless.add(guest)
        if not known or not self.in_round:
            self.names[guest] = name
        if not self.in_round:
            self.reveal_names()

    @property
    def host(self) -> str | None:
        return self.presence.host(self.document.founder, self.document.seated, self.services.now())

    def long_gone(self, guest: str) -> bool:
        """Has the table waited long enough for a word from somebody?"""
        since, patience = self.presence.gone_since(guest), self.document.settings.away
        wait = max(LEAST_PATIENCE, AWAYS[-1] if patience is None else patience)
        return since is not None and self.services.now() - since >= wait

    def asked_about(self, claimant: str, owner: str) -> list[str]:
        """Whose yes a claim needs: before a game the host's; then of all who sit here, but for
        those who are long gone."""
        seated = self.document.seated if self.stage != "lobby" else [self.host]
        others = [one for one in seated if one is not None and one not in (claimant, owner)]
        return [one for one in others if not self.long_gone(one)]

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
            await self.write(unit)
            self._version += document != self._saved
            self._saved = document
            self._plies += len(log)

    async def write(self, unit: Sequence[Operation]) -> Results:
        """Only while this process runs the table."""
        under = [] if self.lease is None else [UnderLease(self.lease)]
        results = await self.services.store.write([*under, *unit])
        return results[len(under) :]

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
        listed, version = self.document.settings.listed, self._version + 1
        row = TableRow(self.document.id, listed, document.decode(), at, version=version)
        return SaveTable(row)

    def begin_log(self, plies: int) -> None:
        """Of a new game, with so many in it already."""
        self._plies = plies

    def clear(self) -> None:
        """Back to taking seats."""
        self.document.clear()
        self.table_game = None
        self.enter("lobby")

    # Showing

    def enter(self, stage: server_messages.Stage) -> None:
        self.stage = stage
        if not self.in_round:
            self.nameless.clear()
            self.reveal_names()
            self.names = {one: name for one, name in self.names.items() if self.presence.here(one)}
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
            return READY_SECONDS if len(self.playing_here) > 1 else None
        return self.document.settings.clock if self.stage == "play" else None

    @property
    def commitment(self) -> str:
        """To the secret of the next game."""
        return _commitment_to(self.document.secret)

    def show(
        self,
        *,
        play: bool = False,
        events: Sequence[Event] = (),
        lines: Sequence[ChatLine] = (),
    ) -> None:
        """Every page is to be told, when what is happening is done."""
        self._broadcaster.note(play=play, events=events, lines=lines)

    def tell(self) -> None:
        """Tells every page what is new to it, whatever has brought it about."""
        self._broadcaster.tell()

    def show_all(self, connection: Connection) -> None:
        """A snapshot, for one page."""
        self._broadcaster.snapshot(connection)

    def refuse(self, guest: str, no: Refusal) -> None:
        """Why something that a guest had, or had asked for, is no more: to all their pages."""
        reason = reason_on_the_wire(no.reason)
        message = _encode(server_messages.Refused(ref=None, reason=reason))
        for connection in self.presence.connections:
            if connection.guest == guest:
                connection.send(message)

    def forget(self, connection: Connection) -> None:
        """The page is gone."""
        self.presence.go(connection, self.services.now())
        self._broadcaster.forget(connection)
        if not self.in_round and not self.presence.here(connection.guest):
            self.names.pop(connection.guest, None)
