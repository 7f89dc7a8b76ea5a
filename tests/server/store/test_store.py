"""What is written comes back."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
import sqlalchemy as sa

from tests.server.store.sample import SECRET, begun, chance, game, guest, play, saying, table
from upperlip.server.store import (
    BeginGame,
    ChatRow,
    EndGame,
    Move,
    Participant,
    Refused,
    SaveTable,
    Store,
    TakePart,
)

pytestmark = pytest.mark.anyio


async def test_a_guest_is_found_again(store: Store) -> None:
    await store.save_guest(guest())
    assert await store.guest("ada") == guest()
    assert await store.guest_by_token_hash(b"ada") == guest()
    assert await store.guest("bo") is None
    assert await store.guest_by_token_hash(b"bo") is None


async def test_a_guest_may_take_another_name(store: Store) -> None:
    await store.save_guest(guest())
    await store.save_guest(replace(guest(), name="Countess"))
    assert await store.guest("ada") == replace(guest(), name="Countess")


async def test_two_guests_cannot_share_a_token(store: Store) -> None:
    await store.save_guest(guest())
    with pytest.raises(Refused):
        await store.save_guest(replace(guest("bo"), token_hash=b"ada"))


async def test_tables_come_back_with_all_their_rooms_need(store: Store) -> None:
    game_id = await begun(store)
    plies = [chance(1), play(2, "a", part=0), play(3, "a", part=1), play(4, "a", seat=1)]
    await store.append(game_id, plies[:3])
    await store.append(game_id, plies[3:])
    await store.add_chat("oak", ChatRow(1, '"hello"'))
    await store.save_table(table("elm"))
    oak, elm = sorted(await store.tables_open(), key=lambda each: each.table.id, reverse=True)
    assert (oak.table, list(oak.plies), list(oak.chat)) == (table(), plies, [ChatRow(1, '"hello"')])
    assert oak.game is not None
    assert (oak.game.id, oak.game.secret, oak.game.salts) == (game_id, SECRET, None)
    assert (elm.table, elm.game, list(elm.plies), list(elm.chat)) == (table("elm"), None, [], [])


async def test_closed_tables_stay_away(store: Store) -> None:
    game_id = await begun(store)
    await store.append(game_id, [chance(1)])
    await store.save_table(replace(table(), closed_at=9))
    assert await store.tables_open() == []


@contextmanager
def counted(what: str) -> Iterator[list[object]]:
    """How often something happens on any database."""
    seen: list[object] = []

    def note(*_: object) -> None:
        seen.append(what)

    sa.event.listen(sa.Engine, what, note)
    yield seen
    sa.event.remove(sa.Engine, what, note)


async def test_a_thousand_tables_take_no_more_queries_than_one(store: Store) -> None:
    async def queries() -> int:
        with counted("before_cursor_execute") as seen:
            await store.tables_open()
        return len(seen)

    await store.append(await begun(store), [chance(1)])
    one = await queries()
    assert one > 0
    for number in range(20):
        await store.append(await begun(store, f"table {number}"), [chance(1)])
    assert await queries() == one


async def test_a_record_is_there_when_the_game_is_over(store: Store) -> None:
    game_id = await begun(store)
    assert await store.record(game_id) is None
    await store.end_game(game_id, "finished", at=20, record='{"steps": []}')
    assert await store.record(game_id) == '{"steps": []}'
    assert await store.record(game_id + 1) is None
    (oak,) = await store.tables_open()
    assert oak.game is None


async def test_a_game_ends_once(store: Store) -> None:
    game_id = await begun(store)
    await store.end_game(game_id, "ended", at=20, record="first", reason="older rules")
    with pytest.raises(Refused, match=f"game {game_id} "):
        await store.end_game(game_id, "finished", at=21, record="second")
    assert await store.record(game_id) == "first"


async def test_a_table_plays_one_game_at_a_time(store: Store) -> None:
    first = await begun(store)
    with pytest.raises(Refused):
        await store.begin_game(game(number=2))
    begin, end = BeginGame(game(number=2)), EndGame(first, "ended", 9, "")
    second, *nothing = await store.write([begin, SaveTable(saying("again")), end])
    assert nothing == [None, None]
    (oak,) = await store.tables_open()
    assert oak.game is not None
    assert (oak.game.id, oak.game.number, oak.table.document) == (second, 2, "again")


async def played(store: Store, table_id: str, *who: str) -> int:
    """A finished game of these guests, in the order of the seats."""
    await store.save_table(table(table_id))
    seats = [Participant(name, seat) for seat, name in enumerate(who)]
    game_id = await store.begin_game(game(table_id), seats)
    await store.end_game(game_id, "finished", at=20, record="{}")
    return game_id


async def test_guests_find_their_own_finished_games(store: Store) -> None:
    for name in ("ada", "bo"):
        await store.save_guest(guest(name))
    with_bo = [await played(store, f"with bo {n}", "ada", "bo") for n in range(3)]
    await played(store, "without ada", "bo")
    alone = await played(store, "alone", "ada", "ada")  # once in the list, whatever the seats
    await store.save_table(table("now"))
    await store.begin_game(game("now"), [Participant("ada", 0)])
    pages = [await store.finished_games("ada", limit=2)]
    pages.append(await store.finished_games("ada", before=pages[0][-1].id, limit=2))
    pages.append(await store.finished_games("ada", before=pages[1][-1].id, limit=2))
    found = [[each.id for each in page] for page in pages]
    assert found == [[alone, with_bo[2]], [with_bo[1], with_bo[0]], []]
    assert (pages[0][0].title, pages[0][0].outcome) == ("moustache", "finished")
    assert await store.participants(with_bo[0]) == [Participant("ada", 0), Participant("bo", 1)]


async def test_who_sits_down_later_took_part_too(store: Store) -> None:
    await store.save_guest(guest())
    game_id = await begun(store)
    for _ in range(2):
        await store.write([TakePart(game_id, Participant("ada", 3))])
    assert await store.participants(game_id) == [Participant("ada", 3)]
    await store.end_game(game_id, "finished", at=20, record="{}")
    assert [each.id for each in await store.finished_games("ada")] == [game_id]


async def test_a_link_moves_a_seat_once(store: Store) -> None:
    await store.save_table(table())
    move = Move(b"token", "oak", seat=2, expires_at=100)
    await store.add_move(move)
    answers = await asyncio.gather(*(store.use_move(b"token", at=99) for _ in range(10)))
    assert [answer for answer in answers if answer] == [move]
    assert await store.use_move(b"token", at=99) is None


async def test_a_link_does_not_live_for_ever(store: Store) -> None:
    await store.save_table(table())
    await store.add_move(Move(b"token", "oak", seat=2, expires_at=100))
    assert await store.use_move(b"token", at=100) is None
    assert await store.use_move(b"unknown", at=1) is None


async def test_the_last_lines_of_chat_come_oldest_first(store: Store) -> None:
    lines = [ChatRow(number, f'"{number}"') for number in range(1, 13)]
    for name in ("oak", "elm"):
        await store.save_table(table(name))
        for line in lines:
            await store.add_chat(name, line)
    assert await store.chat_tail("oak", last=3) == lines[-3:]
    assert await store.chat_tail("oak") == lines
    assert await store.chat_tail("ash") == []
    assert [each.chat for each in await store.tables_open(chat=5)] == [lines[-5:]] * 2


async def test_errors_and_rows_do_not_spill_secrets(store: Store) -> None:
    await begun(store)
    with pytest.raises(Refused) as caught:
        await store.begin_game(replace(game(number=2), head=None))  # type: ignore[arg-type]
    told = f"{caught.getrepr(chain=True)}{(await store.tables_open())[0].game}{game()}"
    assert SECRET.decode() not in told
    assert SECRET.hex() not in told
