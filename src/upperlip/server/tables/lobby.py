"""All tables of this server: opened here, rebuilt from the store when somebody comes.

A table is kept by exactly one keeper, and this is the one place that says by which.
"""

import asyncio
import json
from collections import defaultdict, deque
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from upperlip.fairness import Proof, proof
from upperlip.games import GAMES
from upperlip.server.store import EndGame, Game, OpenTable, Ply, Table
from upperlip.server.tables.document import Document, Person, Place, read_manner
from upperlip.server.tables.playing import sit_down
from upperlip.server.tables.refusal import Refusal
from upperlip.server.tables.room import Room
from upperlip.server.tables.room_task import Keeper
from upperlip.server.tables.services import House
from upperlip.server.tables.table_game import RULES_VERSION, LiveGame, Logged
from upperlip.server.wire import server_messages

HOUR = 3600.0
_ID_BYTES = 16  # 128 bits: nobody guesses a table


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is asked for when a table is opened; whoever opens it sits at seat 0."""

    game: str
    players: int = 4
    options: dict[str, Any] = {}
    manner: dict[str, Any] = {}
    bots: str | None = None  # a level that fills the other seats


class Lobby:
    def __init__(self, house: House, tables_per_address: int = 30) -> None:
        self._house = house
        self._keepers: dict[str, Keeper] = {}
        self._loading: dict[str, asyncio.Task[Keeper]] = {}
        self._opened: defaultdict[str, deque[float]] = defaultdict(deque)
        self._most = tables_per_address
        self._closing = False

    async def open_table(self, wish: NewTable, guest: str, name: str, address: str) -> str:
        """The new table's id."""
        document = self._document(wish, guest, name)
        self._count(address)
        table = Table(
            document.id,
            document.manner.listed,
            msgspec.json.encode(document).decode(),
            self._house.millis(),
        )
        await self._house.store.save_table(table)
        self._house.log.info("table opened", table=document.id, game=document.game)
        return document.id

    def _document(self, wish: NewTable, guest: str, name: str) -> Document:
        if wish.game not in GAMES:
            raise Refusal("unknown-game", value=wish.game[:40], known=tuple(GAMES))
        document = Document(
            id=self._house.random(_ID_BYTES).hex(),
            founder=guest,
            game=wish.game,
            players=wish.players,
            options=wish.options,
            manner=read_manner(server_messages.Manner(), wish.manner),
            places=[Place(guest=guest)],
            people={guest: Person(name=name)},
            secret=self._house.random(32).hex(),
        )
        document.set_up(wish.players, wish.options)
        if wish.bots is not None:
            for seat in range(1, document.players):
                document.set_bot(seat, wish.bots)
        return document

    def _count(self, address: str) -> None:
        """So that nobody fills the store."""
        now, times = self._house.now(), self._opened[address]
        while times and now - times[0] > HOUR:
            times.popleft()
        if len(times) >= self._most:
            raise Refusal("too-many-tables", number=self._most)
        times.append(now)

    def listed(self) -> list[Room]:
        """Tables that want company, and have some."""
        rooms = [keeper.room for keeper in self._keepers.values()]
        return [room for room in rooms if room.document.manner.listed and room.presence.pages]

    async def keeper(self, table_id: str) -> Keeper:
        """The table's keeper; rebuilds the room if it is not in memory."""
        if self._closing:
            raise Refusal("server-stops")
        keeper = self._keepers.get(table_id)
        if keeper is not None and not keeper.closed:
            return keeper
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Keeper:
        try:
            found = await self._house.store.table_open(table_id)
            if found is None:
                raise Refusal("no-such-table")
            room = await rebuilt(self._house, found)
            keeper = self._keepers[table_id] = Keeper(room, self._forget)
            self._house.metrics.rooms.set(len(self._keepers))
            return keeper
        finally:
            del self._loading[table_id]

    def _forget(self, keeper: Keeper) -> None:
        table_id = keeper.room.document.id
        if self._keepers.get(table_id) is keeper:
            del self._keepers[table_id]
        self._house.metrics.rooms.set(len(self._keepers))

    async def close(self) -> None:
        """Every page is told; nothing is lost, all of it is in the store."""
        self._closing = True
        keepers = list(self._keepers.values())
        await asyncio.gather(*(keeper.close("server-stops") for keeper in keepers))


# From the store


async def rebuilt(house: House, found: OpenTable) -> Room:
    document = msgspec.json.decode(found.table.document, type=Document)
    lines = [msgspec.json.decode(line.text, type=server_messages.Line) for line in found.chat]
    game, plies = found.game, found.plies
    if game is None and document.playing is not None:  # one that is over, still on the table
        game, plies = await house.store.game(document.playing)
    if game is None:
        return Room(house, document, None, 0, lines)
    begun = document.playing == game.id
    room = Room(house, document, None, len(plies), lines)
    if not begun:  # the server stopped between the game's beginning and its first deal
        sit_down(room, game.id, game.number)
    if game.rules_version == RULES_VERSION:
        _resume(room, game, plies)
    elif found.game is not None:
        await _end_outdated(room, game, plies)
    elif document.ended is None:  # how it went can still be read in its record
        room.clear()
    else:
        room.enter("over")
    await room.store()
    return room


def _resume(room: Room, game: Game, plies: Sequence[Ply]) -> None:
    head, drawn_from = json.loads(game.head), _proof_of(game)
    config = GAMES[game.title].configure(len(drawn_from.salts), head["options"])
    live = LiveGame(game.title, config, game.number, drawn_from, room.house.chance)
    live.restore(Logged(ply.seat, json.loads(ply.step), ply.action_id, ply.part) for ply in plies)
    room.live = live
    if live.match.over or room.document.ended:
        room.enter("over")
    elif live.at_gate:
        room.enter("interlude")
    else:
        room.enter("moment" if live.just_dealt else "play")


def _proof_of(game: Game) -> Proof:
    salts = json.loads(game.salts or "")
    return Proof(game.secret, tuple(None if s is None else bytes.fromhex(s) for s in salts))


async def _end_outdated(room: Room, game: Game, plies: Sequence[Ply]) -> None:
    """The rules have changed since it began; its record holds the log as it was."""
    head = json.loads(game.head)
    record = {
        "format": "upperlip-record/1",
        "game": game.title,
        "players": head["players"],
        "options": head["options"],
        "steps": [json.loads(ply.step) for ply in plies],
        "result": None,
        "fairness": proof(*_proof_of(game)),
    }
    room.document.ended = "rules-changed"
    room.enter("over")
    text = json.dumps(record, ensure_ascii=False)
    await room.store([EndGame(game.id, "ended", room.house.millis(), text, "rules-changed")])
