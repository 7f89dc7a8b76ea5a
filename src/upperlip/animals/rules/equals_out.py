"""O-18: cards of equal value are discarded before the trick is judged."""

from upperlip.animals.effects.out import Out
from upperlip.animals.rule import RuleCard

EQUALS_OUT = RuleCard("equals-out", "black", "book", "O-18", (Out(equals=True),))
