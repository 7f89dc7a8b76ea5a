"""What each page is shown: built from views and opened events, the same for all of one seat."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, UnsetType

from upperlip.fairness import commitment_to
from upperlip.server.store.documents import ChatLine
from upperlip.server.tables.choices import choice_of
from upperlip.server.tables.presence import Connection
from upperlip.server.tables.table_game import TableGame
from upperlip.server.tables.table_settings import settings_on_the_wire
from upperlip.server.wire import server_messages
from upperlip.server.wire.events import Event as SeenEvent
from upperlip.server.wire.events import event_on_the_wire
from upperlip.server.wire.views import on_the_wire
from upperlip.table.event import Event
from upperlip.table.seat import SPECTATOR, Seat

if TYPE_CHECKING:
    from upperlip.server.tables.room import Room

_encode = msgspec.json.Encoder().encode


class Broadcaster:
    """Remembers what each page has been sent, to send only what is new."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._version = 0
        self._table: server_messages.Table | None = None
        self._known: dict[Connection, server_messages.You] = {}
        self._from: dict[Connection, Seat | None] = {}  # where its last whole picture was seen from

    def update(self, *, play: bool, events: Sequence[Event], lines: Sequence[ChatLine]) -> None:
        table = self._news_of_table()
        stale = [
            connection for connection in self._room.presence.connections if self._moved(connection)
        ]
        if table is UNSET and not (play or events or lines or stale):
            return
        self._version += 1
        shown_lines = [_line(line) for line in lines]
        made: dict[tuple[Seat | None, server_messages.You | UnsetType], bytes] = {}
        for connection in self._room.presence.connections:
            if connection in stale:
                self.snapshot(connection)
                continue
            seat, you = self._looks_from(connection), self._news_of_you(connection)
            if (seat, you) not in made:
                shown = self._play(seat) if play else UNSET
                seen_events = [] if seat is None else _opened(events, seat)
                made[seat, you] = _encode(
                    server_messages.Update(
                        version=self._version,
                        table=table,
                        you=you,
                        play=shown,
                        events=seen_events,
                        lines=shown_lines,
                    )
                )
            connection.send(made[seat, you])

    def snapshot(self, connection: Connection) -> None:
        """Everything, as of the last version."""
        seat, table_game = self._looks_from(connection), self._room.table_game
        you = self._known[connection] = self._you(connection)
        self._from[connection] = seat
        connection.send(
            _encode(
                server_messages.Snapshot(
                    version=self._version,
                    table=self._shown_table(),
                    you=you,
                    play=self._play(seat),
                    events=[]
                    if table_game is None or seat is None
                    else _opened(self._retold(table_game), seat),
                    lines=[_line(line) for line in self._room.lines],
                )
            )
        )

    def forget(self, connection: Connection) -> None:
        self._known.pop(connection, None)
        self._from.pop(connection, None)

    # Pieces

    def _moved(self, connection: Connection) -> bool:
        """Does the page look from elsewhere than before? Then all it was sent is stale."""
        return connection not in self._from or self._from[connection] != self._looks_from(
            connection
        )

    def _looks_from(self, connection: Connection) -> Seat | None:
        """None: may not look."""
        seat = self._room.document.seat_of(connection.guest)
        if seat is not None:
            return seat
        return SPECTATOR if self._room.document.settings.spectators else None

    def _news_of_you(self, connection: Connection) -> server_messages.You | UnsetType:
        you = self._you(connection)
        if you == self._known.get(connection):
            return UNSET
        self._known[connection] = you
        return you

    def _you(self, connection: Connection) -> server_messages.You:
        room, guest = self._room, connection.guest
        person = room.document.people.get(guest)
        return server_messages.You(
            guest=guest,
            name=room.name_of(guest),
            seat=room.document.seat_of(guest),
            host=room.host == guest,
            muted=person is not None and person.muted,
        )

    def _news_of_table(self) -> server_messages.Table | UnsetType:
        """Time passing is no news."""
        table = self._shown_table()
        known = self._table
        self._table = table
        same = known is not None and msgspec.structs.replace(known, seconds=table.seconds) == table
        return UNSET if same else table

    def _shown_table(self) -> server_messages.Table:
        room, document = self._room, self._room.document
        config = document.config() if room.table_game is None else room.table_game.match.config
        over = room.stage == "over"
        return server_messages.Table(
            id=document.id,
            game=document.game,
            players=document.players,
            options=document.options,
            sides=[list(side) for side in config.teams],
            settings=settings_on_the_wire(document.settings),
            host=room.host,
            seats=[self._seat(seat) for seat in range(len(document.places))],
            watchers=self._watchers(),
            muted=[guest for guest, person in document.people.items() if person.muted],
            stage=room.stage,
            number=document.number,
            commitment=None
            if room.table_game is None
            else commitment_to(room.table_game.proof.secret),
            next_commitment=room.commitment,
            waiting=room.waiting,
            seconds=room.seconds,
            asleep=room.asleep,
            ended=document.ended,
            record=document.playing if over else None,
        )

    def _seat(self, seat: Seat) -> server_messages.TableSeat:
        room, place = self._room, self._room.document.places[seat]
        guest = place.guest
        return server_messages.TableSeat(
            guest=guest,
            name=room.document.name_at(seat),
            bot=place.bot,
            here=room.here(seat),
            stand_in=room.stage == "play" and room.away(seat),
            ready=seat in room.ready,
            salted=guest is not None and guest in room.document.salts,
        )

    def _watchers(self) -> list[server_messages.Watcher]:
        room = self._room
        return [
            server_messages.Watcher(
                guest=guest, name=room.name_of(guest), claims=room.claims.get(guest)
            )
            for guest in room.presence.guests()
            if room.document.seat_of(guest) is None
        ]

    def _face_down(self, table_game: TableGame) -> bool:
        """Until the round is over, at tables that play from memory."""
        room = self._room
        return room.document.settings.memory and room.stage != "over" and table_game.in_round

    def _retold(self, table_game: TableGame) -> Sequence[Event]:
        """The round's story so far, for those who come."""
        return table_game.last_events if self._face_down(table_game) else table_game.events

    def _play(self, seat: Seat | None) -> server_messages.Play | None:
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
            view=on_the_wire(table_game.view(seat), face_down=self._face_down(table_game)),
            result=table_game.match.result,
        )


def _opened(events: Sequence[Event], seat: Seat) -> list[SeenEvent]:
    return [event_on_the_wire(event.seen_by(seat)) for event in events]


def _line(line: ChatLine) -> server_messages.ChatLine:
    return server_messages.ChatLine(
        number=line.number,
        guest=line.guest,
        name=line.name,
        seat=line.seat,
        text=line.text,
        preset=line.preset,
    )
