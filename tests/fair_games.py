"""Random games whose chance is drawn fairly, as a table server draws it."""

from collections.abc import Callable
from hashlib import sha256
from typing import Any, NamedTuple

from tests.records.plain import plain
from upperlip.fairness import FairDraws, Proof, proof
from upperlip.games import GAMES
from upperlip.records.write import record_of
from upperlip.table.match import Match
from upperlip.table.seat import Seat


class Setup(NamedTuple):
    title: str
    players: int
    options: dict[str, object]


POOL = ["WALNUT", "TWINS", "PEANUT", "HUMMMUS", "ACORN", "HEALTH-"]

# Every number of players, every option, every way of drawing.
SETUPS = [
    Setup("mustachio", 2, {"villains": "all", "drop_low": True}),
    Setup("mustachio", 3, {"villains": "pool", "card_counting": True, "more_points": True}),
    Setup("mustachio", 3, {"villains": "pool"}),
    Setup("mustachio", 4, {"villains": "showcase1", "more_points": True}),
    Setup("mustachio", 4, {"sides": "solo", "villains": "all", "more_points": True}),
    Setup("mustachio", 4, {"villains": "all", "card_counting": True}),  # the pile runs out
    Setup("mustachio", 5, {"first_dealer": 4}),
    Setup("mustachio", 6, {"villains": "pool", "pool": POOL}),
    Setup("mustachio", 6, {"sides": "trios", "villains": "all", "card_counting": True}),
    Setup("mustachio", 6, {"sides": "solo", "villains": "none", "more_points": True}),
    Setup("mustachio", 4, {"shown": [*POOL, "BUTTERNUT", "HONEYNUT", "NUTCASE", "PRAYLENE"]}),
    Setup("moustache", 3, {"rule_set": "house"}),
    Setup("moustache", 4, {"trophies": [[1, 1, 9], [2, 5, 5], [7, 7, 7], [1, 8, 9]]}),
    Setup("moustache", 4, {"first_game": True}),
    Setup("moustache", 5, {"rules": ["pass-three", "pink-open", "twos-win", "cut-leads"]}),
    Setup("moustache", 6, {"even_trophies": True}),
]


def label(setup: Setup) -> str:
    return "-".join([setup.title, str(setup.players), *setup.options])


def made_up(seed: int, players: int) -> Proof:
    """A secret, and salts of every other seat."""
    parts = [sha256(f"{seed} {part}".encode()).digest() for part in range(players + 1)]
    return Proof(parts[0], tuple(p if seat % 2 else None for seat, p in enumerate(parts[1:])))


def first_seat(seats: tuple[Seat, ...]) -> Seat:
    return seats[0]


def play_fairly(
    setup: Setup, seed: int, who: Callable[[tuple[Seat, ...]], Seat] = first_seat
) -> Match:
    """`who` answers next, of those that are asked at once; what they answer does not change."""
    game = GAMES[setup.title]
    match = Match(game, game.configure(setup.players, setup.options), seed)
    basis, chances = made_up(seed, setup.players), 0
    while (ask := match.ask) is not None:
        if not ask.seats:
            chances += match.let_chance(FairDraws(*basis, chances))
            continue
        seat = who(ask.seats)
        legal = match.legal(seat)
        match.act(seat, legal[match.draws_for(seat).below(len(legal))])
    return match


def proven_record(setup: Setup, seed: int) -> dict[str, Any]:
    match = play_fairly(setup, seed)
    names = [f"player {seat}" for seat in range(setup.players)]
    return plain(record_of(match, names, proof(*made_up(seed, setup.players))))
