"""What each page is shown: built from views and opened events, the same for all of one seat."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, UnsetType

from upperlip.server.store.documents import ChatLine
from upperlip.server.tables.choices import choice_of
from upperlip.server.tables.presence import Connection
from upperlip.server.tables.table_game import TableGame
from upperlip.server.tables.table_settings import settings_on_the_wire
from upperlip.server.wire import server_messages
from upperlip.server.wire.cards import cards_on_the_wire
from upperlip.server.wire.events import Event as SeenEvent
from upperlip.server.wire.events import event_on_the_wire
from upperlip.server.wire.views import on_the_wire
from upperlip.table.event import Event
from upperlip.table.seat import SPECTATOR, Seat

if TYPE_CHECKING:
    from upperlip.server.tables.room import Room

_encode = msgspec.json.Encoder().encode


class Broadcaster:
    """Remembers what each page has been sent, to send only what is new, and in one message."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self.version = 0
        self._table: server_messages.Table | None = None
        self._known: dict[Connection, server_messages.You] = {}
        self._from: dict[Connection, Seat | None] = {}  # where its last snapshot was seen from
        self._forget_news()

    def note(self, *, play: bool, events: Sequence[Event], lines: Sequence[ChatLine]) -> None:
        """What the pages are to be told; who and what is at the table is looked up then."""
        self.play_changed |= play
        self.events.extend(events)
        self.lines.extend(lines)

    def _forget_news(self) -> None:
        self.play_changed = False
        self.events: list[Event] = []
        self.lines: list[ChatLine] = []

    def tell(self) -> None:
        """Every page, what is new to it."""
        host = self._room.host
        table = self._news_of_table(host)
        connections = self._room.presence.connections
        seen_from = [self._looks_from(connection) for connection in connections]
        stale = {
            connection
            for connection, seat in zip(connections, seen_from, strict=True)
            if connection not in self._from or self._from[connection] != seat
        }
        if table is UNSET and not (self.play_changed or self.events or self.lines or stale):
            return
        self.version += 1
        updates = _Updates(self, table)
        for connection, seat in zip(connections, seen_from, strict=True):
            if connection in stale:
                self.snapshot(connection)
            else:
                connection.send(updates.message(seat, self._news_of_you(connection, host)))
        self._forget_news()

    def snapshot(self, connection: Connection) -> None:
        """Everything, as of the last version."""
        seat, table_game = self._looks_from(connection), self._room.table_game
        you = self._known[connection] = self._you(connection, self._room.host)
        self._from[connection] = seat
        connection.send(
            _encode(
                server_messages.Snapshot(
                    version=self.version,
                    table=self._shown_table(self._room.host),
                    you=you,
                    play=self.play(seat),
                    events=[]
                    if table_game is None or seat is None
                    else [_seen(event, seat) for event in self._events_for_newcomers(table_game)],
                    lines=[_line(line) for line in self._room.lines],
                )
            )
        )

    def forget(self, connection: Connection) -> None:
        self._known.pop(connection, None)
        self._from.pop(connection, None)

    # Pieces

    def _looks_from(self, connection: Connection) -> Seat | None:
        """None: may not look."""
        seat = self._room.document.seat_of(connection.guest)
        if seat is not None:
            return seat
        return SPECTATOR if self._room.document.settings.spectators else None

    def _news_of_you(
        self, connection: Connection, host: str | None
    ) -> server_messages.You | UnsetType:
        you = self._you(connection, host)
        if you == self._known.get(connection):
            return UNSET
        self._known[connection] = you
        return you

    def _you(self, connection: Connection, host: str | None) -> server_messages.You:
        room, guest = self._room, connection.guest
        person = room.document.people.get(guest)
        return server_messages.You(
            guest=guest,
            name=room.own_name(guest),
            seat=room.document.seat_of(guest),
            return_to=room.document.returns_to(guest),
            may_take=self._may_take(guest),
            host=host == guest,
            muted=person is not None and person.muted,
        )

    def _may_take(self, guest: str) -> list[Seat]:
        """Bots' seats in a running game; none for those who have seen another hand of it."""
        room, document = self._room, self._room.document
        running = room.table_game is not None and room.stage != "over"
        if not running or document.seat_of(guest) is not None:
            return []
        return [
            seat
            for seat in range(len(document.places))
            if document.held.get(guest, seat) == seat
            and document.stands_alone(seat, in_round=room.in_round)
        ]

    def _news_of_table(self, host: str | None) -> server_messages.Table | UnsetType:
        """Time passing is no news."""
        table = self._shown_table(host)
        known = self._table
        self._table = table
        same = known is not None and msgspec.structs.replace(known, seconds=table.seconds) == table
        return UNSET if same else table

    def _shown_table(self, host: str | None) -> server_messages.Table:
        room, document = self._room, self._room.document
        config = document.config() if room.table_game is None else room.table_game.match.config
        over, practice = room.stage == "over", document.practice is not None
        promised = None if practice else room.table_game
        return server_messages.Table(
            id=document.id,
            game=document.game,
            players=document.players,
            options=document.options,
            cards=cards_on_the_wire(config),
            sides=[list(side) for side in config.teams],
            settings=settings_on_the_wire(document.settings),
            host=host,
            seats=[self._seat(seat) for seat in range(len(document.places))],
            watchers=self._watchers(),
            muted=[guest for guest, person in document.people.items() if person.muted],
            stage=room.stage,
            number=document.number,
            commitment=None if promised is None else promised.commitment,
            next_commitment=room.commitment,
            waiting=room.waiting,
            seconds=room.seconds,
            asleep=room.asleep,
            ended=document.ended,
            ended_early=document.ended_early,
            record=document.playing if over and not practice else None,
            practice=practice,
        )

    def _seat(self, seat: Seat) -> server_messages.TableSeat:
        room, place = self._room, self._room.document.places[seat]
        guest, here = place.guest, room.here(seat)
        return server_messages.TableSeat(
            guest=guest,
            name=room.document.name_at(seat),
            bot=place.bot,
            here=here,
            stand_in=room.stage == "play" and not here and room.away(seat),
            ready=seat in room.ready,
            salted=guest is not None and guest in room.document.salts,
        )

    def _watchers(self) -> list[server_messages.Watcher]:
        room = self._room
        return [
            self._watcher(guest)
            for guest in room.presence.guests()
            if room.document.seat_of(guest) is None
        ]

    def _watcher(self, guest: str) -> server_messages.Watcher:
        room = self._room
        name, claim = room.name_of(guest), room.claims.get(guest)
        if claim is None:
            return server_messages.Watcher(guest=guest, name=name)
        asked = [one for one in room.asked_about(guest, claim.owner) if one not in claim.agreed]
        return server_messages.Watcher(guest=guest, name=name, claims=claim.seat, asked=asked)

    def _face_down(self, table_game: TableGame) -> bool:
        """Until the round is over, at tables that play from memory."""
        room = self._room
        return room.document.settings.memory and room.stage != "over" and table_game.in_round

    def _events_for_newcomers(self, table_game: TableGame) -> Sequence[Event]:
        """The round's story so far, for those who come."""
        return table_game.last_events if self._face_down(table_game) else table_game.events

    def play(self, seat: Seat | None) -> server_messages.Play | None:
        table_game = self._room.table_game
        if table_game is None or seat is None:
            return None
        ask = table_game.ask if self._room.stage == "play" else None
        asked = ask is not None and seat in ask.seats
        return server_messages.Play(
            ask=None
            if ask is None
            else server_messages.Ask(id=table_game.ask_id, what=ask.what, seats=list(ask.seats)),
            choice=choice_of(table_game, seat) if asked else None,
            view=on_the_wire(table_game.glance(seat), face_down=self._face_down(table_game)),
            result=table_game.result,
        )


class _Updates:
    """One step further, for all pages: what several of them are told is made but once."""

    def __init__(self, broadcaster: Broadcaster, table: server_messages.Table | UnsetType) -> None:
        self._broadcaster = broadcaster
        self._table = table
        self._lines = [_line(line) for line in broadcaster.lines]
        self._public = [_seen(event, SPECTATOR) for event in broadcaster.events if event.public]
        self._made: dict[Seat | None, bytes] = {}

    def message(self, seat: Seat | None, you: server_messages.You | UnsetType) -> bytes:
        """The same bytes for all who look from one seat and have nothing new about themselves."""
        if you is not UNSET:
            return self._make(seat, you)
        if seat not in self._made:
            self._made[seat] = self._make(seat, you)
        return self._made[seat]

    def _make(self, seat: Seat | None, you: server_messages.You | UnsetType) -> bytes:
        broadcaster = self._broadcaster
        return _encode(
            server_messages.Update(
                version=broadcaster.version,
                table=self._table,
                you=you,
                play=broadcaster.play(seat) if broadcaster.play_changed else UNSET,
                events=[] if seat is None else self._opened(seat),
                lines=self._lines,
            )
        )

    def _opened(self, seat: Seat) -> list[SeenEvent]:
        events = self._broadcaster.events
        if len(self._public) == len(events):
            return self._public
        return [_seen(event, seat) for event in events]


def _seen(event: Event, seat: Seat) -> SeenEvent:
    return event_on_the_wire(event.seen_by(seat))


def _line(line: ChatLine) -> server_messages.ChatLine:
    return server_messages.ChatLine(
        number=line.number,
        guest=line.guest,
        name=line.name,
        seat=line.seat,
        text=line.text,
        preset=line.preset,
    )
