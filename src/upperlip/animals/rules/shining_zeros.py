"""O-25: every captured 0 has two stars."""

from upperlip.animals.effects.worth import CardWorth
from upperlip.animals.rule import RuleCard

SHINING_ZEROS = RuleCard("shining-zeros", "white", "house", "O-25", (CardWorth(value=0, set=2),))
