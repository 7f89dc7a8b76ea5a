"""Lines and presets."""

import msgspec

from upperlip.server.store.operations import AddChat
from upperlip.server.store.rows import Line
from upperlip.server.tables.chat_rules import LINES_KEPT, Patience, check_preset, check_text
from upperlip.server.tables.names import clean_line
from upperlip.server.tables.presence import Page
from upperlip.server.tables.refusal import Refusal
from upperlip.server.tables.room import Room
from upperlip.server.wire import client_messages, server_messages


async def text(room: Room, page: Page, wish: client_messages.Text) -> None:
    check_text(room.document, room.stage)
    line = clean_line(wish.text)
    if not line:
        raise Refusal("nothing-said")
    await _say(room, page, text=line)


async def preset(room: Room, page: Page, wish: client_messages.Preset) -> None:
    check_preset(wish.preset)
    await _say(room, page, preset=wish.preset)


async def _say(
    room: Room, page: Page, *, text: str | None = None, preset: str | None = None
) -> None:
    person = room.document.people.get(page.guest)
    if person is not None and person.muted:
        raise Refusal("muted")
    now = room.house.now()
    room.patience.setdefault(page.guest, Patience(now)).spend(now)
    line = server_messages.Line(
        number=room.lines[-1].number + 1 if room.lines else 1,
        guest=page.guest,
        name=room.name_of(page.guest),
        seat=room.document.seat_of(page.guest),
        text=text,
        preset=preset,
    )
    kept = Line(line.number, msgspec.json.encode(line).decode())
    await room.store([AddChat(room.document.id, kept)])
    room.lines = [*room.lines, line][-LINES_KEPT:]
    room.show(lines=[line])
