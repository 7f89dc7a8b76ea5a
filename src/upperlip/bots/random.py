"""Plays any legal action. For tests, for simulation, and to lose against."""

from typing import Any

from upperlip.bots.bot import Bot
from upperlip.bots.budget import Budget
from upperlip.table.generator import Generator
from upperlip.table.ply import Action


class Random(Bot):
    name = "random"
    looks = False
    thinks = False

    def choose(
        self,
        view: Any,  # noqa: ARG002
        actions: tuple[Action, ...],
        draws: Generator,
        budget: Budget,  # noqa: ARG002
    ) -> Action:
        return actions[draws.below(len(actions))]
