"""Solving in Mustachio: two sides play for the round's points, bids and all."""

from typing import cast

from upperlip.kernel import KernelState
from upperlip.nuts.cards import is_villain
from upperlip.nuts.effects.passing import Pass
from upperlip.nuts.effects.turn import Turn
from upperlip.nuts.state import State
from upperlip.solving.open_cards import OpenCards
from upperlip.table.reason import Reason, because
from upperlip.table.seat import Seat

_SOLVED = ("play", "trump")


def _obstacle(state: State) -> Reason | None:
    if len(state.config.teams) > 2:
        return because("U-4", "unsolvable-sides")
    if state.agenda[0].what == "pass":
        return because("U-27", "unsolvable-gifts")
    if state.agenda[0].what not in _SOLVED:
        return because("U-14", "unsolvable-bids")
    for hand in state.live.hands:
        for card in filter(is_villain, hand):
            villain, name = state.config.villain(card), state.config.name(card)
            if villain.effect(Pass):
                return because("E-38", "unsolvable-pass", card=name)
            if villain.effect(Turn):
                return because("E-39", "unsolvable-turn", card=name)
    return None


def _sides(state: State) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    first, second = state.config.teams
    return first, second


def _ahead(_: State, after: KernelState) -> int:
    first, second = cast(tuple[int, int], after.rounds[-1])
    return first - second


def _verdict(state: State, ahead: int) -> Reason:
    if ahead == 0:
        return because("U-40", "solved-even")
    seats = _sides(state)[ahead < 0]
    return because("U-40", "solved-points", seats=seats, points=abs(ahead))


OPEN_CARDS = OpenCards(_obstacle, _sides, _ahead, _verdict)
