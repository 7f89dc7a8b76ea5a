"""What nobody has come back to is deleted, and nothing else."""

import json
from collections.abc import Sequence
from dataclasses import replace

import pytest
import sqlalchemy as sa

from tests.server.store.sample import append, chance, finish, game, guest, table
from upperlip.server.store import (
    AddChat,
    ChatRow,
    KeepAnswer,
    Kept,
    Participant,
    PuzzleAnswerRow,
    ReviewRow,
    SaveReview,
    Store,
    schema,
)

pytestmark = pytest.mark.anyio

OLD, NOW = 1, 1000  # when things happened
SINCE = 500  # what is older may go


async def _table(
    store: Store, name: str, people: Sequence[str] = (), touched_at: int = OLD
) -> None:
    document = json.dumps({"founder": "", "people": {each: {"name": each} for each in people}})
    await store.save_table(replace(table(name), document=document, touched_at=touched_at))
    await store.write([AddChat(name, ChatRow(1, "{}"))])


async def _game(store: Store, name: str, players: Sequence[str] = (), number: int = 1) -> int:
    seats = [Participant(player, seat) for seat, player in enumerate(players)]
    return await store.begin_game(game(name, number), seats)


async def _over(store: Store, name: str, players: Sequence[str] = (), number: int = 1) -> int:
    game_id = await _game(store, name, players, number)
    await append(store, game_id, [chance(0)])
    await finish(store, game_id)
    return game_id


async def _open(store: Store) -> set[str]:
    names = ("left", "begun lately", "touched lately", "finished long ago", "in memory")
    return {name for name in names if await store.table_open(name) is not None}


async def _is_there(store: Store, guest: str) -> bool:
    return await store.guest_by_token_hash(guest.encode()) is not None


async def _chat(store: Store) -> set[str]:
    """Tables with lines of it, closed or not."""
    lines = sa.select(schema.chat.c.table_id)
    return set(await store._database.read(lambda connection: connection.scalars(lines).all()))


async def _all(store: Store, kept: Kept = Kept(), games: int | None = None) -> None:  # noqa: B008
    while any(await store.delete_old(SINCE, games, kept)):
        pass


async def test_what_nobody_came_back_to_goes(store: Store) -> None:
    for name in ("sits", "played", "watched"):
        await store.save_guest(guest(name))
    await store.save_guest(replace(guest("new"), made_at=NOW))
    await _table(store, "left", ["watched"])
    await append(store, await _game(store, "left"), [chance(0)])
    await _table(store, "begun lately", ["sits"])
    await append(store, await _game(store, "begun lately"), [chance(0)._replace(at=NOW)])
    await _table(store, "touched lately", ["sits"], NOW)
    await _table(store, "finished long ago")
    record = await _over(store, "finished long ago", ["played"])
    await _all(store)
    assert await _open(store) == {"begun lately", "touched lately"}
    assert await store.record(record) == "{}", "finished games stay"
    assert await store.finished_games("played")
    assert await _chat(store) == {"begun lately", "touched lately"}
    there = [await _is_there(store, name) for name in ("sits", "played", "watched", "new")]
    assert there == [True, True, False, True]


async def test_who_answers_puzzles_is_no_stranger(store: Store) -> None:
    """As long as they do; what they have answered goes with them, and nothing of it stays."""
    for name, at in (("lately", NOW), ("long ago", OLD)):
        await store.save_guest(guest(name))
        await store.write([KeepAnswer(PuzzleAnswerRow(name, "one", True, at))])
    await store.delete_old(SINCE, None, Kept())
    assert [await _is_there(store, name) for name in ("lately", "long ago")] == [True, False]
    assert await store.puzzle_answers("lately") == {"one": True}
    assert await store.puzzle_answers("long ago") == {}


async def test_nobody_loses_what_they_look_at(store: Store) -> None:
    await store.save_guest(guest("watching"))
    await _table(store, "in memory")
    await _game(store, "in memory")
    await _all(store, Kept({"in memory"}, {"watching"}))
    assert await _open(store) == {"in memory"}
    assert await _is_there(store, "watching")


async def test_finished_games_go_when_asked(store: Store) -> None:
    await store.save_guest(guest("played"))
    await _table(store, "closed")
    gone = await _over(store, "closed", ["played"])
    await _table(store, "open", touched_at=NOW)
    first = await _over(store, "open", ["played"])
    last = await _over(store, "open", ["played"], number=2)
    await store.write([SaveReview(ReviewRow(each, 0, "{}", OLD)) for each in (gone, last)])
    await _all(store, games=SINCE)
    assert await store.record(gone) is None
    assert await store.review(gone, 0) is None
    assert await store.review(last, 0) == "{}"
    assert await store.record(first) is None
    assert await store.record(last) == "{}", "it may still lie on the table"
    assert [found.id for found in await store.finished_games("played")] == [last]
    assert await store.game(gone) == (None, ())


async def test_without_being_asked_nothing_goes(store: Store) -> None:
    await store.save_guest(guest())
    await _table(store, "left")
    await _game(store, "left")
    assert not any(await store.delete_old(None, None, Kept()))
    assert await _open(store) == {"left"}


async def test_a_table_that_cannot_be_read_keeps_guests_and_nothing_else(store: Store) -> None:
    await store.save_guest(guest("owner"))
    await _table(store, "left")
    broken = replace(table("broken"), document='{"founder": 1}', touched_at=NOW)
    await store.save_table(broken)
    await _all(store)
    assert await _open(store) == set()
    assert await store.table_open("broken") is not None
    assert await _is_there(store, "owner")
