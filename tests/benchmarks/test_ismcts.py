"""OpenSpiel's IS-MCTS as a bot of ours: it keeps to its budget, whichever kind it is."""

from itertools import count
from typing import Any

import pytest

pytest.importorskip("pyspiel")

from benchmarks.openspiel_moustache import IsMcts, PublicGame
from upperlip.bots import Budget, choice_of
from upperlip.games import GAMES
from upperlip.table.match import Match


@pytest.mark.parametrize(
    ("budget", "worlds"),
    [
        (Budget(simulations=12), 12),
        (Budget(seconds=9), 9),
        (Budget(seconds=0.5), 2),  # it must have tried something
        (Budget(seconds=20, simulations=7), 7),
    ],
)
def test_worlds_that_it_draws(budget: Budget, worlds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock on which every world takes a second."""
    drawn, clock = 0, count()
    fitting = PublicGame.fitting

    def counted(self: Any, view: Any, draws: Any) -> Any:
        nonlocal drawn
        drawn += 1
        return fitting(self, view, draws)

    monkeypatch.setattr("benchmarks.openspiel_moustache.perf_counter", lambda: next(clock))
    monkeypatch.setattr(PublicGame, "fitting", counted)
    game = GAMES["moustache"]
    match = Match(game, game.configure(4, {"rules": None}), 3)
    while match.let_chance():
        pass
    assert match.ask is not None
    seat = match.ask.seats[0]
    assert choice_of(IsMcts(), match, seat, budget) in match.legal(seat)
    assert drawn == 1 + worlds, "one to begin with"
