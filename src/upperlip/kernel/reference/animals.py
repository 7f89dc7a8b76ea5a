"""Moustache, as the kernel would have it."""

from typing import Any

from upperlip.kernel.reference import position
from upperlip.kernel.reference.playing import Counters, count_games, rounds_from
from upperlip.table.game import AnyGame


class Position(position.Position):
    __slots__ = ()

    @staticmethod
    def game() -> AnyGame:
        from upperlip.animals import MOUSTACHE  # noqa: PLC0415

        return MOUSTACHE

    @classmethod
    def at_deal(cls, players: int, row: list[str]) -> "Position":
        """A game whose next step is a deal, with these rule cards in the row."""
        state = cls.game().begin(cls.game().configure(players, {}))
        return cls(state._replace(agenda=state.agenda[1:], row=tuple(row)))

    @property
    def points(self) -> tuple[int, ...]:
        trophies = self._state.trophies
        return tuple(sum(drawn[seat] or 0 for drawn in trophies) for seat in range(self.players))

    @property
    def rounds(self) -> tuple[tuple[tuple[int, int], int], ...]:
        return tuple((score.stars, score.winner) for score in self._state.scores)

    def party(self, seat: int) -> int:
        """Who wins and loses with a seat."""
        team: int = self._state.round.teams[seat]
        return team

    def reward(self, party: int) -> float:
        """What the last round brought to a team."""
        return float(self.rounds[-1][1] == party)


class Knowledge(position.Knowledge):
    position = Position


def play_games(config: Any, seed: int, first: int, count: int) -> Counters:
    return count_games(Position.game(), config, seed, first, count)


def playouts(positions: list[Position], count: int, seed: int, first: int = 0) -> list[int]:
    """Rounds won by either team, then the stars of either."""
    sums = [0, 0, 0, 0]
    for stars, winner in rounds_from(positions, count, seed, first):
        sums[winner] += 1
        sums[2] += stars[0]
        sums[3] += stars[1]
    return sums
