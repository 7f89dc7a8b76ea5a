"""Solving in Moustache: teams play for the round, and beyond that for stars."""

from typing import cast

from upperlip.animals.effects.fewest import Fewest
from upperlip.animals.line import line_of
from upperlip.animals.state import State
from upperlip.kernel import KernelState
from upperlip.solving.open_cards import OpenCards
from upperlip.table.reason import Reason, because
from upperlip.table.seat import Seat

_Scored = tuple[tuple[int, int], int]  # a round's stars by team, and the team that won it


def _obstacle(state: State) -> Reason | None:
    if state.agenda[0].what == "give":
        return because("O-13", "unsolvable-gifts")
    return None


def _sides(state: State) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    first, second = (
        tuple(seat for seat, own in enumerate(state.live.teams) if own == team) for team in (0, 1)
    )
    return first, second


def _fewest_win(state: State) -> bool:
    line = line_of(state.row, state.config.known)
    return any(isinstance(effect, Fewest) for _, effect in line)


def _ahead(state: State, after: KernelState) -> int:
    (first, second), _ = cast(_Scored, after.rounds[-1])
    return second - first if _fewest_win(state) else first - second


def _verdict(state: State, ahead: int) -> Reason:
    team = state.live.teams[state.live.crown] if ahead == 0 else int(ahead < 0)
    seats = _sides(state)[team]
    if ahead == 0:
        return because("O-29", "solved-crown", seats=seats)
    if _fewest_win(state):
        return because("O-26", "solved-fewer", seats=seats, stars=abs(ahead))
    return because("O-26", "solved-more", seats=seats, stars=abs(ahead))


OPEN_CARDS = OpenCards(_obstacle, _sides, _ahead, _verdict)
