"""O-25: the last trick is worth three stars more; none if nobody got it."""

from upperlip.animals.effects.trick import TrickPrize
from upperlip.animals.rule import RuleCard

LAST_TRICK = RuleCard("last-trick", "white", "house", "O-25", (TrickPrize(which="last", stars=3),))
