"""Who agreed to share a game, in both databases."""

import asyncio

import pytest

from tests.server.store.sample import begun, finish, guest
from tests.server.store.sample import game as new_game
from upperlip.server.store import (
    Agree,
    EndGame,
    Participant,
    ReviewRow,
    SaveReview,
    Store,
    TakePart,
    Withdraw,
)
from upperlip.server.store.old_rows import Kept

pytestmark = pytest.mark.anyio
ADA, BO = Participant("ada", 0), Participant("bo", 1)


async def played(store: Store) -> int:
    for person in (ADA, BO):
        await store.save_guest(guest(person.guest_id))
    game = await begun(store)
    await store.write([TakePart(game, person) for person in (ADA, BO)])
    return game


def agrees(game: int, who: Participant, token: str, *, hidden: bool = False) -> Agree:
    return Agree(game, who.guest_id, hidden, 5, token)


async def test_all_must_agree_and_go_on_agreeing(store: Store) -> None:
    game = await played(store)
    await finish(store, game)
    await store.write([agrees(game, ADA, "first")])
    assert await store.shared_game("first") is None
    await store.write([agrees(game, BO, "second", hidden=True)])
    found = await store.shared_game("first")
    assert found is not None, "the first one's token stays"
    assert found.record == "{}"
    assert [consent.hidden for consent in found.sharing.consents] == [False, True]
    assert await store.shared_game("second") is None
    await store.write([Withdraw(game, "bo")])
    assert await store.shared_game("first") is None
    await store.write([agrees(game, BO, "third")])
    assert await store.shared_game("first") is None, "dead for good"
    assert await store.shared_game("third") is not None


async def test_a_game_that_is_not_over_is_shared_by_nobodys_word(store: Store) -> None:
    game = await played(store)
    await store.write([agrees(game, each, "link") for each in (ADA, BO)])
    assert await store.sharings([game]) == {}
    assert await store.shared_game("link") is None
    await store.write([EndGame(game, "ended", at=20, record="{}", reason="ended-by-host")])
    assert await store.sharings([game]) == {}
    assert await store.shared_game("link") is None


async def test_whoever_comes_later_is_asked_too(store: Store) -> None:
    game = await played(store)
    await finish(store, game)
    await store.write([agrees(game, each, "link") for each in (ADA, BO)])
    await store.save_guest(guest("cy"))
    await store.write([TakePart(game, Participant("cy", 1))])
    assert await store.shared_game("link") is None


async def test_the_devices_of_one_person_have_one_word(store: Store) -> None:
    game = await played(store)
    for device in ("ada's phone", "ada's tablet"):
        await store.save_guest(guest(device))
    phone, tablet = (Participant(f"ada's {device}", 0) for device in ("phone", "tablet"))
    await store.write([TakePart(game, phone, "ada"), TakePart(game, tablet, phone.guest_id)])
    await finish(store, game)
    await store.write([agrees(game, phone, "link"), agrees(game, BO, "link")])
    found = await store.shared_game("link")
    assert found is not None
    told = [(each.person, each.hidden) for each in found.sharing.consents]
    assert told == [("ada", False)] * 3 + [("bo", False)]
    await store.write([agrees(game, phone, "link"), agrees(game, tablet, "link", hidden=True)])
    assert await words_at(store, game, 0) == {True}
    await store.write([Withdraw(game, "ada")])
    assert await store.shared_game("link") is None
    assert await words_at(store, game, 0) == {None}


async def words_at(store: Store, game: int, seat: int) -> set[bool | None]:
    consents = (await store.sharings([game]))[game].consents
    return {each.hidden for each in consents if each.seat == seat}


async def test_a_device_that_comes_later_is_not_asked_again(store: Store) -> None:
    game = await played(store)
    await finish(store, game)
    await store.write([agrees(game, each, "link") for each in (ADA, BO)])
    await store.save_guest(guest("phone"))
    await store.write([TakePart(game, Participant("phone", 0), "ada")])
    assert await store.shared_game("link") is not None
    await store.write([TakePart(game, ADA, "phone")])  # and back
    assert await store.shared_game("link") is not None
    await store.write([Withdraw(game, "phone")])
    assert await store.shared_game("link") is None


async def test_two_at_once_have_one_link(store: Store) -> None:
    game = await played(store)
    await finish(store, game)
    await asyncio.gather(
        store.write([agrees(game, ADA, "one")]), store.write([agrees(game, BO, "other")])
    )
    found = [await store.shared_game(token) for token in ("one", "other")]
    assert sum(each is not None for each in found) == 1


async def test_it_goes_with_its_game(store: Store) -> None:
    game = await played(store)
    await finish(store, game)
    await store.write([agrees(game, each, "link") for each in (ADA, BO)])
    await finish_table(store)
    await store.delete_old(None, 1 << 50, Kept())
    assert await store.record(game) is None
    assert await store.shared_game("link") is None


async def finish_table(store: Store) -> None:
    """Another game lies on it now."""
    later = await store.begin_game(new_game(number=2))
    await finish(store, later)


async def test_reviewed_games_come_with_their_summaries(store: Store) -> None:
    game = await played(store)
    await finish(store, game)
    (found,) = await store.reviewed_games("ada", 10)
    assert (found.game_id, found.seat, found.summary, found.document) == (game, 0, None, None)
    await store.write([SaveReview(ReviewRow(game, 0, "whole", 5))])
    (found,) = await store.reviewed_games("ada", 10)
    assert (found.summary, found.document) == (None, "whole"), "an older one"
    await store.write([SaveReview(ReviewRow(game, 0, "whole", 6, "short"))])
    (found,) = await store.reviewed_games("ada", 10)
    assert (found.summary, found.document) == ("short", None)
    (other,) = await store.reviewed_games("bo", 10)
    assert (other.summary, other.document) == (None, None), "of one's own seat alone"
