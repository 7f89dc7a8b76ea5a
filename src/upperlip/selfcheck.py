"""The reference and the kernel side by side: do they agree at every ply?

Random games over random options. Before each ply both must ask the same of the same seats, offer
the same actions and stand at the same place, tricks won and scores included; chance, drawn from
the same stream, must fall the same way in both.
"""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from upperlip import kernel
from upperlip.animals.config import THREES
from upperlip.animals.rules import RULE_CARDS
from upperlip.games import GAMES
from upperlip.nuts.cards import VILLAIN_IDS
from upperlip.nuts.config import POOL_SIZE, VILLAIN_MODES, WALNUT_LED
from upperlip.records.record import Record
from upperlip.records.write import record_of_plies
from upperlip.table.game import AnyGame
from upperlip.table.generator import Generator, pick
from upperlip.table.ply import Ask, Decision
from upperlip.table.shape import AnyState, Setup
from upperlip.workers import in_processes

_PART = 20  # games that a worker plays before it tells


class Difference(Exception):
    """Where the engines part: what differs, and the game up to there."""

    def __init__(self, what: str, record: Record) -> None:
        super().__init__(what, record)
        self.what = what
        self.record = record


class Agreed(NamedTuple):
    """What was compared without finding a difference; then the first difference, if any."""

    games: int = 0
    rounds: int = 0
    plies: int = 0
    difference: Difference | None = None

    def plus(self, part: "Agreed") -> "Agreed":
        return Agreed(
            self.games + part.games,
            self.rounds + part.rounds,
            self.plies + part.plies,
            part.difference,
        )


def selfcheck(games: int, seed: int, jobs: int) -> Iterator[Agreed]:
    """Compares in parts; ends with the first difference."""
    parts = (range(first, min(first + _PART, games)) for first in range(0, games, _PART))
    for part in in_processes(partial(check_part, seed), parts, jobs):
        yield part
        if part.difference is not None:
            return


def check_part(seed: int, numbers: range) -> Agreed:
    so_far = Agreed()
    for number in numbers:
        try:
            rounds, plies = check_game(seed, number)
        except Difference as difference:
            return so_far._replace(difference=difference)
        so_far = so_far.plus(Agreed(1, rounds, plies))
    return so_far


def check_game(seed: int, number: int) -> tuple[int, int]:
    """Plays one game on both engines; how many rounds and plies it had."""
    draws = Generator(seed, number)
    title = tuple(GAMES)[number % len(GAMES)]
    players, options = OPTIONS[title](draws)
    pair = Pair(GAMES[title], GAMES[title].configure(players, options))
    plies = 0
    while pair.compare() is not None:
        pair.take_ply((seed, number, plies))
        plies += 1
    return len(pair.state.scores), plies


class Pair:
    """One game on both engines at once."""

    def __init__(self, game: AnyGame, config: Setup) -> None:
        self.game = game
        self.config = config
        self.state: AnyState = game.begin(config)
        self.position = kernel.begin(config)

    def compare(self) -> Ask | None:
        """What is asked now; None at the end. Raises Difference if the engines do not agree."""
        ask = self.game.turn(self.state)
        what, seats = ("over", ()) if ask is None else ask
        self._same("asked", (what, seats), (self.position.ask, self.position.seats))
        for seat in seats:
            expected = [kernel.value(action) for action in self.game.legal(self.state, seat)]
            self._same(f"legal for seat {seat}", expected, self.position.legal(seat))
        position = self.position.from_state(self.state)
        if bytes(position) != bytes(self.position):  # tricks won, stars, bids, scores: everything
            for what in ("points", "rounds", "hands"):
                self._same(what, getattr(position, what), getattr(self.position, what))
            self._same("the position", bytes(position).hex(), bytes(self.position).hex())
        if ask is None:
            result = self.game.result(self.state) or {}
            self._same("winners", result["winners"], list(self.position.winners))
        return ask

    def take_ply(self, key: tuple[int, ...]) -> None:
        """Chance, or any of the seats that are asked, does something random."""
        ask, draws = self.game.turn(self.state), Generator(*key)
        assert ask is not None, "the game is over"
        if ask.seats:
            seat = ask.seats[draws.below(len(ask.seats))]
            actions = self.game.legal(self.state, seat)
            action = actions[draws.below(len(actions))]
            self.state = self.game.apply(self.state, Decision(seat, action))
            self.position.apply(kernel.value(action), seat)
            return
        drawn = self.position.copy()
        drawn.chance(kernel.Generator(*key))
        ply = self.game.sample(self.state, draws)
        self.state = self.game.apply(self.state, ply)
        self.position.happen(ply)
        self._same("chance", bytes(self.position), bytes(drawn))

    def _same(self, what: str, reference: object, kernels: object) -> None:
        if reference != kernels:
            raise Difference(
                f"{what}: the reference says {reference}, the kernel {kernels}", self.record()
            )

    def record(self) -> Record:
        players = [f"random {seat + 1}" for seat in range(self.config.players)]
        result = self.game.result(self.state)
        return record_of_plies(self.game, self.config, self.state.history, players, result)


# Options of all kinds


def _animals_options(draws: Generator) -> tuple[int, dict[str, object]]:
    rows = [
        rule
        for side in ("white", "black")
        for rule in pick([card.id for card in RULE_CARDS if card.side == side], 2, draws)
    ]
    return 3 + draws.below(4), {
        "rule_set": ("book", "house")[draws.below(2)],
        "first_game": draws.below(4) == 0,
        "even_trophies": draws.below(4) == 0,
        "rules": rows if draws.below(2) else None,
        "stars": [draws.below(10) for _ in range(11)] if draws.below(2) else None,
        "trophies": [_tokens(draws) for _ in range(4)] if draws.below(2) else None,
        "threes": THREES[draws.below(len(THREES))],
    }


def _tokens(draws: Generator) -> list[int]:
    return sorted(1 + draws.below(9) for _ in range(3))


def _nuts_options(draws: Generator) -> tuple[int, dict[str, object]]:
    players = 2 + draws.below(5)
    sides = ["solo", *["pairs"] * (players in (4, 6)), *["trios"] * (players == 6)]
    villains = VILLAIN_MODES[draws.below(len(VILLAIN_MODES))]
    named = villains == "pool" and draws.below(2)
    shown = {"showcase1": 5, "showcase2": 10}.get(villains, 0)
    return players, {
        "sides": sides[draws.below(len(sides))],
        "villains": villains,
        "pool": pick(VILLAIN_IDS, POOL_SIZE, draws) if named else None,
        "shown": pick(VILLAIN_IDS, shown, draws) if shown and draws.below(2) else None,
        "first_dealer": draws.below(players),
        "card_counting": not villains.startswith("showcase") and draws.below(2) == 1,
        "more_points": draws.below(2) == 1,
        "drop_low": players <= 4 and draws.below(2) == 1,
        "walnut_led": WALNUT_LED[draws.below(len(WALNUT_LED))],
    }


OPTIONS = {"moustache": _animals_options, "mustachio": _nuts_options}
