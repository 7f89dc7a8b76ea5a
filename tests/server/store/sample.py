"""Rows to write."""

from collections.abc import Sequence
from dataclasses import replace

from upperlip.server.store import (
    Append,
    EndGame,
    Guest,
    NewGame,
    OpenTable,
    PlyRow,
    Store,
    TableRow,
)

SECRET = b"nobody may read this in a log"


def guest(name: str = "ada") -> Guest:
    return Guest(id=name, token_hash=name.encode(), name=name.title(), made_at=1)


def table(name: str = "oak") -> TableRow:
    return TableRow(id=name, listed=True, document="{}", touched_at=1)


def game(table_id: str = "oak", number: int = 1) -> NewGame:
    return NewGame(
        table_id=table_id,
        number=number,
        title="moustache",
        rules_version=1,
        head='{"players": ["Ada"]}',
        secret=SECRET,
        commitment=b"shown",
        begun_at=5,
    )


def chance(number: int) -> PlyRow:
    return PlyRow(number, None, '{"chance": "rule"}', at=10)


def play(number: int, action_id: str, seat: int = 0, part: int = 0) -> PlyRow:
    return PlyRow(number, seat, '{"do": "play B7"}', at=10, action_id=action_id, part=part)


async def begun(store: Store, table_id: str = "oak") -> int:
    """A table with a game that has no plies yet: its id."""
    await store.save_table(table(table_id))
    return await store.begin_game(game(table_id))


async def append(store: Store, game_id: int, plies: Sequence[PlyRow]) -> None:
    await store.write([Append(game_id, plies)])


async def finish(store: Store, game_id: int, record: str = "{}") -> None:
    await store.write([EndGame(game_id, "finished", at=20, record=record)])


async def log(store: Store, game_id: int) -> list[PlyRow]:
    """The plies of a game."""
    _, plies = await store.game(game_id)
    return list(plies)


async def opened(store: Store, table_id: str = "oak", chat: int = 100) -> OpenTable:
    """A table that must be there."""
    found = await store.table_open(table_id, chat)
    assert found is not None, table_id
    return found


async def document(store: Store, table_id: str = "oak") -> str:
    return (await opened(store, table_id)).table.document


def saying(words: str, version: int = 1, table_id: str = "oak") -> TableRow:
    return replace(table(table_id), document=words, version=version)
