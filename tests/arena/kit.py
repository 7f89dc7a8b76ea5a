"""Contests to try the arena on, and a bot that peeks."""

from typing import Any

from upperlip.arena.contest import Contest, read_entrant
from upperlip.bots import Bot, Budget
from upperlip.games import GAMES
from upperlip.table.generator import Generator
from upperlip.table.ply import Action
from upperlip.table.seat import Seat

SIDES = {"solo": (2, 3, 4, 5, 6), "pairs": (4, 6), "trios": (6,)}
SETUPS: list[tuple[str, int, dict[str, object]]] = [
    ("moustache", players, {}) for players in (3, 4, 5, 6)
]
SETUPS += [("mustachio", players, {"sides": sides}) for sides in SIDES for players in SIDES[sides]]


def contest(
    title: str,
    players: int,
    options: dict[str, object] | None = None,
    bots: tuple[str, str] = ("random", "random"),
    **more: Any,
) -> Contest:
    config = GAMES[title].configure(players, options or {})
    return Contest(title, config, (read_entrant(bots[0]), read_entrant(bots[1])), **more)


class Peek(Bot):
    """Plays the first legal action, once it has seen that the hand it is shown is its own."""

    name = "peek"
    peeks = True

    def choose(
        self, view: Any, actions: tuple[Action, ...], draws: Generator, budget: Budget
    ) -> Action:
        raise AssertionError("it was given a view")

    def choose_open(
        self, state: Any, seat: Seat, actions: tuple[Action, ...], draws: Generator, budget: Budget
    ) -> Action:
        assert seat in state.agenda[0].seats
        assert actions[0].verb != "play" or actions[0].value in state.live.hands[seat]
        return actions[0]
