"""Random games and rounds, many of them."""

from collections.abc import Iterator, Sequence
from typing import Any

from upperlip.kernel.reference.position import Position
from upperlip.table.game import AnyGame
from upperlip.table.generator import Generator
from upperlip.table.match import Match
from upperlip.table.seat import OPEN

Counters = dict[str, list[int]]


def count_games(game: AnyGame, config: Any, seed: int, first: int, count: int) -> Counters:
    """What the statistics count of games by random bots."""
    from upperlip.statistics import LEDGERS  # noqa: PLC0415 – loads both games

    ledger = LEDGERS[game.title]
    counters = ledger.blank(config)
    for number in range(first, first + count):
        match = Match(game, config, seed, number)
        while (ask := match.ask) is not None:
            if ask.what == "deal":
                ledger.look(counters, match.view(OPEN))
            if not match.let_chance():
                _act(match, ask.seats[0])
        ledger.look(counters, match.view(OPEN))
    return counters


def _act(match: Match, seat: int) -> None:
    """As the bot `random` does; bots stand on the kernel, so it cannot call one."""
    legal = match.legal(seat)
    match.act(seat, legal[match.draws_for(seat).below(len(legal))])


def rounds_from(positions: Sequence[Position], count: int, seed: int, first: int) -> Iterator[Any]:
    """The rounds that playouts end with; a position with no round to come gives none."""
    if not positions:
        raise ValueError("playouts need a position to start from")
    for number in range(first, first + count):
        position = positions[number % len(positions)].copy()
        scored = len(position.rounds)
        position.play_round(Generator(seed, number))
        yield from position.rounds[scored:]
