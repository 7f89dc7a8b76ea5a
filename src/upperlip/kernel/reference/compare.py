"""Comparison without the compiled kernel: the same worlds for every answer, far fewer of them.

The same names and the same kind of answers as in `upperlip/kernel/common/paired.pxi`; the rest of
a round is played at random, and nothing is solved.
"""

from collections.abc import Sequence
from copy import copy
from typing import NamedTuple, Protocol

from upperlip.kernel.common.compared import Compared
from upperlip.kernel.reference.kernel_state import KernelState, Knowledge
from upperlip.table.generator import Draws

_ENOUGH = 12  # worlds: more would take longer than anybody waits
_BIDS = ("bid", "blind", "agree")  # are about the whole round, and not about a trick
_SECRETS = ("give", "pass")


class Stream(Draws, Protocol):
    """A generator that each world has a fork of."""

    def fork(self, part: int, /) -> Draws: ...


class _Outcome(NamedTuple):
    """Of one answer in one world."""

    parties: tuple[float, ...]
    value: float
    taker: int
    gain: int


class Comparer:
    def compare(
        self,
        knowledge: Knowledge,
        rng: Stream,
        seat: int,
        answers: Sequence[int],
        *,
        worlds: int,
        first: int = 0,
        tail: int = 3,  # noqa: ARG002 – nothing is solved here
        noise: float = 1.0,  # noqa: ARG002 – all is played at random
    ) -> dict[int, Compared]:
        found: dict[int, list[_Outcome]] = {answer: [] for answer in answers}
        for number in range(first, first + min(worlds, _ENOUGH)):
            draws = rng.fork(number)
            world = knowledge.draw(draws)
            for answer, outcomes in found.items():
                outcomes.append(_tried(world, seat, answer, copy(draws)))
        return {answer: _compared(found[answer]) for answer in answers}

    def value(
        self,
        knowledge: Knowledge,
        rng: Stream,
        *,
        worlds: int,
        tail: int = 3,  # noqa: ARG002 – as above
        noise: float = 1.0,  # noqa: ARG002
        teams: int = -1,
        crown: int = -1,
    ) -> tuple[float, ...]:
        worlds = min(worlds, _ENOUGH)
        ends = []
        for number in range(worlds):
            draws = rng.fork(number)
            world = knowledge.draw(draws)
            _play_on(world, draws, teams, crown)
            ends.append(tuple(world.value(world.party(seat)) for seat in range(world.players)))
        return tuple(sum(column) / worlds for column in zip(*ends, strict=True))


def _tried(world: KernelState, seat: int, answer: int, draws: Draws) -> _Outcome:
    after, asked, party = world.copy(), world.ask, world.party(seat)
    after.apply(answer, seat)
    taker, gain = _watched(world, after.copy(), seat, copy(draws))
    _play_on(after, draws)
    parties = sorted({after.party(each) for each in range(after.players)})
    if asked in _BIDS:
        gain = after.tricks_of(party)
    values = tuple(after.value(each) for each in parties)
    return _Outcome(values, after.value(party), taker, gain)


def _watched(before: KernelState, after: KernelState, seat: int, draws: Draws) -> tuple[int, int]:
    """Who takes the trick that the answer is for, and what lies in it; nobody, of a bid."""
    if before.ask in (*_BIDS, *_SECRETS):
        return -1, 0
    tricks, scored, party = len(before.takers), len(before.rounds), before.party(seat)
    while len(after.takers) == tricks and len(after.rounds) == scored:
        after.step(draws)
    taker = after.takers[-1]
    return -1 if taker is None else taker, after.haul(party) - before.haul(party)


def _play_on(world: KernelState, draws: Draws, teams: int = -1, crown: int = -1) -> None:
    """To the end of the round, or of the next one if none is being played."""
    scored = len(world.rounds)
    while len(world.rounds) == scored:
        if world.ask == "deal":
            world.deal(draws, teams, crown)
        else:
            world.step(draws)


def _compared(outcomes: Sequence[_Outcome]) -> Compared:
    columns = zip(*(outcome.parties for outcome in outcomes), strict=True)
    return Compared(
        values=[outcome.value for outcome in outcomes],
        parties=tuple(sum(column) / len(outcomes) for column in columns),
        takers=[outcome.taker for outcome in outcomes],
        gains=[outcome.gain for outcome in outcomes],
    )
