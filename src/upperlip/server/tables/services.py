"""What all tables of one server share: the store, the bots, the clocks, the dice."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from upperlip.definitions.library import Library
from upperlip.server.bots.pool import BotPool
from upperlip.server.log import Log
from upperlip.server.metrics import Metrics
from upperlip.server.store import Store
from upperlip.server.tables.store_watch import StoreWatch
from upperlip.server.tables.table_game import Chance, fair_chance
from upperlip.table.generator import Generator

TABLE_ID_BYTES = 16  # 128 bits: nobody guesses a table


@dataclass(frozen=True, slots=True)
class Services:
    """Everything that makes two runs differ is here, so that tests can make it equal."""

    store: Store
    bots: BotPool
    log: Log = field(default_factory=Log)
    metrics: Metrics = field(default_factory=Metrics)
    now: Callable[[], float] = time.monotonic  # for everything that lasts
    wall: Callable[[], float] = time.time  # for everything that is written down
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    random: Callable[[int], bytes] = secrets.token_bytes
    chance: Chance = fair_chance
    cards: Library = field(default_factory=dict)  # from outside, by game: what tables may name
    watch: StoreWatch = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "watch", StoreWatch(self.store, self.log))

    def millis(self) -> int:
        return int(self.wall() * 1000)

    def new_table_id(self) -> str:
        return self.random(TABLE_ID_BYTES).hex()

    def generator(self) -> Generator:
        return Generator(int.from_bytes(self.random(8)))
