"""Players made of code. They are handed a view, like everybody else."""

from upperlip.bots.bot import Bot, choice_of
from upperlip.bots.novice import Novice
from upperlip.bots.random import Random

BOTS: dict[str, Bot] = {bot.name: bot for bot in (Random(), Novice())}

__all__ = ["BOTS", "Bot", "choice_of"]
