"""The expert: thinks in worlds that fit its view, and in nothing else."""

from collections.abc import Mapping
from typing import ClassVar

from upperlip.bots.bot import Bot
from upperlip.bots.budget import Budget
from upperlip.bots.estimate import Estimate
from upperlip.bots.playbook import AnyPlaybook
from upperlip.bots.playbooks import PLAYBOOKS
from upperlip.bots.thinking import know, know_all, listen_and_think, think
from upperlip.table.generator import Generator
from upperlip.table.ply import Action
from upperlip.table.seat import Seat
from upperlip.table.shape import AnyState, AnyView


class Expert(Bot):
    name = "expert"
    books: ClassVar[Mapping[str, AnyPlaybook]] = PLAYBOOKS

    def choose(
        self, view: AnyView, actions: tuple[Action, ...], draws: Generator, budget: Budget
    ) -> Action:
        return self.weigh(view, actions, draws, budget)[0]

    def weigh(
        self, view: AnyView, actions: tuple[Action, ...], draws: Generator, budget: Budget
    ) -> tuple[Action, dict[Action, float]]:
        actions = self.books[view.game].sensible(view, actions)
        if len(actions) == 1:
            return actions[0], {}
        found = self.estimates(view, actions, draws, budget)
        return found[0].action, {estimate.action: estimate.value for estimate in found}

    def estimates(
        self, view: AnyView, actions: tuple[Action, ...], draws: Generator, budget: Budget
    ) -> list[Estimate]:
        """What the actions are worth, the best first."""
        return listen_and_think(view, self.books[view.game], actions, draws, budget)


class Regular(Expert):
    """A decent club player: knows what to expect, thinks a little, counts the last tricks out."""

    name = "regular"
    thinks = False  # its little takes no time worth a budget

    LITTLE = Budget(simulations=30)
    LAST_CARDS = 8  # in all hands together

    def weigh(
        self, view: AnyView, actions: tuple[Action, ...], draws: Generator, budget: Budget
    ) -> tuple[Action, dict[Action, float]]:
        actions = self.books[view.game].familiar(actions)
        return super().weigh(view, actions, draws, budget)

    def estimates(
        self,
        view: AnyView,
        actions: tuple[Action, ...],
        draws: Generator,
        budget: Budget,  # noqa: ARG002 – always the same little
    ) -> list[Estimate]:
        last, style = self.LAST_CARDS, self.books[view.game].style(view.config)
        style = style._replace(exact=last, tail=last, guidance=1.0, judged=True)
        return think(know(view), view.seat, actions, draws, self.LITTLE, style, view.config)


class Peek(Expert):
    """The expert with the true cards in place of drawn worlds: what knowing them is worth."""

    name = "peek"
    peeks = True

    def choose(
        self, view: AnyView, actions: tuple[Action, ...], draws: Generator, budget: Budget
    ) -> Action:
        raise NotImplementedError("peek must see the truth")

    def choose_open(
        self,
        state: AnyState,
        seat: Seat,
        actions: tuple[Action, ...],
        draws: Generator,
        budget: Budget,
    ) -> Action:
        if len(actions) == 1:
            return actions[0]
        style = self.books[state.game].style(state.config)
        return think(know_all(state), seat, actions, draws, budget, style, state.config)[0].action
