"""Mustachio, as the kernel would have it."""

from typing import ClassVar

from upperlip.kernel.reference import position as reference
from upperlip.kernel.reference.playing import played_out

SCALE = 400.0  # points that lie between a reward of 0 and one of 1


class Position(reference.Position):
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
        points = self.rounds[-1]
        others = (sum(points) - points[party]) / (len(points) - 1)
        return 0.5 + (points[party] - others) / SCALE


class Knowledge(reference.Knowledge):
    position = Position


def playouts(positions: list[Position], count: int, seed: int, first: int = 0) -> list[int]:
    """Points by side."""
    sums = [0 for _ in positions[0].points]
    for position in played_out(positions, count, seed, first):
        sums = [sum_ + more for sum_, more in zip(sums, position.rounds[-1], strict=True)]
    return sums
