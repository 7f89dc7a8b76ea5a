"""O-17: a 10 ranks below the 0 of its colour."""

from upperlip.animals.effects.values import Values
from upperlip.animals.rule import RuleCard

TENS_FALL = RuleCard("tens-fall", "black", "house", "O-17", (Values(value=10, to="bottom"),))
