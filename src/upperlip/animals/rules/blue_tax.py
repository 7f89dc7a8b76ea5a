"""O-25: the team with more blue cards loses five stars; on a tie nobody does."""

from upperlip.animals.effects.most import Most
from upperlip.animals.rule import RuleCard

BLUE_TAX = RuleCard("blue-tax", "white", "book", "O-25", (Most(colour="B", stars=-5),))
