"""The reference and the kernel side by side: do they agree at every ply?

Random games over random options and random cards. Before each ply both must ask the same of the
same seats, offer the same actions and stand at the same place, tricks won and scores included;
chance, drawn from the same stream, must fall the same way in both.

Here belong the comparison, the set-ups it is made on and what they have covered; it stands on both
engines (the games and the kernel), on definitions of cards and on records, and on nothing that
plays or shows.
"""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import NamedTuple

from upperlip import kernel
from upperlip.definitions.library import Library
from upperlip.games import GAMES
from upperlip.kernel.interface import Engine
from upperlip.selfcheck.coverage import Coverage, covered
from upperlip.selfcheck.pair import Difference, Pair
from upperlip.selfcheck.setups import random_setup
from upperlip.table.seat import OPEN
from upperlip.table.shape import AnyConfig
from upperlip.workers import in_processes

_PART = 20  # games that a worker plays before it tells


class Agreed(NamedTuple):
    """What was compared without finding a difference; then the first difference, if any."""

    games: int = 0
    rounds: int = 0
    plies: int = 0
    coverage: Coverage = Coverage()
    difference: Difference | None = None

    def plus(self, part: "Agreed") -> "Agreed":
        return Agreed(
            self.games + part.games,
            self.rounds + part.rounds,
            self.plies + part.plies,
            self.coverage.plus(part.coverage),
            part.difference,
        )


def selfcheck(games: int, seed: int, jobs: int, library: Library | None = None) -> Iterator[Agreed]:
    """Compares in parts; ends with the first difference. A library replaces random cards."""
    parts = (range(first, min(first + _PART, games)) for first in range(0, games, _PART))
    for part in in_processes(partial(_check_compiled, seed, library), parts, jobs):
        yield part
        if part.difference is not None:
            return


def _check_compiled(seed: int, library: Library | None, numbers: range) -> Agreed:
    return check_part(seed, kernel.COMPILED, numbers, library)


def check_part(
    seed: int, engines: Mapping[str, Engine], numbers: range, library: Library | None = None
) -> Agreed:
    so_far = Agreed()
    for number in numbers:
        try:
            so_far = so_far.plus(
                check_game(engines, random_setup(seed, number, library), (seed, number))
            )
        except Difference as difference:
            return so_far._replace(difference=difference)
    return so_far


def check_game(engines: Mapping[str, Engine], config: AnyConfig, key: tuple[int, int]) -> Agreed:
    """Plays one game on the reference and on another engine."""
    game, engine = GAMES[config.game], engines[config.game]
    pair, plies, coverage = Pair(game, config, engine), 0, Coverage()
    while True:
        ask = pair.compare()
        if ask is None or ask.what == game.round_opening:  # the round's tricks still lie there
            coverage = coverage.plus(covered(game.glance(pair.state, OPEN)))
        if ask is None:
            return Agreed(1, len(pair.state.scores), plies, coverage)
        pair.take_ply((*key, plies))
        plies += 1
