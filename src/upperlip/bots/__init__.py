"""Players made of code. They are handed a view, like everybody else."""

from upperlip.bots.bot import Bot, Peeks, choice_of
from upperlip.bots.budget import USUAL, Budget
from upperlip.bots.expert import Expert, Peek, Regular
from upperlip.bots.novice import Novice
from upperlip.bots.random import Random
from upperlip.bots.suggestion import Suggestion, suggest

BOTS: dict[str, Bot] = {bot.name: bot for bot in (Random(), Novice(), Regular(), Expert(), Peek())}

__all__ = ["BOTS", "USUAL", "Bot", "Budget", "Peeks", "Suggestion", "choice_of", "suggest"]
