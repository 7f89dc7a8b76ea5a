"""The value of a position with all cards open, the answers that keep it, a line of best play."""

from collections.abc import Iterator
from typing import NamedTuple

from upperlip import kernel
from upperlip.games import GAMES
from upperlip.kernel.interface import Endings
from upperlip.records.check import Replayable, state_after
from upperlip.solving import animals, nuts
from upperlip.solving.open_cards import OpenCards
from upperlip.table.errors import TableError
from upperlip.table.ply import Action, Decision
from upperlip.table.reason import Reason, because
from upperlip.table.seat import Seat
from upperlip.table.shape import AnyState

OPEN_CARDS: dict[str, OpenCards] = {
    "moustache": animals.OPEN_CARDS,
    "mustachio": nuts.OPEN_CARDS,
}


class Unsolvable(TableError):
    """A position that has no value with open cards, or none that can be worked out here."""


class Solution(NamedTuple):
    """Best play by all, from a seat's decision to the end of the round."""

    seat: Seat  # whose decision it is
    ahead: int  # stars or points that this seat's side ends ahead; below 0: behind
    best: tuple[Action, ...]  # all that keeps it
    line: tuple[Decision, ...]  # what may follow, to the round's end
    verdict: Reason


def solve(state: AnyState) -> Solution:
    """Raises Unsolvable where cards are passed in secret, turned, or more than two sides play."""
    engine = kernel.engine_for(state)
    rules = OPEN_CARDS[state.game]
    _check(state, rules)
    if engine.endings is None:
        off = kernel.switched_off()
        raise Unsolvable(because("record", "unsolvable-off" if off else "unsolvable-here"))
    solver = _Solver(state, rules, engine.endings())
    kernel_state = engine.state.from_state(state)
    seat = kernel_state.seat
    ahead = solver.endings.ahead(kernel_state)
    best = tuple(solver.keeping(kernel_state, ahead))
    line = tuple(solver.line(kernel_state, ahead))
    verdict = rules.verdict(state, ahead)
    return Solution(seat, ahead if solver.is_first(seat) else -ahead, best, line, verdict)


def solve_record(replay: Replayable, steps: int | None = None) -> Solution:
    """After so many steps of a record, or all; ValueError if it has not so many."""
    return solve(state_after(replay, steps))


def _check(state: AnyState, rules: OpenCards) -> None:
    ask = GAMES[state.game].turn(state)
    if ask is None:
        raise Unsolvable(because("record", "unsolvable-over"))
    if not ask.seats:
        raise Unsolvable(because("record", "unsolvable-chance"))
    if (obstacle := rules.obstacle(state)) is not None:
        raise Unsolvable(obstacle)


class _Solver(NamedTuple):
    """For one position and what follows from it."""

    state: AnyState
    rules: OpenCards
    endings: Endings

    def is_first(self, seat: Seat) -> bool:
        """Is the seat on the side that the value is reckoned for?"""
        return seat in self.rules.sides(self.state)[0]

    def keeping(self, before: kernel.KernelState, ahead: int) -> Iterator[Action]:
        """The answers after which the seat's side still gets as much."""
        for answer in before.legal():
            after = before.copy()
            after.apply(answer)
            if self._keeps(before, after, ahead):
                yield kernel.action(self.state.game, before.ask, answer)

    def _keeps(self, before: kernel.KernelState, after: kernel.KernelState, ahead: int) -> bool:
        if len(after.rounds) > len(before.rounds):
            return self.rules.ahead(self.state, after) == ahead
        if self.is_first(before.seat):
            return self.endings.gets_ahead(after, ahead)
        return not self.endings.gets_ahead(after, ahead + 1)

    def line(self, start: kernel.KernelState, ahead: int) -> Iterator[Decision]:
        """One of the best answers after the other."""
        now, rounds = start.copy(), len(start.rounds)
        while len(now.rounds) == rounds:
            action = next(self.keeping(now, ahead))
            yield Decision(now.seat, action)
            now.apply(kernel.value(self.state.game, action))
