"""Nothing that leaves the server tells a seat what it may not know.

Two worlds that a seat cannot tell apart are played at two tables, with clock, ids, dice and secrets
made equal: the seat's page must receive the same bytes in the same order; logs, metrics and the
bots' delays must be equal, too.
"""

import asyncio
import itertools
import logging
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.contract.games import BY_TITLE
from tests.server.guests import run
from tests.server.tables.twin_games import Twins, twins
from upperlip.fairness import Proof
from upperlip.server.bots.pool import BotChoice, BotPool
from upperlip.server.store import Guest, Store, TableRow
from upperlip.server.store.documents import Person, Place, TableSettings
from upperlip.server.tables.document import Document
from upperlip.server.tables.inbox import Connected, Said
from upperlip.server.tables.room import Room
from upperlip.server.tables.room_task import RoomTask
from upperlip.server.tables.services import Services
from upperlip.server.wire import client_messages
from upperlip.table.generator import Generator
from upperlip.table.match import Match
from upperlip.table.ply import Action, Decision
from upperlip.table.seat import SPECTATOR, Seat

pytestmark = pytest.mark.fuzz


class RecordingConnection:
    """A page that writes down every byte."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def close(self, why: str) -> None:
        self.heard.append(why.encode())


class Script:
    """A world's log: chance, people's decisions and bots' decisions are taken from it."""

    def __init__(self, log: Sequence[Any], players: int) -> None:
        self.chance = deque(ply for ply in log if not isinstance(ply, Decision))
        decisions = [ply for ply in log if isinstance(ply, Decision)]
        self.actions = [[p.action for p in decisions if p.seat == s] for s in range(players)]
        self.pauses: list[float] = []

    def next(self, match: Match, seat: Seat) -> list[Action]:
        """The seat's next answer; three gifts are one."""
        actions = self.actions[seat][match.decisions(seat) :]
        return actions[: 3 if actions and actions[0].verb == "give" else 1]

    def let_chance(self, match: Match, _: Proof) -> None:
        match.happen(self.chance.popleft())

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        await asyncio.sleep(0)


class ScriptedPool(BotPool):
    """Bots that do what their world's log says; a real one would think in its own time."""

    def __init__(self, script: Script) -> None:
        super().__init__(workers=0)
        self._script = script
        self.endless = 0  # thoughts that never end

    async def choose(
        self,
        table: str,
        level: str,
        view: Any,
        actions: tuple[Action, ...],
        key: tuple[int, ...],
        seconds: float,
    ) -> BotChoice:
        written = self._script.actions[view.seat]
        decision = key[2]
        if decision >= len(written):
            self.endless += 1
            await asyncio.Future()  # the log ends here: this bot thinks for ever
        return BotChoice(written[decision], level)


class Lines(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.lines: list[tuple[str, object]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append((record.getMessage(), getattr(record, "facts", None)))


async def play(
    folder: Path, title: str, config: Any, seat: Seat, bots: Sequence[Seat], log: Sequence[Any]
) -> tuple[list[bytes], object]:
    """What the seat's page hears; and everything else that a curious host could look at."""
    script, dice = Script(log, config.players), itertools.count(1)
    store = await Store.open(f"sqlite:///{folder / 'world.sqlite'}")
    services = Services(
        store,
        ScriptedPool(script),
        now=lambda: 0.0,
        wall=lambda: 0.0,
        sleep=script.sleep,
        random=lambda size: next(dice).to_bytes(size),
        chance=script.let_chance,
    )
    handler = Lines()
    logging.getLogger("upperlip.server").addHandler(handler)
    document = _document(title, config, bots)
    await store.save_table(TableRow(document.id, False, "{}", 0))
    for number, guest in enumerate(document.people):
        await store.save_guest(Guest(guest, bytes([number]), guest, 0))
    room = Room(services, document)
    room_task = RoomTask(room, lambda _: None)
    ears = {guest: RecordingConnection(guest) for guest in (*document.people, "watcher")}
    for ear in ears.values():
        room.put(Connected(ear, ear.guest))
    await _act(room_task, script, ears)
    assert not room_task.closed, handler.lines
    assert room.table_game is not None
    assert len(room.table_game.match.history) > 0.8 * len(log), "the log has been played"
    await room_task.close("server-stops")
    await store.close()
    logging.getLogger("upperlip.server").removeHandler(handler)
    watcher = "watcher" if seat == SPECTATOR else f"guest{seat}"
    metrics = [line for line in services.metrics.text().splitlines() if b"_created" not in line]
    return ears[watcher].heard, (handler.lines, metrics, script.pauses)


def _document(title: str, config: Any, bots: Sequence[Seat]) -> Document:
    seats = range(config.players)
    people = {f"guest{seat}": Person(name=f"Guest {seat}") for seat in seats if seat not in bots}
    return Document(
        id="table",
        founder=next(iter(people)),
        game=title,
        players=config.players,
        options=config.options(),
        settings=TableSettings(pace="natural"),
        places=[
            Place(bot="novice") if seat in bots else Place(guest=f"guest{seat}") for seat in seats
        ],
        people=people,
        secret="00" * 32,
    )


async def _act(room_task: RoomTask, script: Script, ears: dict[str, RecordingConnection]) -> None:
    room = room_task.room
    for guest in room.document.people:
        room.put(
            Said(ears[guest], client_messages.Salt(commitment=room.commitment, salt="11" * 32))
        )
    room.put(Said(ears[room.document.founder], client_messages.Start()))
    while True:
        await _settled(room_task)
        if room_task.closed:
            return
        table_game = room.table_game
        assert table_game is not None
        if room.waiting is not None and (script.chance or room.stage == "moment"):
            for guest in room.document.seated:
                room.put(Said(ears[guest], client_messages.Ready(at=room.waiting)))
            continue
        ask = table_game.ask
        people = [seat for seat in (ask.seats if ask else ()) if room.here(seat)]
        seat = next((seat for seat in people if script.next(table_game.match, seat)), None)
        if seat is None or room.stage != "play":
            return
        do = [
            table_game.rules.write_action(table_game.match.config, action)
            for action in script.next(table_game.match, seat)
        ]
        act = client_messages.Act(
            ask=table_game.ask_id, id=str(table_game.match.decisions(seat)), do=do
        )
        room.put(Said(ears[f"guest{seat}"], act))


async def _settled(room_task: RoomTask) -> None:
    """Until the room has nothing to do, and bots still thinking will think for ever."""
    room, bots = room_task.room, room_task.room.services.bots
    assert isinstance(bots, ScriptedPool)
    while not room_task.closed:
        await room_task.do(_nothing)
        if room.inbox.empty() and len(room.thinking) == bots.endless:
            return
        await asyncio.sleep(0)


async def _nothing() -> None:
    pass


SETUPS: dict[str, list[tuple[int, dict[str, object]]]] = {
    "moustache": [
        (3, {"rules": ["pass-three", "pink-open", "reversed", "twos-win"]}),
        (4, {"rules": ["pink-open", "pass-three", "twos-win", "reversed"]}),
        (5, {}),
        (6, {"rules": ["pass-three", "pink-open", "runner-up", "reversed"]}),
    ],
    "mustachio": [
        (2, {"villains": "all"}),
        (3, {"villains": "all"}),
        (4, {"villains": "all"}),
        (4, {"sides": "solo"}),
        (
            5,
            {
                "villains": "pool",
                "pool": ["PEANUT", "TWINS", "HUMMMUS", "NUTCASE", "ACORN", "WALNUT"],
            },
        ),
        (6, {"sides": "trios", "villains": "all"}),
    ],
}
CASES = [(title, *setup) for title, setups in SETUPS.items() for setup in setups]


@pytest.mark.parametrize(("title", "players", "options"), CASES)
def test_a_seat_hears_the_same_in_worlds_it_cannot_tell_apart(
    title: str, players: int, options: dict[str, object], tmp_path: Path
) -> None:
    game = BY_TITLE[title]
    config = game.configure(players, options)
    tried = 0
    for seed in range(40):
        draws = Generator(seed, players)
        seat = draws.below(players + 1) - 1
        bots = [s for s in range(1, players) if s != seat and draws.below(3) == 0]
        for pair in itertools.islice(twins(game, config, seat, draws), 2):
            compare(tmp_path / f"{seed}-{tried}", title, config, bots, pair)
            tried += 1
        if tried >= 4:
            return
    raise AssertionError("there are pairs")


def compare(folder: Path, title: str, config: Any, bots: list[Seat], pair: Twins) -> None:
    heard, seen = [], []
    for number, log in enumerate((pair.truth, pair.other)):
        place = folder / str(number)
        place.mkdir(parents=True)
        ear, rest = run(play(place, title, config, pair.seat, bots, log))
        heard.append(ear)
        seen.append(rest)
    assert len(heard[0]) > 3
    assert heard[0] == heard[1]
    assert seen[0] == seen[1]
