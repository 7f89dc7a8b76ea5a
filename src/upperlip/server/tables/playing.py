"""A game at the table: its beginning, answers, rounds, clocks, bots, and its end."""

import asyncio
import json
from dataclasses import replace

import msgspec

from upperlip.fairness import Proof, commitment_to
from upperlip.records.write import text_of
from upperlip.server.store.operations import BeginGame, EndGame, Operation
from upperlip.server.store.rows import NewGame, Participant
from upperlip.server.tables.inbox import BotMove, Thought
from upperlip.server.tables.pacing import delay
from upperlip.server.tables.presence import Page
from upperlip.server.tables.refusal import Refusal
from upperlip.server.tables.room import Room
from upperlip.server.tables.seating import STAND_IN, need_host, need_seat
from upperlip.server.tables.table_game import RULES_VERSION, LiveGame, Logged
from upperlip.server.wire import client_messages, server_messages
from upperlip.table.match import Note
from upperlip.table.ply import Action
from upperlip.table.seat import Seat

ONLY_CARD = "only-card"  # no bot at all: the card plays itself

# Beginning


async def salt(room: Room, page: Page, wish: client_messages.Salt) -> None:
    need_seat(room, page)
    if wish.commitment != room.commitment:
        raise Refusal("other-commitment")
    if page.guest in room.document.salts:  # the first one counts
        return
    room.document.salts[page.guest] = wish.salt
    await room.store()
    room.show()


async def start(room: Room, page: Page, _: client_messages.Start) -> None:
    need_host(room, page)
    if room.stage not in ("lobby", "over"):
        raise Refusal("not-during-game")
    document = room.document
    config = document.config()
    if any(place.free for place in document.places):
        raise Refusal("seats-free")
    unsalted = [seat for seat in room.playing_here if not _salted(room, seat)]
    if unsalted:
        raise Refusal("salts-missing", seats=tuple(unsalted))
    proof = Proof(bytes.fromhex(document.secret), _salts(room))
    game = _new_game(room, proof)
    people = [
        Participant(place.guest, seat)
        for seat, place in enumerate(document.places)
        if place.guest is not None
    ]
    (game_id,) = await room.house.store.write([BeginGame(game, people)])
    sit_down(room, game_id, game.number)
    room.live = LiveGame(document.game, config, game.number, proof, room.house.chance)
    room.house.metrics.games_begun.inc()
    await _open_round(room)


def sit_down(room: Room, game_id: int, number: int) -> None:
    """A game has begun: its secret is spent, and the next one's is drawn.

    Bots that stood in for somebody stay; nobody has left a seat of this game yet.
    """
    document = room.document
    document.number, document.playing, document.ended = number, game_id, None
    document.secret, document.salts = room.house.random(32).hex(), {}
    for place in document.places:
        place.left_by = None
    room.begin_log()


def _salted(room: Room, seat: Seat) -> bool:
    return room.document.places[seat].guest in room.document.salts


def _salts(room: Room) -> tuple[bytes | None, ...]:
    given = room.document.salts
    return tuple(
        bytes.fromhex(given[place.guest]) if place.guest in given else None
        for place in room.document.places
    )


def _new_game(room: Room, proof: Proof) -> NewGame:
    document = room.document
    head = {
        "players": document.names(),
        "options": document.options,
        "bots": [place.bot for place in document.places],
    }
    return NewGame(
        table_id=document.id,
        number=document.number + 1,
        title=document.game,
        rules_version=RULES_VERSION,
        head=json.dumps(head, ensure_ascii=False),
        secret=proof.secret,
        commitment=bytes.fromhex(commitment_to(proof.secret)),
        salts=json.dumps([None if salt is None else salt.hex() for salt in proof.salts]),
        begun_at=room.house.millis(),
    )


async def reopen(room: Room, page: Page, _: client_messages.Reopen) -> None:
    need_host(room, page)
    if room.stage != "over":
        raise Refusal("not-during-game")
    room.clear()
    await room.store()
    room.show(play=True)


async def end(room: Room, page: Page, _: client_messages.End) -> None:
    need_host(room, page)
    if room.live is None or room.stage == "over":
        raise Refusal("no-game")
    await end_early(room, "ended-by-host")


async def end_early(room: Room, why: str) -> None:
    assert room.live is not None, "there is a game to end"
    room.document.ended = why
    await room.store([_ended(room, room.live, "ended", why)])
    room.enter("over")
    room.show(play=True)


def _ended(room: Room, live: LiveGame, outcome: str, why: str | None = None) -> EndGame:
    record = text_of(live.record(room.document.names()))
    playing = room.document.playing
    assert playing is not None, "the game is in the store"
    finished = outcome == "finished"
    at = room.house.millis()
    return EndGame(playing, "finished" if finished else "ended", at, record, why)


# Answers


async def ready(room: Room, page: Page, wish: client_messages.Ready) -> None:
    seat = need_seat(room, page)
    if wish.at == room.waiting:  # pressing too late is no mistake
        room.ready.add(seat)
        room.show()


async def act(room: Room, page: Page, wish: client_messages.Act) -> None:
    seat = need_seat(room, page)
    live = room.live
    if live is None:
        raise Refusal("no-game")
    if not live.answered(seat, wish.id):
        if wish.ask != live.ask_id or room.stage != "play":
            raise Refusal("ask-closed")
        before = live.ask_id
        await _log(room, live, live.act(seat, live.read(seat, wish.do), wish.id))
        page.tell(msgspec.json.encode(server_messages.Done(id=wish.id)))
        _show_step(room, live, before)
        return
    page.tell(msgspec.json.encode(server_messages.Done(id=wish.id)))


async def _log(room: Room, live: LiveGame, plies: list[Logged]) -> None:
    """Stores what was played and what chance made of it; the game's end goes along."""
    more: list[Operation] = []
    if live.match.over:
        more.append(_ended(room, live, "finished"))
        room.house.metrics.games_finished.inc()
    await room.store(more, plies)
    room.house.metrics.plies.inc(len(plies))


def _show_step(room: Room, live: LiveGame, before: str) -> None:
    if live.match.over:
        room.enter("over")
    elif live.at_gate:
        room.enter("interlude")
    elif live.ask_id != before:
        room.since = room.house.now()
    room.show(play=True, events=live.take_events())


async def _open_round(room: Room) -> None:
    live = room.live
    assert live is not None, "a round belongs to a game"
    await _log(room, live, live.open_round())
    room.enter("moment")
    room.show(play=True, events=live.take_events())


# Going on: looked after whenever something has happened, or time has passed


async def go_on(room: Room) -> None:
    _wake_or_sleep(room)
    if not room.asleep:
        await _wait_for_ready(room)
        if room.stage == "play":
            _let_bots_think(room)
    room.show()  # a new host, somebody away: whatever time has changed


def _wake_or_sleep(room: Room) -> None:
    asleep = not room.playing_here
    if room.asleep and not asleep:  # nobody's time has run meanwhile
        room.since = room.house.now()
    room.asleep = asleep


async def _wait_for_ready(room: Room) -> None:
    if room.waiting is None:
        return
    everyone = all(seat in room.ready for seat in room.playing_here)
    if not everyone and not _time_is_up(room):
        return
    if room.stage == "interlude":
        await _open_round(room)
    else:
        room.enter("play")
        room.show(play=True)


def _time_is_up(room: Room) -> bool:
    limit = room.time_limit
    return limit is not None and room.house.now() >= room.since + limit


def next_deadline(room: Room) -> float | None:
    """When to look around again, if nothing happens before."""
    now = room.house.now()
    times = [room.presence.host_passes_on(room.document.founder)]
    if not room.asleep:
        limit = room.time_limit
        times.append(None if limit is None else room.since + limit)
        ask = room.live.ask if room.live is not None and room.stage == "play" else None
        times += [room.away_from(seat) for seat in (ask.seats if ask else ())]
    return min((time for time in times if time is not None and time > now), default=None)


# Bots, and those who stand in


def _let_bots_think(room: Room) -> None:
    live = room.live
    ask = live.ask if live is not None else None
    if live is None or ask is None:
        return
    for seat in ask.seats:
        level = _who_plays(room, live, seat)
        thought = (live.ask_id, seat, live.match.decisions(seat))
        if level is not None and thought not in room.thinking:
            pause = delay(room.document.manner.pace, room.draws)
            room.thinking[thought] = asyncio.create_task(
                _think(room, live, thought, level, pause, room.draws.word())
            )


def _who_plays(room: Room, live: LiveGame, seat: Seat) -> str | None:
    """A bot's level, if no person decides here now."""
    place = room.document.places[seat]
    if place.guest is None:
        return place.bot
    if room.away(seat) or (room.document.manner.clock and _time_is_up(room)):
        return STAND_IN
    return ONLY_CARD if _last_card(live, seat) else None


def _last_card(live: LiveGame, seat: Seat) -> bool:
    """Where everybody can see that there is no choice."""
    ask = live.ask
    if ask is None or ask.what != "play":
        return False
    sizes: tuple[int, ...] = live.view(seat).round.hand_sizes
    return sizes[seat] == 1


async def _think(
    room: Room, live: LiveGame, thought: Thought, level: str, pause: float, word: int
) -> None:
    """The pause was drawn before, and thinking ends within it."""
    _, seat, decision = thought
    house, match = room.house, live.match
    until = house.now() + pause
    if level == ONLY_CARD:
        actions, by = match.legal(seat)[:1], None
    else:
        actions, by = await _answer(room, live, seat, level, (word, seat, decision), pause)
    await house.sleep(max(0.0, until - house.now()))
    room.put(BotMove(thought, actions, by))


async def _answer(
    room: Room, live: LiveGame, seat: Seat, level: str, key: tuple[int, ...], seconds: float
) -> tuple[tuple[Action, ...], str]:
    """A whole answer: three gifts are thought of one after the other, and given together."""
    view, legal = live.view(seat), live.match.legal(seat)
    wanted, by = live.parts_wanted(seat), level
    chosen: list[Action] = []
    while len(chosen) < wanted:
        at = (*key[:-1], key[-1] + len(chosen))
        thought = await room.house.desk.choose(
            room.document.id, level, view, legal, at, seconds / wanted
        )
        by = thought.by
        chosen.append(thought.action)
        if len(chosen) < wanted:
            legal = tuple(action for action in legal if action != thought.action)
            gifts = (*view.round.given, thought.action.value)
            view = replace(view, round=replace(view.round, given=gifts))
    return tuple(chosen), by


async def bot_moved(room: Room, move: BotMove) -> None:
    """Unless somebody has come back, or was quicker."""
    room.thinking.pop(move.thought, None)
    live = room.live
    if live is None or room.stage != "play" or room.asleep:
        return
    ask_id, seat, _ = move.thought
    current = (live.ask_id, seat, live.match.decisions(seat))
    ask = live.ask
    if ask is None or seat not in ask.seats or move.thought != current:
        return
    if _who_plays(room, live, seat) is None:
        return
    note = None if move.by is None else Note(bot=move.by)
    await _log(room, live, live.act(seat, move.actions, None, note))
    _show_step(room, live, ask_id)
