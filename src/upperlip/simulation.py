"""Games by bots against bots, many of them, on all cores."""

from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from time import monotonic
from typing import NamedTuple

from upperlip.bots import USUAL, BadBot, Bot, Budget, blaming, choice_of
from upperlip.records.write import line_of, record_of
from upperlip.statistics import LEDGERS
from upperlip.statistics.counters import Counters
from upperlip.table.game import AnyGame
from upperlip.table.match import Match, Note
from upperlip.table.seat import OPEN
from upperlip.table.shape import AnyConfig
from upperlip.workers import in_processes, in_threads

# Processes take a moment to start: games that are over sooner are played in this one.
PATIENCE = 0.5  # seconds
_PART_LASTS = 0.25  # seconds: often enough for a progress bar, seldom enough for the pipes
_KERNEL_PART = 10_000  # games: about a tenth of a second


def play_out(
    match: Match,
    bots: Sequence[Bot],
    *,
    number: int = 0,
    budget: Budget = USUAL,
    keep_legal: bool = False,
    watch: Callable[[Match], None] | None = None,
) -> Match:
    """Plays a match to its end, one bot per seat; its number is said where one of them fails.

    `watch` is called before each deal, when all of the last round still lies on the table, and
    at the end.
    """
    while (ask := match.ask) is not None:
        if watch is not None and ask.what == "deal":
            watch(match)
        if match.let_chance():
            continue
        seat = ask.seats[0]
        with blaming(bots[seat], seat, "game", number):
            action = choice_of(bots[seat], match, seat, budget)
        match.act(seat, action, Note(legal=match.legal(seat)) if keep_legal else None)
    if watch is not None:
        watch(match)
    return match


class Series(NamedTuple):
    """Games of one set-up; game n of them is the same wherever and whenever it is played."""

    game: AnyGame
    config: AnyConfig
    bots: Sequence[Bot]
    seed: int
    names: Sequence[str] = ()  # of the players, in records; without names none are written
    keep_legal: bool = False
    budget: Budget = USUAL


# (config, seed, first, count): so many games, counted.
PlayGames = Callable[[AnyConfig, int, int, int], Counters]


class SeriesPart(NamedTuple):
    """Some games of a series, one after the other."""

    games: int
    counters: Counters
    records: str = ""  # a line each


def play_part(series: Series, numbers: range) -> SeriesPart:
    ledger = LEDGERS[series.game.title]
    counters = ledger.blank(series.config)

    def watch(match: Match) -> None:
        ledger.look(counters, match.view(OPEN))

    records = []
    for number in numbers:
        match = Match(series.game, series.config, series.seed, number)
        play_out(
            match,
            series.bots,
            number=number,
            budget=series.budget,
            keep_legal=series.keep_legal,
            watch=watch,
        )
        if series.names:
            records.append(line_of(record_of(match, series.names)))
    return SeriesPart(len(numbers), counters, "".join(records))


def simulate(series: Series, games: int, jobs: int = 1) -> Generator[SeriesPart, None, None]:
    """The first games of a series by the reference engine, in order."""
    began = monotonic()
    for number in range(games):
        spent = monotonic() - began
        left = spent / max(number, 1) * (games - number)
        if jobs > 1 and number > 0 and min(spent, left) >= PATIENCE:
            jobs = min(jobs, games - number)
            parts = _parts(number, games, int(_PART_LASTS * number / spent), jobs)
            yield from in_processes(partial(play_part, series), parts, jobs, (BadBot,))
            return
        yield play_part(series, range(number, number + 1))


def _parts(first: int, games: int, most: int, jobs: int) -> Iterator[range]:
    """The games from `first` on, in parts of equal size, enough of them for all jobs."""
    size = max(1, min(most, -(-(games - first) // jobs)))
    for number in range(first, games, size):
        yield range(number, min(number + size, games))


# The kernel, imported late: nothing else needs it


def has_kernel() -> bool:
    """Is there a compiled one?"""
    from upperlip import kernel  # noqa: PLC0415

    return kernel.FAST


def simulate_in_kernel(
    series: Series, games: int, jobs: int = 1
) -> Generator[SeriesPart, None, None]:
    """The same games as `simulate` has, if all bots are random; it writes no records."""
    from upperlip import kernel  # noqa: PLC0415

    yield from in_parts(kernel.PLAY_GAMES[series.config.game], series, games, jobs)


def in_parts(
    play_games: PlayGames, series: Series, games: int, jobs: int
) -> Generator[SeriesPart, None, None]:
    """The games that an engine counts by itself, shared out among threads."""

    def play(numbers: range) -> SeriesPart:
        games = len(numbers)
        return SeriesPart(games, play_games(series.config, series.seed, numbers.start, games))

    yield from in_threads(play, _parts(0, games, _KERNEL_PART, jobs), jobs)
