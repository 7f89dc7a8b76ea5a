"""Plays that annoy people: a partner's trick overtaken for nothing, and the like.

They are found from the view that a seat had, and only where nothing it could not see would excuse
them. Here belongs what says which plays these are; it stands on games and records, and knows no
bot.
"""

from upperlip.manners.lapse import KINDS, Lapse, Occasion
from upperlip.manners.occasions import lapse_of, lapses_in, occasions

__all__ = ["KINDS", "Lapse", "Occasion", "lapse_of", "lapses_in", "occasions"]
