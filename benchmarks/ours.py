"""Our side: what the kernel does, each thing in the units of its peer."""

import random
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from benchmarks.timing import Speed, rate
from upperlip.animals import MOUSTACHE
from upperlip.animals.config import SIDES
from upperlip.animals.rules import RULE_CARDS
from upperlip.bots import BOTS, choice_of
from upperlip.bots.animals import STYLE
from upperlip.kernel import Generator, animals, knowledge, nuts
from upperlip.nuts import MUSTACHIO
from upperlip.table.game import AnyGame
from upperlip.table.match import Match
from upperlip.table.ply import Ask
from upperlip.table.shape import AnyView

ROUNDS = 100_000  # a measurement
STATES = 400  # different ones, played equally often
VIEWS = 40
WORLDS = 1_000  # of each view
THOUGHTS = 12  # about a round's first card, in a measurement
SIMULATIONS = 1_000  # in each thought, of ours and theirs

PAIRS = {"sides": "pairs", "villains": "showcase2"}
IMPORT = (
    "import time; t = time.perf_counter(); import upperlip.kernel; print(time.perf_counter()-t)"
)


# Moustache


def _random_rows(many: int, seed: int) -> list[list[str]]:
    """Rows as they lie in games with all sixteen rule cards: one to four, equally often."""
    rng = random.Random(seed)
    rows = []
    for number in range(many):
        row: list[str] = []
        for side in SIDES[: 1 + number % len(SIDES)]:
            row.append(rng.choice([c.id for c in RULE_CARDS if c.side == side and c.id not in row]))
        rows.append(row)
    return rows


def _before_deal(seed: int) -> list[animals.KernelState]:
    return [animals.KernelState.at_deal(4, row) for row in _random_rows(STATES, seed)]


def _dealt(seed: int) -> list[animals.KernelState]:
    states = _before_deal(seed)
    for number, state in enumerate(states):
        state.chance(Generator(seed, number))
    return states


def _play(states: list[animals.KernelState], seed: int) -> int:
    animals.playouts(states, ROUNDS, seed)
    return ROUNDS


def rounds(seed: int) -> float:
    states = _before_deal(seed)
    return rate(lambda: _play(states, seed))


def rounds_from_deal(seed: int) -> float:
    states = _dealt(seed)
    return rate(lambda: _play(states, seed))


def rounds_without_rules(seed: int) -> float:
    states = [animals.KernelState.at_deal(4, [])]
    return rate(lambda: _play(states, seed))


def sums_without_rules(count: int, seed: int) -> list[int]:
    return animals.playouts([animals.KernelState.at_deal(4, [])], count, seed)


def rounds_by_threads(threads: int) -> Speed:
    """The same rounds in the same small portions, however many threads share them."""
    portion = ROUNDS // 10

    def speed(seed: int) -> float:
        states = _before_deal(seed)

        def play(first: int) -> int:
            animals.playouts(states, portion, seed, first)
            return portion

        with ThreadPoolExecutor(threads) as pool:
            return rate(lambda: sum(pool.map(play, range(0, 2 * ROUNDS, portion))))

    return speed


def loop(seed: int) -> float:
    """Decisions in Python, from the deal to the score: legal values, a random one, apply."""
    states = _dealt(seed)
    draw = random.Random(seed).random

    def run() -> int:
        done = 0
        for state in states:
            while state.seat >= 0:
                values = state.legal()
                state.apply(values[int(draw() * len(values))])
                done += 1
        return done

    return rate(run)


def _first_cards(seed: int) -> list[AnyView]:
    """What the player sees who leads to a round's first trick, in each round equally."""
    config, views = MOUSTACHE.configure(4, {"rule_set": "house"}), []
    for number in range(THOUGHTS):
        match = Match(MOUSTACHE, config, seed, number, first_round=1 + number % MOUSTACHE.rounds)
        while _ask(match).what != "play":
            if not match.let_chance():
                seat = _ask(match).seats[0]
                match.act(seat, choice_of(BOTS["random"], match, seat))
        views.append(match.view(_ask(match).seats[0]))
    return views


def search(*, solving: bool) -> Speed:
    """As the expert searches; or, as theirs does, with simulations that go on at random."""
    searcher, style = animals.Searcher(), STYLE

    def speed(seed: int) -> float:
        known = [(knowledge(view), view.seat) for view in _first_cards(seed)]

        def run() -> int:
            for number, (one, seat) in enumerate(known):
                searcher.search(
                    one,
                    Generator(seed, number),
                    seat,
                    simulations=SIMULATIONS,
                    tail=style.tail // 4 if solving else 0,
                    noise=style.noise if solving else -1,
                    exploration=style.exploration,
                )
            return len(known) * SIMULATIONS

        return rate(run)

    return speed


# Mustachio


def rounds_of_nuts(seed: int) -> float:
    """First rounds: nine tricks for two pairs, two villains shown, with all their bids."""
    config = MUSTACHIO.configure(4, PAIRS)
    states = [nuts.KernelState.begin(config)]

    def run() -> int:
        nuts.playouts(states, ROUNDS, seed)
        return ROUNDS

    return rate(run)


# Both


def _views(game: AnyGame, config: Any, hands: Sequence[int], seed: int) -> list[Any]:
    """What the player to act sees with half of a round's cards played, in each round equally."""
    views = []
    for number in range(VIEWS):
        match = Match(game, config, seed, number)
        turn = number % len(hands)
        cards = 4 * sum(hands[:turn]) + 2 * hands[turn] + number % 4
        while cards or not _ask(match).seats:
            if not match.let_chance():
                seat, what = _ask(match).seats[0], _ask(match).what
                match.act(seat, choice_of(BOTS["random"], match, seat))
                cards -= what == "play"
        views.append(match.view(_ask(match).seats[0]))
    return views


def _ask(match: Match) -> Ask:
    assert match.ask is not None
    return match.ask


def _worlds(views: list[Any], seed: int) -> float:
    known, rng = [knowledge(view) for view in views], Generator(seed)

    def run() -> int:
        for one in known:
            draw = one.draw
            for _ in range(WORLDS):
                draw(rng)
        return len(known) * WORLDS

    return rate(run)


def worlds_of_animals(seed: int) -> float:
    config = MOUSTACHE.configure(4, {"rule_set": "house"})
    return _worlds(_views(MOUSTACHE, config, (10, 10, 10, 10), seed), seed)


def worlds_of_nuts(seed: int) -> float:
    config = MUSTACHIO.configure(4, PAIRS)
    return _worlds(_views(MUSTACHIO, config, (9, 7, 5, 6, 8), seed), seed)


def imports(_: int) -> float:
    """In a fresh Python, the package already compiled to byte code."""
    command = [sys.executable, "-c", IMPORT]
    return 1 / float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
