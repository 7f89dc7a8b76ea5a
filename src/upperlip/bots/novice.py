"""Plays by rules of thumb, from the view alone."""

from typing import Any

from upperlip.table.generator import Generator
from upperlip.table.ply import Action


class Novice:
    name = "novice"
    looks = True

    def choose(self, view: Any, actions: tuple[Action, ...], draws: Generator) -> Action:
        return actions[draws.below(len(actions))]
