"""Players made of code. They are handed a view, like everybody else.

Here belongs whatever chooses an action. It may touch views, also `named` ones, and the kernel,
never a state: only the arena hands one to a bot that says it peeks.
"""

from upperlip.bots.bot import Bot, Peeks, choice_of
from upperlip.bots.budget import USUAL, Budget, budget_of
from upperlip.bots.estimate import Suggestion
from upperlip.bots.failing import blaming
from upperlip.bots.own import AnyBot, BadBot, IllegalChoice, OwnBot
from upperlip.bots.registry import BOTS, bot_from, bot_names, find_bot, find_entrant
from upperlip.bots.suggestion import suggest

__all__ = [
    "BOTS",
    "USUAL",
    "AnyBot",
    "BadBot",
    "Bot",
    "Budget",
    "IllegalChoice",
    "OwnBot",
    "Peeks",
    "Suggestion",
    "blaming",
    "bot_from",
    "bot_names",
    "budget_of",
    "choice_of",
    "find_bot",
    "find_entrant",
    "suggest",
]
