"""Hints at the table: thought of by the bots' workers, from the view of the seat that asks.

How far one went is in the store before it is shown, and in the record with the decision.
"""

import asyncio

import msgspec

from upperlip.review.hint import Hint
from upperlip.review.yardsticks import YARDSTICKS
from upperlip.server.store.documents import Hinted
from upperlip.server.tables.inbox import DecisionPoint, HintFound
from upperlip.server.tables.presence import Connection
from upperlip.server.tables.refusal import Refusal
from upperlip.server.tables.room import Room
from upperlip.server.tables.seating import need_seat
from upperlip.server.tables.table_game import TableGame
from upperlip.server.wire import client_messages, server_messages
from upperlip.server.wire.events import reason_on_the_wire
from upperlip.server.wire.server_messages import HintAnswer, HintOption
from upperlip.table.match import Note
from upperlip.table.ply import Action
from upperlip.table.seat import Seat

SECONDS = 0.9  # until somebody who asks has an answer, or hears that there is none


async def ask_hint(room: Room, connection: Connection, message: client_messages.AskHint) -> None:
    seat = need_seat(room, connection)
    if room.document.settings.hints == "off":
        raise Refusal("no-hints")
    table_game = room.table_game
    ask = table_game.ask if table_game is not None and room.stage == "play" else None
    if table_game is None or ask is None or message.ask != table_game.ask_id:
        raise Refusal("ask-closed")
    legal = table_game.match.legal(seat)
    if seat not in ask.seats or not legal:
        raise Refusal("ask-closed")
    if len(legal) == 1 or ask.what in YARDSTICKS[table_game.rules.title].even_asks:
        raise Refusal("nothing-to-hint")
    point = (table_game.ask_id, seat, table_game.match.decisions(seat))
    hints = room.hints
    if point in hints.found:
        await _give(room, table_game, connection, point, message.step)
        return
    hints.waiting.append((connection, point, message))
    if point not in hints.thinking:
        hints.thinking[point] = asyncio.create_task(_think(room, table_game, point, legal))


async def _think(
    room: Room, table_game: TableGame, point: DecisionPoint, legal: tuple[Action, ...]
) -> None:
    """From the view, and nothing else."""
    view = table_game.match.view(point[1])
    hint = await room.services.bots.hint(room.document.id, view, legal, SECONDS)
    room.put(HintFound(point, hint))


async def found(room: Room, point: DecisionPoint, hint: Hint | None) -> None:
    """All who wait for it hear of it, if the decision is still to be made."""
    hints, table_game = room.hints, room.table_game
    hints.thinking.pop(point, None)
    waiting = [each for each in hints.waiting if each[1] == point]
    hints.waiting = [each for each in hints.waiting if each[1] != point]
    ask_id, seat, decisions = point
    open_ = table_game is not None and room.stage == "play" and table_game.ask_id == ask_id
    if table_game is None or not open_ or table_game.match.decisions(seat) != decisions:
        return
    if hint is not None:
        hints.found = {point: hint for point, hint in hints.found.items() if point[0] == ask_id}
        hints.found[point] = hint
    for connection, _, message in waiting:
        if room.document.seat_of(connection.guest) != seat:  # it is somebody else's seat now
            continue
        if hint is None:
            reason = reason_on_the_wire(Refusal("hint-late").reason)
            refused = server_messages.Refused(ref=message.ref, reason=reason)
            connection.send(msgspec.json.encode(refused))
        else:
            await _give(room, table_game, connection, point, message.step)


async def _give(
    room: Room,
    table_game: TableGame,
    connection: Connection,
    point: DecisionPoint,
    step: client_messages.HintStep,
) -> None:
    ask_id, seat, _ = point
    before = _taken(room, seat)
    forget(room, seat)
    furthest = max(step, before.step if before is not None and before.ask == ask_id else 0)
    room.document.hinted.append(Hinted(ask=ask_id, seat=seat, step=furthest))
    await room.store()
    hint = room.hints.found[point]
    connection.send(msgspec.json.encode(_on_the_wire(table_game, ask_id, hint, step)))


def _on_the_wire(
    table_game: TableGame, ask_id: str, hint: Hint, step: client_messages.HintStep
) -> server_messages.Hint:
    config, write = table_game.match.config, table_game.rules.write_action
    words = [write(config, action) for action in hint.question]
    return server_messages.Hint(
        ask=ask_id,
        step=step,
        matters=[reason_on_the_wire(reason) for reason in hint.matters],
        question=words if step > 1 else None,
        answer=_answer(table_game, hint) if step > 2 else None,
    )


def _answer(table_game: TableGame, hint: Hint) -> HintAnswer:
    """With the figures of what comes into question, and of the best of the rest."""
    config, write = table_game.match.config, table_game.rules.write_action
    rest = next((each for each in hint.options if each.action not in hint.question), None)
    shown = [each for each in hint.options if each.action in hint.question or each is rest]
    return HintAnswer(
        best=[write(config, action) for action in hint.best],
        unit=YARDSTICKS[table_game.rules.title].unit,
        options=[
            HintOption(
                do=write(config, each.action),
                value=each.value,
                behind=each.behind.value,
                low=each.behind.low,
                high=each.behind.high,
            )
            for each in shown
        ],
        why=None if hint.why is None else reason_on_the_wire(hint.why),
        worlds=hint.worlds,
    )


# What the record says of it


def _taken(room: Room, seat: Seat) -> Hinted | None:
    return next((each for each in room.document.hinted if each.seat == seat), None)


def forget(room: Room, seat: Seat) -> None:
    """The decision is made, or about to be."""
    room.document.hinted = [each for each in room.document.hinted if each.seat != seat]


def note_of(room: Room, seat: Seat) -> Note | None:
    """How far a hint went that was taken for the decision that the seat makes now."""
    taken, table_game = _taken(room, seat), room.table_game
    forget(room, seat)
    current = taken is not None and table_game is not None and taken.ask == table_game.ask_id
    return Note(hint=taken.step) if taken is not None and current else None
