"""Plays by rules of thumb, from the view alone. Frozen: it is the yardstick of stronger bots."""

from upperlip.bots.bot import Bot
from upperlip.bots.budget import Budget
from upperlip.bots.playbooks import PLAYBOOKS
from upperlip.table.generator import Generator
from upperlip.table.ply import Action
from upperlip.table.shape import AnyView


class Novice(Bot):
    name = "novice"
    thinks = False

    def choose(
        self,
        view: AnyView,
        actions: tuple[Action, ...],
        draws: Generator,
        budget: Budget,  # noqa: ARG002
    ) -> Action:
        if len(actions) == 1:
            return actions[0]
        return PLAYBOOKS[view.game].novice(view, actions, draws)
