"""A game at the table: answers, rounds, clocks, bots, and its end."""

import asyncio

import msgspec

from upperlip.records.write import text_of
from upperlip.server.store.operations import EndGame, Operation
from upperlip.server.tables import claims, hinting
from upperlip.server.tables.inbox import BotAnswer, DecisionPoint
from upperlip.server.tables.pacing import delay
from upperlip.server.tables.presence import Connection
from upperlip.server.tables.refusal import Refusal
from upperlip.server.tables.room import Room
from upperlip.server.tables.seating import STAND_IN, need_host, need_no_practice, need_seat
from upperlip.server.tables.table_game import TRICK_ENDS, Logged, TableGame
from upperlip.server.wire import client_messages, server_messages
from upperlip.table.match import Note
from upperlip.table.ply import Action
from upperlip.table.seat import Seat

ONLY_CARD = "only-card"  # no bot at all: the card plays itself
READING_SECONDS = 4.0  # why a trick was won; no clock runs meanwhile


async def reopen(room: Room, connection: Connection, _: client_messages.Reopen) -> None:
    need_host(room, connection)
    need_no_practice(room)
    if room.stage != "over":
        raise Refusal("not-during-game")
    room.clear()
    await room.store()
    room.show(play=True)


async def end(room: Room, connection: Connection, _: client_messages.End) -> None:
    need_host(room, connection)
    if room.table_game is None or room.stage == "over":
        raise Refusal("no-game")
    room.document.ended = "ended-by-host"
    room.document.ended_early += 1  # for all to see: who dislikes a deal could end it
    await room.store([_ended(room, room.table_game, "ended", room.document.ended)])
    room.enter("over")
    room.show(play=True)


def _ended(room: Room, table_game: TableGame, outcome: str, why: str | None = None) -> EndGame:
    room.reveal_names()
    practice = room.document.practice is not None
    record = None if practice else text_of(table_game.record(room.document.names()))
    playing = room.document.playing
    assert playing is not None, "the game is in the store"
    finished = outcome == "finished"
    at = room.services.millis()
    return EndGame(playing, "finished" if finished else "ended", at, record, why)


# Answers


async def ready(room: Room, connection: Connection, message: client_messages.Ready) -> None:
    seat = need_seat(room, connection)
    if message.at == room.waiting:  # pressing too late is no mistake
        room.ready.add(seat)
        room.show()


async def act(room: Room, connection: Connection, message: client_messages.Act) -> None:
    seat = need_seat(room, connection)
    table_game = room.table_game
    if table_game is None:
        raise Refusal("no-game")
    if not table_game.answered(seat, message.id):
        if message.ask != table_game.ask_id or room.stage != "play":
            raise Refusal("ask-closed")
        before = table_game.ask_id
        actions = table_game.read(seat, message.do)
        announced, note = room.document.settings.hints == "told", hinting.note_of(room, seat)
        plies = table_game.act(seat, actions, message.id, note, announce_hint=announced)
        await _log(room, table_game, plies)
        connection.send(msgspec.json.encode(server_messages.Done(id=message.id)))
        _show_step(room, table_game, before)
        return
    connection.send(msgspec.json.encode(server_messages.Done(id=message.id)))


async def _log(room: Room, table_game: TableGame, plies: list[Logged]) -> None:
    """Stores what was played and what chance made of it; the game's end goes along."""
    more: list[Operation] = []
    if table_game.match.over:
        more.append(_ended(room, table_game, "finished"))
        room.services.metrics.games_finished.inc()
    await room.store(more, plies)
    room.services.metrics.plies.inc(len(plies))


def _show_step(room: Room, table_game: TableGame, before: str) -> None:
    events = table_game.take_events()
    if table_game.match.over:
        room.enter("over")
    elif table_game.between_rounds:
        room.enter("interlude")
    elif table_game.ask_id != before:
        trick_over = any(event.message in TRICK_ENDS for event in events)
        room.since = room.services.now() + trick_over * READING_SECONDS
    room.show(play=True, events=events)


async def open_round(room: Room) -> None:
    table_game = room.table_game
    assert table_game is not None, "a round belongs to a game"
    await _log(room, table_game, table_game.open_round())
    room.enter("moment")
    room.show(play=True, events=table_game.take_events())


# Going on: looked after whenever something has happened, or time has passed


async def go_on(room: Room) -> None:
    await claims.settle(room)
    _wake_or_sleep(room)
    if not room.asleep:
        await _wait_for_ready(room)
        if room.stage == "play":
            _let_bots_think(room)
    room.tell()  # what was done, and whatever time has changed: a new host, somebody away


def _wake_or_sleep(room: Room) -> None:
    asleep = not room.playing_here
    if room.asleep and not asleep:  # nobody's time has run meanwhile
        room.since = room.services.now()
    room.asleep = asleep


async def _wait_for_ready(room: Room) -> None:
    if room.waiting is None:
        return
    everyone = all(seat in room.ready for seat in room.playing_here)
    if not everyone and not _time_is_up(room):
        return
    if room.stage == "interlude":
        room.tell()  # before the store is waited for
        await open_round(room)
    else:
        room.enter("play")
        room.show(play=True)


def _time_is_up(room: Room) -> bool:
    limit = room.time_limit
    return limit is not None and room.services.now() >= room.since + limit


def next_deadline(room: Room) -> float | None:
    """When to look around again, if nothing happens before."""
    now = room.services.now()
    times = [room.presence.host_passes_on(room.document.founder)]
    if not room.asleep:
        limit = room.time_limit
        times.append(None if limit is None else room.since + limit)
        ask = room.table_game.ask if room.table_game is not None and room.stage == "play" else None
        times += [room.away_from(seat) for seat in (ask.seats if ask else ())]
    return min((time for time in times if time is not None and time > now), default=None)


# Bots, and those who stand in


def _let_bots_think(room: Room) -> None:
    table_game = room.table_game
    ask = table_game.ask if table_game is not None else None
    if table_game is None or ask is None:
        return
    for seat in ask.seats:
        level = _who_plays(room, table_game, seat)
        point = (table_game.ask_id, seat, table_game.match.decisions(seat))
        if level is not None and point not in room.thinking:
            pause = delay(room.document.settings.pace, room.draws)
            room.thinking[point] = asyncio.create_task(
                _think(room, table_game, point, level, pause, room.draws.word())
            )


def _who_plays(room: Room, table_game: TableGame, seat: Seat) -> str | None:
    """A bot's level, if no person decides here now."""
    place = room.document.places[seat]
    if place.guest is None:
        return place.bot
    if room.away(seat) or (room.document.settings.clock and _time_is_up(room)):
        return STAND_IN
    return ONLY_CARD if _last_card(table_game, seat) else None


def _last_card(table_game: TableGame, seat: Seat) -> bool:
    """Where everybody can see that there is no choice."""
    ask = table_game.ask
    round_ = table_game.glance(seat).round
    if ask is None or ask.what != "play" or round_ is None:
        return False
    return round_.hand_sizes[seat] == 1


async def _think(
    room: Room, table_game: TableGame, point: DecisionPoint, level: str, pause: float, word: int
) -> None:
    """The pause was drawn before, and thinking ends within it."""
    _, seat, decision = point
    services, match = room.services, table_game.match
    until = services.now() + pause
    if level == ONLY_CARD:
        actions, by = match.legal(seat)[:1], None
    else:
        actions, by = await _answer(room, table_game, seat, level, (word, seat, decision), pause)
    await services.sleep(max(0.0, until - services.now()))
    room.put(BotAnswer(point, actions, by))


async def _answer(
    room: Room, table_game: TableGame, seat: Seat, level: str, key: tuple[int, ...], seconds: float
) -> tuple[tuple[Action, ...], str]:
    """A whole answer: its parts are thought of one after the other, and given together."""
    view, legal = table_game.match.view(seat), table_game.match.legal(seat)
    wanted, by = table_game.parts_wanted(seat), level
    chosen: list[Action] = []
    while len(chosen) < wanted:
        at = (*key[:-1], key[-1] + len(chosen))
        choice = await room.services.bots.choose(
            room.document.id, level, view, legal, at, seconds / wanted
        )
        by = choice.by
        chosen.append(choice.action)
        if len(chosen) < wanted:
            legal = tuple(action for action in legal if action != choice.action)
            view = table_game.rules.with_part(view, choice.action)
    return tuple(chosen), by


async def bot_answered(room: Room, answer: BotAnswer) -> None:
    """Unless somebody has come back, or was quicker."""
    room.thinking.pop(answer.point, None)
    table_game = room.table_game
    if table_game is None or room.stage != "play" or room.asleep:
        return
    ask_id, seat, _ = answer.point
    current = (table_game.ask_id, seat, table_game.match.decisions(seat))
    ask = table_game.ask
    if ask is None or seat not in ask.seats or answer.point != current:
        return
    if _who_plays(room, table_game, seat) is None:
        return
    note = None if answer.by is None else Note(bot=answer.by)
    hinting.forget(room, seat)
    await _log(room, table_game, table_game.act(seat, answer.actions, None, note))
    _show_step(room, table_game, ask_id)
