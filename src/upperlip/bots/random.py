"""Plays any legal action. For tests, for simulation, and to lose against."""

from typing import Any

from upperlip.bots.bot import Bot
from upperlip.table.generator import Generator
from upperlip.table.ply import Action


class Random(Bot):
    name = "random"
    looks = False

    def choose(self, view: Any, actions: tuple[Action, ...], draws: Generator) -> Action:  # noqa: ARG002
        return actions[draws.below(len(actions))]
