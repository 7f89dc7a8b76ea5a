"""Moustache, as the kernel would have it."""

from typing import ClassVar

from upperlip.kernel.reference import position as reference
from upperlip.kernel.reference.playing import played_out


class Position(reference.Position):
    __slots__ = ()

    title: ClassVar[str] = "moustache"

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
        team: int = self._state.round.teams[seat]
        return team

    def reward(self, party: int) -> float:
        """What the last round brought to a team."""
        return float(self.rounds[-1][1] == party)


class Knowledge(reference.Knowledge):
    position = Position


def playouts(positions: list[Position], count: int, seed: int, first: int = 0) -> list[int]:
    """Rounds won by either team, then the stars of either."""
    sums = [0, 0, 0, 0]
    for position in played_out(positions, count, seed, first):
        stars, winner = position.rounds[-1]
        sums[winner] += 1
        sums[2] += stars[0]
        sums[3] += stars[1]
    return sums
