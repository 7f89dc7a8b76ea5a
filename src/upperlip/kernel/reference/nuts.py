"""Mustachio, as the kernel would have it."""

from typing import Any

from upperlip.kernel.reference import position
from upperlip.kernel.reference.playing import Counters, count_games, rounds_from
from upperlip.table.game import AnyGame

SCALE = 400.0  # points that lie between a reward of 0 and one of 1


class Position(position.Position):
    __slots__ = ()

    @staticmethod
    def game() -> AnyGame:
        from upperlip.nuts import MUSTACHIO  # noqa: PLC0415

        return MUSTACHIO

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
        """Who wins and loses with a seat."""
        side: int = self._state.config.side_of(seat)
        return side

    def reward(self, party: int) -> float:
        """What the last round brought to a side, in points ahead of the others' average."""
        points = self.rounds[-1]
        others = (sum(points) - points[party]) / (len(points) - 1)
        return 0.5 + (points[party] - others) / SCALE


class Knowledge(position.Knowledge):
    position = Position


def play_games(config: Any, seed: int, first: int, count: int) -> Counters:
    return count_games(Position.game(), config, seed, first, count)


def playouts(positions: list[Position], count: int, seed: int, first: int = 0) -> list[int]:
    """Points by side."""
    sums = [0 for _ in positions[0].points]
    for points in rounds_from(positions, count, seed, first):
        sums = [sum_ + more for sum_, more in zip(sums, points, strict=True)]
    return sums
