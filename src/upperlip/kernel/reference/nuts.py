"""Mustachio, as the kernel would have it."""

from typing import Any, ClassVar

from upperlip.kernel.reference import kernel_state as reference
from upperlip.kernel.reference.playing import played_out


class KernelState(reference.KernelState):
    __slots__ = ()

    title: ClassVar[str] = "mustachio"

    @property
    def points(self) -> tuple[int, ...]:
        sides = range(len(self._state.config.teams))
        return tuple(sum(points[side] for points in self.rounds) for side in sides)

    @property
    def rounds(self) -> tuple[tuple[int, ...], ...]:
        return tuple(score.points for score in self._state.scores)

    @property
    def pile(self) -> tuple[int, ...]:
        round_ = self._state.round
        return () if round_ is None else tuple(round_.pile)

    def party(self, seat: int) -> int:
        side: int = self._state.config.side_of(seat)
        return side

    def reward(self, party: int) -> float:
        """What the last round brought to a side, in points ahead of the others' average."""
        from upperlip.nuts.scoring import REWARD_SPAN  # noqa: PLC0415 - importing the kernel loads no game

        return 0.5 + self.value(party) / REWARD_SPAN

    def value(self, party: int) -> float:
        points = self.rounds[-1]
        return points[party] - (sum(points) - points[party]) / (len(points) - 1)

    def haul(self, party: int) -> int:
        tallies = self._tallies
        return sum(
            (tally.plus + tally.minus) * (1 if side == party else -1)
            for side, tally in enumerate(tallies)
        )

    def tricks_of(self, party: int) -> int:
        """Counted as U-33 has it."""
        tricks: int = max(0, self._tallies[party].tricks)
        return tricks

    @property
    def _tallies(self) -> tuple[Any, ...]:
        from upperlip.nuts.scoring import tallies  # noqa: PLC0415 – as above

        return tallies(self._state.config, self._state.round.tricks)


class Knowledge(reference.Knowledge):
    state = KernelState

    def lean(self, *_: object) -> None:
        """A world takes so long here that no others are drawn to choose from."""


def playouts(states: list[KernelState], count: int, seed: int, first: int = 0) -> list[int]:
    """Points by side."""
    sums = [0 for _ in states[0].points]
    for state in played_out(states, count, seed, first):
        sums = [sum_ + more for sum_, more in zip(sums, state.rounds[-1], strict=True)]
    return sums
