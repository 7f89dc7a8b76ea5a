"""A run of games at three server processes, of which one after the other comes to grief."""

import asyncio
import random
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Literal, get_args

from tests.next_rules import sitecustomize as next_rules
from tests.server.guests import Guest
from tests.server.kill_run import KillRun
from tests.server.link_proxy import LinkProxy
from tests.server.postgres import DATABASE, Postgres
from tests.server.server_process import ServerProcess, free_port

PROCESSES = 3
Trouble = Literal["kill", "hold", "drain", "cut", "outage", "upgrade"]
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

    def __init__(
        self,
        postgres: Postgres,
        folder: Path,
        seed: int,
        patient: int,
        held: float = 0.0,
        cut: float = 3.0,
        upgraded: int = 1,
    ) -> None:
        """How long, in seconds, who is held stands still at least, and links are cut; and how many
        processes an upgrade replaces."""
        self._postgres = postgres
        self._ended_before = postgres.ended_for_standing_still()
        self._held_for, self._cut_for, self._upgraded = held, cut, upgraded
        self.url = postgres.fresh()
        self._schema = self.url.rpartition("=")[2]
        self.processes: list[ServerProcess] = []
        self._internal: dict[ServerProcess, str] = {}
        self._proxies: dict[ServerProcess, LinkProxy] = {}  # by which the others come
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
        self._without_store: set[ServerProcess] = set()  # those that a trouble kept from it
        self.away: dict[Trouble, list[float]] = {name: [] for name in get_args(Trouble)}
        self.moved = 0  # tables that had to go elsewhere
        self.brought: list[Trouble] = []

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
        # What no trouble needs would only cost time.
        if "cut" in troubles:
            self._proxies = {each: LinkProxy(self._internal[each]) for each in self.processes}
        for process in self.processes if "upgrade" in troubles else ():
            process.environment = next_rules.environment(next_rules.OLD)
        await asyncio.gather(*(proxy.open() for proxy in self._proxies.values()))
        await asyncio.gather(*map(self._start, self.processes))
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
            for proxy in self._proxies.values():
                proxy.close()

    async def _start(self, process: ServerProcess) -> None:
        await process.start()
        if process in self._proxies:
            there = f"{self._schema}.processes SET address = '{self._proxies[process].address}'"
            here = f"address = '{self._internal[process]}'"
            self._postgres.command(f"UPDATE {there} WHERE {here}", DATABASE)

    async def _bring(self, trouble: Trouble) -> None:
        process = self._draws.choice(self.processes)
        self.brought.append(trouble)
        await asyncio.sleep(self._draws.random() / 20)  # in the middle of something
        before = [len(player.away) for player in self.players]
        if trouble == "outage":
            await self._cut_off()
        elif trouble == "cut":
            await self._cut_links()
        elif trouble == "upgrade":
            await self._upgrade()
        else:
            await self._trouble(trouble, process)
        for player, known in zip(self.players, before, strict=True):
            self.away[trouble] += player.away[known:]

    async def _cut_off(self) -> None:
        """The database lets nobody in for a while."""
        self._without_store.update(self.processes)
        self._postgres.command(f"ALTER DATABASE {DATABASE} ALLOW_CONNECTIONS false")
        try:
            self._postgres.command(_CUT)
            await asyncio.sleep(OUTAGE)
        finally:
            self._postgres.command(f"ALTER DATABASE {DATABASE} ALLOW_CONNECTIONS true")
        await self._all_go_on()

    async def _cut_links(self) -> None:
        """Nothing gets from one process to another; all reach the database."""
        assert any(proxy.passed for proxy in self._proxies.values()), "links lead through them"
        for proxy in self._proxies.values():
            proxy.fall_silent()
        await asyncio.sleep(self._cut_for)
        for proxy in self._proxies.values():
            proxy.speak_again()
        await self._all_go_on()

    async def _upgrade(self) -> None:
        """One after the other is replaced by one that has the next rules, and knows the old."""
        for process in self.processes[: self._upgraded]:
            process.environment = next_rules.environment(next_rules.NEW)
            await self._trouble("drain", process)

    async def _trouble(self, trouble: Trouble, process: ServerProcess) -> None:
        self.moved += len(self._owned(process))
        self._unwell = process
        if trouble == "hold":
            self._without_store.add(process)  # the database ends what it was in the middle of
            process.hold()
            await asyncio.gather(self._taken_from(process), asyncio.sleep(self._held_for))
            process.let_go()
        elif trouble == "kill":
            await process.kill()
        else:
            await process.stop()
        await self._all_go_on()
        if trouble != "hold":
            await self._start(process)
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
            f"WHERE address = '{self._address(process)}'"
        )
        return set(self._postgres.command(owned, DATABASE).split())

    def _address(self, process: ServerProcess) -> str:
        """Where the others find it."""
        proxy = self._proxies.get(process)
        return self._internal[process] if proxy is None else proxy.address

    def complaints(self) -> list[str]:
        """But for those who were kept from the database, and say so: by a trouble, or, as the
        database itself tells, because a busy machine let them stand still for too long."""
        lines, silent = [], []
        for process in self.processes:
            for line in process.complaints():
                if "the store does not answer" not in line:
                    lines.append(line)
                elif process not in self._without_store:
                    silent.append(line)
        ended = self._postgres.ended_for_standing_still() - self._ended_before
        return lines + silent[ended:]
