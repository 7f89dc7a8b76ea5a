"""O-17: the order of colours is reversed."""

from upperlip.animals.effects.colours import Colours
from upperlip.animals.rule import RuleCard

REVERSED = RuleCard("reversed", "black", "book", "O-17", (Colours(order="reversed"),))
