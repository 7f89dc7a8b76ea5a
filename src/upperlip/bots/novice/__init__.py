"""Plays by rules of thumb, from the view alone. Frozen: it is the yardstick of stronger bots."""

from typing import Any

from upperlip.animals.view import View as AnimalsView
from upperlip.bots.bot import Bot
from upperlip.bots.budget import Budget
from upperlip.bots.novice import animals, nuts
from upperlip.table.generator import Generator
from upperlip.table.ply import Action


class Novice(Bot):
    name = "novice"
    thinks = False

    def choose(
        self,
        view: Any,
        actions: tuple[Action, ...],
        draws: Generator,
        budget: Budget,  # noqa: ARG002
    ) -> Action:
        if len(actions) == 1:
            return actions[0]
        if isinstance(view, AnimalsView):
            return animals.choose(view, actions)
        return nuts.choose(view, actions, draws)
