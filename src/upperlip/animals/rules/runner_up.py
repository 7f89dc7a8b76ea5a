"""O-18: the second strongest card wins the trick."""

from upperlip.animals.effects.nth import Nth
from upperlip.animals.rule import RuleCard

RUNNER_UP = RuleCard("runner-up", "black", "house", "O-18", (Nth(n=2),), advanced=True)
