"""The store: what the server must not forget."""

from collections.abc import Sequence
from functools import partial

from upperlip.server.store import reads, sharing_rows
from upperlip.server.store.connect import connect
from upperlip.server.store.database import Database
from upperlip.server.store.errors import InUse, StoreError, UnitRefused, Unreachable
from upperlip.server.store.lock import Lock, take_lock
from upperlip.server.store.migrate import prepare, touch
from upperlip.server.store.neighbourhood import Neighbourhood
from upperlip.server.store.old_rows import Deleted, Kept, delete_old
from upperlip.server.store.operations import (
    BeginGame,
    Results,
    SaveGuest,
    SaveTable,
    Unit,
    needs_lease,
)
from upperlip.server.store.rows import (
    FinishedRow,
    GameRow,
    Guest,
    NewGame,
    OpenTable,
    Participant,
    PlyRow,
    ReviewedGame,
    SharedGame,
    Sharing,
    TableRow,
)
from upperlip.server.store.writer import Writer
from upperlip.table.seat import Seat

_PATIENCE = 10.0  # seconds
_CHAT = 100  # lines that somebody who comes back is shown
_GAMES = 20  # listed at once
_RUNNING = 3  # likewise; each may have to be rebuilt
_NOT_OURS = "the store is closed, or its database was restarted just now"


class Store:
    """Every write returns after its commit, every read sees what is committed."""

    def __init__(self, database: Database, lock: Lock, *, several: bool = False) -> None:
        self._database = database
        self._lock = lock
        self._several = several
        self._writer = Writer(database)

    @classmethod
    async def open(cls, url: str, patience: float = _PATIENCE, *, several: bool = False) -> "Store":
        """`sqlite:///FILE`, made if it is not there, or `postgresql://…`.

        No question to the database waits longer than `patience`, in seconds. `InUse` while
        another process has it open, unless it is one of `several`, which write under leases;
        `Outdated` where its tables must be migrated first.
        """
        database = connect(url, patience, several=several)
        lock: Lock | None = None
        try:
            lock = await take_lock(url, patience, shared=several)
            await database.write(prepare)
        except StoreError:
            await database.close()
            if lock is not None:
                await lock.release()
            raise
        return cls(database, lock, several=several)

    def neighbourhood(self, url: str, address: str, rules: int) -> Neighbourhood:
        """Of this process among several, at that address; not joined yet."""
        return Neighbourhood(self._database, url, address, rules)

    async def close(self) -> None:
        """Writes what is waiting first."""
        await self._writer.close()
        await self._database.close()
        await self._lock.release()

    async def taken_over(self) -> InUse:
        """Waits until another process has taken the database, which nothing but a restart of it
        makes possible; what is remembered of it is worth nothing then."""
        return await self._lock.taken_over()

    async def prove(self) -> None:
        """Writes something that changes nothing: `StoreError` unless it takes what it is given."""
        if not self._lock.held:
            raise Unreachable(_NOT_OURS)
        await self._database.write(touch)

    # Writing

    async def write(self, unit: Unit) -> Results:
        """All of it or nothing; one result for each operation."""
        if not self._lock.held:
            raise Unreachable(_NOT_OURS)
        if self._several and needs_lease(unit):
            raise UnitRefused("a table is written under a lease where there are several processes")
        return await self._writer.write(unit)

    async def save_guest(self, guest: Guest) -> None:
        """A guest that is known gets the new name and token."""
        await self.write([SaveGuest(guest)])

    async def save_table(self, table: TableRow) -> None:
        await self.write([SaveTable(table)])

    async def begin_game(self, game: NewGame, participants: Sequence[Participant] = ()) -> int:
        """The game's id."""
        (game_id,) = await self.write([BeginGame(game, participants)])
        assert isinstance(game_id, int), "a game that has begun has a number"
        return game_id

    async def delete_old(self, before: int | None, games_before: int | None, kept: Kept) -> Deleted:
        """What nobody has come back to since; see `old_rows`."""
        if not self._lock.held:
            raise Unreachable(_NOT_OURS)
        work = partial(delete_old, before=before, games_before=games_before, kept=kept)
        return await self._database.write(work)

    # Reading

    async def guest_by_token_hash(self, token_hash: bytes) -> Guest | None:
        return await self._database.read(partial(reads.guest_by_token_hash, token_hash=token_hash))

    async def table_open(self, table_id: str, chat: int = _CHAT) -> OpenTable | None:
        """A table that is not closed, with all its room needs."""
        read = partial(reads.table_open, table_id=table_id, chat=chat)
        return await self._database.read(read)

    async def game(self, game_id: int) -> tuple[GameRow | None, Sequence[PlyRow]]:
        """A game, over or not, with its log."""
        return await self._database.read(partial(reads.game, game_id=game_id))

    async def finished_games(
        self, guest_id: str, before: int | None = None, limit: int = _GAMES
    ) -> list[FinishedRow]:
        """Some of the games a guest took part in, the latest first.

        `before` is the id of the last game seen so far.
        """
        read = partial(reads.finished_games, guest_id=guest_id, before=before, limit=limit)
        return await self._database.read(read)

    async def running_tables(self, guest_id: str, limit: int = _RUNNING) -> list[str]:
        """Where a guest has had a seat in a game that is not over, the latest first."""
        return await self._database.read(
            partial(reads.running_tables, guest_id=guest_id, limit=limit)
        )

    async def record(self, game_id: int) -> str | None:
        """None before the game is over."""
        return await self._database.read(partial(reads.record, game_id=game_id))

    async def review(self, game_id: int, seat: Seat) -> str | None:
        """None where nobody has asked for it yet."""
        return await self._database.read(partial(reads.review, game_id=game_id, seat=seat))

    async def reviewed_games(self, guest_id: str, limit: int) -> list[ReviewedGame]:
        """The latest games that a guest played to their end, and what reviews say of them."""
        read = partial(reads.reviewed_games, guest_id=guest_id, limit=limit)
        return await self._database.read(read)

    async def puzzle_answers(self, guest_id: str) -> dict[str, bool]:
        """A guest's, by puzzle: was it right?"""
        return await self._database.read(partial(reads.puzzle_answers, guest_id=guest_id))

    async def participants(self, game_id: int) -> list[Participant]:
        return await self._database.read(partial(reads.participants, game_id=game_id))

    async def sharings(self, game_ids: Sequence[int]) -> dict[int, Sharing]:
        """Of games that were played to their end: who agreed that anybody may see them."""
        return await self._database.read(partial(sharing_rows.sharings, game_ids=game_ids))

    async def shared_game(self, token: str) -> SharedGame | None:
        """What a link leads to, while all who played it agree."""
        return await self._database.read(partial(sharing_rows.shared_game, token=token))
