"""The store: what the server must not forget."""

from collections.abc import Sequence
from functools import partial

from upperlip.server.store import reads
from upperlip.server.store.database import Database, connect
from upperlip.server.store.errors import StoreError
from upperlip.server.store.migrate import migrate
from upperlip.server.store.operations import (
    AddChat,
    AddMove,
    Append,
    BeginGame,
    EndGame,
    Results,
    SaveGuest,
    SaveTable,
    Unit,
    UseMove,
)
from upperlip.server.store.rows import (
    ChatRow,
    FinishedRow,
    GameRow,
    Guest,
    Move,
    NewGame,
    OpenTable,
    Outcome,
    Participant,
    PlyRow,
    TableRow,
)
from upperlip.server.store.writer import Writer

_PATIENCE = 10.0  # seconds
_CHAT = 100  # lines that somebody who comes back is shown
_GAMES = 20  # listed at once


class Store:
    """Every write returns after its commit, every read sees what is committed."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database)

    @classmethod
    async def open(cls, url: str, patience: float = _PATIENCE) -> "Store":
        """`sqlite:///FILE`, made if it is not there, or `postgresql://…`.

        No question to the database waits longer than `patience`, in seconds.
        """
        database = connect(url, patience)
        try:
            await database.run(migrate)
        except StoreError:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """Writes what is waiting first."""
        await self._writer.close()
        await self._database.close()

    # Writing

    async def write(self, unit: Unit) -> Results:
        """All of it or nothing; one result for each operation."""
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

    async def append(self, game_id: int, plies: Sequence[PlyRow]) -> None:
        """`Repeated` if one of their actions is in the log already."""
        await self.write([Append(game_id, plies)])

    async def end_game(
        self, game_id: int, outcome: Outcome, at: int, record: str, reason: str | None = None
    ) -> None:
        await self.write([EndGame(game_id, outcome, at, record, reason)])

    async def add_chat(self, table_id: str, line: ChatRow) -> None:
        await self.write([AddChat(table_id, line)])

    async def add_move(self, move: Move) -> None:
        await self.write([AddMove(move)])

    async def use_move(self, token_hash: bytes, at: int) -> Move | None:
        """The move, for the first who asks in time, and for nobody else."""
        (move,) = await self.write([UseMove(token_hash, at)])
        return move if isinstance(move, Move) else None

    # Reading

    async def guest(self, guest_id: str) -> Guest | None:
        return await self._database.run(partial(reads.guest, guest_id=guest_id))

    async def guest_by_token_hash(self, token_hash: bytes) -> Guest | None:
        return await self._database.run(partial(reads.guest_by_token_hash, token_hash=token_hash))

    async def tables_open(self, chat: int = _CHAT) -> list[OpenTable]:
        """All tables that are not closed, each with all its room needs."""
        return await self._database.run(partial(reads.tables_open, chat=chat))

    async def table_open(self, table_id: str, chat: int = _CHAT) -> OpenTable | None:
        """A table that is not closed, with all its room needs."""
        read = partial(reads.table_open, table_id=table_id, chat=chat)
        return await self._database.run(read)

    async def game(self, game_id: int) -> tuple[GameRow | None, Sequence[PlyRow]]:
        """A game, over or not, with its log."""
        return await self._database.run(partial(reads.game, game_id=game_id))

    async def chat_tail(self, table_id: str, last: int = _CHAT) -> Sequence[ChatRow]:
        return await self._database.run(partial(reads.chat_tail, table_id=table_id, last=last))

    async def finished_games(
        self, guest_id: str, before: int | None = None, limit: int = _GAMES
    ) -> list[FinishedRow]:
        """Some of the games a guest took part in, the latest first.

        `before` is the id of the last game seen so far.
        """
        read = partial(reads.finished_games, guest_id=guest_id, before=before, limit=limit)
        return await self._database.run(read)

    async def record(self, game_id: int) -> str | None:
        """None before the game is over."""
        return await self._database.run(partial(reads.record, game_id=game_id))

    async def participants(self, game_id: int) -> list[Participant]:
        return await self._database.run(partial(reads.participants, game_id=game_id))
