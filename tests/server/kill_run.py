"""A run of games at a server that is killed again and again: what it has said once must stay so."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import sqlalchemy as sa

from tests.server.guests import PATIENCE, Guest
from tests.server.persistent_player import THINKING, Player
from tests.server.server_process import ServerProcess
from upperlip.records.verify import verify
from upperlip.server.store import GameRow, PlyRow, Store, schema
from upperlip.server.store.connect import connect


class Setup(NamedTuple):
    """Bots sit where no people do."""

    game: str
    players: int
    people: int
    bots: str = "random"
    options: Mapping[str, Any] = MappingProxyType({})


GIFTS = {"rules": ["pass-three", "pink-open", "twos-win", "reversed"]}
SETUPS = (
    Setup("mustachio", 2, 2),
    Setup("moustache", 3, 3, options=GIFTS),
    Setup("mustachio", 3, 2),
    Setup("moustache", 4, 3, "novice", options=GIFTS),
    Setup("mustachio", 4, 4, options={"villains": "all"}),
    Setup("moustache", 6, 4),
)


class KillRun:
    """Tables of all setups; those but for the first `patient` ones end early at last call."""

    passing: Collection[str] = ()
    thinking = THINKING

    def __init__(self, server: ServerProcess, seed: int, patient: int) -> None:
        self.server = server
        self.acknowledged = 0
        self.last_call = False
        self.players: list[Player] = []
        self._draws = random.Random(seed)
        self._patient = patient

    async def spend(
        self, tables: int, kills: int, progress: Callable[[], object], answers: int = 4
    ) -> None:
        """Until all games are over; then the server stops.

        `answers` is how many a table gives between two kills, at most.
        """
        await self.server.start()
        try:
            everybody = [await self._people(number) for number in range(tables)]
            async with asyncio.TaskGroup() as group:
                for people in everybody:
                    group.create_task(self._play(people))
                await self._kill(kills, answers * tables, progress)
                self.last_call = True
        finally:
            await self.server.stop()

    async def _guest(self, number: int, seat: int) -> Guest:
        return await Guest.introduced(self.server.address, f"Guest {number}.{seat}")

    async def _people(self, number: int) -> list[Player]:
        setup = SETUPS[number % len(SETUPS)]
        guests = [await self._guest(number, seat) for seat in range(setup.people)]
        table = await guests[0].open_table(
            game=setup.game,
            players=setup.players,
            options=dict(setup.options),
            settings={"pace": "instant"},
            bots=setup.bots,
        )
        for guest in guests:
            await guest.http.aclose()  # the cookie is all they need from now on
        people = [
            Player(self, guest, table, seat, setup.people, seat == 0 and number >= self._patient)
            for seat, guest in enumerate(guests)
        ]
        self.players += people
        return people

    async def _play(self, people: Sequence[Player]) -> None:
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(player.play()) for player in people[1:]]
            await people[0].play()
            for task in tasks:
                task.cancel()

    async def _kill(self, kills: int, most: int, progress: Callable[[], object]) -> None:
        """At moments counted in answers, from none on: while everybody is still coming back."""
        for _ in range(kills):
            wanted = self.acknowledged + self._draws.randrange(most)
            while self.acknowledged < wanted:
                await asyncio.sleep(0.002)
            await asyncio.sleep(self._draws.random() / 50)
            await self.server.kill()
            await self.server.start()
            progress()


class Found(NamedTuple):
    """In the store, when all is over."""

    games: int
    finished: int  # to their end
    actions: int  # that were acknowledged


async def audit(kill_run: KillRun) -> Found:
    return await audited(f"sqlite:///{kill_run.server.data}", kill_run.players)


async def audited(url: str, players: Sequence[Player]) -> Found:
    """Every acknowledged action is there, none is there twice or in part, every record is right."""
    logs: Counter[tuple[str, int, str]] = Counter()
    store = await Store.open(url)
    games = finished = 0
    try:
        for game_id in await _all_games(url):
            game, plies = await store.game(game_id)
            assert game is not None
            games += 1
            finished += _check_record(game, plies, await store.record(game_id))
            logs.update(
                (game.table_id, ply.seat, ply.action_id)
                for ply in plies
                if ply.seat is not None and ply.action_id is not None
            )
    finally:
        await store.close()
    for player in players:
        for action_id, parts in player.sent.items():
            kept = logs[player.table, player.seat, action_id]
            allowed = (parts,) if action_id in player.done else (0, parts)
            assert kept in allowed, f"{action_id}: {kept} of {parts}"
    return Found(games, finished, sum(len(player.done) for player in players))


async def _all_games(url: str) -> Sequence[int]:
    """By asking the database: where beginning one has failed, PostgreSQL leaves its number out."""
    database = connect(url, PATIENCE)
    ids = sa.select(schema.games.c.id).order_by(schema.games.c.id)
    try:
        return await database.read(lambda connection: connection.scalars(ids).all())
    finally:
        await database.close()


def _check_record(game: GameRow, plies: Sequence[PlyRow], text: str | None) -> bool:
    """Has the game come to its end?"""
    assert text is not None, f"game {game.id} is not over"
    assert [ply.number for ply in plies] == list(range(len(plies)))
    record = json.loads(text)
    verify(record, game.commitment.hex())
    logged = Counter(json.dumps(json.loads(ply.step), sort_keys=True) for ply in plies)
    written = Counter(json.dumps(step, sort_keys=True) for step in record["steps"])
    if record["result"] is None:  # what was still secret when it was ended is not in its record
        assert written <= logged
    else:
        assert written == logged
    return record["result"] is not None
