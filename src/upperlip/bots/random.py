"""Plays any legal action. For tests, for simulation, and to lose against."""

from upperlip.bots.bot import Bot
from upperlip.bots.budget import Budget
from upperlip.table.generator import Generator
from upperlip.table.ply import Action
from upperlip.table.shape import AnyView


def any_of(actions: tuple[Action, ...], draws: Generator) -> Action:
    return actions[draws.below(len(actions))]


class Random(Bot):
    name = "random"
    looks = False
    thinks = False

    def choose(
        self,
        view: AnyView,  # noqa: ARG002
        actions: tuple[Action, ...],
        draws: Generator,
        budget: Budget,  # noqa: ARG002
    ) -> Action:
        return any_of(actions, draws)
