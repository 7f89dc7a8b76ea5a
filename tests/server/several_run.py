"""A run of games at three server processes, of which one after the other comes to grief."""

import asyncio
import random
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Literal, get_args

from tests.server.guests import Guest
from tests.server.kill_run import KillRun
from tests.server.postgres import DATABASE, Postgres
from tests.server.server_process import ServerProcess, free_port

PROCESSES = 3
Trouble = Literal["kill", "hold", "drain", "outage"]
OUTAGE = 12.0  # seconds
# After which a page comes back by itself; all that others may hear while a table moves.
PASSING = {"server-stops", "written-elsewhere", "store-failed"}
_CUT = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{DATABASE}'"


class Roamer(Guest):
    """Comes to whichever process a balancer would choose: each time another that is well."""

    addresses: Callable[[], Sequence[str]]
    turn: "count[int]"
    at = ""  # where the page is

    async def socket(self, table: str) -> Any:
        addresses = self.addresses()
        self.at = self.address = addresses[next(self.turn) % len(addresses)]
        return await super().socket(table)


class SeveralRun(KillRun):
    passing = PASSING

    def __init__(self, postgres: Postgres, folder: Path, seed: int, patient: int) -> None:
        self._postgres = postgres
        self.url = postgres.fresh()
        self._schema = self.url.rpartition("=")[2]
        self.processes: list[ServerProcess] = []
        self._internal: dict[ServerProcess, str] = {}
        for number in range(PROCESSES):
            place = folder / str(number)
            place.mkdir()
            address = f"127.0.0.1:{free_port()}"
            flags = ("--processes", "1", "--internal-address", address)
            process = ServerProcess(place, data=self.url, flags=flags)
            self.processes.append(process)
            self._internal[process] = address
        super().__init__(self.processes[0], seed, patient)
        self._draws = random.Random(seed)
        self._unwell: ServerProcess | None = None
        self.away: dict[Trouble, list[float]] = {name: [] for name in get_args(Trouble)}
        self._held: set[ServerProcess] = set()  # some time, or cut off
        self.moved = 0  # tables that had to go elsewhere

    def addresses(self) -> Sequence[str]:
        return [process.address for process in self.processes if process is not self._unwell]

    async def _guest(self, number: int, seat: int) -> Guest:
        address = self.processes[(number + seat) % PROCESSES].address
        guest = await Roamer.introduced(address, f"Guest {number}.{seat}")
        guest.addresses, guest.turn = self.addresses, count(number + seat)
        return guest

    async def spend_among(
        self, tables: int, troubles: Sequence[Trouble], progress: Callable[[], object]
    ) -> None:
        """Until all games are over; then the processes stop."""
        await asyncio.gather(*(process.start() for process in self.processes))
        try:
            everybody = [await self._people(number) for number in range(tables)]
            async with asyncio.TaskGroup() as group:
                for people in everybody:
                    group.create_task(self._play(people))
                await self._all_go_on()
                for trouble in troubles:
                    await self._bring(trouble)
                    progress()
                self.last_call = True
        finally:
            if self._unwell is not None and self._unwell._process is not None:
                self._unwell.let_go()
            await asyncio.gather(*(process.stop() for process in self.processes))

    async def _bring(self, trouble: Trouble) -> None:
        process = self._draws.choice(self.processes)
        await asyncio.sleep(self._draws.random() / 20)  # in the middle of something
        before = [len(player.away) for player in self.players]
        if trouble == "outage":
            await self._cut_off()
        else:
            await self._trouble(trouble, process)
        for player, known in zip(self.players, before, strict=True):
            self.away[trouble] += player.away[known:]

    async def _cut_off(self) -> None:
        """The database lets nobody in for a while."""
        self._held.update(self.processes)
        self._postgres.command(f"ALTER DATABASE {DATABASE} ALLOW_CONNECTIONS false")
        try:
            self._postgres.command(_CUT)
            await asyncio.sleep(OUTAGE)
        finally:
            self._postgres.command(f"ALTER DATABASE {DATABASE} ALLOW_CONNECTIONS true")
        await self._all_go_on()

    async def _trouble(self, trouble: Trouble, process: ServerProcess) -> None:
        self.moved += len(self._owned(process))
        self._unwell = process
        if trouble == "hold":
            self._held.add(process)
            process.hold()
            await self._taken_from(process)
            process.let_go()
        elif trouble == "kill":
            await process.kill()
        else:
            await process.stop()
        await self._all_go_on()
        if trouble != "hold":
            await process.start()
        self._unwell = None

    async def _all_go_on(self) -> None:
        """Until something new is acknowledged at every table."""
        done = self._done()
        while not all(now > then for now, then in zip(self._done(), done, strict=True)):
            await asyncio.sleep(0.01)

    def _done(self) -> list[int]:
        tables = dict.fromkeys(player.table for player in self.players)
        for player in self.players:
            tables[player.table] = (tables[player.table] or 0) + len(player.done)
        return [number or 0 for number in tables.values()]

    async def _taken_from(self, process: ServerProcess) -> None:
        """Until all tables are that somebody wants to see from elsewhere."""
        wanted = {
            player.table
            for player in self.players
            if isinstance(player._guest, Roamer) and player._guest.at != process.address
        }
        while wanted & self._owned(process):
            await asyncio.sleep(0.2)

    def _owned(self, process: ServerProcess) -> set[str]:
        schema = self._schema
        owned = (
            f"SELECT table_id FROM {schema}.leases JOIN {schema}.processes ON owner = id "
            f"WHERE address = '{self._internal[process]}'"
        )
        return set(self._postgres.command(owned, DATABASE).split())

    def complaints(self) -> list[str]:
        """But for who stood still, or had no database, and says so."""
        return [
            line
            for process in self.processes
            for line in process.complaints()
            if process not in self._held or "the store does not answer" not in line
        ]
