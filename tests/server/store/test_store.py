"""What is written comes back."""

import asyncio
from dataclasses import replace

import pytest

from tests.server.store.sample import (
    SECRET,
    append,
    begun,
    chance,
    finish,
    game,
    guest,
    opened,
    play,
    saying,
    table,
)
from upperlip.server.store import (
    AddChat,
    AddMove,
    BeginGame,
    ChatRow,
    EndGame,
    KeepAnswer,
    Move,
    Participant,
    PuzzleAnswerRow,
    ReviewRow,
    SaveReview,
    SaveTable,
    Store,
    TakePart,
    UnitRefused,
    UseMove,
)

pytestmark = pytest.mark.anyio


async def test_a_guest_is_found_again(store: Store) -> None:
    await store.save_guest(guest())
    assert await store.guest_by_token_hash(b"ada") == guest()
    assert await store.guest_by_token_hash(b"bo") is None


async def test_the_first_answer_to_a_puzzle_is_kept(store: Store) -> None:
    await store.save_guest(guest())
    await store.write([KeepAnswer(PuzzleAnswerRow("ada", "one", True, 1))])
    again = [PuzzleAnswerRow("ada", "one", False, 2), PuzzleAnswerRow("ada", "two", False, 3)]
    assert await store.write([KeepAnswer(each) for each in again]) == [False, True]
    assert await store.puzzle_answers("ada") == {"one": True, "two": False}
    assert await store.puzzle_answers("bo") == {}


async def test_a_guest_may_take_another_name(store: Store) -> None:
    await store.save_guest(guest())
    await store.save_guest(replace(guest(), name="Countess"))
    assert await store.guest_by_token_hash(b"ada") == replace(guest(), name="Countess")


async def test_two_guests_cannot_share_a_token(store: Store) -> None:
    await store.save_guest(guest())
    with pytest.raises(UnitRefused):
        await store.save_guest(replace(guest("bo"), token_hash=b"ada"))


async def test_tables_come_back_with_all_their_rooms_need(store: Store) -> None:
    game_id = await begun(store)
    plies = [chance(1), play(2, "a", part=0), play(3, "a", part=1), play(4, "a", seat=1)]
    await append(store, game_id, plies[:3])
    await append(store, game_id, plies[3:])
    await store.write([AddChat("oak", ChatRow(1, '"hello"'))])
    await store.save_table(table("elm"))
    oak, elm = await opened(store), await opened(store, "elm")
    assert (oak.table, list(oak.plies), list(oak.chat)) == (table(), plies, [ChatRow(1, '"hello"')])
    assert oak.game is not None
    assert (oak.game.id, oak.game.secret, oak.game.salts) == (game_id, SECRET, None)
    assert (elm.table, elm.game, list(elm.plies), list(elm.chat)) == (table("elm"), None, [], [])


async def test_closed_tables_stay_away(store: Store) -> None:
    game_id = await begun(store)
    await append(store, game_id, [chance(1)])
    await store.save_table(replace(table(), closed_at=9, version=2))
    assert await store.table_open("oak") is None


async def test_a_record_is_there_when_the_game_is_over(store: Store) -> None:
    game_id = await begun(store)
    assert await store.record(game_id) is None
    await finish(store, game_id, '{"steps": []}')
    assert await store.record(game_id) == '{"steps": []}'
    assert await store.record(game_id + 1) is None
    oak = await opened(store)
    assert oak.game is None


async def test_a_game_ends_once(store: Store) -> None:
    game_id = await begun(store)
    await store.write([EndGame(game_id, "ended", 20, "first", "older rules")])
    with pytest.raises(UnitRefused, match=f"game {game_id} "):
        await finish(store, game_id, "second")
    assert await store.record(game_id) == "first"


async def test_a_table_plays_one_game_at_a_time(store: Store) -> None:
    first = await begun(store)
    with pytest.raises(UnitRefused):
        await store.begin_game(game(number=2))
    begin, end = BeginGame(game(number=2)), EndGame(first, "ended", 9, "")
    second, *nothing = await store.write([begin, SaveTable(saying("again", 2)), end])
    assert nothing == [None, None]
    oak = await opened(store)
    assert oak.game is not None
    assert (oak.game.id, oak.game.number, oak.table.document) == (second, 2, "again")


async def played(store: Store, table_id: str, *who: str) -> int:
    """A finished game of these guests, in the order of the seats."""
    await store.save_table(table(table_id))
    seats = [Participant(name, seat) for seat, name in enumerate(who)]
    game_id = await store.begin_game(game(table_id), seats)
    await finish(store, game_id)
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
    assert (await store.finished_games("bo"))[-1].seat == 1
    assert await store.participants(with_bo[0]) == [Participant("ada", 0), Participant("bo", 1)]


async def test_guests_find_the_tables_where_they_are_playing(store: Store) -> None:
    for name in ("ada", "bo"):
        await store.save_guest(guest(name))
    await played(store, "over", "ada", "bo")
    for name in ("first", "second", "third"):
        await store.save_table(table(name))
        await store.begin_game(game(name), [Participant("ada", 0), Participant("ada", 2)])
    assert await store.running_tables("ada") == ["third", "second", "first"]
    assert await store.running_tables("ada", limit=1) == ["third"]
    assert await store.running_tables("bo") == []


async def test_who_sits_down_later_took_part_too(store: Store) -> None:
    await store.save_guest(guest())
    game_id = await begun(store)
    for _ in range(2):
        await store.write([TakePart(game_id, Participant("ada", 3))])
    assert await store.participants(game_id) == [Participant("ada", 3)]
    await finish(store, game_id)
    assert [each.id for each in await store.finished_games("ada")] == [game_id]


async def test_a_link_moves_a_seat_once(store: Store) -> None:
    await store.save_table(table())
    move = Move(b"token", "oak", seat=2, expires_at=100)
    await store.write([AddMove(move)])
    answers = await asyncio.gather(*(store.write([UseMove(b"token", 99)]) for _ in range(10)))
    assert [answer for (answer,) in answers if answer] == [move]
    assert await store.write([UseMove(b"token", 99)]) == [None]


async def test_a_link_does_not_live_for_ever(store: Store) -> None:
    await store.save_table(table())
    await store.write([AddMove(Move(b"token", "oak", seat=2, expires_at=100))])
    assert await store.write([UseMove(b"token", 100), UseMove(b"unknown", 1)]) == [None, None]


async def test_the_last_lines_of_chat_come_oldest_first(store: Store) -> None:
    lines = [ChatRow(number, f'"{number}"') for number in range(1, 13)]
    for name in ("oak", "elm"):
        await store.save_table(table(name))
        for line in lines:
            await store.write([AddChat(name, line)])
    assert (await opened(store, chat=3)).chat == lines[-3:]
    assert (await opened(store, "elm")).chat == lines


async def test_errors_and_rows_do_not_spill_secrets(store: Store) -> None:
    await begun(store)
    with pytest.raises(UnitRefused) as caught:
        await store.begin_game(replace(game(number=2), head=None))  # type: ignore[arg-type]
    told = f"{caught.getrepr(chain=True)}{(await opened(store)).game}{game()}"
    assert SECRET.decode() not in told
    assert SECRET.hex() not in told


async def test_a_review_is_kept_for_each_seat(store: Store) -> None:
    game_id = await begun(store)
    await finish(store, game_id)
    assert await store.review(game_id, 0) is None
    rows = [ReviewRow(game_id, seat, f"first {seat}", 5) for seat in (0, 1)]
    await store.write([SaveReview(row) for row in rows])
    await store.write([SaveReview(ReviewRow(game_id, 1, "second", 6))])
    assert await store.review(game_id, 0) == "first 0"
    assert await store.review(game_id, 1) == "second", "a new one takes its place"
    assert await store.review(game_id, 2) is None
