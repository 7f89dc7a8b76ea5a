"""O-26: the team with fewer stars wins the round."""

from upperlip.animals.effects.fewest import Fewest
from upperlip.animals.rule import RuleCard

FEWEST_STARS = RuleCard("fewest-stars", "white", "reviews", "O-26", (Fewest(),), advanced=True)
