"""Is anybody there? The connection answers by itself; the table hears nothing of it."""

from collections.abc import Iterator

import pytest

from tests.server.background_server import BackgroundServer


@pytest.fixture(scope="module")
def server() -> Iterator[BackgroundServer]:
    with BackgroundServer() as opened:
        yield opened


def test_a_ping_is_answered_and_changes_nothing(server: BackgroundServer) -> None:
    async def scene() -> None:
        (guest,) = await server.visitors("Ada")
        page = await guest.page(await guest.open_table(game="moustache", players=3))
        version = page.version
        for _ in range(3):
            await page.say("ping")
            assert await page.hear() == {"type": "pong"}
        assert page.version == version
        assert page.refused == []
        await page.close()

    server.play(scene())
