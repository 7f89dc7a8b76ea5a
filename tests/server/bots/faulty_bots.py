"""Bots as one would not have them at a table: workers of the pool's tests import these."""

import os
import time
from typing import Any

from upperlip.bots import BOTS, Bot, Budget
from upperlip.table.generator import Generator
from upperlip.table.ply import Action


class Sleeper(Bot):
    name = "sleeper"

    def choose(
        self, view: Any, actions: tuple[Action, ...], draws: Generator, budget: Budget
    ) -> Action:
        time.sleep(3600)
        return actions[0]


class Slow(Bot):
    """Uses up its budget, takes the last action."""

    name = "slow"

    def choose(
        self, view: Any, actions: tuple[Action, ...], draws: Generator, budget: Budget
    ) -> Action:
        assert budget.seconds is not None
        time.sleep(budget.seconds)
        return actions[-1]


class Tardy(Slow):
    """Takes half a second more than it has."""

    name = "tardy"

    def choose(
        self, view: Any, actions: tuple[Action, ...], draws: Generator, budget: Budget
    ) -> Action:
        time.sleep(0.5)
        return super().choose(view, actions, draws, budget)


class Clumsy(Bot):
    """Lets everybody see its cards when it fails."""

    name = "clumsy"

    def choose(
        self, view: Any, actions: tuple[Action, ...], draws: Generator, budget: Budget
    ) -> Action:
        raise ValueError(f"what to do with {view.round.hand}?")


class Cheat(Bot):
    name = "cheat"

    def choose(
        self, view: Any, actions: tuple[Action, ...], draws: Generator, budget: Budget
    ) -> Action:
        return Action("win")


class Chatty(Bot):
    """Prints what looks like an answer."""

    name = "chatty"

    def choose(
        self, view: Any, actions: tuple[Action, ...], draws: Generator, budget: Budget
    ) -> Action:
        os.write(1, b"take 0\n")
        return actions[-1]


class Polite(Bot):
    """Takes the second action if its process gives way to all others."""

    name = "polite"

    def choose(
        self, view: Any, actions: tuple[Action, ...], draws: Generator, budget: Budget
    ) -> Action:
        return actions[os.nice(0) == 19]


class Hasty(Bot):
    """Takes the second action if it has not even a tenth of a second."""

    name = "hasty"

    def choose(
        self, view: Any, actions: tuple[Action, ...], draws: Generator, budget: Budget
    ) -> Action:
        assert budget.seconds is not None
        return actions[budget.seconds < 0.1]


class Sighted(Slow):
    name = "sighted"
    peeks = True


LEVELS: dict[str, Bot] = BOTS | {
    bot.name: bot
    for bot in (
        Sleeper(),
        Slow(),
        Tardy(),
        Clumsy(),
        Cheat(),
        Chatty(),
        Polite(),
        Hasty(),
        Sighted(),
    )
}
