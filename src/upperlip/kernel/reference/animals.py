"""Moustache, as the kernel would have it."""

from dataclasses import replace
from typing import ClassVar

from upperlip.kernel.reference import kernel_state as reference
from upperlip.kernel.reference.playing import played_out
from upperlip.table.generator import Draws


class KernelState(reference.KernelState):
    __slots__ = ()

    title: ClassVar[str] = "moustache"

    @classmethod
    def at_deal(cls, players: int, row: list[str]) -> "KernelState":
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
        return self.value(party)

    def value(self, party: int) -> float:
        """A won round is 1."""
        return float(self.rounds[-1][1] == party)

    def deal(self, rng: Draws, teams: int = -1, crown: int = -1) -> None:
        """Given teams get the cards as likely as ever: seats that are in the wrong one swap."""
        dealt = self.game().sample(self._state, rng)
        drawn, hands = list(dealt.teams), list(dealt.hands)
        for seat in range(self.players if teams >= 0 else 0):
            other = drawn.index(teams >> seat & 1, seat)
            drawn[seat], drawn[other] = drawn[other], drawn[seat]
            hands[seat], hands[other] = hands[other], hands[seat]
        crowned = dealt.crown if crown < 0 else crown
        self.happen(replace(dealt, teams=tuple(drawn), hands=tuple(hands), crown=crowned))

    @property
    def takers(self) -> tuple[int | None, ...]:
        """Nobody takes what the pigeon scatters (O-20)."""
        from upperlip.animals.jokers import SCATTERER  # noqa: PLC0415 – as below

        tricks = self._state.round.tricks
        return tuple(None if SCATTERER in each.cards else each.winner for each in tricks)

    def haul(self, party: int) -> int:
        from upperlip.animals.scoring import stars_so_far  # noqa: PLC0415 – as below

        state = self._state
        row = state.row[: state.round.number]
        stars = stars_so_far(state.config, row, state.round.teams, state.round.tricks)
        return stars[party] - stars[1 - party]


class Knowledge(reference.Knowledge):
    state = KernelState


def playouts(states: list[KernelState], count: int, seed: int, first: int = 0) -> list[int]:
    """Rounds won by either team, then the stars of either."""
    sums = [0, 0, 0, 0]
    for state in played_out(states, count, seed, first):
        stars, winner = state.rounds[-1]
        sums[winner] += 1
        sums[2] += stars[0]
        sums[3] += stars[1]
    return sums
