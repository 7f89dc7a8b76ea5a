"""Lines and presets."""

from upperlip.server.store.documents import ChatLine, write
from upperlip.server.store.operations import AddChat
from upperlip.server.store.rows import ChatRow
from upperlip.server.tables.chat_rules import LINES_KEPT, TalkAllowance, check_preset, check_text
from upperlip.server.tables.names import clean_line
from upperlip.server.tables.presence import Connection
from upperlip.server.tables.refusal import Refusal
from upperlip.server.tables.room import Room
from upperlip.server.wire import client_messages


async def text(room: Room, connection: Connection, message: client_messages.Text) -> None:
    check_text(room.document, room.stage)
    line = clean_line(message.text)
    if not line:
        raise Refusal("nothing-said")
    await _say(room, connection, text=line)


async def preset(room: Room, connection: Connection, message: client_messages.Preset) -> None:
    check_preset(message.preset)
    await _say(room, connection, preset=message.preset)


async def _say(
    room: Room, connection: Connection, *, text: str | None = None, preset: str | None = None
) -> None:
    person = room.document.people.get(connection.guest)
    if person is not None and person.muted:
        raise Refusal("muted")
    _spend(room, connection.guest)
    line = ChatLine(
        number=room.last_line + 1,
        guest=connection.guest,
        name=room.name_of(connection.guest),
        seat=room.document.seat_of(connection.guest),
        text=text,
        preset=preset,
    )
    kept = ChatRow(line.number, write(line))
    await room.store([AddChat(room.document.id, kept)])
    room.last_line = line.number
    room.lines = [*room.lines, line][-LINES_KEPT:]
    room.show(lines=[line])


def _spend(room: Room, guest: str) -> None:
    """Only those who have just spoken are remembered."""
    now, allowances = room.services.now(), room.talk_allowances
    for other in [one for one, left in allowances.items() if left.whole(now)]:
        del allowances[other]
    allowances.setdefault(guest, TalkAllowance(now)).spend(now)
