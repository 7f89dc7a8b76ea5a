"""`kill -9`: what was acknowledged is there."""

import random
import subprocess
import sys

import pytest

from tests.server.store.sample import log
from upperlip.server.store import Store

pytestmark = [pytest.mark.anyio, pytest.mark.kill]


def acknowledged(url: str, prefix: str, enough: int) -> dict[int, int]:
    """The last ply that each game was told is written, by a process that is killed."""
    command = [sys.executable, "-m", "tests.server.store.endless_writer", url, prefix]
    writer = subprocess.Popen(command, stdout=subprocess.PIPE)
    assert writer.stdout is not None
    lines: list[bytes] = []
    for line in writer.stdout:
        lines.append(line)
        if len(lines) == enough:
            writer.kill()  # and read on: the pipe still holds what it said before it died
    writer.stdout.close()
    writer.wait()
    assert len(lines) >= enough, "the writer died by itself"
    said = [line.split() for line in lines if line.endswith(b"\n")]
    return {int(game_id): int(number) for game_id, number in said}


async def test_what_is_acknowledged_survives(url: str) -> None:
    promised: dict[int, int] = {}
    for life in range(3):
        promised |= acknowledged(url, f"life {life}", enough=random.randint(1, 600))
        store = await Store.open(url)
        kept = {game_id: await log(store, game_id) for game_id in promised}
        await store.close()
        for game_id, last in promised.items():
            numbers = [ply.number for ply in kept[game_id]]
            assert numbers == list(range(1, len(numbers) + 1))  # none doubled, none skipped
            assert len(numbers) >= last
