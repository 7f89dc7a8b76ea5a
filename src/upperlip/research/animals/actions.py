"""Moustache's actions as numbers: a card, whatever it is asked for."""

from upperlip.animals.cards import NAMES
from upperlip.table.ply import Action

COUNT = len(NAMES)


def number_of(action: Action) -> int:
    return action.value


def action_of(ask: str, number: int) -> Action:
    return Action(ask, number)
