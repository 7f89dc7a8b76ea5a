"""A table as pages and requests reach it, whichever process runs it."""

from typing import Protocol

from upperlip.server.tables import seating
from upperlip.server.tables.inbox import Connected, Disconnected, Said
from upperlip.server.tables.room import Room
from upperlip.server.tables.room_task import RoomTask
from upperlip.server.wire import api
from upperlip.table.seat import SPECTATOR, Seat

FromPage = Connected | Disconnected | Said


class AnyTable(Protocol):
    def put(self, item: FromPage) -> None: ...

    async def preview(self) -> api.TablePreview: ...

    async def running(self, guest: str) -> api.Running | None:
        """The guest's game there, as all at the table know it; None for those who have none."""
        ...

    async def redeem(self, guest: str, name: str, token: str) -> Seat:
        """See `seating.redeem`."""
        ...


class OwnTable:
    """One that this process runs."""

    def __init__(self, room_task: RoomTask) -> None:
        self._room_task = room_task
        self.put = room_task.room.put

    async def preview(self) -> api.TablePreview:
        room = self._room_task.room
        document = room.document
        return api.TablePreview(
            id=document.id,
            game=document.game,
            founder=room.name_of(document.founder),
            players=document.players,
            free=_free(room),
            stage=room.stage,
        )

    async def running(self, guest: str) -> api.Running | None:
        room = self._room_task.room
        seat, table_game = room.document.seat_of(guest), room.table_game
        if seat is None or table_game is None or room.stage == "over":
            return None
        shown, ask = table_game.glance(SPECTATOR).round, table_game.ask
        asked = ask is not None and seat in ask.seats
        return api.Running(
            table=room.document.id,
            game=room.document.game,
            players=room.document.names(),
            seat=seat,
            round=None if shown is None else shown.number,
            stage=room.stage,
            your_turn=asked if room.stage == "play" else seat not in room.ready,
        )

    async def redeem(self, guest: str, name: str, token: str) -> Seat:
        room = self._room_task.room
        return await self._room_task.do(lambda: seating.redeem(room, guest, name, token))


def listed(room: Room) -> api.Listed:
    """As a table that wants company is shown."""
    return api.Listed(
        id=room.document.id,
        game=room.document.game,
        players=room.document.players,
        free=_free(room),
        stage=room.stage,
        names=[room.name_of(guest) for guest in room.document.seated],
    )


def _free(room: Room) -> int:
    return sum(place.guest is None for place in room.document.places)
