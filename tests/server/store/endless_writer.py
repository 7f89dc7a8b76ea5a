"""Appends plies as fast as it can and says so after each, until somebody kills it.

`test_durability` runs it and looks at what is left.
"""

import asyncio
import os
import sys
from itertools import count

from tests.server.store.sample import append, begun, chance
from upperlip.server.store import Store


async def keep_writing(store: Store, table_id: str) -> None:
    game_id = await begun(store, table_id)
    for number in count(1):
        await append(store, game_id, [chance(number)])
        os.write(1, f"{game_id} {number}\n".encode())  # at once, and in one piece


async def main(url: str, prefix: str) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(keep_writing(store, f"{prefix} {number}") for number in range(8)))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
