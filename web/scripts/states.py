"""Everything a table can show, as real games bring it about, with names as long as names may be.

`python web/scripts/states.py [usual]` writes the states, as JSON, to standard output: for both
games and every number of players each question, a wait, the fullest verdict, a round's begin and
end, the end of the game, and what comes on top. Layout tests and contact sheets show them.

Where several ask for them, they are made once: STATES_KEPT_IN is a file to keep them in.
"""

import os
import sys
from collections.abc import Callable, Iterator
from fcntl import LOCK_EX, flock
from itertools import chain
from pathlib import Path
from typing import Any

import moments
import msgspec

from upperlip.animals.rules import RULE_CARDS
from upperlip.bots import BOTS, choice_of
from upperlip.fairness import Proof
from upperlip.games import GAMES
from upperlip.server.store.documents import TableSettings
from upperlip.server.tables import choices
from upperlip.server.tables.table_game import TRICK_ENDS, TableGame
from upperlip.server.tables.table_settings import settings_on_the_wire
from upperlip.server.wire import server_messages as wire
from upperlip.server.wire.events import event_on_the_wire, reason_on_the_wire
from upperlip.server.wire.views import on_the_wire
from upperlip.table.event import Event
from upperlip.table.generator import Generator
from upperlip.table.reason import because
from upperlip.table.seat import SPECTATOR, Seat

ME = 0
AWAY = 2
BOT = 3
NAMES = (  # of 40 characters: of one word, of several, of wide letters
    "Wilhelmine-Maximiliane von Zwirbelbartig",
    "Moustachioedhandlebarwaxerextraordinaire",
    "Anne-Sophie de la Moustache-en-Guidon II",
    "Владислава Усатова-Подусникова-Бакенбард",
    "WWWWWWWWWWMMMMMMMMMMWWWWWWWWWWMMMMMMMMMM",
    "Jean-Baptiste Poquelin dit Belle-Bacante",
)
LONG_REFUSALS = ("another-hand", "nobody-to-agree", "table-unreadable")
SEEDS = range(4)
USUAL_NAMES = ("Ada", "Bo", "Clémence", "", "Дмитрий", "Effie")
Stage = Any  # wire.Stage, which a literal cannot name twice


class State(msgspec.Struct, frozen=True):
    """What the page is told, one message after the other, and what it shows then."""

    name: str
    phase: str
    messages: list[Any]


class Stand:
    """A table where a game is played by itself, seen from one seat."""

    def __init__(self, game: str, players: int, options: dict[str, Any], seed: int) -> None:
        self.name = f"{game}-{players}"
        self.options = options
        config = GAMES[game].configure(players, options)
        chance = Generator(seed, players)
        proof = Proof(bytes(32), ())
        self.game = TableGame(
            game, config, 1, proof, lambda match, _: match.let_chance(chance.fork(match.chances))
        )

    def steps(self) -> Iterator[list[Event]]:
        """After every ply what has just happened, from the first deal to the end."""
        match = self.game.match
        while (ask := match.ask) is not None:
            if self.game.between_rounds:
                self.game.open_round()
            else:
                seat = ask.seats[0]
                self.game.act(seat, [choice_of(BOTS["random"], match, seat)])
            yield self.game.take_events()

    def play(self, seat: Seat, stage: Stage = "play") -> wire.Play:
        game = self.game
        ask = game.ask if stage == "play" else None
        return wire.Play(
            ask=ask and wire.Ask(id=game.ask_id, what=ask.what, seats=list(ask.seats)),
            choice=choices.choice_of(game, seat) if ask and seat in ask.seats else None,
            view=on_the_wire(game.glance(seat)),
            result=game.result,
        )

    def snapshot(self, seat: Seat = ME, stage: Stage = "play") -> wire.Snapshot:
        table = self._table(stage)
        return wire.Snapshot(
            version=1,
            table=table,
            you=wire.You(
                guest="me",
                name=NAMES[ME],
                seat=None if seat == SPECTATOR else seat,
                return_to=None,
                may_take=[BOT] if seat == SPECTATOR and len(table.seats) > BOT else [],
                host=seat != SPECTATOR,
                muted=False,
            ),
            play=self.play(seat, stage),
            events=[event_on_the_wire(event.seen_by(seat)) for event in self.game.events],
            lines=[],
        )

    def _table(self, stage: Stage) -> wire.Table:
        config = self.game.match.config
        seats = [wire.TableSeat(guest=name, name=name, here=True) for name in NAMES]
        seats[ME] = msgspec.structs.replace(seats[ME], guest="me")
        seats[AWAY] = msgspec.structs.replace(seats[AWAY], here=False)
        seats[BOT] = wire.TableSeat(bot="regular")
        return wire.Table(
            id="stand",
            game=self.game.rules.title,
            players=config.players,
            options=config.options(),
            cards=[],
            sides=[list(side) for side in config.teams],
            settings=settings_on_the_wire(TableSettings()),
            host="me",
            seats=seats[: config.players],
            watchers=[],
            muted=[],
            stage=stage,
            number=1,
            commitment="0" * 64,
            next_commitment="1" * 64,
            waiting="1.1" if stage in ("moment", "interlude") else None,
            seconds=20.0 if stage in ("moment", "interlude") else None,
            asleep=False,
            ended=None,
            ended_early=1,
            record=1 if stage == "over" else None,
            practice=False,
        )


class Collection:
    """Of each kind of state the fullest: the one with the most to show."""

    def __init__(self) -> None:
        self._fullest: dict[str, tuple[int, State]] = {}

    def offer(self, fullness: int, name: str, phase: str, make: Callable[[], list[Any]]) -> None:
        if name not in self._fullest or self._fullest[name][0] < fullness:
            self._fullest[name] = fullness, State(name, phase, make())

    @property
    def states(self) -> list[State]:
        return [state for _, state in self._fullest.values()]


def collect(stand: Stand, found: Collection) -> None:
    game, name = stand.game, stand.name
    before = None
    for events in stand.steps():
        number = game.match.rounds_scored
        if game.ask is None:
            found.offer(0, f"{name}-over", "game-over", lambda: [stand.snapshot(stage="over")])
        elif game.between_rounds:
            _offer_stage(stand, found, number, "round-over", "interlude")
        elif game.just_dealt:
            _offer_stage(stand, found, number, "round-begins", "moment")
        if before is not None and any(event.message in TRICK_ENDS for event in events):
            _offer_verdict(stand, found, before, events)
        before = stand.snapshot()
        if before.play is not None and before.play.ask is not None and not game.between_rounds:
            _offer_play(stand, found, before, before.play)


def _offer_stage(stand: Stand, found: Collection, number: int, phase: str, stage: Stage) -> None:
    found.offer(number, f"{stand.name}-{phase}", phase, lambda: [stand.snapshot(stage=stage)])


def _offer_verdict(
    stand: Stand, found: Collection, before: wire.Snapshot, events: list[Event]
) -> None:
    fullness = max(len(event.reasons) for event in events if event.message in TRICK_ENDS)
    update = wire.Update(
        version=2,
        play=stand.play(ME),
        events=[event_on_the_wire(event.seen_by(ME)) for event in events],
    )
    found.offer(fullness, f"{stand.name}-verdict", "trick-over", lambda: [before, update])


def _offer_play(stand: Stand, found: Collection, shown: wire.Snapshot, play: wire.Play) -> None:
    assert play.ask is not None
    round_ = stand.game.glance(ME).round
    assert round_ is not None
    fullness = 20 * len(round_.trick.cards if round_.trick else ()) + len(round_.hand)
    if play.choice is None:
        found.offer(fullness, f"{stand.name}-waiting", "waiting", lambda: [shown])
        watching = f"{stand.name}-watching"
        found.offer(fullness, watching, "waiting", lambda: [stand.snapshot(SPECTATOR)])
        return
    what = play.ask.what
    found.offer(fullness, f"{stand.name}-{what}", "turn", lambda: [shown])
    if play.choice.why_not:
        found.offer(fullness, f"{stand.name}-{what}-forbidden", "turn", lambda: [shown])


def stands() -> Iterator[Stand]:
    """All players, all villains; the rules by fours (O-5), so that each is in force somewhere."""
    rules = [card.id for card in RULE_CARDS]
    for players in GAMES["moustache"].players:
        for seed in SEEDS:
            first = 2 * ((players + seed) % 4)
            row = rules[first : first + 2] + rules[first + 8 : first + 10]
            yield Stand("moustache", players, {"rules": row}, seed)
    for players in GAMES["mustachio"].players:
        for seed in SEEDS:
            yield Stand("mustachio", players, {"villains": "all"}, seed)


def rare() -> Iterator[State]:
    """Questions that most games do not come to."""
    for wanted in moments.WANTED:
        what, game, players = wanted[:3]
        shown = moments.found(*wanted)
        seats = [
            msgspec.structs.replace(seat, name=name)
            for seat, name in zip(shown.table.seats, NAMES, strict=False)
        ]
        yield State(f"{game}-{players}-{what}-rare", "turn", [changed(shown, seats=seats)])


def on_top(stand: Stand) -> Iterator[State]:
    """Claims and refusals, over a table where it is one's turn."""
    shown = _at_turn(stand)
    claims = [
        wire.Watcher(guest="late", name=NAMES[3], claims=AWAY, asked=["me"]),
        wire.Watcher(guest="later", name=NAMES[4], claims=AWAY),
    ]
    yield State(f"{stand.name}-claimed", "turn", [changed(shown, watchers=claims)])
    for why in LONG_REFUSALS:
        refused = wire.Refused(ref=None, reason=reason_on_the_wire(because("table", why)))
        yield State(f"{stand.name}-refused-{why}", "turn", [shown, refused])
    seats = [msgspec.structs.replace(shown.table.seats[ME], guest="late"), *shown.table.seats[1:]]
    lost = changed(stand.snapshot(SPECTATOR), seats=seats, host="late")
    lost.you = msgspec.structs.replace(lost.you, return_to=ME)
    yield State(f"{stand.name}-lost-seat", "waiting", [lost])


def _at_turn(stand: Stand) -> wire.Snapshot:
    for _ in stand.steps():
        shown = stand.snapshot()
        play = shown.play
        if play and play.ask and play.ask.what == "play" and play.choice and play.choice.why_not:
            return shown
    raise AssertionError("everybody must follow suit now and then")


def in_lobby(stand: Stand) -> Iterator[State]:
    """Before the first game: everybody there, or still places to fill."""
    watchers = [wire.Watcher(guest="late", name=NAMES[5])]
    full = changed(stand.snapshot(stage="lobby"), watchers=watchers)
    full.play = None
    yield State(f"{stand.name}-lobby", "lobby", [full])
    seats = [full.table.seats[ME], *(wire.TableSeat() for _ in full.table.seats[1:])]
    yield State(f"{stand.name}-lobby-empty", "lobby", [changed(full, seats=seats)])


def changed(shown: wire.Snapshot, **fields: Any) -> wire.Snapshot:
    """With a table that differs."""
    table = msgspec.structs.replace(shown.table, **fields)
    return msgspec.structs.replace(shown, table=table)


def made() -> list[State]:
    found = Collection()
    for stand in stands():
        collect(stand, found)
    others = [rare()]
    for game, players in (("moustache", 6), ("mustachio", 6), ("mustachio", 2)):
        others += [on_top(Stand(game, players, {}, 0)), in_lobby(Stand(game, players, {}, 0))]
    return [*found.states, *chain.from_iterable(others)]


def kept() -> str:
    """As made before, if somebody has: the others wait for the first."""
    if not (name := os.environ.get("STATES_KEPT_IN")):
        return msgspec.json.encode(made()).decode()
    with Path(name).open("a+", encoding="utf-8") as file:
        flock(file, LOCK_EX)
        file.seek(0)
        if not (text := file.read()):
            text = msgspec.json.encode(made()).decode()
            file.write(text)
        return text


def main() -> None:
    """`usual`: with names as people have them, to be looked at."""
    text = kept()
    if "usual" in sys.argv:
        for long, usual in zip(NAMES, USUAL_NAMES, strict=True):
            text = text.replace(long, usual)
    sys.stdout.write(text)


if __name__ == "__main__":
    main()
