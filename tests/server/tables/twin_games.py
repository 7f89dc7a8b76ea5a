"""Pairs of games that one seat cannot tell apart, as logs that a table can be played from."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.contract.games import next_ply
from tests.contract.test_worlds import counterpart, pending, tells_apart
from upperlip.animals.chance import Trophies
from upperlip.table.errors import TableError
from upperlip.table.game import AnyGame
from upperlip.table.generator import Generator
from upperlip.table.seat import Seat
from upperlip.table.shape import Ply


class Twins(NamedTuple):
    """Two logs, ply by ply: the true one, and another that looks the same from `seat`."""

    seat: Seat
    truth: tuple[Ply, ...]
    other: tuple[Ply, ...]


def twins(game: AnyGame, config: Any, seat: Seat, draws: Generator) -> Iterator[Twins]:
    """The longest pair of each guess that differs at all; a few guesses in each game."""
    state = game.begin(config)
    while (ply := next_ply(game, state, draws)) is not None:
        if draws.below(25) == 0 and state.round is not None and not pending(game, state):
            found = _pair(game, config, seat, state, draws)
            if found is not None:
                yield found
        state = game.apply(state, ply)


def _pair(game: AnyGame, config: Any, seat: Seat, state: Any, draws: Generator) -> Twins | None:
    world = game.guess(game.view(state, seat), draws)
    before = _spliced(state.history, world.history)
    replayed = _replay(game, config, before)
    if replayed is None or game.view(replayed, seat) != game.view(state, seat):
        return None
    truth, other = list(state.history), list(before)
    while (ply := next_ply(game, state, draws)) is not None:
        elsewhere = counterpart(game, replayed, ply, seat)
        if elsewhere is None or tells_apart(game, state, replayed, ply, seat):
            break
        state, replayed = game.apply(state, ply), game.apply(replayed, elsewhere)
        truth.append(ply)
        other.append(elsewhere)
    length = _playable(game, config, truth)
    truth, other = truth[:length], other[:length]
    return Twins(seat, tuple(truth), tuple(other)) if truth != other else None


def _playable(game: AnyGame, config: Any, log: list[Ply]) -> int:
    """Where the log can end: a table goes on by itself until a seat is asked."""
    state, length = game.begin(config), 0
    for number, ply in enumerate(log, start=1):
        state = game.apply(state, ply)
        ask = game.turn(state)
        if ask is None or not ask.seats or pending(game, state):
            continue
        if len(state.round.hands[ask.seats[0]]) > 1:  # a last card plays itself
            length = number
    return length


def _spliced(truth: tuple[Ply, ...], world: tuple[Ply, ...]) -> list[Ply]:
    """Rounds that are over as they were, but for trophies that the seat has not seen."""
    start = max(i for i, ply in enumerate(world) if _is_deal(ply))
    early = [
        w if isinstance(w, Trophies) else t for t, w in zip(truth, world[:start], strict=False)
    ]
    return [*early, *world[start:]]


def _is_deal(ply: Any) -> bool:
    return hasattr(ply, "hands")


def _replay(game: AnyGame, config: Any, log: list[Ply]) -> Any:
    state = game.begin(config)
    try:
        for ply in log:
            state = game.apply(state, ply)
    except (TableError, AssertionError):
        return None
    return state
