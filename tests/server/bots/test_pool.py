"""The pool of bots: an action for everybody, in time."""

import asyncio
import logging
import re
import time
from typing import Any

import pytest

from tests.contract.games import BY_TITLE
from tests.server.bots.pools import (
    ACTIONS,
    LONG,
    NOVICES,
    POLITE,
    VIEW,
    ask,
    choice_in,
    on_either_loop,
    open_pool,
    play,
)
from upperlip.bots import BOTS
from upperlip.server.bots import pool
from upperlip.server.bots.pool import PER_TABLE, BotChoice, BotPool, Counts
from upperlip.server.bots.processes import GRACE

pytestmark = pytest.mark.process


@pytest.mark.parametrize("title", BY_TITLE)
def test_every_level_thinks_about_either_game(title: str) -> None:
    view, actions = choice_in(BY_TITLE[title])
    fair = [name for name, bot in BOTS.items() if not bot.peeks]

    async def scene() -> None:
        async with open_pool() as pool:
            for level in fair:
                thought = await pool.choose("a", level, view, actions, (7,), 20.0)
                assert thought.by == level
                assert thought.action in actions
            assert pool.counts == Counts(asked=len(fair))

    play(scene)


def test_a_worker_answers_for_itself_and_gives_way_to_others() -> None:
    async def scene() -> None:
        async with open_pool() as pool:
            assert await ask(pool, "chatty") == BotChoice(ACTIONS[-1], "chatty")
            assert await ask(pool, "polite") == POLITE
            assert pool.counts == Counts(asked=2)

    play(scene)


def test_no_thought_where_there_is_no_choice() -> None:
    async def scene() -> None:
        pool = BotPool(1)  # not even started
        thought = await pool.choose("a", "expert", VIEW, ACTIONS[:1], (1,), 0.0)
        assert thought == BotChoice(ACTIONS[0], "expert")
        assert (await ask(pool, "random", 0.0)).by == "random"
        assert pool.counts == Counts(asked=2)

    play(scene)


def test_requests_may_come_before_the_workers_are_awake() -> None:
    async def scene() -> None:
        async with open_pool(awake=False) as pool:
            late, early = await asyncio.gather(ask(pool, "polite", 20.0), ask(pool, "polite", 0.0))
            assert late == POLITE
            assert early == NOVICES

    play(scene)


def test_the_most_urgent_is_first() -> None:
    """And those who wait are counted."""

    async def scene() -> None:
        async with open_pool() as pool:
            done: list[str] = []

            async def wait(name: str, seconds: float) -> None:
                assert await ask(pool, "polite", seconds, name) == POLITE
                done.append(name)

            async with asyncio.TaskGroup() as group:
                for name, seconds in (("first", 9.0), ("patient", 50.0), ("urgent", 10.0)):
                    group.create_task(wait(name, seconds))
                await asyncio.sleep(0)
                assert pool.waiting == 2
            assert done == ["first", "urgent", "patient"]
            assert pool.waiting == 0

    play(scene)


# Too much to do


@on_either_loop
def test_fifty_at_once_are_all_answered_in_time(loop: str) -> None:
    """They share the time there is; for whom there is none, novice plays."""
    shared = 1.0  # seconds: on a busy machine, too, somebody is in time

    async def timed(pool: BotPool, table: int) -> tuple[str, float]:
        began = time.monotonic()
        thought = await ask(pool, "slow", shared, str(table))
        return thought.by, time.monotonic() - began

    async def scene() -> None:
        async with open_pool(2) as pool:
            answers = await asyncio.gather(*(timed(pool, table) for table in range(50)))
            by = [level for level, _ in answers]
            assert max(took for _, took in answers) < shared + GRACE + 1  # a busy machine
            assert by.count("slow") > 0
            assert by.count("slow") + by.count("novice") == 50
            assert pool.counts.stood_in == by.count("novice")
            assert pool.waiting == 0
            assert await ask(pool, "polite") == POLITE  # and nobody was replaced
            assert pool.counts.replaced == 0

    play(scene, loop)


def test_a_queue_shortens_thoughts() -> None:
    """The first is alone and the last is alone again; those between must hurry."""

    async def scene() -> None:
        async with open_pool() as pool:
            tables = (ask(pool, "hasty", 20.0, str(table)) for table in range(100))
            thoughts = await asyncio.gather(*tables)
            hurried = [thought == BotChoice(ACTIONS[1], "hasty") for thought in thoughts]
            assert hurried[1:40] == [True] * 39
            assert (hurried[0], hurried[-1]) == (False, False)
            assert pool.counts == Counts(asked=100)

    play(scene)


def test_a_table_has_its_share_and_no_more() -> None:
    async def scene() -> None:
        async with open_pool() as pool:
            greedy = [asyncio.create_task(ask(pool, "sleeper")) for _ in range(PER_TABLE)]
            await asyncio.sleep(0)
            assert await ask(pool, "slow") == NOVICES
            assert await ask(pool, "slow", 0.0, "hopeless") == NOVICES
            assert pool.waiting == PER_TABLE - 1  # one is with the worker
            modest = asyncio.create_task(ask(pool, "slow", LONG, "another"))
            await asyncio.sleep(0)
            assert pool.waiting == PER_TABLE
        assert [await task for task in (*greedy, modest)] == [NOVICES] * (PER_TABLE + 1)

    play(scene)


def test_a_queue_has_an_end() -> None:
    async def scene() -> None:
        async with open_pool(longest_queue=2) as pool:
            tasks = [asyncio.create_task(ask(pool, "sleeper", table=str(n))) for n in range(3)]
            await asyncio.sleep(0)
            assert pool.waiting == 2
            assert await ask(pool, "slow", table="one more") == NOVICES
        assert [await task for task in tasks] == [NOVICES] * 3

    play(scene)


# Bots that fail


@pytest.mark.parametrize("level", ["clumsy", "cheat", "peek", "sighted", "unheard-of"])
def test_a_bot_that_fails_is_stood_in_for(level: str, caplog: pytest.LogCaptureFixture) -> None:
    """Its worker goes on, and the log tells where it failed, but no cards."""

    async def scene() -> None:
        async with open_pool() as pool:
            assert await ask(pool, level) == NOVICES
            assert await ask(pool, "polite") == POLITE
            assert pool.counts == Counts(asked=2, stood_in=1, failed=1)

    with caplog.at_level(logging.INFO):
        play(scene)
    (line,) = [record.getMessage() for record in caplog.records if record.name == pool.__name__]
    assert re.fullmatch(rf"the bot {level} failed: (Value|Key)Error in \w+\.py:\d+", line)


def test_not_even_novice_can_play_without_a_view() -> None:
    """An action there is all the same."""

    async def scene() -> None:
        async with open_pool() as pool:
            views: list[Any] = [None, lambda: "what does not travel"]
            for view in views:
                thought = await pool.choose("a", "expert", view, ACTIONS, (1,), 20.0)
                assert thought.by == "random"
                assert thought.action in ACTIONS
            assert pool.counts == Counts(asked=2, stood_in=2, failed=4)

    play(scene)


def test_a_worker_thinks_of_a_hint_in_time() -> None:
    async def scene() -> None:
        async with open_pool() as pool:
            hint = await pool.hint("a", VIEW, ACTIONS, LONG)
            assert hint is not None
            assert set(hint.question) <= set(ACTIONS)
            assert {option.action for option in hint.options} == set(ACTIONS)
            assert hint.matters
            assert await pool.hint("a", VIEW, ACTIONS, 0.0) is None, "too late"
            assert await ask(pool, "polite") == POLITE
            assert pool.counts.failed == 0
        assert await pool.hint("a", VIEW, ACTIONS, LONG) is None, "nobody is there any more"

    play(scene, "asyncio")
