"""Players made of code. They are handed a view, like everybody else.

Here belongs whatever chooses an action. It may touch views and the kernel, never a state:
only the arena hands one to a bot that says it peeks.
"""

from upperlip.bots.bot import Bot, Peeks, choice_of
from upperlip.bots.budget import USUAL, Budget
from upperlip.bots.estimate import Suggestion
from upperlip.bots.expert import Expert, Peek, Regular
from upperlip.bots.novice.bot import Novice
from upperlip.bots.random import Random
from upperlip.bots.suggestion import suggest

BOTS: dict[str, Bot] = {bot.name: bot for bot in (Random(), Novice(), Regular(), Expert(), Peek())}

__all__ = ["BOTS", "USUAL", "Bot", "Budget", "Peeks", "Suggestion", "choice_of", "suggest"]
